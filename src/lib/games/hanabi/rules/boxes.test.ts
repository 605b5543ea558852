/** Tests named after the sentences of the rule page: multicolour as every colour, and black powder. */
import { describe, expect, it } from 'vitest';
import {
	card,
	clue,
	colour,
	discard,
	isCritical,
	isDead,
	isLost,
	moves,
	play,
	played,
	refusedAs,
	table,
	unnamedPlay,
	withOptions
} from '../../../../../tests/oracles/hanabi/values.ts';
import type { Action } from './actions.ts';
import { columnsOf, maxScore } from './board.ts';
import { coloursOf, copiesOf, deckSize, ranks } from './cards.ts';
import { derivedFactsOf } from './derived.ts';
import { bandOf, ratingOf } from './end.ts';
import { start } from './match.ts';
import { changesOf, statusOf } from './status.ts';
import { coloursToName } from './turn.ts';

const every = withOptions({ multicolour: 10, multicolourClue: 'every' });
const adds = { blackPowder: true, blackPowderScore: 'adds' } as const;
const black = withOptions(adds);
const both = withOptions({ multicolour: 10, multicolourClue: 'every', ...adds });

const clueAbout = (letter: string): Action => ({
	type: 'clue',
	giver: null,
	receiver: null,
	about: { by: 'colour', colour: colour(letter) }
});
const clueAboutRank = (rank: 1 | 5): Action => ({
	type: 'clue',
	giver: null,
	receiver: null,
	about: { by: 'rank', rank }
});

describe('Multicolour as every colour', () => {
	it('multicolour can’t be named by a clue; a clue about any other colour can', () => {
		expect(refusedAs(start(every, 2), clueAbout('m'))).toBe('multicolour-not-named');
		for (const letter of 'wrbyg') expect(refusedAs(start(every, 2), clueAbout(letter))).toBeUndefined();
		expect(coloursToName(every)).toEqual(['white', 'red', 'blue', 'yellow', 'green']);
	});

	it('numbers as ever', () => {
		expect(refusedAs(start(every, 2), clueAboutRank(5))).toBeUndefined();
	});

	it('with 5 cards too', () => {
		const five = withOptions({ multicolour: 5, multicolourClue: 'every' });
		expect(refusedAs(start(five, 2), clueAbout('m'))).toBe('multicolour-not-named');
		expect(copiesOf(card('m1'), five)).toBe(1);
	});

	it('its own clue colour stays the default', () => {
		expect(refusedAs(start(withOptions({ multicolour: 10 }), 2), clueAbout('m'))).toBeUndefined();
	});

	it('without multicolour cards it changes nothing', () => {
		const without = withOptions({ multicolourClue: 'every' });
		expect(coloursToName(without)).toEqual(['white', 'red', 'blue', 'yellow', 'green']);
		expect(refusedAs(start(without, 2), clueAbout('m'))).toBe('no-such-colour');
	});

	it('everything else as above: it is announced, and perfect needs all six', () => {
		const announced = withOptions({ multicolour: 10, multicolourClue: 'every', choreography: true });
		expect(played(table('m4', '', { tokens: 2 }, announced), [play('m5', 'm')]).tokens).toBe(4);
		const { outcome } = played(table('w5 r5 b5 y5 g5 m4', '', {}, every), [play('m5')]);
		expect(outcome?.reason).toMatchObject({ code: 'perfect', params: { score: 30, max: 30 } });
	});
});

