/**
 * What is entered of both piles, by cards or by yaku: at the table, in the form of a whole month, and in a correction of
 * a past one. It says which yaku there are to tap and what each pays, and remembers the last tap that was refused.
 */
import type { PerSide, Side } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import type { CardId, Month } from '../rules/cards.ts';
import { bothHoldings, checkEntered, type EnteredCaptures } from '../rules/entry.ts';
import { yakuWith } from '../rules/month.ts';
import type { Rules } from '../rules/options.ts';
import { scoreHoldings, type Holdings } from '../rules/pile.ts';
import {
	conflictingYaku,
	countedKinds,
	countRange,
	declarableYaku,
	isPlayed,
	priceOf,
	type DeclarableYaku
} from '../rules/yaku.ts';

/** A yaku to tap. */
export interface YakuChoice {
	readonly id: DeclarableYaku;
	/** Whether it was declared by a tap; a made yaku can also follow from cards or other declared yaku. */
	readonly isDeclared: boolean;
	readonly isMade: boolean;
	/** Whether it is one of two ribbon sets that are replaced by one yaku. */
	readonly isJoined: boolean;
	/** Its points now; for a yaku that is not made, those with the fewest cards. */
	readonly points: number;
	/** Where further cards pay: the number of cards, and the range in which it can be set. */
	readonly steps?: { readonly count: number; readonly min: number; readonly max: number };
}

/** @returns every yaku that is played under the rules, with its state for a player, in the order of `yakuIds`. */
export const yakuChoices = (
	entered: EnteredCaptures,
	seat: Side,
	rules: Rules,
	month: Month
): readonly YakuChoice[] => {
	const holdings = bothHoldings(entered, rules, month)[seat];
	const { yaku: scored } = scoreHoldings(holdings, rules, month);
	const isDeclared = (id: DeclarableYaku): boolean => entered.yaku[seat].some(({ yaku }) => yaku === id);
	const hasBothSets = scored.some(({ id }) => id === 'akatan_aotan');
	/** What the player has if the yaku had no more cards than it needs. */
	const least = (id: DeclarableYaku): Holdings => {
		const { min } = countRange(id, rules);
		if (!isDeclared(id)) return holdings;
		const fewest = { ...entered, yaku: yakuWith(entered.yaku, seat, id, min) };
		return bothHoldings(fewest, rules, month)[seat];
	};

	return declarableYaku
		.filter((id) => isPlayed(id, rules))
		.map((id): YakuChoice => {
			const score = scored.find((one) => one.id === id);
			const isJoined = hasBothSets && score === undefined && (id === 'akatan' || id === 'aotan');
			const isMade = isDeclared(id) || score !== undefined || isJoined;
			const points = score?.points ?? (isMade ? 0 : priceOf(id, rules));
			const base = { id, isDeclared: isDeclared(id), isMade, isJoined, points };

			const { min, max } = countRange(id, rules);
			const kind = countedKinds[id];
			// Both ribbon sets share one count of tanzaku, so only the first of them has a stepper.
			const isSecondSet = id === 'aotan' && (isDeclared('akatan') || hasBothSets);
			if (!isMade || !kind || max === min || isSecondSet) return base;
			const steps = { count: Math.max(min, holdings[kind]), min: Math.max(min, least(id)[kind]), max };
			return { ...base, steps };
		});
};

/** So many cards of a yaku, instead of those in `without`; 0 takes it back. */
interface YakuTap {
	readonly seat: Side;
	readonly yaku: DeclarableYaku;
	readonly count: number;
	readonly without?: readonly DeclarableYaku[];
}

/** A yaku, or a card put on a player's pile, or taken off it if it is there. */
export type Tap = YakuTap | { readonly seat: Side; readonly card: CardId };

/** A tap that was refused. */
type RefusedTap = Tap & {
	readonly refusal: Refusal;
	/** The declared yaku that have to be taken back for it; missing if that would not suffice. */
	readonly instead?: readonly DeclarableYaku[];
};

export class Entry {
	/** A refusal holds for what was entered when the tap was refused. */
	#refused = $state.raw<RefusedTap & { readonly of: EnteredCaptures }>();

	/**
	 * @param entered - gives what is entered now; the same object as long as nothing changes
	 * @param change - takes a tap, or says why it is refused
	 */
	constructor(
		private readonly entered: () => EnteredCaptures,
		private readonly rules: () => Rules,
		private readonly monthNow: () => Month,
		private readonly change: (tap: Tap) => Refusal | undefined
	) {}

	get month(): Month {
		return this.monthNow();
	}
	get piles(): PerSide<readonly CardId[]> {
		return this.entered().piles;
	}

	choices(seat: Side): readonly YakuChoice[] {
		return yakuChoices(this.entered(), seat, this.rules(), this.month);
	}

	/** The last tap, if it was refused. */
	get refused(): RefusedTap | undefined {
		return this.#refused?.of === this.entered() ? this.#refused : undefined;
	}

	/** @returns whether the tap was taken */
	tap(tap: Tap): boolean {
		const of = this.entered();
		const refusal = this.change(tap);
		const instead = refusal && 'yaku' in tap ? this.#conflictsOf(tap) : undefined;
		this.#refused = refusal && { ...tap, of, refusal, ...(instead && { instead }) };
		return !refusal;
	}

	/** Declares a yaku, or takes it back; a yaku that follows from cards or other yaku is left as it is. */
	toggle(seat: Side, { id: yaku, isDeclared, isMade }: YakuChoice): void {
		if (isDeclared) this.tap({ seat, yaku, count: 0 });
		else if (!isMade) this.tap({ seat, yaku, count: countRange(yaku, this.rules()).min });
	}

	/** Repeats the refused tap without the yaku that it conflicts with. */
	replace(): void {
		const { refused } = this;
		if (!refused?.instead || !('yaku' in refused)) return;
		const { seat, yaku, count, instead } = refused;
		this.tap({ seat, yaku, count, without: instead });
	}

	/** @returns the declared yaku that this one conflicts with; `undefined` if it is impossible even without them. */
	#conflictsOf({ seat, yaku, count }: YakuTap): readonly DeclarableYaku[] | undefined {
		const [entered, rules] = [this.entered(), this.rules()];
		const rivals = conflictingYaku(yaku, rules);
		const found = entered.yaku[seat].map((one) => one.yaku).filter((one) => rivals.includes(one));
		const after = { ...entered, yaku: yakuWith(entered.yaku, seat, yaku, count, rivals) };
		const isPossible = !checkEntered(after, rules, this.month);
		return found.length > 0 && isPossible ? found : undefined;
	}
}
