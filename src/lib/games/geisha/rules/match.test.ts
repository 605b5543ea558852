/** A match, sentence by sentence of the rulebook. */
import { describe, expect, it } from 'vitest';
import { act, headline, isDecidingRound, roundShown, start } from './match.ts';
import type { Options } from './options.ts';
import type { RoundPlayed, State } from './state.ts';
import {
	block,
	garden,
	pattern,
	played,
	points,
	refused,
	result,
	rounds,
	single
} from '../../../../../tests/oracles/geisha/values.ts';

const full = '12 13 14 2 10 11 8 9 1 5 6 7 4 0 3 15';
const sixteenth = '0 12 4 6 10 8 9 13 1 5 7 15 11 3 2 14';

describe('who starts', () => {
	it('the first player of the match is drawn by lot', () => {
		expect(played(rounds, [{ type: 'starter', seat: 1 }]).starter).toBe(1);
	});

	it('afterwards the loser of the previous round starts', () => {
		expect(played(rounds, [result(pattern(0, 3), 0)]).starter).toBe(1);
		expect(played(rounds, [garden('14 12 15 7 5 1 9 13')]).starter).toBe(0);
	});

	it('after a drawn round: the other player, or the same', () => {
		expect(played(rounds, [garden(full, 0)]).starter).toBe(1);
		expect(played({ ...rounds, afterDrawn: 'same' }, [garden(full, 0)]).starter).toBe(0);
	});

	it('the table may always override', () => {
		const state = played(rounds, [result(pattern(0, 3), 0), { type: 'starter', seat: 0 }]);
		expect(state.starter).toBe(0);
		// The starter of the closed round decides, not the player who should have started it.
		expect(played(rounds, [result({ how: 'drawn' }, 1)], state).starter).toBe(0);
	});
});

describe('rounds', () => {
	const won = (...winners: readonly (0 | 1)[]) =>
		played(
			rounds,
			winners.map((winner) => result(block(winner, winner === 0 ? 5 : 6), 0, true))
		);

	it('first to 3 round wins: at two each the next round decides', () => {
		expect(isDecidingRound(won(0, 1, 0))).toBe(false);
		expect(isDecidingRound(won(0, 1, 0, 1))).toBe(true);
	});

	it('in another mode no round decides by itself', () => {
		expect(isDecidingRound(played(single, []))).toBe(false);
		expect(isDecidingRound(played(points, []))).toBe(false);
	});
});

describe('single', () => {
	it('one round', () => {
		const { outcome } = played(single, [garden('14 12 15 7 5 1 9 13')]);
		expect(outcome).toEqual({
			winners: [1],
			reason: { code: 'single', params: { how: 'block', winner: 1, loser: 0, left: 8 } },
			rule: 'single'
		});
	});

	it('a drawn round is a drawn match', () => {
		expect(played(single, [garden(full)]).outcome).toEqual({
			winners: [0, 1],
			shared: true,
			reason: { code: 'single-drawn', params: {} },
			rule: 'single'
		});
	});

	it('or play on', () => {
		const state = played({ ...single, drawnSingle: 'play-on' }, [garden(full)]);
		expect(state.outcome).toBeUndefined();
		expect(played(state.options, [result(pattern(1, 9), 1)], state).outcome?.winners).toEqual([1]);
	});
});

describe('rounds', () => {
	const one = result(pattern(0, 9), 0);
	const other = result(pattern(1, 9), 1);

	it('first to 3 round wins', () => {
		expect(played(rounds, [one, other, one]).outcome).toBeUndefined();
		expect(played(rounds, [one, other, one, one]).outcome).toMatchObject({
			winners: [0],
			reason: { code: 'rounds', params: { winner: 0, loser: 1, total: 3, rival: 1, target: 3, rounds: 4 } },
			rule: 'rounds',
			scores: [{ total: 3 }, { total: 1 }]
		});
	});

	it('2 or 1 can be chosen', () => {
		expect(played({ ...rounds, wins: 2 }, [one, one]).outcome?.winners).toEqual([0]);
		expect(played({ ...rounds, wins: 1 }, [other]).outcome?.winners).toEqual([1]);
	});

	it('a drawn round wins nothing', () => {
		expect(played({ ...rounds, wins: 1 }, [garden(full)])).toMatchObject({ wins: [0, 0], points: [0, 0] });
	});
});

