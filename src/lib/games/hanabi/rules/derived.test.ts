/** Tests named after the sentences of the rule page: the derived facts, with their start values. */
import { describe, expect, it } from 'vitest';
import {
	card,
	clue,
	discard,
	isCritical,
	isDead,
	isLost,
	moves,
	play,
	played,
	standard,
	table,
	unnamedDiscard,
	withOptions
} from '../../../../../tests/oracles/hanabi/values.ts';
import { columnsOf, copiesIn, maxScore, standingOf } from './board.ts';
import { clueSources, cluesUsable, derivedFactsOf, pace, reachable, riskOf } from './derived.ts';
import { maxScoreLoss, start } from './match.ts';
import { lastRoundOf, statusOf } from './status.ts';

const light = start(withOptions({ mode: 'light' }), 2);
const bouquet = withOptions({ finalBouquet: true });

describe('lost, dead and critical', () => {
	const board = table('w2 r1', 'b3 b3 y4 g2 w1 w1');

	it('lost rank: unplayed, all copies in the discard', () => {
		expect(isLost(card('b3'), board)).toBe(true);
		expect(isLost(card('y4'), board)).toBe(false);
		expect(isLost(card('w1'), board)).toBe(false);
	});

	it('dead card: already played, or above a lost rank in its colour', () => {
		expect(['w1', 'w2', 'r1', 'b4', 'b5'].map((id) => isDead(card(id), board))).toEqual(Array(5).fill(true));
		expect(['w3', 'b1', 'b2', 'y5'].map((id) => isDead(card(id), board))).toEqual(Array(4).fill(false));
	});

	it('critical card: unplayed, reachable, one copy left', () => {
		expect(['y4', 'g2', 'w5', 'r5'].map((id) => isCritical(card(id), board))).toEqual(Array(4).fill(true));
		expect(['b5', 'w1', 'w3', 'b2'].map((id) => isCritical(card(id), board))).toEqual(Array(4).fill(false));
	});

	it('each card has a standing', () => {
		const ids = ['w1', 'b3', 'b5', 'y4', 'y1'];
		expect(ids.map((id) => standingOf(card(id), board))).toEqual([
			'played',
			'lost',
			'dead',
			'critical',
			'wanted'
		]);
		expect(standingOf(card('b5'), light)).toBe('unknown');
	});

	it('where the copies are', () => {
		expect(copiesIn(card('w1'), board)).toEqual({ all: 3, played: 1, discarded: 2, left: 0 });
	});
});

describe('maxScore', () => {
	it.each([
		['', '', 25],
		['w2', 'b3 b3', 22],
		['w2', 'b3', 25],
		['', 'w1 w1 w1 r5 g4 g4', 17],
		['w4', 'w5 w1 w1', 24]
	])('with %s laid and %s in the discard: %i', (fireworks, discarded, expected) => {
		expect(maxScore(table(fireworks, discarded))).toBe(expected);
	});

	it('six colours: the one multicolour 2 lost leaves 26', () => {
		expect(maxScore(table('', 'm2', {}, withOptions({ multicolour: 5 })))).toBe(26);
		expect(maxScore(table('', 'm2', {}, withOptions({ multicolour: 10 })))).toBe(30);
	});
});

describe('reachable', () => {
	it('min(maxScore, S + D + P) while D > 0', () => {
		expect(reachable(table('w2', '', { pile: 5 }))).toBe(9);
		expect(reachable(table('w2', 'b1 b1 b1', { pile: 30 }))).toBe(20);
	});

	it('min(maxScore, S + turnsLeft) in the last round', () => {
		expect(reachable(table('w2', '', { pile: 0, turnsLeft: 1 }))).toBe(3);
		expect(reachable(table('w4', 'r1 r1 r1 b1 b1 b1 y1 y1 y1 g1 g1 g1', { pile: 0, turnsLeft: 2 }))).toBe(5);
	});

	it('maxScore in final bouquet', () => {
		expect(reachable(table('w2', '', { pile: 0 }, bouquet))).toBe(25);
	});

	it('players who left no longer play', () => {
		expect(reachable(table('', '', { pile: 5, left: [1] }, standard, 3))).toBe(7);
	});
});

