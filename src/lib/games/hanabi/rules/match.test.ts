/** Tests named after the sentences of the rule page: material, actions, the end of the game, and what ends it early. */
import { describe, expect, it } from 'vitest';
import {
	card,
	clue,
	clueTo,
	discard,
	finish,
	heights,
	moves,
	play,
	played,
	recount,
	refusedAs,
	standard,
	table,
	trash,
	unnamedPlay,
	withOptions
} from '../../../../../tests/oracles/hanabi/values.ts';
import { coloursOf, copiesOf, deckSize, ranks } from './cards.ts';
import { act, earlyEndBy, start } from './match.ts';
import type { State } from './state.ts';

describe('Material', () => {
	it('50 cards: 5 colours (white, red, blue, yellow, green), in each 1,1,1,2,2,3,3,4,4,5', () => {
		expect(coloursOf(standard)).toEqual(['white', 'red', 'blue', 'yellow', 'green']);
		for (const colour of coloursOf(standard))
			expect(ranks.map((rank) => copiesOf({ colour, rank }, standard))).toEqual([3, 2, 2, 2, 1]);
		expect(deckSize(standard)).toBe(50);
	});

	it('at the start 8 blue tokens are in the lid, no red', () => {
		const { tokens, fuses } = start(standard, 2);
		expect([tokens, fuses]).toEqual([8, 0]);
	});

	it.each([
		[2, [5, 5], 40],
		[3, [5, 5, 5], 35],
		[4, [4, 4, 4, 4], 34],
		[5, [4, 4, 4, 4, 4], 30]
	])('%i players: hands and pile', (seats, hands, pile) => {
		const state = start(standard, seats);
		expect(state.hands).toEqual(hands);
		expect(state.pile).toBe(pile);
	});

	it.each([
		[2, 45, 50],
		[3, 40, 45],
		[4, 39, 44],
		[5, 35, 40]
	])('%i players with a sixth colour: the pile has 5 or 10 cards more', (seats, five, ten) => {
		expect(start(withOptions({ multicolour: 5 }), seats).pile).toBe(five);
		expect(start(withOptions({ multicolour: 10 }), seats).pile).toBe(ten);
	});

	it('the table chooses who starts', () => {
		expect(played(start(standard, 4), [{ type: 'turn', seat: 2 }]).turn).toBe(2);
	});

	it('play goes clockwise', () => {
		let state = played(start(standard, 3), [{ type: 'turn', seat: 1 }]);
		const turns = [state.turn];
		for (const move of moves('clue w1 d:w1 clue')) {
			state = played(state, [move]);
			turns.push(state.turn);
		}
		expect(turns).toEqual([1, 2, 0, 1, 2]);
	});
});

describe('Actions', () => {
	it('clue: −1 blue token, and no card moves', () => {
		const after = played(start(standard, 2), [clue]);
		expect(after).toMatchObject({ tokens: 7, pile: 40, hands: [5, 5], turn: 1 });
	});

	it('clue: needs at least 1 blue token', () => {
		expect(refusedAs(table('', '', { tokens: 0 }), clue)).toBe('no-token');
		expect(refusedAs(table('', '', { tokens: 1 }), clue)).toBeUndefined();
	});

	it('discard: card to the discard; +1 blue token; draw', () => {
		const after = played(table('', '', { tokens: 5 }), [discard('b4')]);
		expect(after).toMatchObject({ tokens: 6, pile: 39, hands: [5, 5], turn: 1 });
		expect(after.discard).toEqual(trash('b4'));
	});

	it('discard: needs fewer than 8 blue tokens', () => {
		expect(act(start(standard, 2), discard('b4'))).toEqual({
			refused: true,
			code: 'tokens-full',
			rule: 'discard',
			params: { limit: 8 }
		});
		expect(played(table('', '', { tokens: 7 }), [discard('b4')]).tokens).toBe(8);
	});

	it('play the next of its firework: firework +1; draw', () => {
		const after = played(start(standard, 2), moves('r1 r2'));
		expect(after.fireworks).toEqual(heights('r2'));
		expect(after).toMatchObject({ tokens: 8, fuses: 0, pile: 38, hands: [5, 5] });
	});

	it('a 5 gives +1 blue token', () => {
		expect(played(table('w4', '', { tokens: 3 }), [play('w5')]).tokens).toBe(4);
	});

	it('a 5 gives +1 blue token, lost when 8 are there', () => {
		const after = played(table('w4', ''), [play('w5')]);
		expect(after.tokens).toBe(8);
		expect(after.turns.at(-1)?.isBonusLost).toBe(true);
	});

	it.each(['r3', 'r1', 'b2'])(
		'play %s, which fits nothing: card to the discard; +1 red token; draw',
		(id) => {
			const after = played(table('r1', '', { tokens: 4 }), [play(id)]);
			expect(after).toMatchObject({ tokens: 4, fuses: 1, pile: 39, hands: [5, 5] });
			expect(after.fireworks).toEqual(heights('r1'));
			expect(after.discard).toEqual(trash(id));
		}
	);

	it('a clue may be recorded with giver, receiver and content, which is never judged', () => {
		const about = { by: 'colour', colour: 'red' } as const;
		const after = played(start(standard, 3), [{ type: 'clue', giver: 0, receiver: 2, about }]);
		expect(after).toMatchObject({ tokens: 7, turn: 1 });
	});

	it('a clue is not given to oneself, nor to a seat that the match does not have, nor by somebody else', () => {
		expect(refusedAs(start(standard, 3), clueTo(0))).toBe('clue-to-self');
		expect(refusedAs(start(standard, 3), clueTo(3))).toBe('no-such-seat');
		expect(refusedAs(start(standard, 3), { type: 'clue', giver: 1, receiver: 2, about: null })).toBe(
			'not-their-turn'
		);
	});

	it.each([
		['r1', '', 'r1 r1 r1', 0, 3],
		['w5', 'w5', '', 1, 0],
		['b2', 'b3', 'b2', 1, 1]
	])('an action on %s of which no copy can be left is refused, naming where they went', (id, ...on) => {
		const [fireworks, discarded, onFirework, inDiscard] = on;
		const state = table(fireworks, discarded, { tokens: 4 });
		for (const action of [play(id), discard(id)])
			expect(act(state, action)).toMatchObject({
				code: 'no-copy-left',
				params: { played: onFirework, discarded: inDiscard, copies: onFirework + inDiscard }
			});
	});

	it('a card has to be named', () => {
		expect(refusedAs(start(standard, 2), { type: 'play', card: null, announced: null })).toBe('card-unnamed');
	});
});

