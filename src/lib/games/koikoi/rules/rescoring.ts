/** A match under other scoring and multiplier rules: what changes, and how it would have ended. */
import { otherSide, type PerSide, type Side } from '../../sides.ts';
import type { Outcome } from '../../outcome.ts';
import { isSameValue } from '../../option-values.ts';
import { cardsOfMonth, lightning, rainMan, sakeCup, type YakuId } from './yaku.ts';
import { holds } from './cards.ts';
import { bothHoldings, scoreEntered } from './entry.ts';
import { outcomeAfter } from './match.ts';
import { presets, rulesOf, type Options, type PresetId, type Rules } from './options.ts';
import { pointsByYaku, scoreHoldings, type Holdings, type PileScore } from './pile.ts';
import {
	pointChangesOf,
	settleMonth,
	settlePile,
	startingTotals,
	type MonthSettlement
} from './settlement.ts';
import type { MonthPlayed, ReasonCode, State } from './state.ts';

/** What is known of a month of which only yaku were said, and the rules under which they were. */
interface SaidMonth {
	readonly own: Holdings;
	readonly rival: Holdings;
	readonly played: Rules;
	/** Whether one of these yaku was said. */
	readonly says: (...ids: readonly YakuId[]) => boolean;
}

/** Whether the bright yaku said tell the brights of the pile as far as the other rules ask for them. */
const areBrightsTold = ({ rival, played, says }: SaidMonth, under: Rules): boolean => {
	const { goko, shiko, ameshiko, sanko } = played.points;
	const isSame = (['brights', 'ameshiko', 'sankoWithRain'] as const).every(
		(key) => played[key] === under[key]
	);
	const haveSamePoints = (['goko', 'shiko', 'ameshiko', 'sanko'] as const).every(
		(id) => played.points[id] === under.points[id]
	);
	// Otherwise a better yaku may hide behind a lesser one that pays more.
	if (goko < shiko || shiko < ameshiko || ameshiko < sanko) return isSame && haveSamePoints;
	// Without the rain man, or with ameshikō and a sankō that he does not help, each yaku stands for its very brights.
	if (holds(rival.cards, rainMan)) return true;
	const isExact = played.ameshiko && !played.sankoWithRain;
	return isSame || (isExact && (says('goko', 'shiko', 'ameshiko', 'sanko') || !under.sankoWithRain));
};

/** Whether it is told if the pile has the viewings, and if the rain cancels them where the other rules ask for that. */
const areViewingsTold = ({ played: { viewing }, says }: SaidMonth, under: Rules): boolean => {
	if (viewing === under.viewing || under.viewing === 'off') return true;
	if (viewing !== 'on' && viewing !== 'not-alone') return false;
	return under.viewing !== 'rain-cancels' || !says('hanami', 'tsukimi');
};

/** Whether the number of tane and of tanzaku is told where a set that the pile has makes the other rules ask for it. */
const areSetsTold = ({ played, says }: SaidMonth, under: Rules): boolean => {
	const isAsked = (
		extra: 'inoshikachoExtra' | 'ribbonSetExtra',
		blocks: 'inoshikachoBlocksTane' | 'ribbonSetBlocksTan'
	) => played[extra] === 0 && (under[extra] > 0 || (played[blocks] && !under[blocks]));
	const areTaneAsked = says('inoshikacho') && isAsked('inoshikachoExtra', 'inoshikachoBlocksTane');
	const areTanAsked =
		says('akatan', 'aotan', 'akatan_aotan') && isAsked('ribbonSetExtra', 'ribbonSetBlocksTan');
	return (!areTaneAsked || says('tane')) && (!areTanAsked || says('tan'));
};

const specialKasu = [
	{ rule: 'lightningAsKasu', card: lightning },
	{ rule: 'sakeAsKasu', card: sakeCup }
] as const;

/** @returns how many more cards of the pile count as kasu under the other rules; `undefined` if that is not told. */
const moreKasu = ({ own, rival, played, says }: SaidMonth, under: Rules): number | undefined => {
	const changed = specialKasu.filter(
		({ rule, card }) => played[rule] !== under[rule] && !holds(rival.cards, card)
	);
	if (!says('kasu')) return changed.some(({ rule }) => under[rule]) ? undefined : 0;
	if (!changed.every(({ card }) => holds(own.cards, card))) return undefined;
	return changed.reduce((more, { rule }) => more + (under[rule] ? 1 : -1), 0);
};