describe('pace and clues still usable', () => {
	it.each([
		[null, 2, 17, 29],
		[null, 3, 13, 25],
		[null, 4, 13, 25],
		[null, 5, 10, 21],
		[5, 2, 17, 30],
		[5, 3, 13, 26],
		[5, 4, 13, 26],
		[5, 5, 10, 22],
		[10, 2, 22, 35],
		[10, 3, 18, 31],
		[10, 4, 18, 31],
		[10, 5, 15, 27]
	] as const)(
		'start values: %s multicolour cards, %i players: %i/%i',
		(multicolour, seats, spare, usable) => {
			const state = start(withOptions({ multicolour }), seats);
			expect([pace(state), cluesUsable(state)]).toEqual([spare, usable]);
		}
	);

	it('pace = S + D + P − maxScore', () => {
		expect(pace(table('w3 r2', 'b5', { pile: 12 }))).toBe(5 + 12 + 2 - 24);
	});

	it('no pace in the last round nor in the final bouquet', () => {
		expect(pace(table('', '', { pile: 0, turnsLeft: 2 }))).toBe('none');
		expect(pace(table('', '', {}, bouquet))).toBe('none');
	});

	it('clues usable while D > 0; none in final bouquet, where no last round runs out', () => {
		expect(cluesUsable(table('', '', { pile: 0, turnsLeft: 2 }))).toBe('none');
		expect(cluesUsable(start(bouquet, 2))).toBe('none');
		expect(clueSources(start(bouquet, 2))).toBeUndefined();
		expect(derivedFactsOf(start(bouquet, 2)).cardsPerClue).toBe('none');
	});

	it.each([
		[2, 'zero zero medium low low low low'],
		[3, 'zero zero high medium low low low'],
		[4, 'zero zero high medium medium low low'],
		[5, 'zero zero high high medium medium low']
	])('risk with %i players: zero ≤ 0; high < P − ⌊P/2⌋; medium < P; else low', (players, expected) => {
		expect([-1, 0, 1, 2, 3, 4, 5].map((value) => riskOf(value, players)).join(' ')).toBe(expected);
	});

	it('m ≤ P + 1: D − 1 discards, and no tokens from fireworks', () => {
		const state = table('w5 r5 b5 y5 g3', '', { pile: 6, tokens: 2 });
		expect(cluesUsable(state)).toBe(2 + 5);
	});

	it('m above P + D: no discard, and fireworks fit into the turns there are', () => {
		// m = 7, P + D = 6: min(7, 6) − min(7, 3) = 3 places; white misses 1, red 1, blue 5.
		const state = table('w4 r4 y5 g5', '', { pile: 4, tokens: 1 });
		expect(cluesUsable(state)).toBe(1 + 0 + 2);
	});

	it('a colour that can no longer be completed brings no token', () => {
		// m = 2 + 4, P + D = 12: 6 discards, 3 places, and only white with 2 missing can be completed.
		const state = table('w3 r5 y5 g5', 'b5', { pile: 10, tokens: 0 });
		expect(cluesUsable(state)).toBe(0 + 6 + 1);
	});
});

describe('plays per clue, cards needed per clue', () => {
	it('S ÷ (clues + misplays + 5s played at eight tokens)', () => {
		const begun = played(start(standard, 2), [clue, ...moves('r1 r2 b3 r3')]);
		expect(derivedFactsOf(begun).playsPerClue).toBe(3 / 2);
		const full = played(table('w4 r4', ''), moves('w5'));
		expect(derivedFactsOf(full).playsPerClue).toBe(9);
		const spent = played(table('w4 r4', '', { tokens: 7 }), moves('w5'));
		expect(derivedFactsOf(spent).playsPerClue).toBe('none');
	});

	it('m ÷ clues usable', () => {
		expect(derivedFactsOf(start(standard, 2)).cardsPerClue).toBe(25 / 29);
		expect(derivedFactsOf(table('w4', '', { pile: 1, tokens: 0 })).cardsPerClue).toBe('none');
	});
});

