/** Matches and rule sets of earlier versions open unchanged. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { fold, isUnreadable } from '../../../match/fold.ts';
import type { Entry } from '../../../match/entry.ts';
import { loadGame } from '../../registry.ts';
import { kindOf } from './kind.ts';
import { optionsSchema } from './options.ts';
import { presets } from './presets.ts';
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
	const stamp = (seq: number) => ({ match: 'match', seq, device: 'device', at: seq });
	const players = ['Aiko', 'Ren'].map((name) => ({ id: name, name }));
	const actions: readonly unknown[] = [
		{ type: 'marker', side: 1, marker: 'gift', used: true },
		{ type: 'count', side: 0, geisha: 0, cards: 2 },
		{ type: 'way', way: 'majorities' },
		{ type: 'way', way: 'counts' },
		{ type: 'score', entry: { way: 'majorities', majorities: [0, 1, 'tie', 'tie', 'tie', 0, 1] } },
		{ type: 'count', side: 1, geisha: 6, cards: 4 }
	];
	const log = (version: number): readonly Entry[] => [
		{
			...stamp(0),
			kind: 'start',
			game: 'hanamikoji',
			version,
			options: earlier[0][0],
			players,
			opening: [{ type: 'starter', side: 1 }]
		},
		...actions.map((action, place): Entry => ({ ...stamp(place + 1), kind: 'action', version, action }))
	];

	it.each([1, 2])('of version %i folds to what it was', async (version) => {
		const game = await loadGame('hanamikoji');
		const match = game && fold(game, log(version));
		if (match === undefined || isUnreadable(match)) throw new Error(match);
		expect(match.refused).toEqual([]);
		const { options, tokens, starter, draft } = match.state as State;
		expect(options).toEqual({ roundLimit: null, atLimit: 'points', cardsEach: 8, markers: true });
		expect([tokens, starter]).toEqual([[0, 1, null, null, null, 0, 1], 0]);
		expect(draft).toEqual({
			way: 'counts',
			counts: [
				[0, 0, 0, 0, 0, 0, 0],
				[0, 0, 0, 0, 0, 0, 4]
			]
		});
	});
});
