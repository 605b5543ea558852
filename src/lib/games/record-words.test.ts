/** What the records say of any game: in the game's own unit, with the right plural, and no code. */
import { afterEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { getLocale, overwriteGetLocale } from '../i18n/paraglide/runtime.js';
import { valuesOf, withValue } from './option-values.ts';
import { loadGame, metaOf } from './registry.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

/** What each game says of one score, and its rounds; `max` is that of Hanabi. */
const said = {
	hanamikoji: {
		en: ['0 charm points to 4', '1 charm point to 4', '2 charm points to 4', '1 round', '2 rounds', 'rounds'],
		fr: [
			'0 point de charme à 4',
			'1 point de charme à 4',
			'2 points de charme à 4',
			'1 manche',
			'2 manches',
			'manches'
		]
	},
	koikoi: {
		en: ['0 points to 4', '1 point to 4', '2 points to 4', '1 month', '2 months', 'months'],
		fr: ['0 point à 4', '1 point à 4', '2 points à 4', '1 mois', '2 mois', 'mois']
	},
	hanabi: {
		en: ['0 points out of 25', '1 point out of 25', '2 points out of 25', '1 turn', '2 turns', 'turns'],
		fr: ['0 point sur 25', '1 point sur 25', '2 points sur 25', '1 tour', '2 tours', 'tours']
	},
	geisha: {
		en: ['0 to 4', '1 to 4', '2 to 4', '1 round', '2 rounds', 'rounds'],
		fr: ['0 à 4', '1 à 4', '2 à 4', '1 manche', '2 manches', 'manches']
	}
} as const;

it.each(Object.entries(said))('%s counts its own units, with their plurals', async (id, languages) => {
	const words = await metaOf(id)?.recordWords();
	for (const locale of ['en', 'fr'] as const) {
		overwriteGetLocale(() => locale);
		const scores = [0, 1, 2].map((score) => words?.standing({ scores: [score, 4] }));
		const unit = words?.roundsPerMatch().split(' ')[0];
		const all = [...scores, words?.rounds(1), words?.rounds(2), unit];
		expect(all.map((text) => text?.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(languages[locale]);
	}
});

/** What the kinds of each game are called; the first is the one that the first preset makes. */
const kindNames = {
	hanamikoji: [
		['no-limit', 'No round limit', 'Sans limite de manches'],
		['3-rounds~points', '3 rounds', '3 manches'],
		[
			'3-rounds~points-then-token',
			'3 rounds, highest token on equal points',
			'3 manches, jeton le plus fort à points égaux'
		],
		['3-rounds~draw', '3 rounds, a draw without a goal', '3 manches, égalité sans objectif atteint']
	],
	hanabi: [
		['2-full', '2 players', '2 joueurs'],
		[
			'3-m10-timed-full',
			'3 players · 10 multicolour cards · timed choreography',
			'3 joueurs · 10 cartes multicolores · chorégraphie minutée'
		],
		[
			'5-bouquet-light',
			'5 players · final bouquet · counters only',
			'5 joueurs · bouquet final · compteurs seuls'
		]
	],
	koikoi: [
		['12-months~seed', '12 months · French edition', '12 mois · Édition française'],
		['to-50~nintendo', 'First to 50 points · Nintendo', 'En 50 points · Nintendo'],
		[
			'6-months~stock-30~seed',
			'6 months · French edition · stock of 30 points',
			'6 mois · Édition française · réserve de 30 points'
		],
		[
			'6-months~seed~sakeAsKasu=true~cap=4',
			'6 months · house rules: sake cup counts for Kasu, cap (× 4 at most) · French edition',
			'6 mois · règles maison : coupe de saké comptée pour Kasu, plafond (× 4 au plus) · Édition française'
		],
		[
			'12-months~classic~points.goko=12~ameshiko=false~sevenPlus=null',
			'12 months · house rules: points for Gokō (12 points), ame-shikō (no), 7 points or more (no effect) · Classic',
			'12 mois · règles maison : points pour Gokō (12 points), ame-shikō (non), 7 points ou plus (aucun effet) · Classique'
		]
	],
	geisha: [
		['rounds-3', 'First to 3 rounds', '3 manches gagnantes'],
		['rounds-1', 'First to 1 round', '1 manche gagnante'],
		['points-10', 'First to 10 points', 'En 10 points'],
		['single', 'Single round', 'Manche unique'],
		['single~play-on', 'Single round · replayed if drawn', 'Manche unique · rejouée si égalité'],
		[
			'points-1~last-player',
			'First to 1 point · full garden: last move wins',
			'En 1 point · jardin plein : le dernier coup gagne'
		]
	]
} as const;

it.each(Object.entries(kindNames))('%s names its kinds of matches, shortly', async (id, kinds) => {
	const words = await metaOf(id)?.recordWords();
	for (const [place, locale] of (['en', 'fr'] as const).entries()) {
		overwriteGetLocale(() => locale);
		for (const kind of kinds)
			expect(words?.kindName(kind[0]).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(kind[place + 1]);
	}
});

it.each(Object.keys(said))('%s: no two kinds have the same name, in no language', async (id) => {
	const [game, words] = await Promise.all([loadGame(id), metaOf(id)?.recordWords()]);
	if (!game || !words) throw new Error(`${id} is no game`);
	const { presets, fields, schema } = game.options;
	const { min = 2, max = 2 } = metaOf(id)?.seats ?? {};
	const kinds = new Set<string>();
	for (const preset of Object.values(presets)) {
		for (let seats = min; seats <= max; seats += 1) kinds.add(game.records.kind(preset, seats));
		for (const field of fields)
			for (const value of valuesOf(field))
				kinds.add(game.records.kind(v.parse(schema, withValue(preset, field.key, value)), min));
	}
	expect(kinds.size).toBeGreaterThan(3);
	for (const locale of ['en', 'fr'] as const) {
		overwriteGetLocale(() => locale);
		expect(new Set([...kinds].map(words.kindName)).size).toBe(kinds.size);
		for (const preset of Object.values(presets))
			expect(words.kindName(game.records.kind(preset, max)).length).toBeLessThanOrEqual(36);
	}
});

it('a kind of match that another version made has a general name', async () => {
	overwriteGetLocale(() => 'en');
	const nameOf = async (id: string, kind: string) => (await metaOf(id)?.recordWords())?.kindName(kind);
	expect(await nameOf('hanamikoji', '')).toBe('Other');
	expect(await nameOf('hanamikoji', '5-rounds~points')).toBe('Other');
	expect(await nameOf('geisha', 'rounds')).toBe('Other');
	expect(await nameOf('geisha', 'rounds-3~windy')).toBe('First to 3\u00a0rounds · other');
	expect(await nameOf('hanabi', '3-powder-full')).toBe('3\u00a0players · other');
	expect(await nameOf('koikoi', '')).toBe('Other');
	expect(await nameOf('koikoi', '12-months~moon-edition')).toBe('12\u00a0months · Other');
	expect(await nameOf('koikoi', '12-months~seed~wind=strong')).toBe(
		'12\u00a0months · house rules: other (other) · French edition'
	);
	expect(await nameOf('koikoi', '12-months~seed~viewing=odd')).toBe(
		'12\u00a0months · house rules: hanami and Tsukimi (other) · French edition'
	);
});

it('a kind of match that a newer version made has a general name', async () => {
	const words = await metaOf('hanabi')?.recordWords();
	overwriteGetLocale(() => 'en');
	expect(words?.kindName('many-x99-bouquet')).toBe('Other');
	overwriteGetLocale(() => 'fr');
	expect(words?.kindName('many-x99-bouquet')).toBe('Autre');
});
