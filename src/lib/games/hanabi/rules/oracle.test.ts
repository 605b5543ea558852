/**
 * Random games from a real deck, in which the rules agree with a second, slower implementation at every turn.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runParameters } from '../../../../../tests/support/runs.ts';
import {
	bestCardsOf,
	paceAndUsableOf,
	deal,
	deckFor,
	isLaidNext,
	lettersToName,
	movesOf,
	pointsOf,
	reachableCardsOf,
	takeMove,
	type Move,
	type RealTable,
	type Rules
} from '../../../../../tests/oracles/hanabi/oracle.ts';
import {
	clue,
	colour,
	discard,
	play,
	trash,
	withOptions
} from '../../../../../tests/oracles/hanabi/values.ts';
import { isRefusal } from '../../outcome.ts';
import type { Action } from './actions.ts';
import { maxScore, scoreOf } from './board.ts';
import { colours, type Colour } from './cards.ts';
import { cluesUsable, pace, reachable } from './derived.ts';
import { act, maxScoreLoss, start } from './match.ts';
import type { State } from './state.ts';

const rules: fc.Arbitrary<Rules> = fc.record({
	players: fc.integer({ min: 2, max: 5 }),
	multi: fc.constantFrom(0, 5, 10),
	every: fc.boolean(),
	black: fc.boolean(),
	missing: fc.boolean(),
	bouquet: fc.boolean(),
	choreography: fc.boolean()
});

/**
 * Two random numbers for a turn: `mood` decides how sensible the move is, `pick` chooses among such moves.
 */
interface Choice {
	readonly mood: number;
	readonly pick: number;
}
const choices = fc.array(fc.record({ mood: fc.nat(99), pick: fc.nat(999) }), {
	minLength: 160,
	maxLength: 160
});

/**
 * Mostly a sensible move, which plays a card that fits or gives up nothing needed; sometimes any legal move.
 */
const chosenMove = (table: RealTable, { mood, pick }: Choice): Move => {
	const all = movesOf(table);
	const best = bestCardsOf(table);
	const scoring = all.filter((move) => {
		if (move.kind !== 'play') return false;
		return isLaidNext(table, move.card) && (move.announced ?? move.card[0]) === move.card[0];
	});
	const harmless = all.filter((move) => {
		if (move.kind === 'clue') return true;
		if (move.kind === 'play') return false;
		const copies = [...table.pile, ...table.hands.flat()].filter((one) => one === move.card).length;
		return copies > 1 || table.laid.includes(move.card) || best < table.letters.length;
	});
	const pool = mood < 60 && scoring.length > 0 ? scoring : mood < 97 && harmless.length > 0 ? harmless : all;
	const move = pool[pick % pool.length];
	if (!move) throw new Error('nobody can move');
	return move;
};

const actionOf = (move: Move): Action => {
	if (move.kind === 'clue') return clue;
	return move.kind === 'discard' ? discard(move.card) : play(move.card, move.announced);
};

interface Step {
	readonly before: State;
	readonly action: Action;
	readonly after: State;
	readonly table: RealTable;
}

/** Plays random games on the real table and with the rules, and calls `check` after every turn. */
const checkEveryTurn = (check: (step: Step) => void, games = 40): void => {
	const game = rules.chain((chosenRules) => {
		const deck = deckFor(chosenRules);
		return fc.record({
			chosenRules: fc.constant(chosenRules),
			deck: fc.shuffledSubarray(deck, { minLength: deck.length, maxLength: deck.length }),
			picks: choices
		});
	});
	fc.assert(
		fc.property(game, ({ chosenRules, deck, picks }) => {
			const table = deal(chosenRules, deck);
			let state = start(
				withOptions({
					finalBouquet: chosenRules.bouquet,
					choreography: chosenRules.choreography,
					multicolour: chosenRules.multi === 5 ? 5 : chosenRules.multi === 10 ? 10 : null,
					multicolourClue: chosenRules.every ? 'every' : 'own',
					blackPowder: chosenRules.black,
					blackPowderScore: chosenRules.missing ? 'missing' : 'adds'
				}),
				chosenRules.players
			);
			for (const pick of picks) {
				if (table.over !== undefined) break;
				const move = chosenMove(table, pick);
				const action = actionOf(move);
				const after = act(state, action);
				if (isRefusal(after)) throw new Error(JSON.stringify([action, after]));
				takeMove(table, move);
				check({ before: state, action, after, table });
				state = after;
			}
		}),
		runParameters(games)
	);
};

const blackLaid = ({ laid }: RealTable): number => laid.filter((id) => id.startsWith('k')).length;

it('counters, hands, fireworks, discard, turn, last round and end are those of the real table', () => {
	const ends = new Set<string>();
	checkEveryTurn(({ before, after, table }) => {
		expect({
			tokens: after.tokens,
			fuses: after.fuses,
			pile: after.pile,
			hands: after.hands,
			turn: after.turn,
			score: scoreOf(after),
			discard: after.discard,
			turnsLeft: after.turnsLeft ?? undefined,
			over: after.outcome?.reason.code
		}).toEqual({
			tokens: table.blue,
			fuses: table.red,
			pile: table.pile.length,
			hands: table.hands.map(({ length }) => length),
			turn: table.player,
			score: pointsOf(table, table.laid.length, blackLaid(table)),
			discard: trash(table.discarded.join(' ')),
			turnsLeft: table.finalTurns,
			over: table.over
		});
		for (const letter of table.letters)
			expect(after.fireworks[colour(letter)]).toBe(table.laid.filter((id) => id.startsWith(letter)).length);
		expect(after.turns.at(-1)).toMatchObject({ seat: before.turn, score: scoreOf(after), pile: after.pile });
		if (table.over !== undefined) ends.add(table.over);
	}, 60);
	expect([...ends].sort()).toEqual(expect.arrayContaining(['last-round', 'perfection-lost', 'three-fuses']));
});

it('the derived facts are those of the real table', () => {
	checkEveryTurn(({ before, action, after, table }) => {
		expect(maxScoreLoss(before, action)).toBe(Number(maxScore(before)) - Number(maxScore(after)));
		expect(maxScore(after)).toBe(pointsOf(table, bestCardsOf(table), blackLaid(table)));
		expect(reachable(after)).toBe(pointsOf(table, reachableCardsOf(table), blackLaid(table)));
		const course = paceAndUsableOf(table);
		expect([pace(after), cluesUsable(after)]).toEqual([course?.pace ?? 'none', course?.usable ?? 'none']);
	});
});

it('a clue names exactly the colours that the real table allows', () => {
	checkEveryTurn(({ before, action, table }) => {
		if (action.type !== 'clue') return;
		const about = (one: Colour) => ({ ...action, about: { by: 'colour', colour: one } as const });
		const named = colours.filter((one) => !isRefusal(act(before, about(one))));
		expect(named).toEqual(Array.from(lettersToName(table), (letter) => colour(letter)));
	}, 20);
});
