/** The round under way: its draft, in three ways of entry that the players can change between. */
import { describe, expect, it } from 'vitest';
import { upgradeAction, type Action, type Way } from './actions.ts';
import { cardsOnSide } from './entry.ts';
import { changeWay, draftEntry, draftTokens, emptyDraft } from './round.ts';
import type { Draft } from './state.ts';
import {
	byMajorities,
	byTokens,
	counts,
	majorities,
	played,
	score,
	tokens,
	unlimited
} from '../../../../../tests/oracles/hanamikoji/values.ts';

const options = unlimited;
const middle = tokens('-------');
/** A draft in which only one face has entries. */
const entered = (face: Partial<Draft> & Pick<Draft, 'way'>): Draft => ({
	...emptyDraft(face.way, middle),
	...face
});
const complete = entered({ way: 'counts', counts: counts('2011112', '0211112') });
const partial = entered({ way: 'counts', counts: counts('2000011', '0100012') });
/** As version 1 changed the way: what was entered before is told by nothing else. */
const converted = (draft: Draft, way: Way, tokens = middle): Draft =>
	changeWay({ draft, tokens, options }, way, true);

describe('the tokens with the round as entered', () => {
	it('cards counted so far decide; without cards the token stays', () => {
		expect(draftTokens({ draft: partial, tokens: tokens('F-N--F-'), options })).toEqual(tokens('NFN--FF'));
	});

	it('an unknown majority leaves the token where it is', () => {
		const draft = entered({ way: 'majorities', majorities: [0, null, 'tie', null, null, null, 1] });
		expect(draftTokens({ draft, tokens: tokens('FFF----'), options })).toEqual(tokens('NFF---F'));
	});

	it('tokens are where they were put', () => {
		const draft = entered({ way: 'tokens', tokens: tokens('NNFF---') });
		expect(draftTokens({ draft, tokens: middle, options })).toEqual(tokens('NNFF---'));
	});
});

describe('the entry to score', () => {
	it('there is none while a majority is missing', () => {
		expect(
			draftEntry(entered({ way: 'majorities', majorities: [0, 1, 'tie', 0, 1, null, 'tie'] }))
		).toBeUndefined();
		expect(draftEntry(entered({ way: 'majorities', majorities: majorities('NF-NF--') }))).toEqual(
			byMajorities('NF-NF--')
		);
	});

	it('counts and tokens are taken as they are', () => {
		expect(draftEntry(partial)).toEqual({ way: 'counts', counts: counts('2000011', '0100012') });
		expect(draftEntry(emptyDraft('tokens', tokens('NF-----')))).toEqual({
			way: 'tokens',
			tokens: tokens('NF-----')
		});
	});

	it('cards on a side are counted', () => {
		expect(cardsOnSide(partial.counts, 0)).toBe(4);
		expect(cardsOnSide(complete.counts, 1)).toBe(8);
	});
});