const isMonthTold = (
	{ own, rival, played }: SaidMonth,
	under: Rules,
	month: MonthPlayed['month']
): boolean => {
	const four = cardsOfMonth(month);
	if (under.tsukifuda === null || played.tsukifuda !== null) return true;
	return holds(own.cards, four) || (rival.cards & four) !== 0n;
};

/**
 * @returns what the pile of a month's winner scores under other rules; `undefined` if only yaku were said of it, and
 *   these alone do not decide that
 */
const scoreUnder = (
	{ record, month }: MonthPlayed,
	seat: Side,
	played: Rules,
	under: Rules
): PileScore | undefined => {
	if (record.yaku[seat].length === 0) return scoreEntered(record, under, month)[seat];
	const holdings = bothHoldings(record, played, month);
	const own = holdings[seat];
	const paid = pointsByYaku(own, played, month);
	const said: SaidMonth = {
		own,
		rival: holdings[otherSide(seat)],
		played,
		says: (...ids) => ids.some((id) => paid[id] > 0)
	};
	const more = moreKasu(said, under);
	const isTold =
		areBrightsTold(said, under) &&
		areViewingsTold(said, under) &&
		areSetsTold(said, under) &&
		isMonthTold(said, under, month);
	if (!isTold || more === undefined) return undefined;
	const dryHikari = holds(said.rival.cards, rainMan) ? own.hikari : own.dryHikari;
	return scoreHoldings({ ...own, dryHikari, kasu: own.kasu + more }, under, month);
};

const settlementUnder = (played: MonthPlayed, rules: Rules, under: Options): MonthSettlement | undefined => {
	const { record, month, oya } = played;
	const { ending } = record;
	if (ending.kind !== 'stop') return settleMonth(record, under, month, oya);
	const score = scoreUnder(played, ending.seat, rules, under);
	return score && settlePile(score, record.events, ending.seat, under);
};

/** A month as it was played, and under the other rules, where that is known; its totals are known if all before are. */
interface MonthPair {
	readonly played: MonthPlayed;
	readonly under: MonthPlayed | undefined;
}

export interface Comparison {
	/** The months that would have been played under the other rules. */
	readonly pairs: readonly MonthPair[];
	/** The months whose points differ, or are not known. */
	readonly changed: readonly MonthPair[];
	/** `undefined` if the points of a month are not known. */
	readonly totals: PerSide<number> | undefined;
	/** The outcome under the other rules; `undefined` if the match would have gone on, or is not known. */
	readonly outcome: Outcome<ReasonCode> | undefined;
	/** Whether the match would have ended before its last month. */
	readonly isShorter: boolean;
}

/**
 * Settles every month under other scoring and multiplier rules, up to where the match would have ended. Who won and who
 * dealt each month and the other options of the match stay. Nothing is refused: a yaku that the other rules do not play
 * pays nothing. From a month on that is not known, neither are the totals, nor what is paid from a stock.
 */
export const compareUnder = ({ options, months }: State, rules: Rules): Comparison => {
	const under: Options = { ...options, ...rulesOf(rules) };
	const pairs: MonthPair[] = [];
	const settled: MonthPlayed[] = [];
	let totals = startingTotals(options);
	let outcome: Outcome<ReasonCode> | undefined;
	for (const played of months) {
		const settlement = settlementUnder(played, options, under);
		const areTotalsKnown = settled.length === pairs.length;
		if (!settlement || (!areTotalsKnown && options.zeroSum !== null)) {
			pairs.push({ played, under: undefined });
			continue;
		}
		const points = pointChangesOf(settlement, played.oya, totals, under);
		totals = [totals[0] + points[0], totals[1] + points[1]];
		const month = { ...played, settlement, points, totals };
		pairs.push({ played, under: month });
		settled.push(month);
		outcome = areTotalsKnown ? outcomeAfter(settled, totals, under) : undefined;
		if (outcome) break;
	}
	const isKnown = settled.length === pairs.length;
	return {
		pairs,
		changed: pairs.filter(({ played, under: other }) => !other || !isSameValue(played.points, other.points)),
		totals: isKnown ? totals : undefined,
		outcome: isKnown ? outcome : undefined,
		isShorter: pairs.length < months.length
	};
};

/** @returns the published rule set with the same scoring and multiplier rules; `undefined` if there is none. */
export const presetOf = (rules: Rules): PresetId | undefined =>
	(Object.keys(presets) as PresetId[]).find((id) => isSameValue(rulesOf(presets[id]), rulesOf(rules)));
