/** Matches and rule sets of earlier versions open unchanged. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { fold, isUnreadable } from '../../../match/fold.ts';
import type { Entry } from '../../../match/entry.ts';
import { loadGame } from '../../registry.ts';
import { kindOf } from './records.ts';
import { optionsSchema, presets } from './options.ts';
import type { State } from './state.ts';

const earlier = [
	[{ roundLimit: null, atLimit: 'points' }, 'no-limit'],
	[{ roundLimit: 3, atLimit: 'points' }, '3-rounds~points'],
	[{ roundLimit: 3, atLimit: 'points-then-token' }, '3-rounds~points-then-token'],
	[{ roundLimit: 3, atLimit: 'draw' }, '3-rounds~draw']
] as const;

describe('options before version 3', () => {
	it.each(earlier)('%j: eight cards on a side, markers, and the kind they had', (options, kind) => {
		const read = v.parse(optionsSchema, options);
		expect(read).toEqual({ ...options, cardsEach: 8, markers: true });
		expect(kindOf(read)).toBe(kind);
	});

	it('current options stay as they are, and options that lack more are refused', () => {
		for (const preset of Object.values(presets)) expect(v.parse(optionsSchema, preset)).toEqual(preset);
		for (const odd of [
			{ roundLimit: null },
			{ ...presets['three-rounds'], cardsEach: 10 },
			{ atLimit: 'draw' }
		])
			expect(v.is(optionsSchema, odd)).toBe(false);
	});
});

describe('a match of an earlier version', () => {
	const stamp = (seq: number) => ({ match: 'match', seq, device: 'device', number: seq, at: seq });
	const players = ['Aiko', 'Ren'].map((name) => ({ id: name, name }));
	const actions: readonly unknown[] = [
		{ type: 'marker', side: 1, marker: 'gift', used: true },
		{ type: 'count', side: 0, geisha: 0, cards: 2 },
		{ type: 'way', way: 'majorities' },
		{ type: 'way', way: 'counts' },
		{ type: 'score', entry: { way: 'majorities', majorities: [0, 1, 'tie', 'tie', 'tie', 0, 1] } },
		{ type: 'count', side: 1, geisha: 6, cards: 4 }
	];
	const log = (version: number, options: unknown = earlier[0][0], all = actions): readonly Entry[] => [
		{
			...stamp(0),
			kind: 'start',
			game: 'hanamikoji',
			version,
			options,
			players,
			opening: [{ type: 'starter', side: 1 }]
		},
		...all.map((action, place): Entry => ({ ...stamp(place + 1), kind: 'action', version, action }))
	];

	it.each([1, 2])('of version %i folds to what it was', async (version) => {
		const game = await loadGame('hanamikoji');
		const match = game && fold(game, log(version));
		if (match === undefined || isUnreadable(match)) throw new Error(match);
		expect(match.refused).toEqual([]);
		const { options, tokens, starter, draft } = match.state as State;
		expect(options).toEqual({ roundLimit: null, atLimit: 'points', cardsEach: 8, markers: true });
		expect([tokens, starter]).toEqual([[0, 1, null, null, null, 0, 1], 0]);
		expect(draft).toMatchObject({
			way: 'counts',
			counts: [
				[0, 0, 0, 0, 0, 0, 0],
				[0, 0, 0, 0, 0, 0, 4]
			]
		});
	});

	const rounds: readonly unknown[] = [
		{
			way: 'counts',
			counts: [
				[2, 0, 1, 1, 1, 1, 2],
				[0, 2, 1, 1, 1, 1, 2]
			]
		},
		{ way: 'majorities', majorities: ['tie', 'tie', 0, 1, 0, 1, 'tie'] },
		{ way: 'tokens', tokens: [0, 1, 1, 1, 0, 0, null] }
	];

	it.each([1, 2])('of version %i, of three rounds, ends as it did', async (version) => {
		const game = await loadGame('hanamikoji');
		const scores = rounds.map((entry) => ({ type: 'score', entry }));
		const match = game && fold(game, log(version, earlier[1][0], scores));
		if (match === undefined || isUnreadable(match)) throw new Error(match);
		expect(match.refused).toEqual([]);
		const { options, rounds: played } = match.state as State;
		expect(kindOf(options)).toBe('3-rounds~points');
		expect(played.map(({ starter, tokens }) => [starter, tokens])).toEqual([
			[1, [0, 1, null, null, null, null, null]],
			[0, [0, 1, 0, 1, 0, 1, null]],
			[1, [0, 1, 1, 1, 0, 0, null]]
		]);
		expect(match.outcome).toMatchObject({
			winners: [0],
			reason: {
				code: 'limit-points',
				params: { winner: 0, loser: 1, rounds: 3, charm: 9, rivalCharm: 7 }
			}
		});
	});
});
