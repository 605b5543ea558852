/** Tests named after the sentences of the rule page: the variants, alone and combined, and the light mode. */
import { describe, expect, it } from 'vitest';
import {
	clue,
	clueTo,
	discard,
	finish,
	heights,
	isCritical,
	moves,
	play,
	played,
	refusedAs,
	table,
	unnamedDiscard,
	unnamedPlay,
	withOptions
} from '../../../../../tests/oracles/hanabi/values.ts';
import { coloursOf, copiesOf, ranks } from './cards.ts';
import { act, start } from './match.ts';

const bouquet = withOptions({ finalBouquet: true });
const choreography = withOptions({ choreography: true });
const six = withOptions({ multicolour: 5 });

describe('Final bouquet', () => {
	it('no last round; play goes on after the pile is empty, with shrinking hands', () => {
		const after = played(table('', '', { pile: 1 }, bouquet), moves('w1 r1 b1 y1'));
		expect(after).toMatchObject({ pile: 0, hands: [4, 3], turnsLeft: null });
		expect(after.outcome).toBeUndefined();
	});

	it('defeat: third red token, also where the house rule counts fireworks', () => {
		const options = withOptions({ finalBouquet: true, countFireworks: true });
		const { outcome } = played(table('', '', { fuses: 2 }, options), [play('b2')]);
		expect(outcome).toMatchObject({ lost: true, reason: { code: 'three-fuses' } });
	});

	it('defeat: the last copy of a card that is still needed goes to the discard', () => {
		const { outcome } = played(table('w2', 'w3', { tokens: 3 }, bouquet), [discard('w3')]);
		expect(outcome).toMatchObject({
			winners: [],
			lost: true,
			rule: 'final-bouquet',
			reason: {
				code: 'perfection-lost',
				params: { how: 'discard', seat: 0, colour: 'white', rank: 3, score: 2, isRated: 0 }
			},
			scores: [{ total: 0 }, { total: 0 }]
		});
	});

	it('defeat: misplays count', () => {
		const { outcome, pile, fuses } = played(table('', '', {}, bouquet), [play('y5')]);
		expect(outcome?.reason).toMatchObject({ code: 'perfection-lost', params: { how: 'misplay', rank: 5 } });
		expect([pile, fuses]).toEqual([40, 1]);
	});

	it('a misplay that is the third red token and loses the last copy is the red token’s loss', () => {
		const { outcome } = played(table('', '', { fuses: 2 }, bouquet), [play('y5')]);
		expect(outcome?.reason.code).toBe('three-fuses');
	});

	it('without the variant the show goes on', () => {
		expect(played(table('', '', { tokens: 3 }), [discard('y5')]).outcome).toBeUndefined();
	});

	it('defeat: the player to move has no card and no blue token is left', () => {
		const state = table('', '', { pile: 0, hands: [1, 0], tokens: 0 }, bouquet);
		const after = played(state, [play('w1')]);
		expect(after.outcome).toMatchObject({ lost: true, reason: { code: 'no-move', params: { seat: 1 } } });
	});

	it('with a blue token the player without cards gives a clue', () => {
		const state = table('', '', { pile: 0, hands: [2, 0], tokens: 1 }, bouquet);
		const after = played(state, [play('w1')]);
		expect(after.outcome).toBeUndefined();
		expect(refusedAs(after, play('w2'))).toBe('empty-hand');
		expect(refusedAs(after, discard('w2'))).toBe('empty-hand');
		expect(played(after, [clue])).toMatchObject({ tokens: 0, turn: 0 });
	});

	it('a player without cards can receive no clue', () => {
		const state = table('', '', { pile: 0, hands: [2, 0, 1] }, bouquet, 3);
		expect(refusedAs(state, clueTo(1))).toBe('clue-to-empty-hand');
		expect(refusedAs(state, clueTo(2))).toBeUndefined();
		expect(refusedAs(table('', '', { pile: 0, hands: [2, 0] }, bouquet), clue)).toBe('nobody-to-clue');
	});

	it('perfect after the pile is empty; no rating', () => {
		const { outcome } = played(table('w5 r5 b5 y5 g4', '', { pile: 0, hands: [1, 0] }, bouquet), [
			play('g5')
		]);
		expect(outcome).toMatchObject({ winners: [0, 1], reason: { code: 'perfect', params: { isRated: 0 } } });
	});
});