describe('Black powder', () => {
	it('one more firework of 10 cards, 5,5,5,4,4,3,3,2,2,1', () => {
		expect(coloursOf(black)).toEqual(['white', 'red', 'blue', 'yellow', 'green', 'black']);
		expect(ranks.map((rank) => copiesOf({ colour: 'black', rank }, black))).toEqual([1, 2, 2, 2, 3]);
		expect(deckSize(black)).toBe(60);
		expect(deckSize(both)).toBe(70);
		expect(start(both, 2).pile).toBe(60);
	});

	it('built from 5 down to 1', () => {
		const built = played(start(black, 2), moves('k5 k4 k3 k2 k1'));
		expect(built).toMatchObject({ fuses: 0, fireworks: { black: 5 } });
		expect(played(start(black, 2), moves('k1'))).toMatchObject({ fuses: 1, fireworks: { black: 0 } });
		expect(played(start(black, 2), moves('k5 k5'))).toMatchObject({ fuses: 1, fireworks: { black: 1 } });
		expect(played(start(black, 2), moves('k5 k3'))).toMatchObject({ fuses: 1, fireworks: { black: 1 } });
	});

	it('no clue names its colour, numbers do', () => {
		expect(refusedAs(start(black, 2), clueAbout('k'))).toBe('black-not-named');
		expect(refusedAs(start(black, 2), clueAboutRank(1))).toBeUndefined();
		expect(coloursToName(both)).toEqual(['white', 'red', 'blue', 'yellow', 'green']);
		expect(coloursToName(withOptions({ multicolour: 5, blackPowder: true }))).toEqual([
			...['white', 'red', 'blue', 'yellow', 'green', 'multi']
		]);
	});

	it('the 1 completes it and gives back a blue token', () => {
		const almost = table('k4', '', { tokens: 3 }, black);
		const complete = played(almost, [play('k1')]);
		expect(complete.tokens).toBe(4);
		expect(changesOf(play('k1'), complete)).toMatchObject({ tokens: 1, completed: 'black' });
		expect(played(table('', '', { tokens: 3 }, black), [play('k5')]).tokens).toBe(3);
	});

	it('the token of its 1 is lost when eight are there', () => {
		const { tokens, turns } = played(table('k4', '', {}, black), [play('k1')]);
		expect([tokens, turns[0]?.isBonusLost]).toEqual([8, true]);
		const begun = played(table('', '', {}, black), [play('k5')]);
		expect(begun.turns[0]?.isBonusLost).toBe(false);
	});

	it('announced rightly in the timed choreography: one blue token, two for the 1', () => {
		const timed = withOptions({ blackPowder: true, choreography: true });
		expect(played(table('', '', { tokens: 2 }, timed), [play('k5', 'k')]).tokens).toBe(3);
		expect(played(table('k4', '', { tokens: 2 }, timed), [play('k1', 'k')]).tokens).toBe(4);
		expect(played(table('', '', { tokens: 2 }, timed), [play('k5', 'r')])).toMatchObject({ fuses: 1 });
	});

	it('beside five colours the maximum is 30, beside six 35', () => {
		const end = (fireworks: string, options = black) =>
			played(table(fireworks, '', {}, options), [play('k1')]).outcome?.reason;
		expect(end('w5 r5 b5 y5 g5 k4')).toMatchObject({
			code: 'perfect',
			params: { score: 30, max: 30, fireworks: 6 }
		});
		expect(end('w5 r5 b5 y5 g5 m5 k4', both)).toMatchObject({
			code: 'perfect',
			params: { score: 35, max: 35, fireworks: 7 }
		});
	});

	it('its single copy is the 1, so that it is critical from the start', () => {
		const state = start(black, 2);
		expect(ranks.filter((rank) => isCritical({ colour: 'black', rank }, state))).toEqual([1]);
	});

	it('lost, dead and critical count from the 5 down', () => {
		const board = table('k1', 'k3 k3', {}, black);
		expect(isLost(card('k3'), board)).toBe(true);
		expect(['k5', 'k2', 'k1'].map((id) => isDead(card(id), board))).toEqual([true, true, true]);
		expect(isDead(card('k4'), board)).toBe(false);
		expect(isCritical(card('k4'), table('k1', 'k4', {}, black))).toBe(true);
		expect(maxScore(board)).toBe(27);
		expect(maxScore(table('', 'k1', {}, black))).toBe(29);
		expect(maxScore(table('', 'k5 k5 k5', {}, black))).toBe(25);
	});

	it('what comes next: after two cards the 3, and a lost 3 leaves it stuck', () => {
		const stepOfBlack = (fireworks: string, discarded: string) =>
			columnsOf(table(fireworks, discarded, {}, black)).at(-1);
		expect(stepOfBlack('', '')).toMatchObject({ height: 0, next: card('k5'), limit: 5, course: 'open' });
		expect(stepOfBlack('k2', '')).toMatchObject({ height: 2, next: card('k3'), limit: 5 });
		expect(stepOfBlack('k2', 'k3 k3')).toMatchObject({ next: undefined, limit: 2, course: 'stuck' });
		expect(stepOfBlack('k5', '')).toMatchObject({ next: undefined, course: 'complete' });
	});

	it('the grid marks the card that comes next', () => {
		const row = columnsOf(table('k2', '', {}, black)).at(-1);
		expect(row?.cells.map(({ card }) => card.rank === row.next?.rank)).toEqual([
			false,
			false,
			true,
			false,
			false
		]);
		expect(row?.cells.map(({ copies }) => copies.played > 0)).toEqual([false, false, false, true, true]);
	});

	it('no copy is left of the 1 once it is in the discard', () => {
		expect(refusedAs(table('', 'k1', {}, black), play('k1'))).toBe('no-copy-left');
		expect(refusedAs(table('', 'k5 k5', {}, black), play('k5'))).toBeUndefined();
	});

	it('without it no black card is played, discarded or announced', () => {
		expect(refusedAs(table('', ''), play('k5'))).toBe('no-black');
		expect(refusedAs(table('', '', { tokens: 2 }), discard('k5'))).toBe('no-black');
		const timed = withOptions({ choreography: true });
		expect(refusedAs(table('', '', {}, timed), play('r1', 'k'))).toBe('no-black');
		expect(refusedAs(table('', ''), clueAbout('k'))).toBe('no-black');
	});

	it('final bouquet: the 1 discarded loses, one 5 of three does not', () => {
		const bouquet = withOptions({ blackPowder: true, finalBouquet: true });
		const lost = played(table('', '', { tokens: 2 }, bouquet), [discard('k1')]).outcome?.reason;
		expect(lost).toMatchObject({ code: 'perfection-lost', params: { colour: 'black', rank: 1 } });
		expect(played(table('', '', { tokens: 2 }, bouquet), [discard('k5')]).outcome).toBeUndefined();
	});

	it('counters only: its cards are named, others need not be', () => {
		const light = withOptions({ blackPowder: true, mode: 'light' });
		const after = played(start(light, 2), [play('k5'), unnamedPlay, play('k4')]);
		expect(after).toMatchObject({ fuses: 1, fireworks: { black: 2 } });
	});
});

