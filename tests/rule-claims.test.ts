/**
 * What a book or an aid says where an option is not as printed: for each option whose wrong sentence would mislead a
 * player, the section that tells it.
 */
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { locales, type Locale } from '$lib/i18n/locale';
import { withValue } from '$lib/games/option-values';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { defaultOptions, optionTextsOf } from '$lib/rulebook/match-rules';
import { markedHtml } from '$lib/rulebook/match-values';
import { passagesOf } from '$lib/rulebook/search/passages';
import { allGames } from './support/games';

interface Claim {
	readonly game: string;
	/** The options that differ from those of the printed book. */
	readonly options: Readonly<Record<string, unknown>>;
	/** The book or the aid, and the ids of its sections. */
	readonly kind: 'book' | 'aid';
	readonly sections: readonly string[];
	/** Whether each of the sections has to say it, or none may. */
	readonly isSaid: boolean;
	readonly en: RegExp;
	readonly fr: RegExp;
}

/** @returns a claim in one line: `says` is what has to be said, `never` what may not. */
const claim = (
	game: string,
	options: Claim['options'],
	place: string,
	verb: 'says' | 'never',
	en: RegExp,
	fr: RegExp
): Claim => {
	const [kind = '', ...sections] = place.split(' ');
	return { game, options, kind: kind === 'aid' ? 'aid' : 'book', sections, isSaid: verb === 'says', en, fr };
};

const lastPlayer = { fullBoard: 'last-player' };
const blackPowder = { blackPowder: true };
const addingBlack = { ...blackPowder, blackPowderScore: 'adds' };
const counted = { countFireworks: true };
const limited = { roundLimit: 3, atLimit: 'draw' };