describe('End of the game', () => {
	const strikes = moves('r3 r4 b5');

	it('third red token: lost at once, official score 0, the sum kept as a detail', () => {
		const after = played(table('w2', '', { tokens: 4 }), strikes);
		expect(after.outcome).toMatchObject({
			winners: [],
			lost: true,
			rule: 'three-fuses',
			reason: {
				code: 'three-fuses',
				params: { seat: 0, colour: 'blue', rank: 5, announced: '', strike: 3, score: 2, isRated: 0 }
			}
		});
		expect(after.outcome?.scores).toEqual([
			after.outcome?.scores?.[1],
			{
				total: 0,
				lines: [
					{ said: { code: 'firework', params: { colour: 'white' } }, value: 2 },
					{ said: { code: 'forfeit', params: {} }, value: -2 }
				]
			}
		]);
	});

	it('the ending action draws nothing', () => {
		const lost = played(table('', '', { tokens: 4 }), strikes);
		expect(lost).toMatchObject({ pile: 38, hands: [4, 5] });
		const perfect = played(table('w5 r5 b5 y5 g4', '', { tokens: 4 }), [play('g5')]);
		expect(perfect).toMatchObject({ pile: 40, hands: [4, 5] });
	});

	it('all fireworks complete: perfect, at once', () => {
		const { outcome } = played(table('w5 r5 b5 y5 g4', '', { tokens: 4 }), [play('g5')]);
		expect(outcome).toMatchObject({
			winners: [0, 1],
			rule: 'perfect',
			scores: [{ total: 25 }, { total: 25 }]
		});
		expect(outcome?.lost).toBeUndefined();
	});

	it('perfect comes before the end of the last round', () => {
		const last = table('w5 r5 b5 y5 g4', '', { pile: 0, turnsLeft: 1 });
		expect(played(last, [play('g5')]).outcome?.reason.code).toBe('perfect');
	});

	it('the third red token comes before the end of the last round', () => {
		const last = table('', '', { pile: 0, turnsLeft: 1, fuses: 2 });
		expect(played(last, [play('g5')]).outcome?.reason.code).toBe('three-fuses');
	});

	it('the action that draws the last card gives every player exactly one more turn, the drawer included and last', () => {
		let state = played(table('', '', { pile: 1 }, standard, 3), [{ type: 'turn', seat: 1 }, play('r1')]);
		expect(state).toMatchObject({ pile: 0, turnsLeft: 3, turn: 2, hands: [5, 5, 5] });
		const turns = [];
		for (const move of moves('r2 w1 r3')) {
			turns.push(state.turn);
			state = played(state, [move]);
		}
		expect(turns).toEqual([2, 0, 1]);
		expect(state.turnsLeft).toBe(0);
		expect(state.outcome).toMatchObject({ winners: [0, 1, 2], reason: { code: 'last-round' } });
	});

	it('a clue before the last card is drawn does not begin the last round', () => {
		expect(played(table('', '', { pile: 1 }), [clue]).turnsLeft).toBeNull();
	});

	it('turnsLeft: −1 an action, no drawing in that round', () => {
		const after = played(table('', '', { pile: 0, turnsLeft: 2, tokens: 4 }), [discard('r1')]);
		expect(after).toMatchObject({ turnsLeft: 1, pile: 0, hands: [4, 5] });
		expect(played(after, [clue])).toMatchObject({ turnsLeft: 0, hands: [4, 5] });
	});

	it('after the end every action is refused', () => {
		const over = played(table('', '', { tokens: 4 }), strikes);
		const leave = { type: 'leave', seat: 0, hand: 'aside' } as const;
		for (const action of [clue, play('w1'), discard('w1'), finish, recount({ tokens: 2 }), leave])
			expect(act(over, action)).toEqual({ refused: true, code: 'match-over', params: {}, rule: 'end' });
	});

	it('score = sum of the highest card of each firework', () => {
		const last = table('w4 r2 b3 y1 g3', '', { pile: 0, turnsLeft: 1 });
		expect(played(last, [play('g4')]).outcome?.scores?.[0]?.total).toBe(14);
	});

	it('"finish now" where the game can gain nothing more, never forced', () => {
		const stuck = table('w5 r5 b5 y5 g2', 'g3 g3');
		expect(stuck.outcome).toBeUndefined();
		expect(played(stuck, [finish]).outcome).toMatchObject({
			winners: [0, 1],
			rule: 'finish-now',
			reason: { code: 'finished', params: { score: 22, isRated: 1 } }
		});
	});

	it('giving up is always possible and said as such', () => {
		expect(played(table('w5 r5 b5 y5 g2', 'g3'), [finish]).outcome).toMatchObject({
			winners: [0, 1],
			reason: { code: 'stopped', params: { score: 22, isRated: 1 } }
		});
		const bouquet = table('w5 r5 b5 y5 g2', '', {}, withOptions({ finalBouquet: true }));
		expect(played(bouquet, [finish]).outcome).toMatchObject({ lost: true, reason: { code: 'stopped' } });
	});

	it('house rule: three red tokens count the fireworks', () => {
		const options = withOptions({ countFireworks: true });
		const { outcome } = played(table('w2', '', { tokens: 4 }, options), strikes);
		expect(outcome).toMatchObject({
			winners: [0, 1],
			rule: 'count-fireworks',
			reason: { code: 'fuses-counted', params: { score: 2, isRated: 1 } },
			scores: [{ total: 2 }, { total: 2 }]
		});
		expect(outcome?.lost).toBeUndefined();
	});
});

