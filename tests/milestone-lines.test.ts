/** What each round, month or turn of a match is on one line, in every language. */
import { afterEach, expect, it } from 'vitest';
import * as v from 'valibot';
import type { MilestoneWords } from '$lib/games/views';
import { locales, type Locale } from '$lib/i18n/locale';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { fixturesOf } from './support/fixture';
import { allGames, play, type Registered } from './support/games';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const wordsByPath = import.meta.glob<{
	readonly milestoneWords: MilestoneWords<unknown, unknown, unknown>;
}>('/src/lib/games/*/words/timeline.ts', { eager: true });
const names = ['Léa', 'Sam', 'Noé', 'Mia', 'Tom'];

/** @returns the lines of a fixture's milestones, in the order of play. */
const linesOf = ({ id, game }: Registered, name: string, locale: Locale): readonly string[] => {
	overwriteGetLocale(() => locale);
	const words = wordsByPath[`/src/lib/games/${id}/words/timeline.ts`]?.milestoneWords;
	const fixture = fixturesOf(id).find(([file]) => file === `${name}.json`)?.[1];
	if (!words || !fixture) throw new Error(`No words or no fixture ${name} of ${id}`);
	const states = play(game, fixture);
	const options = v.parse(game.options.schema, fixture.options);
	return fixture.actions.flatMap((action, place) => {
		if (!game.isMilestone(action)) return [];
		const line = words.line({ options, before: states[place], action, after: states[place + 1], names });
		return [line.replaceAll(/[\u00a0\u202f]/g, ' ')];
	});
};

const games = await allGames();
const game = (id: string): Registered => {
	const found = games.find((one) => one.id === id);
	if (!found) throw new Error(`No game ${id}`);
	return found;
};

it.each(games)('$id: no line is empty, and none leaves a gap', (registered) => {
	for (const locale of locales)
		for (const [file] of fixturesOf(registered.id))
			for (const line of linesOf(registered, file.replace('.json', ''), locale))
				expect(line).toSatisfy(
					(text: string) => /\p{L}/u.test(text) && !/\b(undefined|null|NaN)\b|[{}]/.test(text)
				);
});

it('a round of Hanamikoji has the charm points of both', () => {
	expect(linesOf(game('hanamikoji'), 'charm', 'en')).toEqual(['Léa 9 · Sam 7', 'Léa 11 · Sam 7']);
});
it('a month of Koï-Koï has its name, and who won how much', () => {
	expect(linesOf(game('koikoi'), 'six-months', 'en')).toEqual([
		'January · Léa +40',
		'February · Sam +6',
		'March · Drawn month',
		'April · Sam +4',
		'May · Drawn month',
		'June · Sam +40'
	]);
});
it('a month of Koï-Koï that the table won is won by its Oya', () => {
	expect(linesOf(game('koikoi'), 'winning-table', 'fr')).toEqual([
		'Janvier · Léa +6',
		'Février · Mois nul',
		'Mars · Sam +6',
		'Avril · Léa +6',
		'Mai · Sam +10',
		'Juin · Sam +6'
	]);
});
it('a round of Geisha has who won, and what it brought', () => {
	expect(linesOf(game('geisha'), 'points-to-ten', 'en').at(0)).toBe('Léa wins · +9 points');
});
it('a turn of Hanabi is told in a sentence', () => {
	expect(linesOf(game('hanabi'), 'under-way', 'en').at(-1)).toBe('Sam plays the yellow 1.');
});
