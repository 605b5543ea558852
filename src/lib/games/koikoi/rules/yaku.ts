/** The yaku: the cards of each, and how many cards a declared yaku may have. */
import {
	cards,
	monthNumbers,
	type CardId,
	type Kind,
	type Month,
	type Ribbon,
	maskOf,
	type Mask,
	cardsIn
} from './cards.ts';
import { pricedYaku, type Rules } from './options.ts';

/** The yaku in the order in which they are listed; `tsukifuda` is the four cards of the current month. */
export const yakuIds = [...pricedYaku, 'tsukifuda'] as const;
export type YakuId = (typeof yakuIds)[number];

/** The section of the rulebook that explains each yaku. */
export const ruleOfYaku = {
	goko: 'brights',
	shiko: 'brights',
	ameshiko: 'brights',
	sanko: 'brights',
	hanami: 'viewing',
	tsukimi: 'viewing',
	inoshikacho: 'inoshikacho',
	akatan: 'ribbon-sets',
	aotan: 'ribbon-sets',
	akatan_aotan: 'ribbon-sets',
	tane: 'tane',
	tan: 'tan',
	kasu: 'kasu',
	tsukifuda: 'month-yaku'
} as const satisfies Readonly<Record<YakuId, string>>;

/** The bright yaku, best first; under most rules only the best of a pile counts. */
export const brightYaku = ['goko', 'shiko', 'ameshiko', 'sanko'] as const satisfies readonly YakuId[];
export type BrightYaku = (typeof brightYaku)[number];

/** The yaku that can be declared without their cards; `akatan_aotan` follows from declaring both sets. */
export const declarableYaku = yakuIds.filter((id) => id !== 'akatan_aotan');
export type DeclarableYaku = (typeof declarableYaku)[number];

const ofKind = (kind: Kind): Mask => maskOf(cards.filter((card) => card.kind === kind).map(({ id }) => id));
const ofRibbon = (ribbon: Ribbon): Mask =>
	maskOf(cards.filter((card) => card.ribbon === ribbon).map(({ id }) => id));

const cupId: CardId = '09T';
export const rainMan = maskOf(['11H']);
export const lightning = maskOf(['11K1']);
export const sakeCup = maskOf([cupId]);
export const hikari = ofKind('hikari');
/** The brights other than the rain man. */
export const dryHikari = maskOf(['01H', '03H', '08H', '12H']);
export const tane = ofKind('tane');
export const tanzaku = ofKind('tanzaku');
export const kasu = ofKind('kasu');
/** The kasu other than the lightning; they count as kasu under all rules. */
export const ordinaryKasu = kasu & ~lightning;
/** The cards that cancel the viewings under `viewing: 'rain-cancels'`: the rain man and the lightning. */
export const rainCards = maskOf(['11H', '11K1']);

/** The yaku that always consist of the same cards. */
export const fixedSets = {
	goko: hikari,
	shiko: dryHikari,
	hanami: maskOf(['03H', cupId]),
	tsukimi: maskOf(['08H', cupId]),
	inoshikacho: maskOf(['06T', '07T', '10T']),
	akatan: ofRibbon('poetry'),
	aotan: ofRibbon('blue')
} as const satisfies Partial<Record<YakuId, Mask>>;

const monthMasks: readonly Mask[] = monthNumbers.map((month) =>
	maskOf(cards.filter((card) => card.month === month).map(({ id }) => id))
);

/** @returns the four cards of a month. */
export const cardsOfMonth = (month: Month): Mask => monthMasks[month - 1] ?? 0n;

/** @returns how many cards count as kasu under these rules. */
export const kasuTotal = ({ lightningAsKasu, sakeAsKasu }: Rules): number =>
	24 - (lightningAsKasu ? 0 : 1) + (sakeAsKasu ? 1 : 0);

/** @returns whether a yaku is played under the rules. */
export const isPlayed = (yaku: YakuId, rules: Rules): boolean => {
	switch (yaku) {
		case 'ameshiko':
			return rules.ameshiko;
		case 'hanami':
		case 'tsukimi':
			return rules.viewing !== 'off';
		case 'akatan_aotan':
			return rules.bothRibbonSets !== 'separate';
		case 'tsukifuda':
			return rules.tsukifuda !== null;
		default:
			return true;
	}
};

/** @returns what a yaku pays under the rules with no more cards than it needs. */
export const priceOf = (yaku: YakuId, { points, tsukifuda, bothRibbonSets }: Rules): number => {
	if (yaku === 'tsukifuda') return tsukifuda ?? 0;
	return points[yaku === 'akatan_aotan' && bothRibbonSets === 'bonus' ? 'triade' : yaku];
};

/** @returns how many yaku are played. Both ribbon sets together replace the two, or add to them, and are none more. */
export const yakuCount = (rules: Rules): number =>
	yakuIds.filter((id) => id !== 'akatan_aotan' && isPlayed(id, rules)).length;

/** @returns the yaku that cannot be declared for one player together, in pairs; the first of a pair is the better. */
export const exclusivePairs = ({
	brights,
	inoshikachoBlocksTane,
	ribbonSetBlocksTan
}: Rules): readonly (readonly [DeclarableYaku, DeclarableYaku])[] => [
	...brightYaku.flatMap((by, place) =>
		brights === 'best' ? brightYaku.slice(place + 1).map((yaku) => [by, yaku] as const) : []
	),
	...(inoshikachoBlocksTane ? [['inoshikacho', 'tane'] as const] : []),
	...(ribbonSetBlocksTan ? [['akatan', 'tan'] as const, ['aotan', 'tan'] as const] : [])
];

