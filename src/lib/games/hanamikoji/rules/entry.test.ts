/** The checks of an entry, sentence by sentence of the rulebook and against every possible round. */
import { describe, expect, it } from 'vitest';
import type { PerGeisha } from './geishas.ts';
import { checkEntry } from './entry.ts';
import {
	allSevens,
	everyRound,
	moved,
	possibleMajorities
} from '../../../../../tests/oracles/hanamikoji/oracle.ts';
import {
	byCounts,
	byMajorities,
	byTokens,
	played,
	refusedAs,
	score,
	tokens,
	unlimited
} from '../../../../../tests/oracles/hanamikoji/values.ts';

const middle = tokens('-------');

describe('Each side has exactly 8 item cards at scoring', () => {
	it('8 and 8 pass', () => {
		expect(checkEntry(byCounts('2011112', '0211112'), middle, 8)).toBeUndefined();
	});

	it('7 on a side: secret not revealed yet?', () => {
		expect(checkEntry(byCounts('2011112', '0211111'), middle, 8)).toEqual({
			refused: true,
			code: 'secret-hidden',
			params: { side: 1, count: 7, limit: 8 },
			rule: 'secret'
		});
	});

	it('fewer name the number and how many are missing', () => {
		expect(checkEntry(byCounts('2000002', '0211112'), middle, 8)).toEqual({
			refused: true,
			code: 'too-few-cards',
			params: { side: 0, count: 4, missing: 4, limit: 8 },
			rule: 'entry-checks'
		});
		expect(checkEntry(byCounts('0000000', '0000000'), middle, 8)?.params).toMatchObject({
			side: 0,
			count: 0
		});
	});

	it('more name the number', () => {
		expect(checkEntry(byCounts('2011113', '0211112'), middle, 8)).toEqual({
			refused: true,
			code: 'too-many-cards',
			params: { side: 0, count: 9, limit: 8 },
			rule: 'entry-checks'
		});
	});
});

describe('On each geisha a + b ≤ her charm', () => {
	it('3 flutes: there are only 2', () => {
		expect(checkEntry(byCounts('2011112', '1111112'), middle, 8)).toEqual({
			refused: true,
			code: 'too-many-items',
			params: { geisha: 0, count: 3, limit: 2 },
			rule: 'entry-checks'
		});
	});

	it.each([
		['2000000', '0000000', undefined],
		['0000000', '0030000', 'too-many-items'],
		['0002000', '0001000', undefined],
		['0002000', '0002000', 'too-many-items'],
		['0000030', '0000020', 'too-many-items'],
		['0000003', '0000002', undefined],
		['0000003', '0000003', 'too-many-items']
	])('%s and %s: %s', (near, far, code) => {
		const found = checkEntry(byCounts(near, far), middle, 8)?.code;
		expect(found === 'too-many-items' ? found : undefined).toBe(code);
	});
});

it('these two checks are sufficient: every possible round passes', () => {
	let rounds = 0;
	everyRound((near, far) => {
		rounds++;
		const counts = [near as unknown as PerGeisha<number>, far as unknown as PerGeisha<number>] as const;
		if (checkEntry({ way: 'counts', counts }, middle, 8)) expect.fail(`${near.join('')} ${far.join('')}`);
	});
	expect(rounds).toBe(122_597);
});

describe('Bad entries are refused at once where they are made, with the count that is off', () => {
	const count = (side: 0 | 1, geisha: 0 | 4 | 6, cards: number) =>
		({ type: 'count', side, geisha, cards }) as const;

	it('the ninth card on a side', () => {
		const eight = played(unlimited, [count(0, 6, 5), count(0, 4, 3)]);
		expect(refusedAs(eight, count(0, 0, 1))).toBe('too-many-cards');
		expect(refusedAs(eight, count(1, 0, 1))).toBeUndefined();
	});

	it('the third flute', () => {
		const one = played(unlimited, [count(0, 0, 1)]);
		expect(refusedAs(one, count(1, 0, 1))).toBeUndefined();
		expect(refusedAs(one, count(1, 0, 2))).toBe('too-many-items');
		expect(refusedAs(one, count(0, 0, 21))).toBe('too-many-items');
	});

	it('cards can be taken away again', () => {
		const state = played(unlimited, [count(0, 6, 5), count(0, 6, 4), count(0, 6, 0)]);
		expect(state.draft).toMatchObject({ counts: [[0, 0, 0, 0, 0, 0, 0], {}] });
	});

	it('the sixth majority of a side', () => {
		const five = played(unlimited, [
			{ type: 'way', way: 'majorities' },
			...([0, 1, 2, 3, 4] as const).map((geisha) => ({ type: 'majority', geisha, majority: 0 }) as const)
		]);
		expect(refusedAs(five, { type: 'majority', geisha: 5, majority: 0 })).toBe('too-many-takes');
		expect(refusedAs(five, { type: 'majority', geisha: 5, majority: 1 })).toBeUndefined();
		expect(refusedAs(five, { type: 'majority', geisha: 5, majority: 'tie' })).toBeUndefined();
		expect(refusedAs(five, { type: 'majority', geisha: 4, majority: null })).toBeUndefined();
	});

	it('the sixth token taken, and a token put back in the middle', () => {
		const second = played(unlimited, [{ type: 'way', way: 'tokens' }, score(byTokens('NF-----'))]);
		const five = played(
			unlimited,
			([1, 2, 3, 4, 5] as const).map((geisha) => ({ type: 'token', geisha, holder: 0 }) as const),
			second
		);
		expect(refusedAs(five, { type: 'token', geisha: 6, holder: 0 })).toBe('too-many-takes');
		expect(refusedAs(five, { type: 'token', geisha: 6, holder: 1 })).toBeUndefined();
		// This token was in the middle when the round began, so the tap can be taken back.
		expect(refusedAs(five, { type: 'token', geisha: 2, holder: null })).toBeUndefined();
		expect(refusedAs(five, { type: 'token', geisha: 1, holder: null })).toBe('token-to-middle');
	});

	it('an entry in another way than the current one', () => {
		const byCount = played(unlimited, []);
		expect(refusedAs(byCount, { type: 'majority', geisha: 0, majority: 0 })).toBe('other-way');
		expect(refusedAs(byCount, { type: 'token', geisha: 0, holder: 0 })).toBe('other-way');
		const byToken = played(unlimited, [{ type: 'way', way: 'tokens' }]);
		expect(refusedAs(byToken, count(0, 0, 1))).toBe('other-way');
	});
});