const claims: readonly Claim[] = [
	claim('geisha', lastPlayer, 'book full-board faq-full', 'says', /last|second player/, /dernier|second/),
	claim('geisha', lastPlayer, 'aid score', 'never', /no pattern · drawn/, /sans figure · nulle/),
	claim('geisha', { afterDrawn: 'same' }, 'book drawn-round starter', 'says', /same/, /même/),

	claim('hanabi', counted, 'book three-fuses', 'says', /count/, /compte/),
	claim('hanabi', counted, 'book three-fuses', 'never', /and is lost/, /elle est perdue/),
	claim('hanabi', counted, 'book faq-zero', 'says', /^no\b/, /^non\b/),
	claim('hanabi', { finalBouquet: true }, 'book last-round', 'says', /no last round/, /pas de dernier tour/),
	claim('hanabi', { finalBouquet: true }, 'book faq-five-discarded', 'says', /los(t|es)/, /perd/),
	claim('hanabi', { choreography: true }, 'book play faq-name-play', 'says', /announc/, /annonc/),
	claim('hanabi', { multicolour: 10 }, 'book setup', 'says', /10 multicolour/, /10 cartes multicolores/),
	claim('hanabi', blackPowder, 'book purpose material clue play lost-cards', 'says', /black/, /noir/),
	claim('hanabi', blackPowder, 'aid turn score', 'says', /black/, /noir/),
	claim(
		'hanabi',
		blackPowder,
		'book purpose score black-powder black-powder-score',
		'says',
		/cost|take off/,
		/coût|retire/
	),
	claim('hanabi', addingBlack, 'book score', 'says', /how many cards/, /nombre de cartes/),
	claim('hanabi', addingBlack, 'aid score', 'says', /how many cards/, /nombre de cartes/),
	claim('hanabi', addingBlack, 'book black-powder-score', 'says', /18 \+ 2 = 20/, /18 \+ 2 = 20/),
	claim(
		'hanabi',
		blackPowder,
		'book completing',
		'says',
		/black 5 only begins/,
		/5 noir ne fait que commencer/
	),

	claim('hanamikoji', limited, 'book round-limit', 'says', /(3|three) rounds/, /(3|trois) manches/),
	claim('hanamikoji', limited, 'book at-limit', 'says', /nobody wins|draw/, /personne ne gagne|égalité/),
	claim('hanamikoji', limited, 'aid end', 'says', /nobody wins|draw/, /personne ne gagne|égalité/),
	claim('hanamikoji', { cardsEach: 7 }, 'book entry-checks', 'says', /7 cards/, /7 cartes/),
	claim('hanamikoji', { cardsEach: 9 }, 'aid score', 'says', /9 cards/, /9 cartes/),
	claim('hanamikoji', { cardsEach: 9 }, 'book gift secret', 'says', /base game/, /jeu de base/),

	claim('koikoi', { target: 50 }, 'book end', 'says', /reach|target/, /attei|objectif/),
	claim('koikoi', { zeroSum: 50 }, 'book end', 'says', /stock/, /réserve/),
	claim('koikoi', { tableDeal: 'oya' }, 'aid setup', 'says', /6 points to the oya/, /6 points à l'oya/),
	claim('koikoi', { tableDeal: 'oya' }, 'book void-table', 'says', /oya wins the month/, /oya gagne le mois/),
	claim('koikoi', { tableDeal: 'play' }, 'book void-table', 'says', /play the month/, /joue le mois/),
	claim('koikoi', { bothHands: 'void' }, 'book end entering', 'says', /a void deal/, /une donne annulée/),
	claim('koikoi', { viewing: 'rain-cancels' }, 'book viewing', 'says', /rain/, /pluie|foudre/),
	claim('koikoi', { viewing: 'not-alone' }, 'book viewing', 'says', /another yaku/, /autre yaku/),
	claim(
		'koikoi',
		{ viewing: 'not-alone' },
		'book viewing',
		'never',
		/two cards are enough/,
		/deux cartes suffisent/
	),
	claim('koikoi', { inoshikachoExtra: 1 }, 'aid score', 'says', /1 more:.*inoshikachō/, /inoshikachō/),
	claim('koikoi', { ribbonSetExtra: 1 }, 'aid score', 'says', /1 more:.*akatan/, /akatan/),
	claim('koikoi', { inoshikachoBlocksTane: true }, 'aid score', 'says', /no tane/, /pas de tane/),
	claim('koikoi', { tsukifuda: 4 }, 'book yaku', 'says', /tsukifuda/, /tsukifuda/),
	claim(
		'koikoi',
		{ resetOwnCalls: true },
		'book own-koikoi',
		'says',
		/wiped|forgotten|no longer count/,
		/effac|oubli|ne comptent plus/
	),
	claim('koikoi', { cap: 4 }, 'aid multiply', 'says', /cap\b|at most|limit/, /plafond|au plus|limite/),
	claim(
		'koikoi',
		{ sevenPlus: null },
		'aid multiply',
		'never',
		/7 (base )?points or more/,
		/7 points (de base )?ou plus/
	),
	claim(
		'koikoi',
		{ ownKoiKoi: 'none' },
		'aid multiply',
		'never',
		/your koï-koï: 1, 2, 3/,
		/tes koï-koï : 1, 2, 3/
	),
	claim(
		'koikoi',
		{ opponentKoiKoi: 'none' },
		'aid multiply',
		'never',
		/the other called koï-koï/,
		/l'autre a dit koï-koï/
	)
];

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const games = new Map((await allGames()).map(({ id, game }) => [id, game]));

/** @returns the text as the patterns have it: plain spaces and apostrophes, small letters. */
const plain = (text: string): string =>
	text
		.replaceAll(/[\s\ue000\ue001]+/g, (space) => (/\s/.test(space) ? ' ' : ''))
		.replaceAll('’', "'")
		.toLowerCase()
		.trim();

/** @returns what a section says in a match with these options changed. */
const read = async (
	{ game: id, kind }: Claim,
	changes: Claim['options'],
	section: string,
	locale: Locale
) => {
	const game = games.get(id);
	if (!game) throw new Error(`no game ${id}`);
	const options = Object.entries(changes).reduce(
		(changed, [key, value]) => withValue(changed, key, value),
		defaultOptions(game)
	);
	v.assert(game.options.schema, options);
	const book = await (kind === 'aid' ? game.aid(locale) : game.rulebook(locale));
	const { html } = book.find((one) => one.id === section) ?? {};
	if (html === undefined) throw new Error(`no section ${section}`);
	const rules = { values: game.ruleValues?.(options) ?? {}, options: optionTextsOf(game, options) };
	return plain(passagesOf(markedHtml(html, rules)).join(' '));
};

const cases = claims.flatMap((one) =>
	one.sections.flatMap((section) =>
		locales.map((locale) => ({
			...one,
			section,
			locale,
			under: Object.keys(one.options).join(', '),
			verb: one.isSaid ? 'says' : 'never says'
		}))
	)
);

it.each(cases)('$game, $under: $kind $section $verb it ($locale)', async (one) => {
	const { options, section, locale, isSaid } = one;
	overwriteGetLocale(() => locale);
	const said = await read(one, options, section, locale);
	if (isSaid) expect(said).toMatch(one[locale]);
	else {
		expect(said).not.toMatch(one[locale]);
		// As printed it is said: otherwise the claim would find nothing.
		expect(await read(one, {}, section, locale)).toMatch(one[locale]);
	}
});