describe('points', () => {
	const reaching = (target: number): Options => ({ ...points, target });

	it('the round’s winner scores the tiles still in the garden after the winning move', () => {
		const state = played(points, [garden('3 0 2 14 6 5 7')]);
		expect(state.points).toEqual([9, 0]);
		expect(state.rounds[0]?.result).toMatchObject({ how: 'pattern', left: 9 });
	});

	it('points of a round = 16 − tokens placed: the tile just taken does not count', () => {
		// There are eight tokens.
		expect(played(points, [garden('14 12 15 7 5 1 9 13')]).points).toEqual([0, 8]);
	});

	it('a pattern with the 16th token wins the round with 0 points', () => {
		expect(played(points, [garden(sixteenth)])).toMatchObject({ wins: [0, 1], points: [0, 0], starter: 0 });
	});

	it('first to reach or pass 10, 15, 20 or a free number', () => {
		const nine = result(pattern(0, 9), 0);
		const one = result(pattern(0, 1), 0);
		const eight = result(block(0, 8), 1);
		expect(played(reaching(10), [nine, one]).outcome).toMatchObject({
			winners: [0],
			reason: { code: 'points', params: { total: 10, rival: 0, target: 10, rounds: 2 } },
			scores: [
				{
					total: 10,
					lines: [
						{ said: { code: 'pattern', params: { round: 1 } }, value: 9 },
						{ said: { code: 'pattern', params: { round: 2 } }, value: 1 }
					]
				},
				{ total: 0, lines: [] }
			]
		});
		expect(played(reaching(15), [nine, eight]).outcome?.scores?.[0]?.total).toBe(17);
		expect(played(reaching(20), [nine, eight]).outcome).toBeUndefined();
		expect(played(reaching(18), [nine, nine]).outcome?.winners).toEqual([0]);
	});
});

describe('a round closed', () => {
	it('replaces whatever was laid and played before', () => {
		const state = played(points, [
			{ type: 'tile', tile: 'iris-rain' },
			{ type: 'way', way: 'result' },
			garden('3 0 2 14 6 5 7', 1)
		]);
		expect(state.draft).toEqual({ way: 'result', layout: [], moves: [] });
		expect(state).toMatchObject({ starter: 0, points: [0, 9] });
	});

	it('that is impossible is refused', () => {
		expect(refused(start(points), garden('3 0 2'))).toMatchObject({ code: 'round-unfinished' });
		expect(refused(start(points), result(pattern(0, 2), 0))).toMatchObject({ code: 'parity' });
	});

	it('nothing is played after the end of the match', () => {
		const over = played(single, [garden(full)]);
		for (const action of [garden(full), { type: 'starter', seat: 0 } as const])
			expect(refused(over, action)).toEqual({ refused: true, code: 'match-over', params: {}, rule: 'modes' });
	});
});

describe('the headline', () => {
	it('says the round, the score and, once a tile was taken, whose turn it is', () => {
		const state = played(points, [garden('3 0 2 14 6 5 7')]);
		const params = { near: 0, nearScore: 9, far: 1, farScore: 0, round: 2 };
		expect(headline(state)).toEqual({ code: 'points', params });
		const taken = { ...state, draft: { ...state.draft, moves: [0 as const] } };
		expect(headline(taken)).toEqual({ code: 'points', params: { ...params, seat: 0 } });
		expect(headline(played(single, [garden(full)]))).toEqual({ code: 'single-over', params: { rounds: 1 } });
		expect(act(start(single), { type: 'starter', seat: 1 })).toMatchObject({ starter: 1 });
		expect(headline(start(rounds)).code).toBe('rounds');
	});
});

describe('the round that the picture shows', () => {
	const row = { kind: 'row', cells: [0, 1, 2, 3] } as const;
	const shown = (number: number, winner: 0 | 1 | null, patterns: RoundPlayed['result']['patterns'] = []) =>
		({
			number,
			record: { kind: 'garden', starter: 0, layout: [], moves: [] },
			result: { how: 'pattern', winner, left: 3, patterns }
		}) as unknown as RoundPlayed;
	const noted = { ...shown(9, 0), record: { kind: 'result' } } as unknown as RoundPlayed;
	const match = (rounds: readonly RoundPlayed[], winners?: readonly number[]): State =>
		({ rounds, ...(winners && { outcome: { winners } }) }) as unknown as State;

	it('is the last that the winner won by four geishas', () => {
		const rounds = [shown(1, 0, [row]), shown(2, 0, [row]), shown(3, 1, [row]), shown(4, 0)];
		expect(roundShown(match(rounds, [0]))?.number).toBe(2);
	});
	it('is the last that the winner won, where none was won by four geishas', () => {
		expect(roundShown(match([shown(1, 0), shown(2, 1)], [0]))?.number).toBe(1);
	});
	it('is the last one where the winner won no garden', () => {
		expect(roundShown(match([shown(1, 1), shown(2, null), noted], [0]))?.number).toBe(2);
	});
	it('is none where only results were entered', () => {
		expect(roundShown(match([noted], [0]))).toBeUndefined();
		expect(roundShown(match([]))).toBeUndefined();
	});
});
