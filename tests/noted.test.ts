/** Results as people would note them after a match without the app: right and impossible ones. */
import { describe, expect, it } from 'vitest';
import { loadGame } from '$lib/games/registry';

/** The scores and other numbers of the first and the second player, then who won or what is wrong. */
type Noted = readonly [near: readonly number[], far: readonly number[], is: readonly number[] | string];

const judged = async (
	id: string,
	changes: Readonly<Record<string, unknown>>,
	near: readonly number[],
	far: readonly number[]
) => {
	const game = await loadGame(id);
	const [preset] = Object.values(game?.options.presets ?? {});
	const result = game?.records.noted.judge({ ...(preset as object), ...changes }, [near, far]);
	return result && ('winners' in result ? result.winners : result.problem);
};
const both = [0, 1];

describe('Hanamikoji, by charm points and geishas', () => {
	it.each<Noted>([
		[[11, 3], [10, 4], [0]],
		[[9, 4], [12, 3], [1]],
		[[9, 4], [8, 2], [0]],
		[[0, 0], [21, 7], [1]],
		[[10, 3], [9, 3], 'no-goal'],
		[[0, 0], [0, 0], 'no-goal'],
		[[1, 1], [0, 0], 'no-such-tokens'],
		[[12, 4], [9, 4], 'no-such-tokens'],
		[[0, 1], [11, 3], 'no-such-tokens']
	])('%j against %j: %j', async (near, far, is) => {
		expect(await judged('hanamikoji', {}, near, far)).toEqual(is);
	});
	it.each<readonly [string, ...Noted]>([
		['points', [7, 3], [6, 2], [0]],
		['points', [5, 2], [5, 1], both],
		['points-then-token', [5, 2], [5, 1], []],
		['points-then-token', [0, 0], [0, 0], both],
		['draw', [7, 3], [6, 2], both],
		['draw', [11, 4], [6, 2], [0]]
	])('after three rounds, %s decide: %j against %j: %j', async (atLimit, near, far, is) => {
		expect(await judged('hanamikoji', { roundLimit: 3, atLimit }, near, far)).toEqual(is);
	});
});

describe('Koï-Koï, by totals', () => {
	it.each<readonly [Readonly<Record<string, unknown>>, number, number, readonly number[] | string]>([
		[{}, 30, 12, [0]],
		[{ finalTie: 'shared' }, 24, 24, both],
		[{ finalTie: 'extra-month' }, 24, 24, 'equal'],
		[{ target: 50 }, 49, 63, [1]],
		[{ target: 50 }, 49, 12, 'target'],
		[{ target: 50 }, 50, 50, 'target'],
		[{ zeroSum: 30 }, 0, 60, [1]],
		[{ zeroSum: 30 }, 45, 16, 'sum'],
		[{ zeroSum: 30, target: 50 }, 31, 29, [0]]
	])('%j: %i to %i is %j', async (changes, near, far, is) => {
		expect(await judged('koikoi', { target: null, zeroSum: null, ...changes }, [near], [far])).toEqual(is);
	});
});

describe('Geisha, by rounds or points', () => {
	it.each<readonly [Readonly<Record<string, unknown>>, number, number, readonly number[] | string]>([
		[{ mode: 'rounds', wins: 3 }, 3, 0, [0]],
		[{ mode: 'rounds', wins: 3 }, 2, 3, [1]],
		[{ mode: 'rounds', wins: 3 }, 3, 3, 'target'],
		[{ mode: 'rounds', wins: 2 }, 1, 1, 'target'],
		[{ mode: 'points', target: 10 }, 17, 0, [0]],
		[{ mode: 'points', target: 20 }, 19, 22, [1]],
		[{ mode: 'points', target: 10 }, 9, 9, 'target'],
		[{ mode: 'points', target: 10 }, 10, 11, 'target']
	])('%j: %i to %i is %j', async (changes, near, far, is) => {
		expect(await judged('geisha', changes, [near], [far])).toEqual(is);
	});
	it('a single round has no number, and is drawn only if the rules have it', async () => {
		const game = await loadGame('geisha');
		const { numbers, canBeDrawn } = game?.records.noted ?? {};
		const single = {
			...(game?.options.presets['three-rounds'] as object),
			mode: 'single',
			drawnSingle: 'drawn-match',
			fullBoard: 'drawn'
		};
		expect([numbers?.(single), canBeDrawn?.(single)]).toEqual([[], true]);
		expect(canBeDrawn?.({ ...single, drawnSingle: 'play-on' })).toBe(false);
		expect(canBeDrawn?.({ ...single, fullBoard: 'last-player' })).toBe(false);
	});
});
