/** The action tiles of expansions, sentence by sentence of the rules and against every possible round. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../outcome.ts';
import { act, headline, previewOf } from './match.ts';
import type { PerGeisha } from './geishas.ts';
import { checkEntry } from './entry.ts';
import type { Options } from './options.ts';
import { turn } from './round.ts';
import {
	allSevens,
	everyRound,
	possibleMajorities,
	unevenSides,
	type Sides
} from '../../../../../tests/oracles/hanamikoji/oracle.ts';
import {
	byCounts,
	byMajorities,
	byTokens,
	played,
	refusedAs,
	score,
	tokens,
	unlimited,
	withTiles
} from '../../../../../tests/oracles/hanamikoji/values.ts';

const middle = tokens('-------');
const refused = (near: string, far: string, cardsEach: Options['cardsEach']) => {
	const refusal = checkEntry(byCounts(near, far), middle, cardsEach);
	return refusal && [refusal.code, refusal.params];
};

describe('Small sets of action tiles change how many item cards lie on a side', () => {
	it('7: mini expansions 1, 5, 6, 7', () => {
		expect(refused('2001112', '0211111', 7)).toBeUndefined();
		expect(refused('2011112', '0211111', 7)).toEqual(['too-many-cards', { side: 0, count: 8, limit: 7 }]);
		expect(refused('2001112', '0201111', 7)).toEqual([
			'too-few-cards',
			{ side: 1, count: 6, missing: 1, limit: 7 }
		]);
	});

	it('9: mini expansion 3', () => {
		expect(refused('2011113', '0212112', 9)).toBeUndefined();
		expect(refused('2011113', '0213112', 9)).toEqual(['too-many-items', { geisha: 3, count: 4, limit: 3 }]);
		expect(refused('2011122', '0212122', 9)).toEqual(['too-many-cards', { side: 1, count: 10, limit: 9 }]);
	});

	it('7 to 9, 16 together: mini expansion 4', () => {
		for (const [near, far] of [
			['2001112', '0211113'],
			['2011112', '0211112'],
			['2011113', '0210112']
		] as const)
			expect(refused(near, far, '7-to-9'), `${near} ${far}`).toBeUndefined();
		expect(refused('2011105', '0201210', '7-to-9')).toEqual(['side-full', { side: 0, count: 10, limit: 9 }]);
		expect(refused('2011113', '0211112', '7-to-9')).toEqual(['too-many-together', { count: 17, limit: 16 }]);
		expect(refused('2001112', '0210112', '7-to-9')).toEqual([
			'too-few-together',
			{ count: 14, missing: 2, limit: 16 }
		]);
	});

	it('8: the base game and mini expansion 2', () => {
		expect(refused('2011112', '0211112', 8)).toBeUndefined();
		expect(refused('2001112', '0211113', 8)?.[0]).toBe('too-many-cards');
	});
});

describe('The rest of a round is as ever', () => {
	it('the side with more cards takes the token, ties stay, the other player begins', () => {
		const after = played(withTiles(7), [score(byCounts('2001112', '0211111')), score(byTokens('NFF---F'))]);
		expect(after.rounds.map((round) => round.tokens)).toEqual([tokens('NFF---N'), tokens('NFF---F')]);
		expect(after.rounds.map(({ starter }) => starter)).toEqual([0, 1]);
	});
});

it('“7, secret not shown yet” only with 8', () => {
	expect(refused('2001112', '0211112', 8)?.[0]).toBe('secret-hidden');
	expect(refused('2001112', '0211113', 9)).toEqual([
		'too-few-cards',
		{ side: 0, count: 7, missing: 2, limit: 9 }
	]);
	// The eighth of nine cards can be another than the secret.
	expect(refused('2011112', '0211113', 9)?.[0]).toBe('too-few-cards');
	expect(refused('2001112', '0211111', '7-to-9')?.[0]).toBe('too-few-together');
});

describe('Bad entries are refused at once where they are made', () => {
	const count = (side: 0 | 1, geisha: 0 | 1 | 3 | 4 | 5 | 6, cards: number) =>
		({ type: 'count', side, geisha, cards }) as const;

	it('the eighth card where there are seven, the tenth where there are nine', () => {
		const seven = played(withTiles(7), [count(0, 6, 4), count(0, 4, 3)]);
		expect(refusedAs(seven, count(0, 0, 1))).toBe('too-many-cards');
		const nine = played(withTiles(9), [count(0, 6, 5), count(0, 5, 4)]);
		expect(refusedAs(nine, count(0, 0, 1))).toBe('too-many-cards');
	});

	it('the tenth on a side and the seventeenth on both', () => {
		const uneven = played(withTiles('7-to-9'), [
			count(0, 6, 5),
			count(0, 5, 4),
			count(1, 3, 3),
			count(1, 4, 3)
		]);
		expect(refusedAs(uneven, count(0, 0, 1))).toBe('side-full');
		const sixteen = played(withTiles('7-to-9'), [count(1, 1, 1)], uneven);
		expect(refusedAs(sixteen, count(1, 1, 2))).toBe('too-many-together');
	});

	it('the seventh geisha of a side that can take six', () => {
		const taken = (cardsEach: Options['cardsEach'], amount: number) =>
			played(withTiles(cardsEach), [
				{ type: 'way', way: 'majorities' },
				...([0, 1, 2, 3, 4, 5] as const)
					.slice(0, amount)
					.map((geisha) => ({ type: 'majority', geisha, majority: 0 }) as const)
			]);
		const sixth = { type: 'majority', geisha: 6, majority: 0 } as const;
		for (const cardsEach of [7, 8, 9] as const)
			expect(refusedAs(taken(cardsEach, 5), sixth)).toBe('too-many-takes');
		expect(refusedAs(taken('7-to-9', 5), sixth)).toBeUndefined();
		expect(refusedAs(taken('7-to-9', 6), sixth)).toBe('too-many-takes');
	});
});

describe('the round as entered so far', () => {
	const counted = (cardsEach: Options['cardsEach'], near: string, far: string) => {
		const digits = [near, far].map((side) => Array.from(side, Number));
		return played(
			withTiles(cardsEach),
			([0, 1] as const).flatMap((side) =>
				([0, 1, 2, 3, 4, 5, 6] as const).map(
					(geisha) => ({ type: 'count', side, geisha, cards: digits[side]?.[geisha] ?? 0 }) as const
				)
			)
		);
	};
	const hasEntry = (cardsEach: Options['cardsEach'], near: string, far: string): boolean =>
		previewOf(counted(cardsEach, near, far)).entry !== undefined;

	it('can be scored once all cards are counted, and no earlier', () => {
		expect(hasEntry(7, '2001112', '0211111')).toBe(true);
		expect(hasEntry(8, '2001112', '0211111')).toBe(false);
		expect(hasEntry(9, '2011112', '0211112')).toBe(false);
		expect(hasEntry(9, '2011113', '0212112')).toBe(true);
		expect(hasEntry('7-to-9', '2001112', '0211111')).toBe(false);
		expect(hasEntry('7-to-9', '2001112', '0211113')).toBe(true);
	});

	it('a geisha without cards is a tie once all are counted', () => {
		const whole = counted(7, '2110003', '0013210');
		const open = counted(8, '2110003', '0013210');
		const asMajorities = (state: typeof whole) =>
			played(state.options, [{ type: 'way', way: 'majorities' }], state).draft;
		expect(asMajorities(whole)).toMatchObject({ majorities: [0, 0, 'tie', 1, 1, 1, 0] });
		const bare = counted('7-to-9', '2210004', '0003301');
		expect(asMajorities(bare)).toMatchObject({ majorities: [0, 0, 0, 1, 1, 'tie', 0] });
		expect(asMajorities(counted(9, '2210004', '0003301'))).toMatchObject({
			majorities: [0, 0, 0, 1, 1, null, 0]
		});
		expect(asMajorities(open)).toMatchObject({ majorities: [0, 0, 'tie', 1, 1, 1, 0] });
	});
});

const oracles: readonly (readonly [Options['cardsEach'], readonly Sides[], number, number])[] = [
	[7, [[7, 7]], 156_411, 1571],
	[8, [[8, 8]], 122_597, 1571],
	[9, [[9, 9]], 52_933, 1523],
	['7-to-9', unevenSides, 352_455, 1943]
];

describe.each(oracles)('with %s, against every possible round', (cardsEach, allSides, amount, given) => {
	const possible = possibleMajorities(allSides);

	it('every pair of counts that passes can occur, and every round passes', () => {
		let rounds = 0;
		for (const each of allSides)
			everyRound((near, far) => {
				rounds++;
				const counts = [near as unknown as PerGeisha<number>, far as unknown as PerGeisha<number>] as const;
				if (checkEntry({ way: 'counts', counts }, middle, cardsEach))
					expect.fail(`${near.join('')} ${far.join('')}`);
			}, each);
		expect(rounds).toBe(amount);
	});

	it('refuses exactly the majorities that no round gives', () => {
		const accepted = allSevens().filter((letters) => !checkEntry(byMajorities(letters), middle, cardsEach));
		expect(accepted).toHaveLength(given);
		expect(new Set(accepted)).toEqual(possible);
	});
});

describe('the consequences only where both sides have the same number', () => {
	const codeOf = (letters: string, cardsEach: Options['cardsEach']) =>
		checkEntry(byMajorities(letters), middle, cardsEach)?.code;

	it.each([7, 8, 9] as const)('%i: all seven tie, or each side has at least one majority', (cardsEach) => {
		expect(codeOf('-------', cardsEach)).toBeUndefined();
		expect(codeOf('N------', cardsEach)).toBe('one-sided');
		expect(codeOf('N-----F', cardsEach)).toBeUndefined();
	});

	it.each([7, 8, 9] as const)('%i: nobody takes more than five geishas in one round', (cardsEach) => {
		const most = Math.max(
			...[...possibleMajorities([[cardsEach, cardsEach]])].map((letters) => letters.split('N').length - 1)
		);
		expect(most).toBe(5);
		expect(codeOf('NNNNN-F', cardsEach)).toBeUndefined();
		expect(codeOf('NNNNNNF', cardsEach)).toBe('too-many-takes');
	});

	it('7 to 9: one side can lead alone by two cards, and take six', () => {
		expect(codeOf('N------', '7-to-9')).toBeUndefined();
		expect(codeOf('NN-----', '7-to-9')).toBeUndefined();
		expect(codeOf('NNNNNNF', '7-to-9')).toBeUndefined();
		expect(codeOf('NNNNNNN', '7-to-9')).toBe('too-many-takes');
	});

	it('7 to 9: not by three', () => {
		expect(checkEntry(byMajorities('NNN----'), middle, '7-to-9')).toEqual({
			refused: true,
			code: 'too-many-alone',
			params: { side: 0, count: 3, other: 1, lead: 2 },
			rule: 'entry-checks'
		});
		expect(codeOf('NNNNNN-', '7-to-9')).toBe('too-many-alone');
		expect(codeOf('FNNNNNN', '7-to-9')).toBe('too-far-ahead');
		expect(codeOf('FNNNN--', '7-to-9')).toBeUndefined();
	});

	it('9: only three cards are out of play, too few for four that leads by one leave over', () => {
		// Leads of one at Ayane, Iroha, Tomoyo and Anju each leave a card over: four, and only three are out of play.
		expect(checkEntry(byMajorities('NNNN-NF'), middle, 9)).toEqual({
			refused: true,
			code: 'no-such-round',
			params: { limit: 9 },
			rule: 'entry-checks'
		});
		expect(codeOf('NNNN-NF', 8)).toBeUndefined();
		expect(codeOf('NNNN-NF', 7)).toBeUndefined();
		expect(checkEntry(byTokens('NNNN-NF'), middle, 9)?.code).toBe('no-such-round');
	});
});

describe('The companion keeps no record of such actions; its markers are the base game’s and can be hidden', () => {
	const hidden: Options = { ...withTiles(7), markers: false };

	it('without markers it does not say whose turn it is', () => {
		const state = played(hidden, [{ type: 'marker', side: 0, marker: 'gift', used: true }]);
		expect(turn(state)).toBeUndefined();
		expect(turn({ ...state, options: unlimited })).toBe(1);
		expect(headline(state).code).toBe('playing');
	});

	it('a round is scored without a marker being flipped, with markers and without', () => {
		for (const options of [hidden, withTiles(7)]) {
			const after = act(played(options, []), score(byCounts('2001112', '0211111')));
			expect(isRefusal(after)).toBe(false);
		}
	});
});
