/** The drawings of games for records and shared pictures, of every game that has them. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { fixturesOf } from './support/fixture';
import { allGames, play } from './support/games';

const games = await allGames();
/** @returns the markup of a drawing, without the comments by which Svelte finds its parts. */
const markup = (body: string): string => body.replaceAll(/<!--.*?-->/gs, '').trim();

describe.each(games.filter(({ game }) => game.resultScene))('$id: the scene of a result', ({ id, game }) => {
	const names = ['Maximilienne', '漢字', '<b>', '👨‍👩‍👧', 'Ana'];
	const drawn = async (state: unknown): Promise<string> => {
		const Scene = await game.resultScene?.();
		return Scene ? markup(render(Scene, { props: { state, names } }).body) : '';
	};

	it.each(fixturesOf(id))('%s: is one drawing at most, at any point of the match', async (_, fixture) => {
		const states = play(game, fixture);
		for (const state of [states.at(0), states.at(states.length >> 1), states.at(-1)]) {
			const text = await drawn(state);
			if (text !== '') expect(text).toMatch(/^<svg[^>]*viewBox.*<\/svg>$/s);
			expect(text).not.toMatch(/\sstyle=|NaN|undefined|<b>/);
		}
	});

	it('is nothing before the first action, and something of at least three matches that are over', async () => {
		const over = fixturesOf(id).filter(([, { expected }]) => expected.outcome !== null);
		const [first] = over;
		if (!first) throw new Error('No match');
		expect(await drawn(play(game, first[1])[0])).toBe('');
		const texts = await Promise.all(over.map(([, fixture]) => drawn(play(game, fixture).at(-1))));
		expect(texts.filter((text) => text !== '').length).toBeGreaterThanOrEqual(3);
	});
});
