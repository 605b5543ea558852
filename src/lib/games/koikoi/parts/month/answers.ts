/** The answers of the month form as immutable data: who won and how, the yaku, the cards, the calls. */
import { otherSide, withSide, type Side } from '../../../sides.ts';
import { maxEvents, type Ending, type MonthRecord, type WinningHand } from '../../rules/actions.ts';
import { cardById, type CardId } from '../../rules/cards.ts';
import type { Answers } from '../../rules/kept.ts';
import { declarableYaku, type DeclarableYaku } from '../../rules/yaku.ts';

/** Who won a month; `table` for the Oya, who won it with a winning table. */
export type Winner = Side | 'nobody' | 'table';
/** How a month was won: by stopping with *Game*, or with a winning hand. */
export type WinMethod = 'game' | WinningHand;

/** A month as far as it is known: a stored month has an ending, the current one only if the table has won it. */
export type MonthSoFar = Pick<MonthRecord, 'events' | 'piles' | 'yaku'> & {
	readonly ending?: Ending;
	/** The winning hand with which the month was won, while its owner is still to be asked. */
	readonly hand?: WinningHand;
};

const winnerOf = (ending: Ending | undefined): Winner | undefined => {
	if (ending === undefined) return undefined;
	if (ending.kind === 'table') return 'table';
	return ending.kind === 'drawn' ? 'nobody' : ending.seat;
};

/** @returns the answers that describe a month; without a month, those of an empty form. */
export const answersOf = (month?: MonthSoFar): Answers => ({
	winner: winnerOf(month?.ending),
	winMethod: month?.ending?.kind === 'deal' ? month.ending.hand : (month?.hand ?? 'game'),
	events: month?.events ?? [],
	piles: month?.piles ?? [[], []],
	yaku: month?.yaku ?? [[], []]
});

const endingOf = (winner: Winner, winMethod: WinMethod): Ending => {
	if (winner === 'nobody') return { kind: 'drawn' };
	if (winner === 'table') return { kind: 'table' };
	return winMethod === 'game'
		? { kind: 'stop', seat: winner }
		: { kind: 'deal', seat: winner, hand: winMethod };
};

/**
 * @returns the record of the month, or `undefined` until the winner is answered. A month won by the deal has no
 *   cards, yaku or calls, since it ends before the first turn.
 */
export const recordOfAnswers = ({
	winner,
	winMethod,
	events,
	piles,
	yaku
}: Answers): MonthRecord | undefined => {
	if (winner === undefined) return undefined;
	const ending = endingOf(winner, winMethod);
	return ending.kind === 'deal' || ending.kind === 'table'
		? { events: [], piles: [[], []], yaku: [[], []], ending }
		: { events, piles, yaku, ending };
};

/**
 * Sets the winner. Yaku that were declared for the other player as winner move along, in case the wrong name
 * was tapped first, unless the new winner has yaku already or any cards were entered.
 */
export const withWinner = (answers: Answers, winner: Winner): Answers => {
	const { yaku, piles } = answers;
	if (winner === 'nobody' || winner === 'table') return { ...answers, winner };
	const rival = otherSide(winner);
	const areSwapped =
		answers.winner === rival && yaku[winner].length === 0 && piles.every((pile) => pile.length === 0);
	return { ...answers, winner, yaku: areSwapped ? [yaku[1], yaku[0]] : yaku };
};

/** @returns the answers with a yaku declared with `count` cards; 0 takes the yaku back. */
export const withYaku = (answers: Answers, seat: Side, yaku: DeclarableYaku, count: number): Answers => {
	const others = answers.yaku[seat].filter((one) => one.yaku !== yaku);
	const declared = count === 0 ? others : [...others, { yaku, count }];
	const sorted = declared.toSorted((a, b) => declarableYaku.indexOf(a.yaku) - declarableYaku.indexOf(b.yaku));
	return { ...answers, yaku: withSide(answers.yaku, seat, sorted) };
};

/** @returns the answers with a card put on a player's pile; a card that is there already is taken off. */
export const withCard = (answers: Answers, seat: Side, card: CardId): Answers => {
	const without = (side: Side) => answers.piles[side].filter((id) => id !== card);
	const off = withSide(withSide(answers.piles, 0, without(0)), 1, without(1));
	if (answers.piles[seat].includes(card)) return { ...answers, piles: off };
	const pile = [...off[seat], card].sort((a, b) => cardById[a].index - cardById[b].index);
	return { ...answers, piles: withSide(off, seat, pile) };
};

/** @returns the answers with a call of unknown points added, or unchanged if the log is full. */
export const withCall = (answers: Answers, seat: Side): Answers =>
	answers.events.length >= maxEvents
		? answers
		: { ...answers, events: [...answers.events, { kind: 'call', seat, points: null }] };

/** @returns the answers without the call at this index. */
export const withoutCall = (answers: Answers, index: number): Answers => ({
	...answers,
	events: answers.events.filter((_, place) => place !== index)
});