describe('Timed choreography', () => {
	it('right colour and the card fits: +1 blue token', () => {
		expect(played(table('', '', { tokens: 3 }, choreography), [play('r1', 'r')])).toMatchObject({
			tokens: 4,
			fuses: 0
		});
	});

	it('+2 for a 5', () => {
		expect(played(table('r4', '', { tokens: 3 }, choreography), [play('r5', 'r')]).tokens).toBe(5);
	});

	it('each capped at 8', () => {
		expect(played(table('', '', { tokens: 8 }, choreography), [play('r1', 'r')]).tokens).toBe(8);
		expect(played(table('r4', '', { tokens: 7 }, choreography), [play('r5', 'r')]).tokens).toBe(8);
	});

	it.each([
		['r1', 'b', 'other colour, even if the card would have fitted'],
		['r3', 'r', 'right colour but it does not fit']
	])('announced and wrong, %s as %s: %s: discarded, +1 red token', (id, announced) => {
		const after = played(table('', '', { tokens: 3 }, choreography), [play(id, announced)]);
		expect(after).toMatchObject({ tokens: 3, fuses: 1, pile: 39 });
		expect(after.fireworks).toEqual(heights(''));
	});

	it('a play without announcement follows the normal rule', () => {
		expect(played(table('', '', { tokens: 3 }, choreography), [play('r1')]).tokens).toBe(3);
		expect(played(table('r4', '', { tokens: 3 }, choreography), [play('r5')]).tokens).toBe(4);
	});

	it('without the variant nothing is announced', () => {
		expect(refusedAs(table('', ''), play('r1', 'r'))).toBe('choreography-off');
	});

	it('the third red token by a wrong announcement says what was announced', () => {
		const { outcome } = played(table('', '', { fuses: 2 }, choreography), [play('r1', 'b')]);
		expect(outcome?.reason.params).toMatchObject({ colour: 'red', rank: 1, announced: 'blue' });
	});
});

describe('Avalanche of colours', () => {
	it('a sixth colour of 5 cards, one of each rank, so each is critical from the start', () => {
		expect(coloursOf(six)).toHaveLength(6);
		const state = start(six, 2);
		for (const rank of ranks) {
			expect(copiesOf({ colour: 'multi', rank }, six)).toBe(1);
			expect(isCritical({ colour: 'multi', rank }, state)).toBe(true);
		}
	});

	it('another edition has 10 cards (1,1,1,2,2,3,3,4,4,5)', () => {
		expect(
			ranks.map((rank) => copiesOf({ colour: 'multi', rank }, withOptions({ multicolour: 10 })))
		).toEqual([3, 2, 2, 2, 1]);
	});

	it('with its own clue colour', () => {
		const about = { by: 'colour', colour: 'multi' } as const;
		const said = { type: 'clue', giver: null, receiver: null, about } as const;
		expect(refusedAs(start(six, 2), said)).toBeUndefined();
		expect(refusedAs(table('', ''), said)).toBe('no-such-colour');
	});

	it('without it no multicolour card is played, discarded or announced', () => {
		expect(refusedAs(table('', ''), play('m1'))).toBe('no-such-colour');
		expect(refusedAs(table('', '', { tokens: 2 }), discard('m1'))).toBe('no-such-colour');
		expect(refusedAs(table('', '', {}, choreography), play('r1', 'm'))).toBe('no-such-colour');
	});

	it('perfect needs all six', () => {
		const { outcome } = played(table('w5 r5 b5 y5 g4', '', {}, six), [play('g5')]);
		expect(outcome).toBeUndefined();
		expect(played(table('w5 r5 b5 y5 g5 m4', '', {}, six), [play('m5')]).outcome).toMatchObject({
			reason: { code: 'perfect', params: { score: 30, max: 30, fireworks: 6 } }
		});
	});
});

