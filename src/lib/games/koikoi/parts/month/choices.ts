/**
 * The yaku to tap in the yaku picker: which are played under the rules, which are made, and what each pays.
 */
import { withSide, type PerSide, type Side } from '../../../sides.ts';
import type { Refusal } from '../../../outcome.ts';
import type { CardId, Month } from '../../rules/cards.ts';
import { bothHoldings, type EnteredCaptures } from '../../rules/entry.ts';
import { type Holdings, scoreHoldings } from '../../rules/pile.ts';
import type { Rules } from '../../rules/options.ts';
import { countedKinds, countRange, isPlayed, declarableYaku, type DeclarableYaku } from '../../rules/yaku.ts';

/** A yaku in the yaku picker. */
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

/** What the yaku picker works on: the month form, or the current month at the table. */
export interface YakuPickerModel {
	/** The known cards of each player, which the pictures of the yaku show. */
	readonly piles: PerSide<readonly CardId[]>;
	readonly choices: (seat: Side) => readonly YakuChoice[];
	/** The last tap, if it was refused; `instead` is set if it can replace the yaku that it conflicts with. */
	readonly refused:
		| {
				readonly seat: Side;
				readonly yaku?: DeclarableYaku;
				readonly refusal: Refusal;
				readonly instead?: object;
		  }
		| undefined;
	/** Declares a yaku, or takes it back; a yaku that follows from cards or other yaku is left as it is. */
	readonly toggle: (seat: Side, choice: YakuChoice) => void;
	/** Sets the number of cards of a yaku. */
	readonly count: (seat: Side, yaku: DeclarableYaku, count: number) => void;
	/** Repeats the refused tap without the yaku that it conflicts with. */
	readonly replace: () => void;
}

const priceOf = (yaku: DeclarableYaku, { points, tsukifuda }: Rules): number =>
	yaku === 'tsukifuda' ? (tsukifuda ?? 0) : points[yaku];

/** @returns the holdings of a player if one of their declared yaku had no more cards than it needs. */
const holdingsAtLeast = (
	entered: EnteredCaptures,
	seat: Side,
	yaku: DeclarableYaku,
	rules: Rules,
	month: Month
): Holdings => {
	const { min } = countRange(yaku, rules);
	const declared = entered.yaku[seat].map((one) => (one.yaku === yaku ? { yaku, count: min } : one));
	return bothHoldings({ ...entered, yaku: withSide(entered.yaku, seat, declared) }, rules, month)[seat];
};

/**
 * @returns every yaku that is played under the rules, with its state for a player, in the order of `yakuIds`.
 */
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

	return declarableYaku
		.filter((id) => isPlayed(id, rules))
		.map((id): YakuChoice => {
			const score = scored.find((one) => one.id === id);
			const isJoined = hasBothSets && score === undefined && (id === 'akatan' || id === 'aotan');
			const isMade = isDeclared(id) || score !== undefined || isJoined;
			const pointsWithoutScore = isMade ? 0 : priceOf(id, rules);
			const points = score?.points ?? pointsWithoutScore;
			const base = { id, isDeclared: isDeclared(id), isMade, isJoined, points };

			const { min, max } = countRange(id, rules);
			const kind = countedKinds[id];
			// Both ribbon sets share one count of tanzaku, so only the first of them has a stepper.
			const isSecondSet = id === 'aotan' && (isDeclared('akatan') || hasBothSets);
			if (!isMade || !kind || max === min || isSecondSet) return base;
			const least = Math.max(min, holdingsAtLeast(entered, seat, id, rules, month)[kind]);
			return { ...base, steps: { count: Math.max(min, holdings[kind]), min: least, max } };
		});
};
