/** What the form of a month is told: who won and how, the yaku, the cards, the calls. Plain data, changed by copies. */
import {
	mostEvents,
	type Ending,
	type MonthRecord,
	type Side,
	type WinningHand
} from '../../rules/actions.ts';
import { cardById, type CardId } from '../../rules/cards.ts';
import { otherSide, withSide } from '../../rules/per-side.ts';
import { sayableYaku, type SayableYaku } from '../../rules/yaku/yaku.ts';

export type Winner = Side | 'nobody';
/** By the word *Game*, or by the hand that was dealt. */
export type How = 'game' | WinningHand;

export interface Answers extends Pick<MonthRecord, 'events' | 'piles' | 'yaku'> {
	/** Nobody was asked yet, or said. */
	readonly winner: Winner | undefined;
	readonly how: How;
}

/** A month as far as it is known: a stored one has its ending, one under way has none. */
export type MonthSoFar = Pick<MonthRecord, 'events' | 'piles' | 'yaku'> & {
	readonly ending?: Ending;
	/** A hand won, whoever held it: that is asked. */
	readonly hand?: WinningHand;
};

const winnerOf = (ending: Ending | undefined): Winner | undefined => {
	if (ending === undefined) return undefined;
	return ending.kind === 'drawn' ? 'nobody' : ending.seat;
};

/** @returns the answers that give this month; the open form without one. */
export const answersOf = (month?: MonthSoFar): Answers => ({
	winner: winnerOf(month?.ending),
	how: month?.ending?.kind === 'deal' ? month.ending.hand : (month?.hand ?? 'game'),
	events: month?.events ?? [],
	piles: month?.piles ?? [[], []],
	yaku: month?.yaku ?? [[], []]
});

const endingOf = (winner: Winner, how: How): Ending => {
	if (winner === 'nobody') return { kind: 'drawn' };
	return how === 'game' ? { kind: 'stop', seat: winner } : { kind: 'deal', seat: winner, hand: how };
};

/** @returns the month these answers give; nothing while nobody is named. A hand that wins was shown before any card. */
export const recordOfAnswers = ({ winner, how, events, piles, yaku }: Answers): MonthRecord | undefined => {
	if (winner === undefined) return undefined;
	const ending = endingOf(winner, how);
	return ending.kind === 'deal'
		? { events: [], piles: [[], []], yaku: [[], []], ending }
		: { events, piles, yaku, ending };
};

/**
 * Names the winner. Yaku that were only said for the other player go with the name: whoever tapped the wrong
 * one first has them already; where both have some, or cards lie on the piles, each keeps their own.
 */
export const withWinner = (answers: Answers, winner: Winner): Answers => {
	const { yaku, piles } = answers;
	if (winner === 'nobody') return { ...answers, winner };
	const rival = otherSide(winner);
	const areSwapped =
		answers.winner === rival && yaku[winner].length === 0 && piles.every((pile) => pile.length === 0);
	return { ...answers, winner, yaku: areSwapped ? [yaku[1], yaku[0]] : yaku };
};

/** Sets how many cards a yaku is said to have; 0 takes it back. */
export const withYaku = (answers: Answers, seat: Side, yaku: SayableYaku, count: number): Answers => {
	const kept = answers.yaku[seat].filter((one) => one.yaku !== yaku);
	const said = count === 0 ? kept : [...kept, { yaku, count }];
	const sorted = said.toSorted((a, b) => sayableYaku.indexOf(a.yaku) - sayableYaku.indexOf(b.yaku));
	return { ...answers, yaku: withSide(answers.yaku, seat, sorted) };
};

/** Puts a card on a pile, from the other's if it is there; from this pile it is taken off. */
export const withCard = (answers: Answers, seat: Side, card: CardId): Answers => {
	const without = (side: Side) => answers.piles[side].filter((id) => id !== card);
	const off = withSide(withSide(answers.piles, 0, without(0)), 1, without(1));
	if (answers.piles[seat].includes(card)) return { ...answers, piles: off };
	const pile = [...off[seat], card].sort((a, b) => cardById[a].index - cardById[b].index);
	return { ...answers, piles: withSide(off, seat, pile) };
};

/** Adds a call, the points of the moment unknown. */
export const withCall = (answers: Answers, seat: Side): Answers =>
	answers.events.length >= mostEvents
		? answers
		: { ...answers, events: [...answers.events, { kind: 'call', seat, points: null }] };

/** Takes back the call at this place of the log, from 0. */
export const withoutCall = (answers: Answers, place: number): Answers => ({
	...answers,
	events: answers.events.filter((_, index) => index !== place)
});
