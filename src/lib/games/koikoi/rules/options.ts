/** The options of Koï-Koï and their schemas: scoring, multipliers and length of the match (rules: Scoring options). */
import * as v from 'valibot';

/** The yaku whose points can be set, in the order in which they are listed; `akatan_aotan` is both ribbon sets together. */
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

/** The keys of `points`: the yaku, and `triade`, the bonus on top of both ribbon sets. */
export const pricedItems = [...pricedYaku, 'triade'] as const;
export type PricedItem = (typeof pricedItems)[number];

/** The points that a yaku may pay, both ends included. */
export const pointsRange = { min: 1, max: 50 } as const;
const points = v.pipe(v.number(), v.integer(), v.minValue(pointsRange.min), v.maxValue(pointsRange.max));

const scoringEntries = {
	points: v.pipe(v.strictObject(v.entriesFromList(pricedItems, points)), v.readonly()),
	/** `best`: only the best bright yaku of a pile counts. `all`: every one counts. */
	brights: v.picklist(['best', 'all']),
	/** Whether four brights with the rain man are a yaku of their own; if not, they score as a sankō. */
	ameshiko: v.boolean(),
	sankoWithRain: v.boolean(),
	/** The points for each tane beyond the three of inoshikachō. */
	inoshikachoExtra: v.picklist([0, 1]),
	inoshikachoBlocksTane: v.boolean(),
	/** The points for each tanzaku beyond the three of a ribbon set, or the six of both combined. */
	ribbonSetExtra: v.picklist([0, 1]),
	ribbonSetBlocksTan: v.boolean(),
	/**
	 * What both ribbon sets together pay. `separate`: each its own points. `combined`: one yaku replaces both
	 * (`points.akatan_aotan`). `bonus`: both, and `points.triade` on top.
	 */
	bothRibbonSets: v.picklist(['separate', 'combined', 'bonus']),
	/** Whether the sake cup counts as kasu, in addition to tane. */
	sakeAsKasu: v.boolean(),
	lightningAsKasu: v.boolean(),
	viewing: v.picklist(['on', 'off', 'rain-cancels', 'not-alone']),
	/** The points for the four cards of the current month; `null` if that yaku is not played. */
	tsukifuda: v.nullable(v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
};

const multiplierEntries = {
	sevenPlus: v.nullable(
		v.pipe(v.strictObject({ threshold: v.literal(7), factor: v.literal(2) }), v.readonly())
	),
	ownKoiKoi: v.picklist(['times', 'none', 'plus']),
	opponentKoiKoi: v.picklist(['double', 'none', 'times']),
	combination: v.picklist(['product', 'count', 'exclusive']),
	/** Whether a player's calls no longer count once the opponent calls later. */
	resetOwnCalls: v.boolean(),
	/** The highest total multiplier; `null` for no limit. */
	cap: v.nullable(v.picklist([2, 3, 4, 5, 6, 8, 10, 12, 16]))
};

const matchEntries = {
	months: v.picklist([12, 6, 3]),
	/** The match ends when a total reaches the target, however many months that takes. */
	target: v.nullable(v.picklist([20, 30, 50, 75, 100])),
	finalTie: v.picklist(['shared', 'extra-month']),
	/** The points that the Oya gets for a month without a winner. */
	drawnMonth: v.picklist([0, 1, 6]),
	/** Whether the other player becomes Oya after a month without a winner. */
	passes: v.boolean(),
	/**
	 * The points each player starts with if the winner takes points from the loser; `null` if points are only added.
	 */
	zeroSum: v.nullable(v.picklist([20, 30, 50, 100])),
	/** What happens if both players have a winning hand: the month is played, or the deal is void. */
	bothHands: v.picklist(['play-on', 'void']),
	/**
	 * What happens if the table is dealt four cards of one month or four pairs. `void`: the deal is void. `oya`: the
	 * Oya wins the month with it. `play`: nothing.
	 */
	tableDeal: v.picklist(['void', 'oya', 'play']),
	/** Whether the lightning captures as a wild card. The app only reminds of the rule; it does not change scores. */
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

/* Options that an older version stored. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Turns the one value that version 1 had for both ribbon sets into `akatan_aotan` and `triade`. */
const ribbonSetPoints = (bothRibbonSets: unknown, value: unknown): Fields => {
	if (bothRibbonSets === 'combined') return { akatan_aotan: value, triade: 3 };
	return { akatan_aotan: 10, triade: bothRibbonSets === 'bonus' ? value : 3 };
};

/**
 * Upgrades options of version 1, which had one value for both ribbon sets, and in which the Oya always stayed
 * after a drawn month. Later options have `points.triade`; they are returned unchanged.
 */
const upgradeFirst = (options: Fields): Fields => {
	const { points, bothRibbonSets } = options;
	if (!isFields(points) || 'triade' in points) return options;
	return {
		passes: false,
		...options,
		points: { ...points, ...ribbonSetPoints(bothRibbonSets, points.akatan_aotan) }
	};
};

/**
 * Upgrades options of any earlier version. Up to version 3, four of a month or four pairs on the table always
 * made the deal void.
 */
const upgradeOptions = (options: unknown): unknown =>
	isFields(options) ? { tableDeal: 'void', ...upgradeFirst(options) } : options;

/** The schema for stored options, which upgrades options of an older version before it checks them. */
export const optionsSchema = v.pipe(v.unknown(), v.transform(upgradeOptions), currentOptionsSchema);

/** @returns the scoring and multiplier rules of some options, without those about the match. */
export const rulesOf = (options: Rules): Rules =>
	v.parse(v.pipe(v.object({ ...scoringEntries, ...multiplierEntries }), v.readonly()), options);

/** @returns the points target, or `null` without one; with `zeroSum`, which excludes a target, always `null`. */
export const targetOf = ({ target, zeroSum }: Options): number | null => (zeroSum === null ? target : null);

/* The five published rule sets (rules: Presets). */

const seed: Options = {
	points: {
		goko: 10,
		shiko: 8,
		ameshiko: 7,
		sanko: 5,
		hanami: 5,
		tsukimi: 5,
		inoshikacho: 5,
		akatan: 5,
		aotan: 5,
		akatan_aotan: 10,
		triade: 3,
		tane: 1,
		tan: 1,
		kasu: 1
	},
	brights: 'best',
	ameshiko: true,
	sankoWithRain: false,
	inoshikachoExtra: 0,
	inoshikachoBlocksTane: false,
	ribbonSetExtra: 0,
	ribbonSetBlocksTan: false,
	bothRibbonSets: 'separate',
	sakeAsKasu: false,
	lightningAsKasu: true,
	viewing: 'on',
	tsukifuda: null,
	sevenPlus: { threshold: 7, factor: 2 },
	ownKoiKoi: 'times',
	opponentKoiKoi: 'double',
	combination: 'product',
	resetOwnCalls: false,
	cap: null,
	months: 12,
	target: null,
	finalTie: 'shared',
	drawnMonth: 0,
	passes: false,
	zeroSum: null,
	bothHands: 'play-on',
	tableDeal: 'void',
	gaji: false
};

/** Inoshikachō and the ribbon sets pay for further cards; tane and tan then do not count beside them. */
const growingSets = {
	inoshikachoExtra: 1,
	inoshikachoBlocksTane: true,
	ribbonSetExtra: 1,
	ribbonSetBlocksTan: true,
	bothRibbonSets: 'combined'
} as const satisfies Partial<Rules>;

export const presets = {
	seed,
	nintendo: {
		...seed,
		...growingSets,
		sakeAsKasu: true,
		ownKoiKoi: 'none'
	},
	'fuda-wiki': {
		...seed,
		...growingSets,
		points: { ...seed.points, goko: 15, sanko: 6 },
		tsukifuda: 4,
		ownKoiKoi: 'none'
	},
	classic: {
		...seed,
		points: { ...seed.points, goko: 15, shiko: 10, ameshiko: 8, sanko: 6, akatan: 6, aotan: 6 },
		ownKoiKoi: 'none'
	},
	'one-counter': { ...seed, points: { ...seed.points, goko: 15, sanko: 6 }, combination: 'count' }
} as const satisfies Record<string, Options>;
export type PresetId = keyof typeof presets;
