/** The round under way: its preview, and its conversion to another way of entry. */
import { describe, expect, it } from 'vitest';
import { convertDraft, draftEntry, draftTokens, emptyDraft } from './draft.ts';
import { cardsOnSide } from './majorities.ts';
import {
	byMajorities,
	counts,
	majorities,
	played,
	score,
	tokens,
	unlimited
} from '../../../../../tests/oracles/hanamikoji/values.ts';

const options = unlimited;
const middle = tokens('-------');
const complete = { way: 'counts', counts: counts('2011112', '0211112') } as const;
const partial = { way: 'counts', counts: counts('2000011', '0100012') } as const;

describe('the tokens with the round as entered', () => {
	it('cards counted so far decide; without cards the token stays', () => {
		expect(draftTokens({ draft: partial, tokens: tokens('F-N--F-'), options })).toEqual(tokens('NFN--FF'));
	});

	it('an unknown majority leaves the token where it is', () => {
		const draft = { way: 'majorities', majorities: [0, null, 'tie', null, null, null, 1] } as const;
		expect(draftTokens({ draft, tokens: tokens('FFF----'), options })).toEqual(tokens('NFF---F'));
	});

	it('tokens are where they were put', () => {
		const draft = { way: 'tokens', tokens: tokens('NNFF---') } as const;
		expect(draftTokens({ draft, tokens: middle, options })).toEqual(tokens('NNFF---'));
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
		expect(convertDraft({ draft: partial, tokens: middle, options }, 'majorities')).toEqual({
			way: 'majorities',
			majorities: [0, 1, null, null, null, 'tie', 1]
		});
		const bare = { way: 'counts', counts: counts('2200004', '0013310') } as const;
		expect(convertDraft({ draft: bare, tokens: middle, options }, 'majorities')).toEqual({
			way: 'majorities',
			majorities: majorities('NNFFFFN')
		});
		const noTea = { way: 'counts', counts: counts('2011103', '0212102') } as const;
		expect(convertDraft({ draft: noTea, tokens: middle, options }, 'majorities')).toMatchObject({
			majorities: majorities('NF-F--N')
		});
	});

	it('counts and majorities give tokens', () => {
		expect(convertDraft({ draft: partial, tokens: tokens('--F--N-'), options }, 'tokens')).toEqual({
			way: 'tokens',
			tokens: tokens('NFF--NF')
		});
		const draft = { way: 'majorities', majorities: [0, null, 'tie', null, null, null, 1] } as const;
		expect(convertDraft({ draft, tokens: middle, options }, 'tokens')).toEqual({
			way: 'tokens',
			tokens: tokens('N-----F')
		});
	});

	it('the other conversions are impossible and give an empty draft', () => {
		const entered = { way: 'majorities', majorities: majorities('NF-NF--') } as const;
		const put = { way: 'tokens', tokens: tokens('NF-----') } as const;
		expect(convertDraft({ draft: entered, tokens: middle, options }, 'counts')).toEqual(
			emptyDraft('counts', middle)
		);
		expect(convertDraft({ draft: put, tokens: middle, options }, 'counts')).toEqual(
			emptyDraft('counts', middle)
		);
		expect(convertDraft({ draft: put, tokens: middle, options }, 'majorities')).toEqual(
			emptyDraft('majorities', middle)
		);
	});

	it('to the same way changes nothing', () => {
		expect(convertDraft({ draft: partial, tokens: middle, options }, 'counts')).toEqual(partial);
	});

	it('by tokens, a round begins with where they lie', () => {
		const state = played(unlimited, [score(byMajorities('NF-----')), { type: 'way', way: 'tokens' }]);
		expect(state.draft).toEqual({ way: 'tokens', tokens: tokens('NF-----') });
	});
});