describe('Majorities', () => {
	it('all seven tie', () => {
		expect(checkEntry(byMajorities('-------'), middle, 8)).toBeUndefined();
	});

	it('else each side has at least one majority', () => {
		expect(checkEntry(byMajorities('N------'), middle, 8)?.code).toBe('one-sided');
		expect(checkEntry(byMajorities('---FF--'), middle, 8)).toMatchObject({
			code: 'one-sided',
			params: { side: 0, other: 1, each: 8 }
		});
		expect(checkEntry(byMajorities('N-----F'), middle, 8)).toBeUndefined();
	});

	it('nobody takes more than five geishas in one round', () => {
		expect(checkEntry(byMajorities('NNNNN-F'), middle, 8)).toBeUndefined();
		expect(checkEntry(byMajorities('NNNNNNF'), middle, 8)?.code).toBe('too-many-takes');
		expect(checkEntry(byMajorities('FFFFFFF'), middle, 8)?.code).toBe('too-many-takes');
	});

	it('three geishas against Ayane alone cannot be: her two flutes do not make up for three cards', () => {
		expect(checkEntry(byMajorities('F---NNN'), middle, 8)).toEqual({
			refused: true,
			code: 'lopsided',
			params: { side: 0, count: 3, other: 1, limit: 2, each: 8 },
			rule: 'entry-checks'
		});
		expect(checkEntry(byMajorities('F----NN'), middle, 8)).toBeUndefined();
	});

	it('refuses exactly the majorities that no round gives', () => {
		const possible = possibleMajorities();
		const accepted = allSevens().filter((letters) => !checkEntry(byMajorities(letters), middle, 8));
		expect(accepted).toHaveLength(1571);
		expect(new Set(accepted)).toEqual(possible);
	});
});

describe('A token never returns to the middle', () => {
	it('with a player before the round: not in the middle after it', () => {
		expect(checkEntry(byTokens('N------'), tokens('NF-----'), 8)).toEqual({
			refused: true,
			code: 'token-to-middle',
			params: { geisha: 1 },
			rule: 'token-never-returns'
		});
	});

	it('all left where they lay: a round of ties', () => {
		expect(checkEntry(byTokens('NF--N-F'), tokens('NF--N-F'), 8)).toBeUndefined();
	});

	it('taking is possible against majorities the other side keeps without moving a token', () => {
		expect(checkEntry(byTokens('NNF----'), tokens('N-F----'), 8)).toBeUndefined();
		expect(checkEntry(byTokens('NN-----'), tokens('N------'), 8)?.code).toBe('one-sided');
		expect(checkEntry(byTokens('FNNN---'), tokens('F------'), 8)?.code).toBe('lopsided');
	});

	it('refuses exactly the tokens that no round gives, from wherever they lay', () => {
		const possible = [...possibleMajorities()];
		const sevens = allSevens();
		let accepted = 0;
		// All placements before the round would take seconds, so every thirteenth is tried.
		for (const before of sevens.filter((_, place) => place % 13 === 0 || place === sevens.length - 1)) {
			const reached = new Set(possible.map((majorities) => moved(before, majorities)));
			const at = tokens(before);
			for (const after of sevens) {
				const isAccepted = !checkEntry(byTokens(after), at, 8);
				if (isAccepted !== reached.has(after)) expect.fail(`${before} → ${after}`);
				if (isAccepted) accepted++;
			}
		}
		expect(accepted).toBeGreaterThan(50_000);
	});
});
