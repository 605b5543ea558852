/** The form of a whole month: its answers, as immutable data, and the month that they describe. */
import { otherSide, type Side } from '../../sides.ts';
import { isSameValue } from '../../option-values.ts';
import type { Refusal } from '../../outcome.ts';
import type { Ending, MonthRecord, RefusalCode, WinningHand } from '../rules/actions.ts';
import type { CardId, Month } from '../rules/cards.ts';
import { callsAfterCorrection, checkEntered } from '../rules/entry.ts';
import type { Answers } from '../rules/unfinished.ts';
import { currentMonth, pilesWith, pilesWithout, yakuWith } from '../rules/month.ts';
import { checkMonth, settleMonth, type MonthSettlement } from '../rules/settlement.ts';
import type { State } from '../rules/state.ts';
import { Entry } from './entry.svelte.ts';

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
 * @returns the record of the month, or `undefined` until the winner is answered. A month won by the deal has no cards,
 * yaku or calls, since it ends before the first turn.
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
 * Sets the winner. Yaku that were declared for the other player as winner move along, in case the wrong name was tapped
 * first, unless the new winner has yaku already or any cards were entered.
 */
export const withWinner = (answers: Answers, winner: Winner): Answers => {
	const { yaku, piles } = answers;
	if (winner === 'nobody' || winner === 'table') return { ...answers, winner };
	const rival = otherSide(winner);
	const areSwapped =
		answers.winner === rival && yaku[winner].length === 0 && piles.every((pile) => pile.length === 0);
	return { ...answers, winner, yaku: areSwapped ? [yaku[1], yaku[0]] : yaku };
};

/** @returns the answers with a card put on a player's pile; a card that is there already is taken off. */
export const withCard = ({ piles, ...answers }: Answers, seat: Side, card: CardId): Answers => ({
	...answers,
	piles: piles[seat].includes(card) ? pilesWithout(piles, card) : pilesWith(piles, seat, [card])
});

/** @returns the answers that a button for a winning hand or a winning table gave; they win over those kept. */
const dealtAnswers = (start: MonthSoFar | undefined): Partial<Answers> => {
	if (start?.ending?.kind === 'table') return { winner: 'table' };
	return start?.hand ? { winMethod: start.hand } : {};
};

export class MonthFormState {
	readonly #start: Answers;
	readonly month: Month;
	answers = $state.raw<Answers>(answersOf());
	/** The answers that were kept when the form was closed, if they differ from those it starts with. */
	readonly kept: Answers | undefined;
	/** Whether the kept answers were cleared. */
	isCleared = $state(false);
	/** Called after every change of the answers. */
	onchange: (() => void) | undefined;

	/**
	 * @param before - the state in which the month is played
	 * @param start - the month with which the form starts; without it the form is empty
	 * @param kept - the answers that were kept when the form was closed
	 */
	constructor(
		private readonly before: State,
		start?: MonthSoFar,
		kept?: Answers
	) {
		this.month = currentMonth(before);
		this.#start = answersOf(start);
		this.answers = kept ? { ...kept, ...dealtAnswers(start) } : this.#start;
		this.kept = this.isTouched ? this.answers : undefined;
	}

	/** Whether the form holds anything with which it did not start. */
	get isTouched(): boolean {
		return !isSameValue(this.answers, this.#start);
	}

	/** Clears the form that was kept, or brings back what was cleared. */
	clear(): void {
		this.isCleared = !this.isCleared;
		this.answers = (this.isCleared ? undefined : this.kept) ?? this.#start;
		this.onchange?.();
	}

	/** The month that the answers describe; `undefined` until the winner is answered. */
	readonly record: MonthRecord | undefined = $derived.by(() => recordOfAnswers(this.answers));
	/** Why the month as a whole is impossible, if it is. */
	readonly refusal: Refusal<RefusalCode> | undefined = $derived.by(() =>
		this.record ? checkMonth(this.record, this.before.options, this.month) : undefined
	);
	/** The settlement of the month, even of an impossible one. */
	readonly settlement: MonthSettlement | undefined = $derived.by(() =>
		this.record ? settleMonth(this.record, this.before.options, this.month, this.before.oya) : undefined
	);

	/** The yaku and the cards of both players. */
	readonly entry: Entry = new Entry(
		() => this.answers,
		() => this.before.options,
		() => this.month,
		(tap) => {
			const { answers } = this;
			const after =
				'card' in tap
					? withCard(answers, tap.seat, tap.card)
					: { ...answers, yaku: yakuWith(answers.yaku, tap.seat, tap.yaku, tap.count, tap.without) };
			const isTakenBack = 'count' in tap && tap.count === 0;
			const refusal = isTakenBack ? undefined : checkEntered(after, this.before.options, this.month);
			if (!refusal) this.set(after);
			return refusal;
		}
	);

	/** Sets answers. If a card or yaku was taken away, the points that earlier calls hold are lowered. */
	set(changed: Partial<Answers>): void {
		const answers = { ...this.answers, ...changed };
		const events = callsAfterCorrection(this.answers, answers, this.before.options, this.month);
		this.answers = { ...answers, events };
		this.onchange?.();
	}
}
