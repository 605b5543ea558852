/** The yaku as they can be tapped: which there are under the rules, which are made, what each pays. */
import type { Refusal } from '../../../said.ts';
import type { PerSide, Side } from '../../rules/actions.ts';
import type { CardId, Month } from '../../rules/cards.ts';
import { bothHoldings, type Entered } from '../../rules/month/entry-checks.ts';
import type { Holdings } from '../../rules/yaku/holdings.ts';
import type { Rules } from '../../rules/options.ts';
import { withSide } from '../../rules/per-side.ts';
import { scoreHoldings } from '../../rules/yaku/score-pile.ts';
import {
	brightYaku,
	countedKinds,
	countRange,
	isPlayed,
	sayableYaku,
	type SayableYaku
} from '../../rules/yaku/yaku.ts';

export interface YakuChoice {
	readonly id: SayableYaku;
	/** It was tapped; otherwise it follows from the cards or from what else was said. */
	readonly isSaid: boolean;
	readonly isMade: boolean;
	/** The other ribbon set is there too and one yaku stands for both. */
	readonly isJoined: boolean;
	/** What it pays as it stands; while it is not made, with no card too many. */
	readonly points: number;
	/** Where further cards pay: how many there are, from how few to how many it can be set. */
	readonly steps?: { readonly count: number; readonly min: number; readonly max: number };
}

/** Where yaku are tapped: the form of a month, or the month under way. */
export interface YakuTaker {
	/** The cards that are known, by player: shown on the pictures of the yaku. */
	readonly piles: PerSide<readonly CardId[]>;
	readonly choices: (seat: Side) => readonly YakuChoice[];
	/** The last tap that was not taken, and whether it could be in place of what stands against it. */
	readonly refused:
		| {
				readonly seat: Side;
				readonly yaku?: SayableYaku;
				readonly refusal: Refusal;
				readonly instead?: object;
		  }
		| undefined;
	/** Says a yaku, or takes it back; one that follows from the rest stays as it is. */
	readonly toggle: (seat: Side, choice: YakuChoice) => void;
	readonly count: (seat: Side, yaku: SayableYaku, count: number) => void;
	/** Takes what was refused after all. */
	readonly replace: () => void;
}

const priceOf = (yaku: SayableYaku, { points, tsukifuda }: Rules): number =>
	yaku === 'tsukifuda' ? (tsukifuda ?? 0) : points[yaku];

/** @returns what is known of a player's pile where one of their yaku has no card more than it needs. */
const holdingsAtLeast = (
	entered: Entered,
	seat: Side,
	yaku: SayableYaku,
	rules: Rules,
	month: Month
): Holdings => {
	const { min } = countRange(yaku, rules);
	const said = entered.yaku[seat].map((one) => (one.yaku === yaku ? { yaku, count: min } : one));
	return bothHoldings({ ...entered, yaku: withSide(entered.yaku, seat, said) }, rules, month)[seat];
};

/** @returns every yaku these rules pay for, as it stands for a player, in the order they are listed. */
export const yakuChoices = (
	entered: Entered,
	seat: Side,
	rules: Rules,
	month: Month
): readonly YakuChoice[] => {
	const holdings = bothHoldings(entered, rules, month)[seat];
	const { yaku: scored } = scoreHoldings(holdings, rules, month);
	const isSaid = (id: SayableYaku): boolean => entered.yaku[seat].some(({ yaku }) => yaku === id);
	const hasBothSets = scored.some(({ id }) => id === 'akatan_aotan');

	return sayableYaku
		.filter((id) => isPlayed(id, rules))
		.map((id): YakuChoice => {
			const score = scored.find((one) => one.id === id);
			const isJoined = hasBothSets && score === undefined && (id === 'akatan' || id === 'aotan');
			const isMade = isSaid(id) || score !== undefined || isJoined;
			const unpaid = isMade ? 0 : priceOf(id, rules);
			const base = { id, isSaid: isSaid(id), isMade, isJoined, points: score?.points ?? unpaid };

			const { min, max } = countRange(id, rules);
			const kind = countedKinds[id];
			// Both sets share one count: it is set at the first.
			const isSecondSet = id === 'aotan' && (isSaid('akatan') || hasBothSets);
			if (!isMade || !kind || max === min || isSecondSet) return base;
			const least = Math.max(min, holdingsAtLeast(entered, seat, id, rules, month)[kind]);
			return { ...base, steps: { count: Math.max(min, holdings[kind]), min: least, max } };
		});
};

/** @returns the yaku that cannot stand beside this one under the rules. */
export const rivalsOf = (yaku: SayableYaku, rules: Rules): readonly SayableYaku[] => {
	const brights: readonly SayableYaku[] = brightYaku;
	if (brights.includes(yaku)) return rules.brights === 'best' ? brights.filter((id) => id !== yaku) : [];
	switch (yaku) {
		case 'tane':
			return rules.inoshikachoBlocksTane ? ['inoshikacho'] : [];
		case 'inoshikacho':
			return rules.inoshikachoBlocksTane ? ['tane'] : [];
		case 'tan':
			return rules.ribbonSetBlocksTan ? ['akatan', 'aotan'] : [];
		case 'akatan':
		case 'aotan':
			return rules.ribbonSetBlocksTan ? ['tan'] : [];
		default:
			return [];
	}
};