describe('light mode: maxScore is shown as unknown rather than wrong', () => {
	it('and so is every fact that depends on it', () => {
		const state = played(light, [play('r1'), clue, unnamedDiscard]);
		expect(derivedFactsOf(state)).toEqual({
			maxScore: 'unknown',
			reachable: 'unknown',
			pace: 'unknown',
			risk: undefined,
			cluesUsable: 'unknown',
			playsPerClue: 1,
			cardsPerClue: 'unknown'
		});
		expect(columnsOf(state)[0]?.cells.map(({ standing }) => standing)).toEqual(Array(5).fill('unknown'));
		expect(maxScoreLoss(state, play('r5'))).toBe(0);
	});
});

describe('what an entry would cost', () => {
	it.each([
		['r5', 1],
		['b2', 4],
		['b1', 0],
		['w3', 3],
		['g1', 0]
	])('discarding %s costs %i', (id, cost) => {
		expect(maxScoreLoss(table('w2 g1', 'b2 w3 w4', { tokens: 4 }), discard(id))).toBe(cost);
	});

	it('a misplay counts, a play that fits costs nothing, a refused entry neither', () => {
		const state = table('w2', 'b2', { tokens: 8 });
		expect(maxScoreLoss(state, play('b2'))).toBe(4);
		expect(maxScoreLoss(state, play('w3'))).toBe(0);
		expect(maxScoreLoss(state, discard('b2'))).toBe(0);
	});
});

describe('what the table shows', () => {
	it('the next step of each firework', () => {
		expect(columnsOf(table('w5 r2', 'b1 b1 b1 r4 r4'))).toMatchObject([
			{ colour: 'white', height: 5, next: undefined, limit: 5, course: 'complete' },
			{ colour: 'red', height: 2, next: card('r3'), limit: 3, course: 'open' },
			{ colour: 'blue', height: 0, next: undefined, limit: 0, course: 'stuck' },
			{ colour: 'yellow', height: 0, next: card('y1'), limit: 5, course: 'open' },
			{ colour: 'green', height: 0, next: card('g1'), limit: 5, course: 'open' }
		]);
		expect(columnsOf(light)[0]).toMatchObject({ limit: 'unknown', course: 'open' });
	});

	it('the cards as a grid by colour and rank with what is left of each', () => {
		const grid = columnsOf(table('r1', 'r1 r4'));
		expect(grid).toHaveLength(5);
		expect(grid[1]?.cells.map(({ copies, standing }) => [copies.left, standing === 'critical'])).toEqual([
			[1, false],
			[2, false],
			[2, false],
			[1, true],
			[1, true]
		]);
	});

	it('the last round: who plays last, turns left', () => {
		const state = played(table('', '', { pile: 1 }, standard, 3), [play('r1')]);
		expect(lastRoundOf(state)).toEqual({ turnsLeft: 3, seats: [1, 2, 0], lastSeat: 0 });
		expect(lastRoundOf(played(state, [clue]))).toEqual({ turnsLeft: 2, seats: [2, 0], lastSeat: 0 });
		expect(lastRoundOf(start(standard, 3))).toBeUndefined();
	});

	it('what the player to move can do', () => {
		expect(statusOf(start(standard, 2))).toMatchObject({
			score: 0,
			perfect: 25,
			turnNumber: 1,
			can: { clue: true, discard: false, play: true },
			canFinish: false
		});
		expect(statusOf(table('', '', { tokens: 0 })).can).toEqual({ clue: false, discard: true, play: true });
		expect(statusOf(table('', '', { hands: [0, 2], pile: 0 }, bouquet)).can).toEqual({
			clue: true,
			discard: false,
			play: false
		});
		expect(statusOf(table('w5 r5 b5 y5 g2', 'g3 g3')).canFinish).toBe(true);
		expect(statusOf(light).canFinish).toBe(true);
	});
});