/** @returns the yaku that cannot be declared beside this one under the rules. */
export const conflictingYaku = (yaku: DeclarableYaku, rules: Rules): readonly DeclarableYaku[] =>
	exclusivePairs(rules)
		.filter((pair) => pair.includes(yaku))
		.map(([one, other]) => (one === yaku ? other : one));

const cardsNeeded: Readonly<Record<YakuId, number>> = {
	goko: 5,
	shiko: 4,
	ameshiko: 4,
	sanko: 3,
	hanami: 2,
	tsukimi: 2,
	inoshikacho: 3,
	akatan: 3,
	aotan: 3,
	akatan_aotan: 6,
	tane: 5,
	tan: 5,
	kasu: 10,
	tsukifuda: 4
};

/** The kind of card of which each further one may pay, for the yaku that can grow. */
export const countedKinds: Readonly<Partial<Record<YakuId, 'tane' | 'tanzaku' | 'kasu'>>> = {
	inoshikacho: 'tane',
	akatan: 'tanzaku',
	aotan: 'tanzaku',
	akatan_aotan: 'tanzaku',
	tane: 'tane',
	tan: 'tanzaku',
	kasu: 'kasu'
};

/**
 * @returns the lowest and the highest number of cards with which a yaku can be declared; more than it needs
 *   are possible only where further cards pay
 */
export const countRange = (yaku: YakuId, rules: Rules): { readonly min: number; readonly max: number } => {
	const min = cardsNeeded[yaku];
	switch (yaku) {
		case 'inoshikacho':
			return { min, max: rules.inoshikachoExtra ? 9 : min };
		case 'akatan':
		case 'aotan':
			return { min, max: rules.ribbonSetExtra ? 10 : min };
		case 'akatan_aotan':
			// With `bonus` the bonus itself does not grow; each of the two sets does.
			return { min, max: rules.ribbonSetExtra && rules.bothRibbonSets === 'combined' ? 10 : min };
		case 'tane':
			return { min, max: 9 };
		case 'tan':
			return { min, max: 10 };
		case 'kasu':
			return { min, max: kasuTotal(rules) };
		default:
			return { min, max: min };
	}
};

/** Cards that make each yaku and nothing else, in the order of the rulebook's table. */
export const sampleCards = {
	goko: cardsIn(fixedSets.goko),
	shiko: cardsIn(fixedSets.shiko),
	ameshiko: ['01H', '03H', '08H', '11H'],
	sanko: cardsIn(dryHikari).slice(0, 3),
	hanami: cardsIn(fixedSets.hanami),
	tsukimi: cardsIn(fixedSets.tsukimi),
	inoshikacho: cardsIn(fixedSets.inoshikacho),
	akatan: cardsIn(fixedSets.akatan),
	aotan: cardsIn(fixedSets.aotan),
	// Chosen so that they contain neither inoshikachō nor, in `tan`, a ribbon set.
	tane: ['02T', '04T', '05T', '08T', '11T'],
	tan: cardsIn(tanzaku).filter((id) => !['01R', '06R', '02R', '09R', '03R'].includes(id)),
	kasu: ['01K1', '02K1', '03K1', '04K1', '05K1', '06K1', '07K1', '08K1', '09K1', '10K1']
} as const satisfies Readonly<Record<string, readonly CardId[]>>;

/** A card in the picture of a yaku. */
interface PictureCard {
	readonly card: CardId;
	/** Whether the pile has the card. */
	readonly isHeld: boolean;
}

/** Tane, tan and kasu are shown with five cards at most, to keep their pictures small. */
const maxCards = 5;

const byKind = { tane: cardsIn(tane), tan: cardsIn(tanzaku), kasu: cardsIn(kasu) };

/** Chooses cards of the own pile first, then free ones, then the rival's; the result is in the order of the months. */
const choose = (
	from: readonly CardId[],
	count: number,
	pile: readonly CardId[],
	rivalPile: readonly CardId[]
): readonly CardId[] => {
	const rank = (card: CardId): number => (pile.includes(card) ? 0 : rivalPile.includes(card) ? 2 : 1);
	const chosen = from.toSorted((a, b) => rank(a) - rank(b)).slice(0, count);
	return from.filter((card) => chosen.includes(card));
};

const cardsFor = (
	yaku: YakuId,
	pile: readonly CardId[],
	rivalPile: readonly CardId[],
	month: Month | undefined
): readonly CardId[] => {
	switch (yaku) {
		case 'ameshiko':
			return [...choose(cardsIn(dryHikari), 3, pile, rivalPile), '11H'];
		case 'sanko':
			return choose(cardsIn(dryHikari), 3, pile, rivalPile);
		case 'akatan_aotan':
			return [...cardsIn(fixedSets.akatan), ...cardsIn(fixedSets.aotan)];
		case 'tane':
		case 'tan':
		case 'kasu':
			return choose(byKind[yaku], maxCards, pile, rivalPile);
		case 'tsukifuda':
			return cardsIn(cardsOfMonth(month ?? 1));
		default:
			return cardsIn(fixedSets[yaku]);
	}
};

/**
 * @param pile - the pile of the player for whom the yaku is shown
 * @param rivalPile - the other player's pile
 * @param month - the current month, for the yaku of its four cards; January if it is unknown
 * @returns the cards of the yaku; where any cards of a kind will do, those of `pile` come first
 */
export const pictureCards = (
	yaku: YakuId,
	pile: readonly CardId[],
	rivalPile: readonly CardId[] = [],
	month?: Month
): readonly PictureCard[] =>
	cardsFor(yaku, pile, rivalPile, month).map((card) => ({ card, isHeld: pile.includes(card) }));
