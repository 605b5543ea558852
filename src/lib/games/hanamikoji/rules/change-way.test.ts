/** Changing the way of entry keeps the drafts of the other ways until the round is scored. */
import { describe, expect, it } from 'vitest';
import type { Action } from './actions.ts';
import { upgrade } from './upgrade.ts';
import {
	byMajorities,
	byTokens,
	counts,
	played,
	score,
	tokens,
	unlimited
} from '../../../../../tests/oracles/hanamikoji/values.ts';

const to = (way: 'counts' | 'majorities' | 'tokens'): Action => ({ type: 'way', way });
const count = (side: 0 | 1, geisha: 0 | 3 | 6, cards: number): Action => ({
	type: 'count',
	side,
	geisha,
	cards
});
const say = (geisha: 0 | 3 | 6, majority: 0 | 1 | 'tie' | null): Action => ({
	type: 'majority',
	geisha,
	majority
});
const put = (geisha: 0 | 3 | 6, holder: 0 | 1): Action => ({ type: 'token', geisha, holder });
const draftAfter = (...actions: readonly Action[]) => played(unlimited, actions).draft;

const counted = [count(0, 0, 2), count(1, 3, 1)];

describe('a draft that was left', () => {
	it('is found again as it was: cards, majorities, cards', () => {
		expect(draftAfter(...counted, to('majorities'), to('counts'))).toEqual({
			way: 'counts',
			counts: counts('2000000', '0001000')
		});
		expect(draftAfter(...counted, to('tokens'), put(6, 1), to('majorities'), to('counts'))).toEqual({
			way: 'counts',
			counts: counts('2000000', '0001000')
		});
	});

	it('keeps corrected majorities, and takes over what was counted since', () => {
		const corrected = [...counted, to('majorities'), say(0, 1), say(6, 'tie'), to('counts')];
		expect(draftAfter(...corrected, to('majorities'))).toEqual({
			way: 'majorities',
			majorities: [1, null, null, 1, null, null, 'tie']
		});
		expect(draftAfter(...corrected, count(0, 3, 2), count(0, 6, 1), to('majorities'))).toEqual({
			way: 'majorities',
			majorities: [1, null, null, 0, null, null, 0]
		});
	});

	it('drops a converted majority whose cards were taken away again', () => {
		expect(draftAfter(...counted, to('majorities'), to('counts'), count(0, 0, 0), to('majorities'))).toEqual({
			way: 'majorities',
			majorities: [null, null, null, 1, null, null, null]
		});
	});

	it('keeps tokens that were moved, and takes over those that the majorities move', () => {
		const moved = [to('majorities'), say(0, 0), to('tokens'), put(6, 1), to('majorities')];
		expect(draftAfter(...moved, say(3, 1), to('tokens'))).toEqual({
			way: 'tokens',
			tokens: tokens('N--F--F')
		});
		expect(draftAfter(...moved)).toEqual({
			way: 'majorities',
			majorities: [0, null, null, null, null, null, null]
		});
	});

	it('is empty once the round is scored', () => {
		const scored = [...counted, to('tokens'), score(byTokens('N-----F'))];
		expect(draftAfter(...scored, to('counts'))).toEqual({
			way: 'counts',
			counts: counts('0000000', '0000000')
		});
		expect(draftAfter(...scored, to('majorities'))).toEqual({
			way: 'majorities',
			majorities: [null, null, null, null, null, null, null]
		});
		expect(draftAfter(score(byMajorities('NF-----')), to('tokens'))).toEqual({
			way: 'tokens',
			tokens: tokens('NF-----')
		});
	});
});

describe('a change of way as version 1 stored it', () => {
	it('keeps no draft, so that what was entered after it replays as it did', () => {
		const anew = (way: 'counts' | 'majorities'): Action => ({ type: 'way', way, isAnew: true });
		const full = [count(0, 6, 5), anew('majorities'), anew('counts'), count(0, 0, 2)];
		expect(draftAfter(...full)).toEqual({ way: 'counts', counts: counts('2000000', '0000000') });
	});

	it('is marked by the upgrade', () => {
		expect(upgrade({ type: 'way', way: 'tokens' }, 1)).toEqual({ type: 'way', way: 'tokens', isAnew: true });
		expect(upgrade({ type: 'way', way: 'tokens' }, 2)).toEqual({ type: 'way', way: 'tokens' });
		expect(upgrade({ type: 'starter', side: 1 }, 1)).toEqual({ type: 'starter', side: 1 });
		expect(upgrade(null, 1)).toBe(null);
	});
});
