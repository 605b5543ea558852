/** What a side still needs to win: examples, and every placement against every set of geishas. */
import { describe, expect, it } from 'vitest';
import {
	allSevens,
	charm,
	charmOfSide,
	geishasOfSide
} from '../../../../../tests/oracles/hanamikoji/oracle.ts';
import { tokens } from '../../../../../tests/oracles/hanamikoji/values.ts';
import { toWin } from './standing.ts';

describe('what still wins', () => {
	it('nothing yet: four geishas, or three with 11 charm points', () => {
		expect(toWin(tokens('-------'), 0)).toEqual({
			// Ruri and Anju with any other geisha, or Ruri with Yoko and Chiharu.
			sets: [
				[0, 5, 6],
				[1, 5, 6],
				[2, 5, 6],
				[3, 4, 6],
				[3, 5, 6],
				[4, 5, 6]
			],
			any: 4,
			charm: 11
		});
	});

	it('Léa wins with Anju or with any two', () => {
		// Léa holds Ayane and Ruri: 7 charm points.
		expect(toWin(tokens('N-----N'), 0)).toEqual({ sets: [[5]], any: 2, charm: 4 });
	});

	it('any one, when three are held', () => {
		expect(toWin(tokens('NNFN---'), 0)).toEqual({ sets: [], any: 1, charm: 4 });
	});

	it('the other side’s tokens can be taken as well as those in the middle', () => {
		// Sam holds Ruri and needs Anju with any other geisha, or Yoko and Chiharu from Léa.
		expect(toWin(tokens('-N-NN-F'), 1)).toEqual({
			sets: [
				[0, 5],
				[1, 5],
				[2, 5],
				[3, 4],
				[3, 5],
				[4, 5]
			],
			any: 3,
			charm: 6
		});
	});

	it('is undefined once a goal is reached', () => {
		expect(toWin(tokens('NNNN---'), 0)).toBeUndefined();
		expect(toWin(tokens('NNNFFFF'), 1)).toBeUndefined();
		expect(toWin(tokens('NNNFFFF'), 0)).toEqual({ sets: [], any: 1, charm: 5 });
	});
});

it('from every placement, exactly the sets that reach a goal are found', () => {
	const picks = Array.from({ length: 128 }, (_, bits) =>
		charm.flatMap((_, place) => ((bits >> place) & 1 ? [place] : []))
	);
	for (const letters of allSevens()) {
		const reaches = (pick: readonly number[]) => {
			const after = Array.from(letters)
				.map((holder, place) => (pick.includes(place) ? 'N' : holder))
				.join('');
			return geishasOfSide(after, 'N') >= 4 || charmOfSide(after, 'N') >= 11;
		};
		const found = toWin(tokens(letters), 0);
		expect(found === undefined, letters).toBe(reaches([]));
		if (!found) continue;
		expect(found.charm).toBe(11 - charmOfSide(letters, 'N'));
		const isFound = (pick: readonly number[]) =>
			pick.length >= found.any || found.sets.some((set) => set.every((geisha) => pick.includes(geisha)));
		const open = picks.filter((pick) => pick.every((place) => letters[place] !== 'N'));
		for (const pick of open)
			if (isFound(pick) !== reaches(pick)) expect.fail(`${letters} with ${pick.join()}`);
		// No set contains a geisha too many, and `any` is not too large.
		for (const set of found.sets) {
			expect(set.length).toBeLessThan(found.any);
			for (const one of set) expect(reaches(set.filter((geisha) => geisha !== one))).toBe(false);
		}
		expect(open.filter((pick) => pick.length === found.any - 1).every(reaches)).toBe(false);
	}
});
