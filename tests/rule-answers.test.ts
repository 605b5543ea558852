/** Answers of the rule search over a match fit the match's options: every section, preset and language. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Game } from '$lib/games/game';
import { locales, type Locale } from '$lib/i18n/locale';
import { changedFields } from '$lib/games/option-values';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { conditionsIn, matchHtml } from '$lib/rulebook/cases/choose';
import { readCondition } from '$lib/rulebook/cases/condition';
import { matchRulesOf, defaultOptions, optionTextsOf } from '$lib/rulebook/match-rules';
import { splitAtMarks } from '$lib/rulebook/match-values';
import { answerOf } from '$lib/rulebook/search/answer';
import { allGames } from './support/games';
import { usualOptions as geisha } from './oracles/geisha/usual-options';
import { usualOptions as hanabi } from './oracles/hanabi/usual-options';
import { searchedGames } from './support/rule-search';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const games = await allGames();
const plain = (text: string) => splitAtMarks(text).join('');

/** Variants that the games' boxes leave to the table. */
const usual: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { geisha, hanabi };
const optionsOf = ({ id, options }: Game): Readonly<Record<string, unknown>> => ({
	...options.presets,
	...usual[id]
});

/** @returns what the list of hits shows of a section, over a match with a preset, some of it changed. */
const answer = async (id: string, preset: string, section: string, locale: Locale, changed: object = {}) => {
	const game = games.find((one) => one.id === id)?.game;
	const searched = searchedGames
		.get(locale)
		?.find((one) => one.id === id)
		?.book.find((one) => one.id === section);
	if (!game || !searched) throw new Error(`no section ${section} of ${id}`);
	overwriteGetLocale(() => locale);
	const options = { ...(optionsOf(game)[preset] as object), ...changed };
	const rules = matchRulesOf(game, options, await game.setupWords());
	const said = answerOf({ game: id, section: searched }, locale, {
		typed: '',
		most: 0,
		match: { game: id, rules }
	});
	return { ...said, key: plain(said.key) };
};

describe.each([...games])('$id', ({ id, game }) => {
	describe.each(Object.keys(optionsOf(game)))('%s', (preset) => {
		it.each(locales)(
			'%s: every answer has the values of the match, and names the other changed options',
			async (locale) => {
				const options = optionsOf(game)[preset];
				overwriteGetLocale(() => locale);
				const values = game.ruleValues?.(options) ?? {};
				const changed = changedFields(game.options.fields, defaultOptions(game), options);
				for (const { id: section, html } of await game.rulebook(locale)) {
					const said = await answer(id, preset, section, locale);
					const key = matchHtml(html.slice(0, html.indexOf('</p>')), optionTextsOf(game, options));
					const keyed = [...key.matchAll(/data-value="([^"]+)"/g)];
					for (const [, key = ''] of keyed) expect(said.key, section).toContain(String(values[key]));
					const inKey = conditionsIn(html.slice(0, html.indexOf('</p>'))).map(
						(when) => readCondition(when).key
					);
					const told = [
						...said.settings.map(({ key }) => key),
						...keyed.map(([, key = '']) => key),
						...inKey
					].map((key) => key.split('.').at(-1));
					for (const { key, rule } of changed) {
						if (rule === section) expect(told, `${section} ${key}`).toContain(key.split('.').at(-1));
					}
				}
			}
		);
	});
});

describe('examples', () => {
	it.each([
		['hanabi', 'avalanche', 'perfect', 'en', '30\u00a0points'],
		['hanabi', 'avalanche', 'material', 'fr', '55'],
		['geisha', 'points-15', 'points-mode', 'en', '15\u00a0points'],
		['geisha', 'points-20', 'points-mode', 'fr', '20\u00a0points'],
		['koikoi', 'classic', 'ribbon-sets', 'fr', '6\u00a0points'],
		['koikoi', 'classic', 'brights', 'en', '15'],
		['koikoi', 'fuda-wiki', 'brights', 'fr', '15'],
		['koikoi', 'nintendo', 'faq-sake-cup', 'en', 'as a plain card for Kasu'],
		['koikoi', 'fuda-wiki', 'month-yaku', 'fr', '4\u00a0points'],
		['koikoi', 'nintendo', 'own-koikoi', 'en', 'bring you nothing'],
		['koikoi', 'one-counter', 'faq-three-calls', 'en', 'by 4']
	] as const)('%s, %s: %s in %s says %s', async (id, preset, section, locale, words) => {
		expect((await answer(id, preset, section, locale)).key).toContain(words);
	});

	it.each([
		[
			'void',
			'en',
			'the deal is void and the same Oya deals again (as an option, the Oya wins 6\u00a0points, or'
		],
		['void', 'fr', 'le même Oya redistribue (en option, l’Oya gagne 6\u00a0points, ou l’on joue)'],
		['oya', 'en', 'the Oya wins the month at once: 6\u00a0points.'],
		['oya', 'fr', 'l’Oya gagne le mois tout de suite, 6\u00a0points.'],
		['play', 'en', 'it changes nothing: play the month as usual.'],
		['play', 'fr', 'cela ne change rien, on joue le mois normalement.']
	] as const)('koikoi: a table of four of a month, tableDeal %s, in %s', async (tableDeal, locale, words) => {
		expect((await answer('koikoi', 'seed', 'void-table', locale, { tableDeal })).key).toContain(words);
	});

	it.each([
		[false, 'en', 'Yes: without that 5 the show'],
		[false, 'fr', 'Oui\u00a0: sans ce 5, le spectacle'],
		[true, 'en', 'Yes, unless it’s a black 5 and another one is left or already played: '],
		[true, 'fr', 'Oui, sauf si c’est un 5 noir et qu’un autre reste ou est déjà posé\u00a0: ']
	] as const)(
		'hanabi: a 5 discarded in the final bouquet, blackPowder %s, in %s',
		async (blackPowder, locale, words) => {
			const { key } = await answer('hanabi', 'final-bouquet', 'faq-five-discarded', locale, { blackPowder });
			expect(key).toContain(words);
		}
	);

	it.each([
		[true, 'en', 'an announced black 5 brings one, like any other card.'],
		[true, 'fr', 'un 5 noir annoncé en rend un, comme toute autre carte.'],
		[false, 'en', 'a black 5 brings one in the choreography, like any other card, and otherwise none.'],
		[false, 'fr', 'un 5 noir en rend un avec la chorégraphie, comme toute autre carte, et aucun sinon.']
	] as const)(
		'hanabi: tokens for an announced black 5, choreography %s, in %s',
		async (choreography, locale, words) => {
			const changed = { choreography, blackPowder: true };
			expect((await answer('hanabi', 'standard', 'faq-called-five', locale, changed)).key).toContain(words);
		}
	);

	it('koikoi, fuda-wiki: own-koikoi says how ownKoiKoi is played', async () => {
		const { settings } = await answer('koikoi', 'fuda-wiki', 'own-koikoi', 'fr');
		expect(settings.map(({ key }) => key)).toContain('ownKoiKoi');
	});
});
