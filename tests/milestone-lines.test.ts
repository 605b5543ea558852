/** What a round, month or turn of each game is on one line. */
import { afterEach, expect, it } from 'vitest';
import * as v from 'valibot';
import type { MilestoneWords } from '$lib/games/views';
import type { Locale } from '$lib/i18n/locale';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { fixturesOf } from './support/fixture';
import { allGames, play } from './support/games';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const wordsByPath = import.meta.glob<{
	readonly milestoneWords: MilestoneWords<unknown, unknown, unknown>;
}>('/src/lib/games/*/words/timeline.ts', { eager: true });
const names = ['Léa', 'Sam', 'Noé', 'Mia', 'Tom'];
const games = await allGames();

it.each<[string, string, Locale, readonly string[]]>([
	['hanamikoji', 'charm', 'en', ['Léa 9 · Sam 7', 'Léa 11 · Sam 7']],
	['koikoi', 'six-months', 'en', ['January · Léa +40', 'February · Sam +6', 'March · Drawn month']],
	['koikoi', 'winning-table', 'fr', ['Janvier · Léa +6', 'Février · Mois nul', 'Mars · Sam +6']],
	['geisha', 'points-to-ten', 'en', ['Léa wins · +9 points']],
	['hanabi', 'under-way', 'en', ['Léa gives Sam a clue: red.']]
])('%s, %s, %s: %j', (id, name, locale, lines) => {
	overwriteGetLocale(() => locale);
	const game = games.find((one) => one.id === id)?.game;
	const words = wordsByPath[`/src/lib/games/${id}/words/timeline.ts`]?.milestoneWords;
	const fixture = fixturesOf(id).find(([file]) => file === `${name}.json`)?.[1];
	if (!game || !words || !fixture) throw new Error(`No words or no fixture ${name} of ${id}`);
	const states = play(game, fixture);
	const options = v.parse(game.options.schema, fixture.options);
	const told = fixture.actions.flatMap((action, place) =>
		game.isMilestone(action)
			? [words.line({ options, before: states[place], action, after: states[place + 1], names })]
			: []
	);
	const plain = told.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));
	expect(plain.slice(0, lines.length)).toEqual(lines);
});
