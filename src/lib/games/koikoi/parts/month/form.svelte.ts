/** The form of a month while it is filled in: what was answered, what that gives, what was just refused. */
import type { Refusal } from '../../../said.ts';
import type { MonthRecord, PerSide, Side } from '../../rules/actions.ts';
import type { CardId, Month } from '../../rules/cards.ts';
import { callsAfter } from '../../rules/month/corrections.ts';
import { checkEntered } from '../../rules/month/entry-checks.ts';
import { checkMonth, scoreEntered, settleMonth } from '../../rules/month/month.ts';
import type { Options } from '../../rules/options.ts';
import type { RefusalCode } from '../../rules/refusals.ts';
import type { MonthSettlement } from '../../rules/state.ts';
import type { SayableYaku } from '../../rules/yaku/yaku.ts';
import { countRange } from '../../rules/yaku/yaku.ts';
import {
	answersOf,
	recordOfAnswers,
	withCall,
	withCard,
	withoutCall,
	withWinner,
	withYaku,
	type Answers,
	type How,
	type MonthSoFar,
	type Winner
} from './answers.ts';
import { rivalsOf, yakuChoices, type YakuChoice } from './choices.ts';

/** A tap that was not taken: where, why, and what it would be in place of what stands against it. */
export interface Refused {
	readonly seat: Side;
	readonly yaku?: SayableYaku;
	readonly card?: CardId;
	readonly refusal: Refusal<RefusalCode>;
	readonly instead?: Answers;
}

export class MonthAnswers {
	readonly #options: Options;
	readonly #month: Month;
	answers = $state.raw<Answers>(answersOf());
	refused = $state.raw<Refused>();

	/** @param start - the month to open on; each form is made for one month and its rules */
	constructor(options: Options, month: Month, start?: MonthSoFar) {
		this.#options = options;
		this.#month = month;
		this.answers = answersOf(start);
	}

	/** The month as it stands; nothing while no winner is named. */
	readonly record: MonthRecord | undefined = $derived.by(() => recordOfAnswers(this.answers));
	/** Why the month as a whole cannot have been. */
	readonly refusal: Refusal<RefusalCode> | undefined = $derived.by(() =>
		this.record ? checkMonth(this.record, this.#options, this.#month) : undefined
	);
	/** What the month as it stands pays, whether or not it can have been. */
	readonly settlement: MonthSettlement | undefined = $derived.by(() =>
		this.record ? settleMonth(this.record, this.#options, this.#month) : undefined
	);

	get piles(): PerSide<readonly CardId[]> {
		return this.answers.piles;
	}

	choices(seat: Side): readonly YakuChoice[] {
		return yakuChoices(this.answers, seat, this.#options, this.#month);
	}

	/** Takes the answers, or says at the tapped place why not. */
	#attempt(answers: Answers, tap: Omit<Refused, 'refusal' | 'instead'>): boolean {
		const refusal = checkEntered(answers, this.#options, this.#month);
		if (!refusal) {
			this.#take(answers);
			return true;
		}
		const replaced = tap.yaku && this.#without(rivalsOf(tap.yaku, this.#options), tap.seat, answers);
		const canReplace =
			replaced !== undefined && replaced !== answers && !checkEntered(replaced, this.#options, this.#month);
		this.refused = { ...tap, refusal, ...(canReplace && { instead: replaced }) };
		return false;
	}

	/** A card or yaku taken away lowers what the calls before are remembered with. */
	#take(answers: Answers): void {
		const scored = (one: Answers) => scoreEntered(one, this.#options, this.#month);
		const scores = [scored(this.answers), scored(answers)] as const;
		this.refused = undefined;
		this.answers = { ...answers, events: callsAfter(answers.events, [this.answers, answers], scores) };
	}

	#without(yaku: readonly SayableYaku[], seat: Side, answers: Answers): Answers {
		const said = yaku.filter((id) => answers.yaku[seat].some((one) => one.yaku === id));
		return said.reduce((left, id) => withYaku(left, seat, id, 0), answers);
	}

	win(winner: Winner): void {
		this.#take(withWinner(this.answers, winner));
	}

	how(how: How): void {
		this.#take({ ...this.answers, how });
	}

	/** Says a yaku, or takes it back; one that follows from the rest stays as it is. */
	toggle(seat: Side, { id, isSaid, isMade }: YakuChoice): void {
		if (isSaid) this.#take(withYaku(this.answers, seat, id, 0));
		else if (!isMade)
			this.#attempt(withYaku(this.answers, seat, id, countRange(id, this.#options).min), { seat, yaku: id });
	}

	count(seat: Side, yaku: SayableYaku, count: number): void {
		this.#attempt(withYaku(this.answers, seat, yaku, count), { seat, yaku });
	}

	/** Takes what was refused after all, in place of what stood against it. */
	replace(): void {
		const instead = this.refused?.instead;
		if (instead) this.#take(instead);
	}

	/** @returns whether the card is where it was put, or off the pile it was on. */
	tapCard(seat: Side, card: CardId): boolean {
		return this.#attempt(withCard(this.answers, seat, card), { seat, card });
	}

	call(seat: Side): void {
		this.#take(withCall(this.answers, seat));
	}

	uncall(place: number): void {
		this.#take(withoutCall(this.answers, place));
	}
}
