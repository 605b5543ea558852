/** The drawings of games for records and shared pictures, of every game that has them. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { SceneTally } from '$lib/games/facts';
import { hasRecordScene, loadRecordScene } from '$lib/games/registry-posters';
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

describe.each(games.filter(({ id }) => hasRecordScene(id)))(
	'$id: the scene of its records',
	({ id, meta, game }) => {
		/** @returns the numbers of all facts of so many rounds of the game's matches that are over. */
		const tallyOver = (times: number) => {
			const over = fixturesOf(id).filter(([, { expected }]) => expected.outcome !== null);
			const facts = over.flatMap(([, fixture]) => game.records.facts(play(game, fixture).at(-1)).own);
			return (wanted: string, wantedOf?: string): SceneTally | undefined => {
				const values = facts
					.filter(({ name, of }) => name === wanted && (wantedOf === undefined || of === wantedOf))
					.flatMap(({ value }) => Array.from({ length: times }, () => value));
				const sum = values.reduce((all, value) => all + value, 0);
				return values.length === 0 ? undefined : { count: values.length, sum, most: Math.max(...values) };
			};
		};
		const drawn = async (tally: ReturnType<typeof tallyOver>, matches: number): Promise<string> => {
			const Scene = await loadRecordScene(id);
			return Scene ? markup(render(Scene, { props: { tally, matches } }).body) : '';
		};

		it.each([
			['no', 0],
			['one', 1],
			['many', 1000]
		])('is whole with the numbers of %s matches', async (_, times) => {
			const text = await drawn(tallyOver(times), times);
			expect(text).toMatch(/^<section.*<h3.*<\/section>$/s);
			expect(text).not.toMatch(/\sstyle=|NaN|undefined|Infinity/);
		});

		it('says its numbers in words too', async () => {
			const text = await drawn(tallyOver(1), 1);
			expect(text).toMatch(/class="spoken[^>]*>[^<]*\d/);
		});

		it('shows the numbers of the figures that are in it', async () => {
			const asked = new Set<string>();
			const all = tallyOver(1);
			await drawn((name, of) => {
				asked.add(name);
				return all(name, of);
			}, 1);
			const { figures } = await meta.recordWords();
			for (const { name, isInScene } of figures) if (isInScene) expect(asked).toContain(name);
		});
	}
);

it('the scene of Geisha’s records says how many patterns it shows, not how many rounds they won', async () => {
	const counts: Readonly<Record<string, number>> = { square: 2, pattern: 2, 'round pattern': 3 };
	const tally = (name: string, of?: string): SceneTally | undefined => {
		const count = counts[name === 'round' ? `round ${of}` : (of ?? name)];
		return count === undefined ? undefined : { count, sum: count, most: 1 };
	};
	const Scene = await loadRecordScene('geisha');
	const text = Scene && render(Scene, { props: { tally, matches: 2 } }).body;
	expect(/\d+(?= winning)/.exec(text?.replaceAll('\u00a0', ' ') ?? '')?.[0]).toBe('2');
});
