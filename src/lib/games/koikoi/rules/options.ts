/**
 * The options of Koï-Koï and their schemas: scoring, multipliers and length of the match (rules: Scoring
 * options).
 */
import * as v from 'valibot';
import { upgradeOptions } from './upgrade.ts';

/** The yaku whose points can be set; `akatan_aotan` is the yaku that replaces both ribbon sets. */
const pricedYaku = [
	'goko',
	'shiko',
	'ameshiko',
	'sanko',
	'hanami',
	'tsukimi',
	'inoshikacho',
	'akatan',
	'aotan',
	'akatan_aotan',
	'tane',
	'tan',
	'kasu'
] as const;

/** The keys of `points`: the yaku, and `triade`, the bonus on top of both ribbon sets. */
export const pricedItems = [...pricedYaku, 'triade'] as const;
export type PricedItem = (typeof pricedItems)[number];

/** The points that a yaku may pay, both ends included. */
export const pointsRange = { min: 1, max: 50 } as const;
const points = v.pipe(v.number(), v.integer(), v.minValue(pointsRange.min), v.maxValue(pointsRange.max));

export const brightsRules = ['best', 'all'] as const;
export const bothRibbonSetsRules = ['separate', 'combined', 'bonus'] as const;
export const viewingRules = ['on', 'off', 'rain-cancels', 'not-alone'] as const;
/** The points that each card beyond a set may pay. */
export const extraCardPoints = [0, 1] as const;
export const tsukifudaPoints = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The seven rule is tested on the raw sum; the setup offers no other threshold or factor. */
export const sevenPlusRules = [{ threshold: 7, factor: 2 }, null] as const;
export const ownKoiKoiRules = ['times', 'none', 'plus'] as const;
export const opponentKoiKoiRules = ['double', 'none', 'times'] as const;
export const combinations = ['product', 'count', 'exclusive'] as const;
export const caps = [2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

const scoringEntries = {
	points: v.pipe(v.strictObject(v.entriesFromList(pricedItems, points)), v.readonly()),
	/** `best`: only the best bright yaku of a pile counts. `all`: every one counts. */
	brights: v.picklist(brightsRules),
	/** Whether four brights with the rain man are a yaku of their own; if not, they score as a sankō. */
	ameshiko: v.boolean(),
	sankoWithRain: v.boolean(),
	/** The points for each tane beyond the three of inoshikachō. */
	inoshikachoExtra: v.picklist(extraCardPoints),
	inoshikachoBlocksTane: v.boolean(),
	/** The points for each tanzaku beyond the three of a ribbon set, or the six of both combined. */
	ribbonSetExtra: v.picklist(extraCardPoints),
	ribbonSetBlocksTan: v.boolean(),
	/**
	 * What both ribbon sets together pay. `separate`: each its own points. `combined`: one yaku replaces both
	 * (`points.akatan_aotan`). `bonus`: both, and `points.triade` on top.
	 */
	bothRibbonSets: v.picklist(bothRibbonSetsRules),
	/** Whether the sake cup counts as kasu, in addition to tane. */
	sakeAsKasu: v.boolean(),
	lightningAsKasu: v.boolean(),
	viewing: v.picklist(viewingRules),
	/** The points for the four cards of the current month; `null` if that yaku is not played. */
	tsukifuda: v.nullable(v.picklist(tsukifudaPoints))
};

const multiplierEntries = {
	sevenPlus: v.nullable(
		v.pipe(v.strictObject({ threshold: v.literal(7), factor: v.literal(2) }), v.readonly())
	),
	ownKoiKoi: v.picklist(ownKoiKoiRules),
	opponentKoiKoi: v.picklist(opponentKoiKoiRules),
	combination: v.picklist(combinations),
	/** Whether a player's calls no longer count once the opponent calls later. */
	resetOwnCalls: v.boolean(),
	/** The highest total multiplier; `null` for no limit. */
	cap: v.nullable(v.picklist(caps))
};

/** The numbers of months, in the order in which the setup offers them. */
export const monthLimits = [12, 6, 3] as const;
export const targets = [20, 30, 50, 75, 100] as const;
export const finalTies = ['shared', 'extra-month'] as const;
export const drawnMonths = [0, 1, 6] as const;
export const stocks = [20, 30, 50, 100] as const;
export const bothHandsRules = ['play-on', 'void'] as const;
export const tableDeals = ['void', 'oya', 'play'] as const;

const matchEntries = {
	months: v.picklist(monthLimits),
	/** The match ends when a total reaches the target, however many months that takes. */
	target: v.nullable(v.picklist(targets)),
	finalTie: v.picklist(finalTies),
	/** The points that the Oya gets for a month without a winner. */
	drawnMonth: v.picklist(drawnMonths),
	/** Whether the other player becomes Oya after a month without a winner. */
	passes: v.boolean(),
	/**
	 * The points each player starts with if the winner takes points from the loser; `null` if points are only
	 * added.
	 */
	zeroSum: v.nullable(v.picklist(stocks)),
	/** What happens if both players have a winning hand: the month is played, or the deal is void. */
	bothHands: v.picklist(bothHandsRules),
	/**
	 * What happens if the table is dealt four cards of one month or four pairs. `void`: the deal is void. `oya`: the
	 * Oya wins the month with it. `play`: nothing.
	 */
	tableDeal: v.picklist(tableDeals),
	/**
	 * Whether the lightning captures as a wild card. The app only reminds of the rule; it does not change
	 * scores.
	 */
	gaji: v.boolean()
};

/** The part of the options that scoring a pile and its calls needs. */
export const rulesSchema = v.pipe(v.strictObject({ ...scoringEntries, ...multiplierEntries }), v.readonly());
export type Rules = v.InferOutput<typeof rulesSchema>;

/** The schema of the options in the current version. */
export const currentOptionsSchema = v.pipe(
	v.strictObject({ ...scoringEntries, ...multiplierEntries, ...matchEntries }),
	v.readonly()
);
export type Options = v.InferOutput<typeof currentOptionsSchema>;

/** The schema for stored options, which upgrades options of an older version before it checks them. */
export const optionsSchema = v.pipe(v.unknown(), v.transform(upgradeOptions), currentOptionsSchema);

/** @returns the scoring and multiplier rules of some options, without those about the match. */
export const rulesOf = (options: Rules): Rules => {
	const { points, brights, ameshiko, sankoWithRain, inoshikachoExtra, inoshikachoBlocksTane } = options;
	const { ribbonSetExtra, ribbonSetBlocksTan, bothRibbonSets, sakeAsKasu, lightningAsKasu } = options;
	const { viewing, tsukifuda, sevenPlus, ownKoiKoi, opponentKoiKoi, combination } = options;
	const { resetOwnCalls, cap } = options;
	return {
		points,
		brights,
		ameshiko,
		sankoWithRain,
		inoshikachoExtra,
		inoshikachoBlocksTane,
		ribbonSetExtra,
		ribbonSetBlocksTan,
		bothRibbonSets,
		sakeAsKasu,
		lightningAsKasu,
		viewing,
		tsukifuda,
		sevenPlus,
		ownKoiKoi,
		opponentKoiKoi,
		combination,
		resetOwnCalls,
		cap
	};
};

/**
 * @returns the points target, or `null` without one; with `zeroSum`, which excludes a target, always `null`.
 */
export const targetOf = ({ target, zeroSum }: Options): number | null => (zeroSum === null ? target : null);
