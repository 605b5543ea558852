/**
 * The goals, sentence by sentence of the rulebook and for every placement of the tokens against the oracle.
 */
import { describe, expect, it } from 'vitest';
import { judge } from './match.ts';
import type { Options } from './options.ts';
import { allSevens, charmOfSide, geishasOfSide } from '../../../../../tests/oracles/hanamikoji/oracle.ts';
import {
	byMajorities,
	byTokens,
	limited,
	played,
	score,
	tokens,
	unlimited
} from '../../../../../tests/oracles/hanamikoji/values.ts';

/** The verdict in short: the winners' seats and the reason code. */
const verdict = (letters: string, rounds = 1, options: Options = unlimited) => {
	const outcome = judge(tokens(letters), rounds, options);
	return outcome && [outcome.winners.join(''), outcome.reason.code];
};

describe('4 geishas or more, or 11 charm points or more', () => {
	it.each([
		['-------', undefined],
		// Anju and Ruri have 9 charm points together: no goal.
		['-----NN', undefined],
		['---NN-N', ['0', 'charm']],
		['NN----N', undefined],
		['N-N--N-', undefined],
		['NNN-N--', ['0', 'geishas']],
		['FFFF---', ['1', 'geishas']],
		['--F--FF', ['1', 'charm']],
		['---F-FF', ['1', 'charm']],
		['--FF-FF', ['1', 'charm-and-geishas']],
		['NNNNN--', ['0', 'charm-and-geishas']],
		['NNN-F-F', undefined]
	])('%s: %j', (letters, expected) => {
		expect(verdict(letters)).toEqual(expected);
	});

	it('the match ends at once, in whatever round', () => {
		expect(verdict('NN--NN-', 1, limited())).toEqual(['0', 'charm-and-geishas']);
		expect(verdict('NN--N-N', 3, limited('draw'))).toEqual(['0', 'charm-and-geishas']);
		expect(verdict('NNNF---', 2, limited())).toBeUndefined();
	});

	it('a score comes with its working, a line per geisha', () => {
		expect(judge(tokens('FFFN-NN'), 1, unlimited)?.scores).toEqual([
			{
				total: 12,
				lines: [
					{ said: { code: 'geisha', params: { geisha: 3 } }, value: 3 },
					{ said: { code: 'geisha', params: { geisha: 5 } }, value: 4 },
					{ said: { code: 'geisha', params: { geisha: 6 } }, value: 5 }
				]
			},
			{
				total: 6,
				lines: [
					{ said: { code: 'geisha', params: { geisha: 0 } }, value: 2 },
					{ said: { code: 'geisha', params: { geisha: 1 } }, value: 2 },
					{ said: { code: 'geisha', params: { geisha: 2 } }, value: 2 }
				]
			}
		]);
	});
});

describe('Both players at once: the one with 11 or more wins', () => {
	/** Three geishas with 11 or 12 charm points against the other four with 10 or 9; with the winner. */
	const clashes: readonly (readonly [string, 0 | 1])[] = [
		['FFFFNNN', 0],
		['FFFNFNN', 0],
		['FFFNNFN', 0],
		['FFNFFNN', 0],
		['FNFFFNN', 0],
		['FNNNNFF', 1],
		['NFFFFNN', 0],
		['NFNNNFF', 1],
		['NNFNNFF', 1],
		['NNNFFNF', 1],
		['NNNFNFF', 1],
		['NNNNFFF', 1]
	];

	it.each(clashes)('%s: seat %i wins', (letters, winner) => {
		expect(judge(tokens(letters), 1, unlimited)).toMatchObject({
			winners: [winner],
			reason: { code: 'charm-over-geishas' },
			rule: 'clash'
		});
	});

	it('these 12 are the only possible clash', () => {
		const both = allSevens().filter((letters) =>
			['N', 'F'].every((side) => geishasOfSide(letters, side) >= 4 || charmOfSide(letters, side) >= 11)
		);
		expect(both.sort()).toEqual(clashes.map(([letters]) => letters).sort());
		const codes = allSevens().map((letters) => judge(tokens(letters), 1, unlimited)?.reason.code);
		expect(codes.filter((code) => code === 'charm-over-geishas')).toHaveLength(12);
	});
});

