/** The reactive state of the month form: the answers, the month they describe, and the last refused tap. */
import type { PerSide, Side } from '../../../sides.ts';
import { isSameValue } from '../../../option-values.ts';
import type { Refusal } from '../../../outcome.ts';
import type { MonthRecord, RefusalCode } from '../../rules/actions.ts';
import type { CardId, Month } from '../../rules/cards.ts';
import { callsAfterCorrection, checkEntered } from '../../rules/entry.ts';
import { checkMonth, settleMonth, type MonthSettlement } from '../../rules/settlement.ts';
import type { Answers } from '../../rules/kept.ts';
import type { Options } from '../../rules/options.ts';
import { conflictingYaku, countRange, type DeclarableYaku } from '../../rules/yaku.ts';
import {
	answersOf,
	recordOfAnswers,
	withCall,
	withCard,
	withoutCall,
	withWinner,
	withYaku,
	type WinMethod,
	type MonthSoFar,
	type Winner
} from './answers.ts';
import { yakuChoices, type YakuChoice } from './choices.ts';

/** A tap that was refused. */
export interface RefusedTap {
	readonly seat: Side;
	readonly yaku?: DeclarableYaku;
	readonly card?: CardId;
	readonly refusal: Refusal<RefusalCode>;
	/** The answers after the tap, without the yaku that it conflicts with; only set if these are possible. */
	readonly instead?: Answers;
}

/** @returns the answers that a button for a winning hand or a winning table gave; they win over those kept. */
const dealtAnswers = (start: MonthSoFar | undefined): Partial<Answers> => {
	if (start?.ending?.kind === 'table') return { winner: 'table' };
	return start?.hand ? { winMethod: start.hand } : {};
};

export class MonthFormState {
	readonly #options: Options;
	readonly #month: Month;
	readonly #oya: Side;
	readonly #start: Answers;
	answers = $state.raw<Answers>(answersOf());
	refused = $state.raw<RefusedTap>();
	/** The answers that were kept when the form was closed, if they differ from those it starts with. */
	readonly kept: Answers | undefined;
	/** Whether the kept answers were cleared. */
	isCleared = $state(false);

	/**
	 * @param oya - who dealt the month
	 * @param start - the month with which the form starts; without it the form is empty
	 * @param kept - the answers that were kept when the form was closed
	 */
	constructor(options: Options, month: Month, oya: Side, start?: MonthSoFar, kept?: Answers) {
		this.#options = options;
		this.#month = month;
		this.#oya = oya;
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
		this.refused = undefined;
		this.answers = (this.isCleared ? undefined : this.kept) ?? this.#start;
	}

	/** The month that the answers describe; `undefined` until the winner is answered. */
	readonly record: MonthRecord | undefined = $derived.by(() => recordOfAnswers(this.answers));
	/** Why the month as a whole is impossible, if it is. */
	readonly refusal: Refusal<RefusalCode> | undefined = $derived.by(() =>
		this.record ? checkMonth(this.record, this.#options, this.#month) : undefined
	);
	/** The settlement of the month, even of an impossible one. */
	readonly settlement: MonthSettlement | undefined = $derived.by(() =>
		this.record ? settleMonth(this.record, this.#options, this.#month, this.#oya) : undefined
	);

	get piles(): PerSide<readonly CardId[]> {
		return this.answers.piles;
	}

	choices(seat: Side): readonly YakuChoice[] {
		return yakuChoices(this.answers, seat, this.#options, this.#month);
	}

	/**
	 * Sets the answers if they are possible, or else notes the refusal of the tap.
	 *
	 * @returns whether they were set
	 */
	#attempt(answers: Answers, tap: Omit<RefusedTap, 'refusal' | 'instead'>): boolean {
		const refusal = checkEntered(answers, this.#options, this.#month);
		if (!refusal) {
			this.#setAnswers(answers);
			return true;
		}
		const replaced = tap.yaku && this.#without(conflictingYaku(tap.yaku, this.#options), tap.seat, answers);
		const canReplace =
			replaced !== undefined && replaced !== answers && !checkEntered(replaced, this.#options, this.#month);
		this.refused = { ...tap, refusal, ...(canReplace && { instead: replaced }) };
		return false;
	}

	/** Sets the answers. If a card or yaku was taken away, the points that earlier calls hold are lowered. */
	#setAnswers(answers: Answers): void {
		this.refused = undefined;
		const events = callsAfterCorrection(this.answers, answers, this.#options, this.#month);
		this.answers = { ...answers, events };
	}

	#without(yaku: readonly DeclarableYaku[], seat: Side, answers: Answers): Answers {
		const declared = yaku.filter((id) => answers.yaku[seat].some((one) => one.yaku === id));
		return declared.reduce((left, id) => withYaku(left, seat, id, 0), answers);
	}

	setWinner(winner: Winner): void {
		this.#setAnswers(withWinner(this.answers, winner));
	}

	setWinMethod(winMethod: WinMethod): void {
		this.#setAnswers({ ...this.answers, winMethod });
	}

	/** Declares a yaku, or takes it back; a yaku that follows from cards or other yaku is left as it is. */
	toggle(seat: Side, { id, isDeclared, isMade }: YakuChoice): void {
		if (isDeclared) this.#setAnswers(withYaku(this.answers, seat, id, 0));
		else if (!isMade)
			this.#attempt(withYaku(this.answers, seat, id, countRange(id, this.#options).min), { seat, yaku: id });
	}

	count(seat: Side, yaku: DeclarableYaku, count: number): void {
		this.#attempt(withYaku(this.answers, seat, yaku, count), { seat, yaku });
	}

	/** Repeats the refused tap without the yaku that it conflicts with. */
	replace(): void {
		const instead = this.refused?.instead;
		if (instead) this.#setAnswers(instead);
	}

	/** Puts a card on a pile or takes it off. @returns whether this was possible */
	tapCard(seat: Side, card: CardId): boolean {
		return this.#attempt(withCard(this.answers, seat, card), { seat, card });
	}

	call(seat: Side): void {
		this.#setAnswers(withCall(this.answers, seat));
	}

	uncall(index: number): void {
		this.#setAnswers(withoutCall(this.answers, index));
	}
}
