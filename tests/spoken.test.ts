/** What is heard at each tap of the fixtures, in every language, done and taken back. */
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '$lib/i18n/locale';
import type { SpokenWords } from '$lib/games/views';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { fixturesOf } from './support/fixture';
import { allGames, play } from './support/games';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const wordsByPath = import.meta.glob<{ readonly spokenWords: SpokenWords<unknown, unknown> }>(
	'/src/lib/games/*/words/spoken.ts',
	{ eager: true }
);
const names = ['Léa', 'Sam', 'Noé', 'Mia', 'Tom'];
/** A listener waits through a sentence; this is about fifteen seconds of speech. In characters. */
const longest = 340;

describe.each(await allGames())('$id', ({ id, game }) => {
	const words = wordsByPath[`/src/lib/games/${id}/words/spoken.ts`]?.spokenWords;
	if (!words) throw new Error(`${id} has no words/spoken.ts`);

	it.each(locales)('tells each action of each fixture, and its undo, in whole sentences (%s)', (locale) => {
		overwriteGetLocale(() => locale);
		for (const [, fixture] of fixturesOf(id)) {
			const states = play(game, fixture);
			for (const [place, action] of fixture.actions.entries()) {
				const [from, to] = [states[place], states[place + 1]];
				if (from === to) continue;
				const what = words.what({ before: from, action, after: to }, names);
				const isOver = game.outcome(to) !== undefined;
				for (const next of [isOver ? '' : words.next(from, to, names), words.next(to, from, names)]) {
					const said = [what, next].filter(Boolean).join(' ');
					expect(said).toMatch(/\p{L}.*[.!?…]$/u);
					expect(said).not.toMatch(/\b(undefined|null|NaN)\b|[{}]|\.\.|[.!?] ?\.| {2}/);
					expect(said.length, said).toBeLessThanOrEqual(longest);
				}
			}
		}
	});

	it.each(locales)('lists its keys, each once (%s)', (locale) => {
		overwriteGetLocale(() => locale);
		const keys = words.keys().map((key) => key.keys);
		expect(keys).toContain('0');
		expect(new Set(keys).size).toBe(keys.length);
	});
});
