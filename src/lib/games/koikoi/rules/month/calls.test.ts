/** New yaku since a call, corrections after a call, and the limits of calls and of captured cards. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../outcome.ts';
import type { Action } from '../actions.ts';
import { cardIds, type CardId } from '../cards.ts';
import { recordOf } from './month.ts';
import type { Options } from '../options.ts';
import { act } from '../act.ts';
import { start } from '../start.ts';
import type { State } from '../state.ts';
import { stopOrCallOf } from './stop-or-call.ts';
import {
	called,
	drawn,
	month,
	monthOfCards,
	pile,
	played,
	refusedAs,
	seed,
	stop
} from '../../../../../../tests/oracles/koikoi/values.ts';

const take = (cards: string, seat: 0 | 1 = 0): readonly Action[] =>
	pile(cards).map((card) => ({ type: 'take', seat, card }));
const call: Action = { type: 'call', seat: 0 };
const untake = (card: CardId): Action => ({ type: 'untake', card });
const stopping = (state: State): Action => ({ type: 'month', record: recordOf(state, stop(0)) });
const refusal = (state: State): string | undefined => refusedAs(state, stopping(state));
const rainy: Options = { ...seed, viewing: 'rain-cancels' };

describe('new yaku: since that player’s last call some yaku pays more than it did at the call', () => {
	it('the sum need not have risen: another may have been lost to the rain meanwhile', () => {
		// Hanami pays 5 until the lightning cancels it; ten kasu then pay 1.
		const first = played(rainy, [...take('03H 09T'), call]);
		const lost = played(rainy, take('11K1 01K1 02K1 03K1 04K1 05K1 06K1 07K1 08K1'), first);
		expect(refusal(lost)).toBe('stop-without-yaku');
		const made = played(rainy, take('09K1'), lost);
		expect(refusal(made)).toBeUndefined();
		expect(isRefusal(stopOrCallOf(made, 0))).toBe(false);
		expect(played(rainy, [stopping(made)], made).totals).toEqual([2, 0]);
		const again = played(rainy, [call], made);
		expect(again.draft.events.map(({ points }) => points)).toEqual([5, 1]);
		expect(refusal(again)).toBe('stop-without-new-yaku');
		expect(refusal(played(rainy, take('10K1'), again))).toBeUndefined();
	});

	it('losing a yaku does not make a new one', () => {
		const state = played(rainy, [...take('03H 09T 01H 12H 08H'), call, ...take('11K1')]);
		expect(refusal(state)).toBe('stop-without-new-yaku');
	});

	it('the other player needs one point more than the rain has left', () => {
		const lost = played(rainy, [...take('03H 09T', 1), { type: 'call', seat: 1 }, ...take('11K1', 1)]);
		const choice = stopOrCallOf(played(rainy, take('01R 02R 03R'), lost), 0);
		if (isRefusal(choice)) throw new Error(choice.code);
		expect([choice.isRivalReady, choice.rivalPoints]).toEqual([false, 1]);
	});

	it('made or grown: a sixth ribbon, a sankō turned into a shikō', () => {
		const ribbons = played(seed, [...take('01R 02R 04R 05R 07R'), call]);
		expect(refusal(played(seed, take('11T'), ribbons))).toBe('stop-without-new-yaku');
		expect(refusal(played(seed, take('11R'), ribbons))).toBeUndefined();
		const sanko = played(seed, [...take('01H 03H 08H'), call]);
		expect(refusal(sanko)).toBe('stop-without-new-yaku');
		expect(refusal(played(seed, take('12H'), sanko))).toBeUndefined();
	});

	it('a drawn month holds no new yaku, even one that leaves the sum lower than at the call', () => {
		const state = played(rainy, [
			...take('03H 09T'),
			call,
			...take('11K1 01K1 02K1 03K1 04K1 05K1 06K1 07K1 08K1')
		]);
		const drawing = (from: State): Action => ({ type: 'month', record: recordOf(from, drawn) });
		expect(refusedAs(state, drawing(state))).toBeUndefined();
		const made = played(rainy, take('09K1'), state);
		expect(refusedAs(made, drawing(made))).toBe('yaku-at-end');
	});
});

describe('a correction that takes a card away after a call', () => {
	const sanko = played(seed, [...take('01H 03H 08H'), call]);

	it('lowers what the call is remembered with to what the pile still makes', () => {
		const state = played(seed, [...take('01R 02R 04R 05R 07R 11R'), call, untake('11R')]);
		expect(state.draft.events).toEqual([{ ...called(0, 2), paid: [{ yaku: 'tan', points: 1 }] }]);
		expect(refusal(state)).toBe('stop-without-new-yaku');
		expect(refusal(played(seed, take('10R'), state))).toBeUndefined();
	});

	it('lowers the call to nothing if the pile makes nothing: the next yaku is a new one', () => {
		const state = played(seed, [untake('08H')], sanko);
		expect(state.draft.events).toEqual([{ ...called(0, 5), paid: [] }]);
		expect(refusal(state)).toBe('stop-without-yaku');
		expect(played(seed, [...take('12H')], state).draft.events).toEqual(state.draft.events);
		expect(refusal(played(seed, take('12H'), state))).toBeUndefined();
	});

	it('also lowers every earlier call, and if the card goes to the other player', () => {
		const twice = played(seed, [...take('12H'), call, ...take('08H', 1)], sanko);
		expect(twice.draft.events).toEqual([
			{ ...called(0, 5), paid: [{ yaku: 'sanko', points: 5 }] },
			{ ...called(0, 8), paid: [] }
		]);
		expect(refusal(played(seed, take('06T 07T 10T'), twice))).toBeUndefined();
	});

	it('also lowers the call for a declared yaku', () => {
		const said = (count: number): Action => ({ type: 'yaku', seat: 0, yaku: 'kasu', count });
		const state = played(seed, [said(12), call, said(11)]);
		expect(state.draft.events).toEqual([{ ...called(0, 3), paid: [{ yaku: 'kasu', points: 2 }] }]);
		expect(refusal(state)).toBe('stop-without-new-yaku');
		expect(refusal(played(seed, [said(12)], state))).toBeUndefined();
		expect(played(seed, [said(0)], state).draft.events[0]?.paid).toEqual([]);
	});

	it('a further card lowers nothing, even where rain cancels a yaku', () => {
		const state = played(rainy, [...take('03H 09T'), call, ...take('11H')]);
		expect(state.draft.events[0]?.paid).toEqual([{ yaku: 'hanami', points: 5 }]);
		expect(refusal(played(rainy, [untake('11H')], state))).toBe('stop-without-new-yaku');
	});
});

describe('the limits of the real game', () => {
	const calls = (count: number) => Array.from({ length: count }, () => called(0, null));

	it('each player has 8 turns, so at most 8 calls a player', () => {
		const goko = [{ yaku: 'goko', count: 5 }] as const;
		expect(refusedAs(start(seed), month(goko, stop(0), calls(8)))).toBeUndefined();
		expect(refusedAs(start(seed), month(goko, stop(0), calls(9)))).toBe('too-many-calls');
		expect(refusedAs(start(seed), month(goko, stop(0), [...calls(8), called(1, 1)]))).toBeUndefined();
		const late: Action = { type: 'late-call', seat: 1 };
		const eight = played(
			seed,
			Array.from({ length: 8 }, () => late)
		);
		expect(act(eight, late)).toMatchObject({
			code: 'too-many-calls',
			rule: 'turn',
			params: { seat: 1, limit: 8 }
		});
		expect(refusedAs(eight, { type: 'late-call', seat: 0 })).toBeUndefined();
	});

	it('8 cards are never seen, so at most 40 captured cards together', () => {
		const [near, far] = [cardIds.slice(0, 20), cardIds.slice(20, 41)].map((ids) => ids.join(' '));
		const forty = played(seed, [...take(near ?? ''), ...take((far ?? '').split(' ').slice(1).join(' '), 1)]);
		const one: Action = { type: 'take', seat: 0, card: cardIds[20] ?? '06T' };
		expect(act(forty, one)).toMatchObject({
			code: 'too-many-captured',
			rule: 'turn',
			params: { count: 41, limit: 40 }
		});
		// A card of the other pile only moves, so there are still forty.
		expect(refusedAs(forty, { type: 'take', seat: 0, card: cardIds[30] ?? '08T' })).toBeUndefined();
		expect(refusedAs(start(seed), monthOfCards(near ?? '', far ?? '', stop(0)))).toBe('too-many-captured');
	});
});
