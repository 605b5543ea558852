/** Fills in the values of the rulebook's text that depend on the options, and what its cases ask of several. */
import { m } from '$lib/i18n/paraglide/messages';
import type { RuleValues } from '../../game.ts';
import { voidReasonsOf } from '../rules/month.ts';
import { settle, type Settlement } from '../rules/settlement.ts';
import { pricedItems, targetOf, type Options } from '../rules/options.ts';
import { isPlayed, yakuCount, yakuIds } from '../rules/yaku.ts';

const [own, theirs] = [{ seat: 0 }, { seat: 1 }];

const inWords = (n: number): string => m.koikoi_points({ n });

/** The points of each yaku, and of the piles and months that the text names. */
const pointsOf = (options: Options) => {
	const { points, inoshikachoExtra, ribbonSetExtra, ribbonSetBlocksTan } = options;
	const akatanOfSix = points.akatan + 3 * ribbonSetExtra;
	const sixRibbons = points.tan + 1;
	return {
		...Object.fromEntries(pricedItems.map((one) => [one, points[one]])),
		tsukifuda: options.tsukifuda ?? 0,
		bothViewings: points.hanami + points.tsukimi,
		cupAndThreeBrights: points.sanko + points.hanami + points.tsukimi,
		trioWithTwo: points.inoshikacho + 2 * inoshikachoExtra,
		trioAndTan: points.inoshikacho + sixRibbons,
		bothSets: akatanOfSix + points.aotan + 3 * ribbonSetExtra,
		sixRibbons,
		akatanAndTan: akatanOfSix + (ribbonSetBlocksTan ? 0 : sixRibbons),
		allBrights: points.goko + points.shiko + (options.ameshiko ? points.ameshiko : 0) + points.sanko,
		target: options.target ?? 0,
		zeroSum: options.zeroSum ?? 0,
		drawnMonth: options.drawnMonth
	};
};

/** @returns the working of a settlement: "8 × 2 × 2", "(5 + 1) × 2". */
const workingOf = (points: number, { factors }: Settlement): string => {
	const added = factors.filter(({ how }) => how === 'plus').map(({ value }) => value);
	const limit = factors.find(({ how }) => how === 'limit');
	const times = limit ? [limit] : factors.filter(({ how }) => how === 'times');
	const sum = [points, ...added].join(' + ');
	const first = added.length > 0 && times.length > 0 ? `(${sum})` : sum;
	return [first, ...times.map(({ value }) => value)].join(' ×\u00a0');
};

/** The examples of the chapter on scoring: base points and the calls of the month, in order. */
const examplesOf = ({ points }: Options) =>
	({
		'5-0-0': [5, []],
		'5-1-0': [5, [own]],
		'7-0-0': [7, []],
		'8-0-1': [8, [theirs]],
		'8-1-0': [8, [own]],
		'8-1-1': [8, [theirs, own]],
		'3-2-0': [3, [own, own]],
		forgotten: [8, [own, theirs]],
		trioAndTan: [points.inoshikacho + points.tan + 1, [own]],
		aotan: [points.aotan, [theirs]]
	}) as const;

const scoresOf = (options: Options): RuleValues => {
	const values: Record<string, string | number> = {};
	const add = (name: string, points: number, calls: readonly { seat: number }[], rules: Options): void => {
		const settlement = settle(points, calls, 0, rules);
		values[`working.${name}`] = workingOf(points, settlement);
		values[`score.${name}`] = settlement.total;
		values[`sum.${name}`] =
			settlement.factors.length > 0
				? `${workingOf(points, settlement)} = ${settlement.total}`
				: settlement.total;
	};
	for (const [name, [points, calls]] of Object.entries(examplesOf(options)))
		add(name, points, calls, options);
	add('byCount', 8, [theirs, own], { ...options, combination: 'count' });
	add('byLarger', 8, [theirs, own], { ...options, combination: 'exclusive' });
	const timesOf = (points: number, calls: readonly { seat: number }[]): number =>
		settle(points, calls, 0, options).total / points;
	return {
		...values,
		'times.sevenAndTheirs': timesOf(7, [theirs]),
		'times.threeCalls': timesOf(1, [theirs, theirs, theirs]),
		cap: options.cap ?? 0
	};
};

/** What the drawing of the yaku asks: which are played, and how. */
const yakuRows = (options: Options): RuleValues => ({
	...Object.fromEntries(yakuIds.map((id) => [`played.${id}`, String(isPlayed(id, options))])),
	'rain.sanko': String(options.sankoWithRain),
	'kind.akatan_aotan': options.bothRibbonSets,
	yakuCount: yakuCount(options)
});

const endOf = (options: Options): string => {
	if (options.zeroSum !== null) return 'stock';
	return targetOf(options) === null ? 'months' : 'target';
};

const shikoGainOf = ({ brights, points }: Options): string => {
	if (brights === 'all') return 'adds';
	return points.shiko > points.sanko ? 'replaces' : 'none';
};

/** @returns which deals are void: none, those of a certain table, those with two winning hands, or both. */
const voidsOf = (options: Options): 'none' | 'table' | 'hands' | 'both' => {
	const [first, second] = voidReasonsOf(options);
	if (first === undefined) return 'none';
	if (second !== undefined) return 'both';
	return first === 'table' ? 'table' : 'hands';
};

/** The conditions that take more than one option. */
const derived = (options: Options): RuleValues => {
	const { combination, ownKoiKoi, opponentKoiKoi, sevenPlus, resetOwnCalls } = options;
	const isCount = combination === 'count';
	const ownCalls = isCount ? 'count' : ownKoiKoi;
	const theirCalls = isCount ? 'count' : opponentKoiKoi;
	const isLarger = combination === 'exclusive' && ownKoiKoi === 'times' && sevenPlus !== null;
	return {
		ends: endOf(options),
		voids: voidsOf(options),
		/** How the winner's own calls count; `count` is one counter for both players. */
		ownCalls,
		theirCalls,
		/** `larger` only where there are two factors to choose from. */
		combines: isCount ? 'count' : isLarger ? 'larger' : 'product',
		forgets: String(resetOwnCalls && ownCalls !== 'none'),
		/** Whether anything is added to the base points or multiplies them. */
		multiplies: String(sevenPlus !== null || ownCalls !== 'none' || theirCalls !== 'none'),
		/** What a shikō brings to a player who has a sankō. */
		shikoGain: shikoGainOf(options)
	};
};

/**
 * @returns the points of each yaku and of some sums, under `points.<key>` as a number and under `pays.<key>` in
 *   words; the working and the score of the examples; the number of months; what the drawing of the yaku and the
 *   cases ask of several options
 */
export const ruleValues = (options: Options): RuleValues => {
	const paid = Object.entries(pointsOf(options));
	return {
		...Object.fromEntries(paid.map(([key, n]) => [`points.${key}`, n])),
		...Object.fromEntries(paid.map(([key, n]) => [`pays.${key}`, inWords(n)])),
		...scoresOf(options),
		...yakuRows(options),
		...derived(options),
		months: options.months
	};
};