describe('converting to another way', () => {
	it('counts give majorities; a geisha without cards is unknown until all are counted', () => {
		expect(converted(partial, 'majorities')).toMatchObject({
			way: 'majorities',
			majorities: [0, 1, null, null, null, 'tie', 1]
		});
		const bare = entered({ way: 'counts', counts: counts('2200004', '0013310') });
		expect(converted(bare, 'majorities')).toMatchObject({
			way: 'majorities',
			majorities: majorities('NNFFFFN')
		});
		const noTea = entered({ way: 'counts', counts: counts('2011103', '0212102') });
		expect(converted(noTea, 'majorities')).toMatchObject({
			majorities: majorities('NF-F--N')
		});
	});

	it('counts and majorities give tokens', () => {
		expect(converted(partial, 'tokens', tokens('--F--N-'))).toMatchObject({
			way: 'tokens',
			tokens: tokens('NFF--NF')
		});
		const draft = entered({ way: 'majorities', majorities: [0, null, 'tie', null, null, null, 1] });
		expect(converted(draft, 'tokens')).toMatchObject({
			way: 'tokens',
			tokens: tokens('N-----F')
		});
	});

	it('the other conversions are impossible and give an empty draft', () => {
		const said = entered({ way: 'majorities', majorities: majorities('NF-NF--') });
		const put = entered({ way: 'tokens', tokens: tokens('NF-----') });
		expect(converted(said, 'counts')).toEqual(emptyDraft('counts', middle));
		expect(converted(put, 'counts')).toEqual(emptyDraft('counts', middle));
		expect(converted(put, 'majorities')).toEqual(emptyDraft('majorities', middle));
	});

	it('to the same way changes nothing', () => {
		expect(converted(partial, 'counts')).toEqual(partial);
	});

	it('by tokens, a round begins with where they lie', () => {
		const state = played(unlimited, [score(byMajorities('NF-----')), { type: 'way', way: 'tokens' }]);
		expect(state.draft).toMatchObject({ way: 'tokens', tokens: tokens('NF-----') });
	});
});

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
		expect(draftAfter(...counted, to('majorities'), to('counts'))).toMatchObject({
			way: 'counts',
			counts: counts('2000000', '0001000')
		});
		expect(draftAfter(...counted, to('tokens'), put(6, 1), to('majorities'), to('counts'))).toMatchObject({
			way: 'counts',
			counts: counts('2000000', '0001000')
		});
	});

	it('keeps corrected majorities, and takes over what was counted since', () => {
		const corrected = [...counted, to('majorities'), say(0, 1), say(6, 'tie'), to('counts')];
		expect(draftAfter(...corrected, to('majorities'))).toMatchObject({
			way: 'majorities',
			majorities: [1, null, null, 1, null, null, 'tie']
		});
		expect(draftAfter(...corrected, count(0, 3, 2), count(0, 6, 1), to('majorities'))).toMatchObject({
			way: 'majorities',
			majorities: [1, null, null, 0, null, null, 0]
		});
	});

	it('drops a converted majority whose cards were taken away again', () => {
		expect(
			draftAfter(...counted, to('majorities'), to('counts'), count(0, 0, 0), to('majorities'))
		).toMatchObject({
			way: 'majorities',
			majorities: [null, null, null, 1, null, null, null]
		});
	});

	it('keeps tokens that were moved, and takes over those that the majorities move', () => {
		const moved = [to('majorities'), say(0, 0), to('tokens'), put(6, 1), to('majorities')];
		expect(draftAfter(...moved, say(3, 1), to('tokens'))).toMatchObject({
			way: 'tokens',
			tokens: tokens('N--F--F')
		});
		expect(draftAfter(...moved)).toMatchObject({
			way: 'majorities',
			majorities: [0, null, null, null, null, null, null]
		});
	});

	it('is empty once the round is scored', () => {
		const scored = [...counted, to('tokens'), score(byTokens('N-----F'))];
		expect(draftAfter(...scored, to('counts'))).toMatchObject({
			way: 'counts',
			counts: counts('0000000', '0000000')
		});
		expect(draftAfter(...scored, to('majorities'))).toMatchObject({
			way: 'majorities',
			majorities: [null, null, null, null, null, null, null]
		});
		expect(draftAfter(score(byMajorities('NF-----')), to('tokens'))).toMatchObject({
			way: 'tokens',
			tokens: tokens('NF-----')
		});
	});
});

describe('a change of way as version 1 stored it', () => {
	it('keeps no draft, so that what was entered after it replays as it did', () => {
		const anew = (way: 'counts' | 'majorities'): Action => ({ type: 'way', way, isAnew: true });
		const full = [count(0, 6, 5), anew('majorities'), anew('counts'), count(0, 0, 2)];
		expect(draftAfter(...full)).toMatchObject({ way: 'counts', counts: counts('2000000', '0000000') });
	});

	it('is marked by the upgrade', () => {
		expect(upgradeAction({ type: 'way', way: 'tokens' }, 1)).toEqual({
			type: 'way',
			way: 'tokens',
			isAnew: true
		});
		expect(upgradeAction({ type: 'way', way: 'tokens' }, 2)).toEqual({ type: 'way', way: 'tokens' });
		expect(upgradeAction({ type: 'starter', side: 1 }, 1)).toEqual({ type: 'starter', side: 1 });
		expect(upgradeAction(null, 1)).toBe(null);
	});
});