describe('Black powder: each black card that was not played costs a point', () => {
	const missing = withOptions({ blackPowder: true });
	const missingOfSix = withOptions({ multicolour: 10, multicolourClue: 'every', blackPowder: true });
	const finished = (fireworks: string, options = missing) =>
		played(table(fireworks, '', { pile: 0, turnsLeft: 1 }, options), [clue]).outcome;
	const linesOf = (outcome: ReturnType<typeof finished>) =>
		outcome?.scores?.[0]?.lines.map(({ said, value }) => [said.params['colour'] ?? said.code, value]);

	it('25 and 5 black cards: 25 of 25, perfect', () => {
		const outcome = played(table('w5 r5 b5 y5 g5 k4', '', {}, missing), [play('k1')]).outcome;
		expect(outcome?.reason).toMatchObject({ code: 'perfect', params: { score: 25, max: 25, fireworks: 6 } });
		expect(outcome?.scores?.[0]?.total).toBe(25);
		expect(linesOf(outcome)).toEqual(['white', 'red', 'blue', 'yellow', 'green'].map((of) => [of, 5]));
		expect(outcome && ratingOf(outcome)).toBe('legendary');
	});

	it('18 and 2 black cards: three are missing, 15 points', () => {
		const outcome = finished('w5 r5 b4 y4 k2');
		expect(outcome?.scores?.[0]?.total).toBe(15);
		expect(outcome?.reason.params).toMatchObject({ score: 15, max: 25 });
		expect(linesOf(outcome)).toEqual([
			['white', 5],
			['red', 5],
			['blue', 4],
			['yellow', 4],
			['black-missing', -3]
		]);
		expect(outcome && ratingOf(outcome)).toBe('honourable');
	});

	it('the same show under the way of before: 20 of 30', () => {
		const outcome = finished('w5 r5 b4 y4 k2', black);
		expect(outcome?.reason.params).toMatchObject({ score: 20, max: 30 });
		expect(linesOf(outcome)?.at(-1)).toEqual(['black', 2]);
	});

	it('a lost show: 0, and nothing is taken off besides', () => {
		const { outcome } = played(table('w3 k1', '', { fuses: 2 }, missing), [play('r5')]);
		expect(outcome).toMatchObject({ lost: true, reason: { code: 'three-fuses', params: { score: 3 } } });
		expect(outcome?.scores?.[0]?.total).toBe(0);
		expect(linesOf(outcome)).toEqual([
			['white', 3],
			['forfeit', -3]
		]);
	});

	it('begins at -5, and a show that nobody played stays there: the lowest rating', () => {
		expect(statusOf(start(missing, 2))).toMatchObject({ score: -5, perfect: 25 });
		expect(statusOf(start(missingOfSix, 2))).toMatchObject({ score: -5, perfect: 30 });
		const outcome = finished('');
		expect(outcome?.scores?.[0]?.total).toBe(-5);
		expect(outcome && ratingOf(outcome)).toBe('horrible');
	});

	it('beside six colours 30 is the best', () => {
		const { outcome } = played(table('w5 r5 b5 y5 g5 m5 k4', '', {}, missingOfSix), [play('k1')]);
		expect(outcome?.reason).toMatchObject({ code: 'perfect', params: { score: 30, max: 30 } });
		expect(outcome && ratingOf(outcome)).toBe('divine');
	});

	it('perfect only with the black firework, though all others are complete', () => {
		expect(played(table('w5 r5 b5 y5 g4 k3', '', {}, missing), [play('g5')]).outcome).toBeUndefined();
	});

	it('what can still be reached lies five lower; spare turns, clues and plays a clue stay', () => {
		const of = (options: typeof black) => derivedFactsOf(table('w5 k2', 'k3 k3 b5', { pile: 20 }, options));
		const before = of(black);
		expect(before).toMatchObject({ maxScore: 26, reachable: 26 });
		expect(of(missing)).toEqual({ ...before, maxScore: 21, reachable: 21 });
		const given = played(start(missing, 2), [clue, play('k5')]);
		expect(derivedFactsOf(given).playsPerClue).toBe(1);
		expect(given.turns.map(({ score }) => score)).toEqual([-5, -4]);
	});

	it('without the black cards it changes nothing', () => {
		expect(statusOf(start(withOptions({}), 2))).toMatchObject({ score: 0, perfect: 25 });
	});
});

describe('Rating by maximum', () => {
	const bands = (max: number, ...scores: readonly number[]) => scores.map((score) => bandOf(score, max));

	it('30, with either sixth firework: the bands of the page', () => {
		expect(bands(30, 5, 10, 15, 20, 24, 25, 29, 30)).toEqual([
			'horrible',
			'mediocre',
			'honourable',
			'excellent',
			'extraordinary',
			'legendary',
			'legendary',
			'divine'
		]);
	});

	it('for 35 the two upper names from 30 and from 35 on', () => {
		expect(bands(35, 20, 21, 25, 29, 30, 34, 35)).toEqual([
			'excellent',
			'extraordinary',
			'extraordinary',
			'extraordinary',
			'legendary',
			'legendary',
			'divine'
		]);
	});
});