describe('Which entries end the show early', () => {
	const after = (strikes: number, options = standard): State => ({ ...start(options, 2), fuses: strikes });

	it('third red token: the show ends, with the house rule too', () => {
		expect(earlyEndBy(after(1), play('r2'))).toBeUndefined();
		expect(earlyEndBy(after(2), play('r2'))).toBe('third-fuse');
		expect(earlyEndBy(after(2), play('r1'))).toBeUndefined();
		expect(earlyEndBy(after(2, withOptions({ countFireworks: true })), play('r2'))).toBe('third-fuse');
	});

	it('third red token in light mode, where the card is not named', () => {
		const light = withOptions({ mode: 'light' });
		expect(earlyEndBy(after(1, light), unnamedPlay)).toBeUndefined();
		expect(earlyEndBy(after(2, light), unnamedPlay)).toBe('third-fuse');
	});

	it('a card that fits, announced as another colour, is a third red token', () => {
		const choreography = withOptions({ choreography: true });
		expect(earlyEndBy(after(2, choreography), play('r1', 'b'))).toBe('third-fuse');
	});

	it('final bouquet only: the last copy of a card that is still needed', () => {
		const bouquet = played(start(withOptions({ finalBouquet: true }), 2), moves('clue'));
		expect(earlyEndBy(bouquet, discard('r5'))).toBe('perfection-lost');
		expect(earlyEndBy(played(start(standard, 2), moves('clue')), discard('r5'))).toBeUndefined();
	});

	it('no other entry, and none that is refused, ends the show early', () => {
		expect(earlyEndBy(after(2), clue)).toBeUndefined();
		expect(earlyEndBy(after(2), discard('r5'))).toBeUndefined();
		expect(
			earlyEndBy({ ...after(2), hands: [0, 5] }, { type: 'play', card: card('r2'), announced: null })
		).toBe(undefined);
	});
});
