/** The round under way: what it would give, and what a switch of the way carries over. */
import { describe, expect, it } from 'vitest';
import { convertDraft, draftEntry, draftTokens, emptyDraft } from './draft.ts';
import { cardsOnSide } from './majorities.ts';
import { byMajorities, counts, majorities, played, score, tokens, unlimited } from '../testing/values.ts';

const middle = tokens('-------');
const complete = { way: 'counts', counts: counts('2011112', '0211112') } as const;
const partial = { way: 'counts', counts: counts('2000011', '0100012') } as const;

describe('what the round as entered would give', () => {
	it('cards counted so far decide; without cards the token stays', () => {
		expect(draftTokens({ draft: partial, tokens: tokens('F-N--F-') })).toEqual(tokens('NFN--FF'));
	});

	it('an unsaid majority leaves the token', () => {
		const draft = { way: 'majorities', majorities: [0, null, 'tie', null, null, null, 1] } as const;
		expect(draftTokens({ draft, tokens: tokens('FFF----') })).toEqual(tokens('NFF---F'));
	});

	it('tokens are where they were put', () => {
		const draft = { way: 'tokens', tokens: tokens('NNFF---') } as const;
		expect(draftTokens({ draft, tokens: middle })).toEqual(tokens('NNFF---'));
	});
});

describe('the round to score', () => {
	it('there is none while a majority is unsaid', () => {
		expect(draftEntry({ way: 'majorities', majorities: [0, 1, 'tie', 0, 1, null, 'tie'] })).toBeUndefined();
		expect(draftEntry({ way: 'majorities', majorities: majorities('NF-NF--') })).toEqual(
			byMajorities('NF-NF--')
		);
	});

	it('counts and tokens are taken as they are', () => {
		expect(draftEntry(partial)).toEqual(partial);
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

describe('switching the way', () => {
	it('counts say majorities; a geisha without cards is not known before all are counted', () => {
		expect(convertDraft(partial, 'majorities', middle)).toEqual({
			way: 'majorities',
			majorities: [0, 1, null, null, null, 'tie', 1]
		});
		const bare = { way: 'counts', counts: counts('2200004', '0013310') } as const;
		expect(convertDraft(bare, 'majorities', middle)).toEqual({
			way: 'majorities',
			majorities: majorities('NNFFFFN')
		});
		const noTea = { way: 'counts', counts: counts('2011103', '0212102') } as const;
		expect(convertDraft(noTea, 'majorities', middle)).toMatchObject({ majorities: majorities('NF-F--N') });
	});

	it('counts and majorities say where the tokens go', () => {
		expect(convertDraft(partial, 'tokens', tokens('--F--N-'))).toEqual({
			way: 'tokens',
			tokens: tokens('NFF--NF')
		});
		const draft = { way: 'majorities', majorities: [0, null, 'tie', null, null, null, 1] } as const;
		expect(convertDraft(draft, 'tokens', middle)).toEqual({ way: 'tokens', tokens: tokens('N-----F') });
	});

	it('nothing can be counted back: the other switches begin empty', () => {
		const said = { way: 'majorities', majorities: majorities('NF-NF--') } as const;
		const put = { way: 'tokens', tokens: tokens('NF-----') } as const;
		expect(convertDraft(said, 'counts', middle)).toEqual(emptyDraft('counts', middle));
		expect(convertDraft(put, 'counts', middle)).toEqual(emptyDraft('counts', middle));
		expect(convertDraft(put, 'majorities', middle)).toEqual(emptyDraft('majorities', middle));
	});

	it('to the same way changes nothing', () => {
		expect(convertDraft(partial, 'counts', middle)).toEqual(partial);
	});

	it('at the table: in tokens the round begins where they lie', () => {
		const state = played(unlimited, [score(byMajorities('NF-----')), { type: 'way', way: 'tokens' }]);
		expect(state.draft).toEqual({ way: 'tokens', tokens: tokens('NF-----') });
	});
});
