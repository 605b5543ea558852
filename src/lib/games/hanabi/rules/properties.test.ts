/** Invariants of every match under random actions, including corrections and refused actions. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runParameters } from '../../../../../tests/support/runs.ts';
import { withOptions } from '../../../../../tests/oracles/hanabi/values.ts';
import { isRefusal } from '../../outcome.ts';
import { refusalRules, type Action } from './actions.ts';
import { copiesIn, scoreOf } from './board.ts';
import { atRank, colours, perColour, perRank, ranks, type Card, type Colour } from './cards.ts';
import { countCards } from './corrections.ts';
import { derivedFactsOf, reachable } from './derived.ts';
import { act, start } from './match.ts';
import { blackPowderScores, modes, multicolourClues, multicolours } from './options.ts';
import { seatsFrom, type State } from './state.ts';
import { statusOf } from './status.ts';

const seat = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const);
const colour: fc.Arbitrary<Colour> = fc.constantFrom(...colours);
const card: fc.Arbitrary<Card> = fc.record({ colour, rank: fc.constantFrom(...ranks) });
const orNull = <T>(each: fc.Arbitrary<T>) => fc.option(each, { nil: null });

/** A random tap: `next` plays a card that fits, `move` recounts a card from the pile into the discard. */
type Tap =
	| Action
	| { readonly type: 'next'; readonly colour: Colour }
	| { readonly type: 'move'; readonly card: Card };

const tap: fc.Arbitrary<Tap> = fc.oneof(
	{ weight: 8, arbitrary: fc.record({ type: fc.constant('next' as const), colour }) },
	{
		weight: 2,
		arbitrary: fc.record({
			type: fc.constant('play' as const),
			card: orNull(card),
			announced: fc.option(colour, { nil: null, freq: 2 })
		})
	},
	{ weight: 6, arbitrary: fc.record({ type: fc.constant('discard' as const), card: orNull(card) }) },
	{
		weight: 6,
		arbitrary: fc.record({
			type: fc.constant('clue' as const),
			giver: fc.constant(null),
			receiver: orNull(seat),
			about: orNull(fc.record({ by: fc.constant('colour' as const), colour }))
		})
	},
	fc.record({ type: fc.constant('turn' as const), seat }),
	fc.record({
		type: fc.constant('leave' as const),
		seat,
		hand: fc.constantFrom('aside' as const, 'pile' as const)
	}),
	fc.record({ type: fc.constant('move' as const), card }),
	fc.record({
		type: fc.constant('recount' as const),
		tokens: orNull(fc.nat(8)),
		fuses: orNull(fc.nat(2)),
		pile: fc.option(fc.nat(60), { nil: null, freq: 1 }),
		hands: fc.constant(null),
		fireworks: fc.constant(null),
		discard: fc.constant(null)
	})
);

const options = fc.record({
	finalBouquet: fc.boolean(),
	choreography: fc.boolean(),
	countFireworks: fc.boolean(),
	multicolour: fc.constantFrom(...multicolours),
	multicolourClue: fc.constantFrom(...multicolourClues),
	blackPowder: fc.boolean(),
	blackPowderScore: fc.constantFrom(...blackPowderScores),
	mode: fc.constantFrom(...modes)
});

const actionOf = (one: Tap, { discard, fireworks, pile }: State): Action => {
	if (one.type === 'next') {
		const height = fireworks[one.colour];
		const rank = (one.colour === 'black' ? ranks[4 - height] : ranks[height]) ?? 5;
		return { type: 'play', card: { colour: one.colour, rank }, announced: null };
	}
	if (one.type !== 'move') return one;
	const counted =
		discard === 'untracked'
			? null
			: perColour((each) =>
					perRank(
						(rank) =>
							atRank(discard[each], rank) + (each === one.card.colour && rank === one.card.rank ? 1 : 0)
					)
				);
	return {
		type: 'recount',
		tokens: null,
		fuses: null,
		pile: Math.max(0, pile - 1),
		hands: null,
		fireworks: null,
		discard: counted
	};
};

/** Plays random matches, skips refused actions, and calls `check` after every accepted one. */
const checkEveryStep = (check: (before: State, after: State, action: Action) => void): void => {
	fc.assert(
		fc.property(
			options,
			fc.integer({ min: 2, max: 5 }),
			fc.array(tap, { maxLength: 120, size: 'max' }),
			(chosen, seats, taps) => {
				let state = start(withOptions(chosen), seats);
				for (const one of taps) {
					const action = actionOf(one, state);
					const after = act(state, action);
					if (isRefusal(after)) {
						expect(Object.keys(refusalRules)).toContain(after.code);
						continue;
					}
					check(state, after, action);
					state = after;
				}
			}
		),
		runParameters(80)
	);
};

it('of every step of every show, corrections included', () => {
	checkEveryStep((before, after, { type }) => {
		const { tokens, fuses, hands, turnsLeft, outcome, seats } = after;
		expect(tokens >= 0 && tokens <= 8 && fuses >= 0 && fuses <= 3 && after.pile >= 0).toBe(true);
		expect(hands.every((count) => count >= 0 && count <= 5)).toBe(true);
		// No card is lost, and none is there too often.
		const { pile, hands: held, fireworks, discard, deck } = countCards(after);
		expect(pile + held + fireworks + discard).toBe(deck);
		const left = colours.flatMap((one) => ranks.map((rank) => copiesIn({ colour: one, rank }, after).left));
		expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
		// It is the turn of somebody who plays, and a turn passes it on.
		expect(after.left).not.toContain(after.turn);
		expect(seatsFrom(after, after.turn).length).toBeGreaterThanOrEqual(2);
		const isTurn = type === 'play' || type === 'discard' || type === 'clue';
		expect(after.turns.length - before.turns.length).toBe(isTurn ? 1 : 0);
		if (isTurn && !outcome) expect(after.turn).toBe(seatsFrom(before, before.turn)[1]);
		// The last round is on exactly while the pile is empty, and never in the final bouquet.
		if (!outcome) expect(turnsLeft !== null).toBe(pile === 0 && !after.options.finalBouquet);
		// A show is won by all or lost by all.
		if (outcome) {
			expect(outcome.winners).toHaveLength(outcome.lost ? 0 : seats);
			expect(outcome.scores?.map(({ total }) => total)).toEqual(
				Array<number>(seats).fill(outcome.lost ? 0 : scoreOf(after))
			);
		}
		// The derived facts are numbers, or named as missing.
		const most = reachable(after);
		if (most !== 'unknown') expect(most).toBeGreaterThanOrEqual(scoreOf(after));
		expect(Object.values(derivedFactsOf(after))).not.toContain(Number.NaN);
		expect(statusOf(after).score).toBe(scoreOf(after));
	});
});
