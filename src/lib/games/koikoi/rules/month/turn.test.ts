/** Whose turn it is: the Oya begins, and a capture or a call hands the turn to the other player. */
import type { Side } from '../../../sides.ts';
import { describe, expect, it } from 'vitest';
import {
	drawn,
	month,
	pile,
	played,
	refusedAs,
	seed,
	stop
} from '../../../../../../tests/oracles/koikoi/values.ts';
import { start } from '../start.ts';
import type { Action } from '../actions.ts';

const capture = (seat: Side, ids: string): Action => ({ type: 'capture', seat, cards: pile(ids) });
const take = (seat: Side, ids: string): Action[] => pile(ids).map((card) => ({ type: 'take', seat, card }));
const turnAfter = (...actions: readonly Action[]): Side => played(seed, actions).turn;
const kasu = [{ yaku: 'kasu', count: 10 }] as const;

describe('the one to play', () => {
	it('is the Oya as the month begins, also of the next one and after a new deal', () => {
		expect(turnAfter({ type: 'oya', seat: 1 })).toBe(1);
		expect(turnAfter({ type: 'oya', seat: 1 }, { type: 'void-deal', why: 'table' })).toBe(1);
		expect(turnAfter(...take(0, '01H'), month([], stop(1), [], kasu))).toBe(1);
		expect(turnAfter({ type: 'oya', seat: 1 }, capture(1, '01H 01R'), month([], drawn))).toBe(1);
	});

	it('is the other player after a koï-koï call', () => {
		expect(turnAfter(...take(0, '03H 09T'), { type: 'call', seat: 0 })).toBe(1);
	});

	it('is the other player after a capture: cards taken together, or two of a month one after the other', () => {
		expect(turnAfter(capture(0, '01H 01R'))).toBe(1);
		expect(turnAfter(...take(0, '01H 01R'))).toBe(1);
		expect(turnAfter(capture(0, '01H 01R'), capture(1, '02T 02R'))).toBe(0);
		expect(turnAfter(capture(0, '01H 01R'), capture(0, '02T 02R'))).toBe(1);
	});

	it('stays the same while cards of different months are taken', () => {
		expect(turnAfter(...take(1, '01H 03H 08T 01R'))).toBe(1);
	});

	it('stays the same while that player has to say koï-koï or stop', () => {
		expect(turnAfter(...take(0, '03H'), capture(0, '09T 09R'))).toBe(0);
	});

	it('stays the same when captures do not hand over the turn', () => {
		expect(turnAfter({ type: 'turns', isOn: false }, capture(0, '01H 01R'))).toBe(0);
	});
});

it('cards are captured together or not at all: never past 40', () => {
	const all = played(seed, [
		...['01', '02', '03', '04', '05', '06', '07', '09', '10'].map((of) =>
			capture(
				0,
				of === '01' || of === '03' ? `${of}H ${of}R ${of}K1 ${of}K2` : `${of}T ${of}R ${of}K1 ${of}K2`
			)
		),
		capture(1, '08H 08T')
	]);
	expect(refusedAs(all, capture(1, '12H 12K1 12K2'))).toBe('too-many-captured');
	expect(played(seed, [capture(1, '12H 12K1')], all).draft.piles[1]).toEqual(pile('08H 08T 12H 12K1'));
});

it('a card of the other pile moves with the capture', () => {
	const state = played(seed, [...take(0, '01H'), capture(1, '01R 01H')]);
	expect(state.draft.piles).toEqual([[], pile('01H 01R')]);
});

it('the view is the one chosen by hand, whatever a month was entered by', () => {
	const state = played(seed, [month(kasu, stop(0))]);
	expect(state.view).toBe('cards');
	expect(played(seed, [{ type: 'view', view: 'yaku' }, month([], drawn)]).view).toBe('yaku');
	expect(start(seed).isTurnByTurn).toBe(true);
});
