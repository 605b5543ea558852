/** The round under way: its preview, and its conversion to another way of entry. */
import { describe, expect, it } from 'vitest';
import { convertDraft, draftEntry, draftTokens, emptyDraft } from './draft.ts';
import { cardsOnSide } from './majorities.ts';
import { byMajorities, counts, majorities, played, score, tokens, unlimited } from '../testing/values.ts';

const middle = tokens('-------');
const complete = { way: 'counts', counts: counts('2011112', '0211112') } as const;
const partial = { way: 'counts', counts: counts('2000011', '0100012') } as const;

describe('the tokens with the round as entered', () => {
	it('cards counted so far decide; without cards the token stays', () => {
		expect(draftTokens({ draft: partial, tokens: tokens('F-N--F-') })).toEqual(tokens('NFN--FF'));
	});

	it('an unknown majority leaves the token where it is', () => {
		const draft = { way: 'majorities', majorities: [0, null, 'tie', null, null, null, 1] } as const;
		expect(draftTokens({ draft, tokens: tokens('FFF----') })).toEqual(tokens('NFF---F'));
	});

	it('tokens are where they were put', () => {
		const draft = { way: 'tokens', tokens: tokens('NNFF---') } as const;
		expect(draftTokens({ draft, tokens: middle })).toEqual(tokens('NNFF---'));
	});
});

describe('the entry to score', () => {
	it('there is none while a majority is missing', () => {
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

describe('converting to another way', () => {
	it('counts give majorities; a geisha without cards is unknown until all are counted', () => {
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

	it('counts and majorities give tokens', () => {
		expect(convertDraft(partial, 'tokens', tokens('--F--N-'))).toEqual({
			way: 'tokens',
			tokens: tokens('NFF--NF')
		});
		const draft = { way: 'majorities', majorities: [0, null, 'tie', null, null, null, 1] } as const;
		expect(convertDraft(draft, 'tokens', middle)).toEqual({ way: 'tokens', tokens: tokens('N-----F') });
	});

	it('the other conversions are impossible and give an empty draft', () => {
		const entered = { way: 'majorities', majorities: majorities('NF-NF--') } as const;
		const put = { way: 'tokens', tokens: tokens('NF-----') } as const;
		expect(convertDraft(entered, 'counts', middle)).toEqual(emptyDraft('counts', middle));
		expect(convertDraft(put, 'counts', middle)).toEqual(emptyDraft('counts', middle));
		expect(convertDraft(put, 'majorities', middle)).toEqual(emptyDraft('majorities', middle));
	});

	it('to the same way changes nothing', () => {
		expect(convertDraft(partial, 'counts', middle)).toEqual(partial);
	});

	it('by tokens, a round begins with where they lie', () => {
		const state = played(unlimited, [score(byMajorities('NF-----')), { type: 'way', way: 'tokens' }]);
		expect(state.draft).toEqual({ way: 'tokens', tokens: tokens('NF-----') });
	});
});
