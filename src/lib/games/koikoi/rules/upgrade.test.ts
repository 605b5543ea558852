/** Matches of earlier versions can still be read, with the same result. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { fold, isUnreadable } from '../../../match/fold.ts';
import type { Entry } from '../../../match/entry.ts';
import { loadGame } from '../../registry.ts';
import { optionsSchema } from './options.ts';
import { presets } from './presets.ts';
import { records } from './records.ts';
import type { State } from './state.ts';
import { monthOfCards, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import old from '../../../../../tests/oracles/koikoi/version-1.json';

describe('options of version 1', () => {
	const read = (bothRibbonSets: string, akatan_aotan: number) =>
		v.parse(optionsSchema, {
			...old.options,
			bothRibbonSets,
			points: { ...old.options.points, akatan_aotan }
		});

	it('the one value of both sets stays with the choice it was made for', () => {
		expect(read('combined', 12).points).toMatchObject({ akatan_aotan: 12, triade: 3 });
		expect(read('bonus', 4).points).toMatchObject({ akatan_aotan: 10, triade: 4 });
		expect(read('separate', 3).points).toMatchObject({ akatan_aotan: 10, triade: 3 });
	});

	it('the Oya stays after a drawn month', () => expect(read('separate', 3).passes).toBe(false));

	it('current options stay as they are, and options that lack more are refused', () => {
		for (const preset of Object.values(presets)) expect(v.parse(optionsSchema, preset)).toEqual(preset);
		const { months: _, ...without } = old.options;
		expect(v.is(optionsSchema, without)).toBe(false);
		expect(v.is(optionsSchema, { ...old.options, points: {} })).toBe(false);
		expect(v.is(optionsSchema, { ...presets.seed, passes: undefined })).toBe(false);
	});
});

describe('options of versions 2 and 3', () => {
	const { tableDeal: _, ...third } = presets.nintendo;

	it('four of a month on the table voided the deal', () => {
		expect(v.parse(optionsSchema, third)).toEqual(presets.nintendo);
		expect(v.parse(optionsSchema, old.options).tableDeal).toBe('void');
	});

	it('what they lack besides is still missed, and an unknown value refused', () => {
		const { gaji: _gaji, ...without } = third;
		expect(v.is(optionsSchema, without)).toBe(false);
		expect(v.is(optionsSchema, { ...third, tableDeal: 'teshi' })).toBe(false);
		expect(v.is(optionsSchema, { ...third, tableDeal: null })).toBe(false);
	});

	it.each([2, 3])('a match of version %i, with a void deal, folds to the result it had', async (version) => {
		const game = await loadGame('koikoi');
		const said = [
			{ type: 'void-deal', why: 'table' },
			monthOfCards('01H 03H 08H', '', stop(0)),
			{ type: 'void-deal', why: 'table' },
			monthOfCards('', '', { kind: 'deal', seat: 1, hand: 'teshi' })
		];
		const stamp = (seq: number) => ({ match: 'match', seq, device: 'device', number: seq, at: seq });
		const players = ['Aiko', 'Ren'].map((name) => ({ id: name, name }));
		const opening = [{ type: 'oya', seat: 1 }];
		const match =
			game &&
			fold(game, [
				{ ...stamp(0), kind: 'start', game: 'koikoi', version, options: third, players, opening },
				...said.map((action, place): Entry => ({ ...stamp(place + 1), kind: 'action', version, action }))
			]);
		if (match === undefined || isUnreadable(match)) throw new Error(match);
		expect(match.refused).toEqual([]);
		const { totals, months, options } = match.state as State;
		expect(totals).toEqual([5, 6]);
		expect(months.map(({ voids }) => voids)).toEqual([['table'], ['table']]);
		expect(records.kind(options, 2)).toBe('12-months~nintendo');
	});
});

describe('a match of version 1', () => {
	const folded = async (version: number) => {
		const game = await loadGame('koikoi');
		const match = game && fold(game, log(version));
		if (match === undefined || isUnreadable(match)) throw new Error(match);
		return match;
	};
	const stamp = (seq: number) => ({ match: 'match', seq, device: 'device', number: seq, at: seq });
	const players = ['Aiko', 'Ren'].map((name) => ({ id: name, name }));
	const { options, opening } = old;
	const log = (version: number): readonly Entry[] => [
		{ ...stamp(0), kind: 'start', game: 'koikoi', version, options, players, opening },
		...old.actions.map((action, place): Entry => ({ ...stamp(place + 1), kind: 'action', version, action }))
	];

	it('folds to the result it had, with the ninth call and the 42 cards it took', async () => {
		const match = await folded(1);
		expect(match.refused).toEqual([]);
		const { totals, months, oya, draft } = match.state as State;
		expect(months.map(({ settlement }) => settlement.total)).toEqual(old.expected.months);
		expect([totals, oya]).toEqual([old.expected.totals, old.expected.oya]);
		expect(draft.piles.flat()).toHaveLength(41);
	});

	it('would be refused in the current version, beyond the limits of the real game', async () => {
		const match = await folded(2);
		const codes = match.refused.map(({ refusal }) => refusal.code);
		expect(codes).toEqual(old.expected.refusedNow);
	});
});