describe('atLimit, after the last round without a goal', () => {
	it('not before the last round', () => {
		expect(verdict('-----FN', 2, limited())).toBeUndefined();
		expect(verdict('-----FN', 3, limited())).toEqual(['0', 'limit-points']);
	});

	it('none: a match without a limit goes on', () => {
		expect(verdict('-----FN', 3)).toBeUndefined();
		expect(verdict('-----FN', 50)).toBeUndefined();
	});

	it('most points, else draw', () => {
		expect(verdict('NNF----', 3, limited('points'))).toEqual(['0', 'limit-points']);
		expect(verdict('FNN---F', 3, limited('points'))).toEqual(['1', 'limit-points']);
		// 2 + 5 against 3 + 4: under this option the higher token does not decide.
		expect(verdict('N--F-FN', 3, limited('points'))).toEqual(['01', 'limit-equal']);
	});

	it('most points, then the highest single token, else draw', () => {
		expect(verdict('NNF----', 3, limited('points-then-token'))).toEqual(['0', 'limit-points']);
		expect(verdict('N--F-FN', 3, limited('points-then-token'))).toEqual(['0', 'limit-token']);
		expect(verdict('F--N-NF', 3, limited('points-then-token'))).toEqual(['1', 'limit-token']);
		// 2 + 2 against a single 4.
		expect(verdict('NN---F-', 3, limited('points-then-token'))).toEqual(['1', 'limit-token']);
		expect(verdict('NF-NF--', 3, limited('points-then-token'))).toEqual(['01', 'limit-equal-token']);
		// No token moved in three rounds, so there is none to compare.
		expect(verdict('-------', 3, limited('points-then-token'))).toEqual(['01', 'limit-equal']);
	});

	it('draw', () => {
		expect(verdict('-----FN', 3, limited('draw'))).toEqual(['01', 'limit-draw']);
	});

	it('a draw is shared by both', () => {
		expect(judge(tokens('NF-----'), 3, limited('points'))).toMatchObject({ winners: [0, 1], shared: true });
		expect(judge(tokens('NNF----'), 3, limited('points'))).not.toHaveProperty('shared');
	});

	it('a goal reached in the last round comes before it', () => {
		expect(verdict('NNNN-FF', 3, limited('draw'))).toEqual(['0', 'geishas']);
		expect(verdict('NNNNFFF', 3, limited('draw'))).toEqual(['1', 'charm-over-geishas']);
	});

	it('a match of three rounds ends with the third, one without a limit does not', () => {
		const rounds = ['N----F-', 'N----F-', 'N----F-'].map((letters) => score(byTokens(letters)));
		expect(played(limited(), rounds).outcome?.reason.code).toBe('limit-points');
		expect(played(unlimited, rounds).outcome).toBeUndefined();
	});
});

it('never play another round at the clash, whatever the round number', () => {
	const ties = score(byMajorities('-------'));
	const clash = score(byMajorities('NNNNFFF'));
	for (const before of [[], [ties], [ties, ties], [ties, ties, ties]]) {
		expect(played(unlimited, [...before, clash]).outcome).toMatchObject({
			winners: [1],
			reason: { code: 'charm-over-geishas' },
			rule: 'clash'
		});
	}
});

it('every placement of the tokens is judged as by the oracle', () => {
	for (const letters of allSevens()) {
		const reaching = ['N', 'F'].filter(
			(side) => geishasOfSide(letters, side) >= 4 || charmOfSide(letters, side) >= 11
		);
		const winner =
			reaching.length < 2 ? reaching[0] : reaching.find((side) => charmOfSide(letters, side) >= 11);
		const expected = winner === undefined ? undefined : [winner === 'N' ? 0 : 1];
		expect(judge(tokens(letters), 1, unlimited)?.winners, letters).toEqual(expected);
		const scores = judge(tokens(letters), 3, limited())?.scores;
		expect(scores?.map(({ total }) => total)).toEqual([charmOfSide(letters, 'N'), charmOfSide(letters, 'F')]);
	}
});