describe('Any combination is allowed', () => {
	it('final bouquet with choreography: a wrong announcement of a last copy loses', () => {
		const options = withOptions({ finalBouquet: true, choreography: true });
		const { outcome } = played(table('r4', '', {}, options), [play('r5', 'w')]);
		expect(outcome?.reason).toMatchObject({ code: 'perfection-lost', params: { how: 'misplay', rank: 5 } });
	});

	it('final bouquet with five multicolour cards: the first one discarded loses', () => {
		const options = withOptions({ finalBouquet: true, multicolour: 5 });
		const { outcome } = played(table('', '', { tokens: 2 }, options), [discard('m1')]);
		expect(outcome?.reason).toMatchObject({ code: 'perfection-lost', params: { colour: 'multi', rank: 1 } });
	});

	it('final bouquet with ten multicolour cards: the first one discarded does not', () => {
		const options = withOptions({ finalBouquet: true, multicolour: 10 });
		expect(played(table('', '', { tokens: 2 }, options), [discard('m1')]).outcome).toBeUndefined();
	});

	it.each([5, 10] as const)(
		'choreography with %i multicolour cards: multicolour is announced',
		(multicolour) => {
			const options = withOptions({ choreography: true, multicolour });
			expect(played(table('m4', '', { tokens: 2 }, options), [play('m5', 'm')]).tokens).toBe(4);
			expect(played(table('', '', { tokens: 2 }, options), [play('w1', 'm')]).fuses).toBe(1);
		}
	);

	it('all three together', () => {
		const options = withOptions({ finalBouquet: true, choreography: true, multicolour: 5 });
		const after = played(table('w5 r5 b5 y5 g5 m4', '', { pile: 0, tokens: 0, hands: [1, 1] }, options), [
			play('m5', 'm')
		]);
		expect(after).toMatchObject({ tokens: 2, outcome: { reason: { code: 'perfect' } } });
	});

	it('choreography with the house rule: the third strike by announcement counts the fireworks', () => {
		const options = withOptions({ choreography: true, countFireworks: true });
		const { outcome } = played(table('r3', '', { fuses: 2 }, options), [play('r4', 'b')]);
		expect(outcome).toMatchObject({ winners: [0, 1], reason: { code: 'fuses-counted' } });
	});
});

describe('Light mode', () => {
	const light = start(withOptions({ mode: 'light' }), 2);

	it('tokens, fuses, fireworks, pile; discards untracked', () => {
		const after = played(light, [play('r1'), clue, unnamedDiscard, unnamedPlay]);
		expect(after).toMatchObject({ tokens: 8, fuses: 1, pile: 37, hands: [5, 5], discard: 'untracked' });
		expect(after.fireworks).toEqual(heights('r1'));
	});

	it('a card may be named all the same', () => {
		const after = played(light, [play('r3'), clue, discard('b2')]);
		expect(after).toMatchObject({ tokens: 8, fuses: 1, discard: 'untracked' });
	});

	it('a card whose only copy is on its firework is refused', () => {
		const complete = played(light, moves('r1 r2 r3 r4 r5'));
		expect(refusedAs(complete, play('r5'))).toBe('no-copy-left');
		expect(refusedAs(complete, play('r4'))).toBeUndefined();
	});

	it('the third red token of an unnamed card', () => {
		const { outcome } = played(light, [unnamedPlay, unnamedPlay, unnamedPlay]);
		expect(outcome?.reason).toMatchObject({
			code: 'three-fuses',
			params: { colour: '', rank: 0, strike: 3 }
		});
	});

	it('the table says when nothing more can be gained', () => {
		expect(played(light, [play('r1'), finish]).outcome?.reason.code).toBe('finished');
		const last = start(withOptions({ mode: 'light', finalBouquet: true }), 2);
		expect(played(last, [finish]).outcome).toMatchObject({ lost: true, reason: { code: 'given-up' } });
	});

	it('an announced card without a name is a miss', () => {
		const state = start(withOptions({ mode: 'light', choreography: true }), 2);
		const after = act(state, { type: 'play', card: null, announced: 'red' });
		expect(after).toMatchObject({ fuses: 1 });
	});
});
