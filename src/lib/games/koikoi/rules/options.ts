/** The options of Koï-Koï: what a yaku pays, what multiplies it, how long the match is (rules: Own rules). */
import * as v from 'valibot';
import { upgradeOptions } from './upgrade.ts';

/** The yaku whose points are set one by one; `akatan_aotan` stands for both ribbon sets in one. */
export const pricedYaku = [
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
export type PricedYaku = (typeof pricedYaku)[number];

/** All that has points of its own: the yaku, and the bonus on top of both ribbon sets. */
export const priced = [...pricedYaku, 'triade'] as const;
export type Priced = (typeof priced)[number];

/** What a yaku may pay. */
export const pointsRange = { min: 1, max: 50 } as const;
const points = v.pipe(v.number(), v.integer(), v.minValue(pointsRange.min), v.maxValue(pointsRange.max));

export const brightsRules = ['best', 'all'] as const;
export const bothRibbonSetsRules = ['separate', 'combined', 'bonus'] as const;
export const viewingRules = ['on', 'off', 'rain-cancels', 'not-alone'] as const;
export const extras = [0, 1] as const;
export const tsukifudaPoints = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Tested on the raw sum; no other threshold is asked for. */
export const sevenPlusRules = [{ threshold: 7, factor: 2 }, null] as const;
export const ownKoiKoiRules = ['times', 'none', 'plus'] as const;
export const opponentKoiKoiRules = ['double', 'none', 'times'] as const;
export const combinations = ['product', 'count', 'exclusive'] as const;
export const caps = [2, 3, 4, 5, 6, 8, 10, 12, 16] as const;

const scoringEntries = {
	points: v.pipe(v.strictObject(v.entriesFromList(priced, points)), v.readonly()),
	/** Only the best bright yaku counts, or every one that is held. */
	brights: v.picklist(brightsRules),
	/** Four brights with the rain man are a yaku of their own; otherwise they are a sankō. */
	ameshiko: v.boolean(),
	sankoWithRain: v.boolean(),
	/** Points per further tane. */
	inoshikachoExtra: v.picklist(extras),
	inoshikachoBlocksTane: v.boolean(),
	/** Points per tanzaku beyond the set. */
	ribbonSetExtra: v.picklist(extras),
	ribbonSetBlocksTan: v.boolean(),
	/** Apart, one yaku in place of both (`points.akatan_aotan`), or a bonus on top of both (`points.triade`). */
	bothRibbonSets: v.picklist(bothRibbonSetsRules),
	/** The cup counts as tane and as kasu. */
	sakeAsKasu: v.boolean(),
	lightningAsKasu: v.boolean(),
	viewing: v.picklist(viewingRules),
	/** Points for the four cards of the month under way. */
	tsukifuda: v.nullable(v.picklist(tsukifudaPoints))
};

const multiplierEntries = {
	sevenPlus: v.nullable(
		v.pipe(v.strictObject({ threshold: v.literal(7), factor: v.literal(2) }), v.readonly())
	),
	ownKoiKoi: v.picklist(ownKoiKoiRules),
	opponentKoiKoi: v.picklist(opponentKoiKoiRules),
	combination: v.picklist(combinations),
	/** Own calls are forgotten when the opponent calls later. */
	resetOwnCalls: v.boolean(),
	/** The highest total multiplier. */
	cap: v.nullable(v.picklist(caps))
};

/** In the order they are offered. */
export const monthLimits = [12, 6, 3] as const;
export const targets = [20, 30, 50, 75, 100] as const;
export const finalTies = ['shared', 'extra-month'] as const;
export const drawnMonths = [0, 1, 6] as const;
export const stocks = [20, 30, 50, 100] as const;
export const bothHandsRules = ['play-on', 'void'] as const;

const matchEntries = {
	months: v.picklist(monthLimits),
	/** Played until a total reaches it, however many months that takes. */
	target: v.nullable(v.picklist(targets)),
	finalTie: v.picklist(finalTies),
	/** What the Oya gets for a month without a winner. */
	drawnMonth: v.picklist(drawnMonths),
	/** After a month without a winner the other player is Oya. */
	passes: v.boolean(),
	/** The stock each begins with, where the winner takes the points from the loser. */
	zeroSum: v.nullable(v.picklist(stocks)),
	/** Both players hold a winning hand. */
	bothHands: v.picklist(bothHandsRules),
	/** The lightning captures as a wild card: a reminder, nothing is counted. */
	gaji: v.boolean()
};

/** What a pile and its calls are worth: all that a month needs to be settled. */
export const rulesSchema = v.pipe(v.strictObject({ ...scoringEntries, ...multiplierEntries }), v.readonly());
export type Rules = v.InferOutput<typeof rulesSchema>;

/** The options as they are now. */
export const currentOptionsSchema = v.pipe(
	v.strictObject({ ...scoringEntries, ...multiplierEntries, ...matchEntries }),
	v.readonly()
);
export type Options = v.InferOutput<typeof currentOptionsSchema>;

/** What stored options pass through: those of an older version are brought to the current shape first. */
export const optionsSchema = v.pipe(v.unknown(), v.transform(upgradeOptions), currentOptionsSchema);

/** @returns the rules among the options: what another rule set can be put in place of. */
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

/** @returns the points target in force: none where points only change hands. */
export const targetOf = ({ target, zeroSum }: Options): number | null => (zeroSum === null ? target : null);
