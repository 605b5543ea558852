/** What a round was, as it is entered: where it moves the tokens, and which entries no round can give. */
import { otherSide, sides, type PerSide, type Side } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import { refusalOf, type Holder, type Majority, type RefusalCode, type RoundEntry } from './actions.ts';
import { geishaIndexes, geishas, perGeisha, type Geisha, type PerGeisha } from './geishas.ts';
import { cardLimits, type CardLimits, type Options } from './options.ts';
import { charmOf, geishasHeld } from './standing.ts';

/** The number of item cards at each geisha, by side. */
export type Counts = PerSide<PerGeisha<number>>;

/** @returns the side with more item cards; a tie if both have as many, or none. */
const majorityOf = (near: number, far: number): Majority => (near === far ? 'tie' : near > far ? 0 : 1);

/** @returns the side with more item cards at a geisha. */
export const majorityAt = ([near, far]: Counts, geisha: Geisha): Majority =>
	majorityOf(near[geisha], far[geisha]);

/** @returns how many item cards lie on a side. */
export const cardsOnSide = (counts: Counts, side: Side): number =>
	counts[side].reduce((sum, cards) => sum + cards, 0);

/** @returns how many item cards lie on both sides together. */
export const cardsTogether = (counts: Counts): number => cardsOnSide(counts, 0) + cardsOnSide(counts, 1);

/** @returns the geishas where a side has the majority. */
export const geishasWon = (majorities: PerGeisha<Majority | null>, side: Side): readonly Geisha[] =>
	geishaIndexes.filter((geisha) => majorities[geisha] === side);

/** @returns the geishas whose token was not on a side before, but is after. */
export const tokensTaken = (
	before: PerGeisha<Holder>,
	after: PerGeisha<Holder>,
	side: Side
): readonly Geisha[] => geishaIndexes.filter((geisha) => after[geisha] === side && before[geisha] !== side);

/**
 * Moves each token to the side with the majority. At a tie or an unknown majority (`null`) it stays where it
 * is.
 */
export const moveTokens = (
	tokens: PerGeisha<Holder>,
	majorities: PerGeisha<Majority | null>
): PerGeisha<Holder> =>
	perGeisha((geisha) => {
		const majority = majorities[geisha];
		return majority === null || majority === 'tie' ? tokens[geisha] : majority;
	});

/** @returns the majorities of an entry that tells them. */
export const majoritiesOf = (entry: Exclude<RoundEntry, { way: 'tokens' }>): PerGeisha<Majority> =>
	entry.way === 'counts' ? perGeisha((geisha) => majorityAt(entry.counts, geisha)) : entry.majorities;

/**
 * @param tokens where the tokens lay before the round
 * @param entry a round that passed `checkEntry`
 * @returns where the tokens lie after the round
 */
export const tokensAfter = (tokens: PerGeisha<Holder>, entry: RoundEntry): PerGeisha<Holder> =>
	entry.way === 'tokens' ? entry.tokens : moveTokens(tokens, majoritiesOf(entry));

type Checked = Refusal<RefusalCode> | undefined;
type CardsEach = Options['cardsEach'];

/** @returns the first refusal of the check over the values. */
const firstOf = <T>(values: readonly T[], check: (value: T) => Checked): Checked => {
	for (const value of values) {
		const refusal = check(value);
		if (refusal) return refusal;
	}
	return undefined;
};

/** Refuses more item cards at a geisha, on both sides together, than she has: as many as her charm points. */
export const checkItems = (counts: Counts, geisha: Geisha): Checked => {
	const count = counts[0][geisha] + counts[1][geisha];
	const limit = geishas[geisha].charm;
	return count > limit ? refusalOf('too-many-items', { geisha, count, limit }) : undefined;
};

/** Refuses more item cards on a side, or where the sides may differ on both together, than can lie there. */
export const checkMaxCards = (counts: Counts, side: Side, cardsEach: CardsEach): Checked => {
	const count = cardsOnSide(counts, side);
	const { most, isEven, together } = cardLimits(cardsEach);
	if (isEven) return count > most ? refusalOf('too-many-cards', { side, count, limit: most }) : undefined;
	if (count > most) return refusalOf('side-full', { side, count, limit: most });
	const both = cardsTogether(counts);
	return both > together ? refusalOf('too-many-together', { count: both, limit: together }) : undefined;
};

/**
 * Refuses fewer cards on a side than lie there at scoring. Seven of eight mean that the secret is still face
 * down; with the action tiles of an expansion, the missing card can be another.
 */
const checkMinCards = (counts: Counts, side: Side, limit: number): Checked => {
	const count = cardsOnSide(counts, side);
	if (count >= limit) return undefined;
	return limit === 8 && count === 7
		? refusalOf('secret-hidden', { side, count, limit })
		: refusalOf('too-few-cards', { side, count, missing: limit - count, limit });
};

/** Refuses fewer cards on both sides together than lie there at scoring. */
const checkTogether = (counts: Counts, limit: number): Checked => {
	const count = cardsTogether(counts);
	return count < limit ? refusalOf('too-few-together', { count, missing: limit - count, limit }) : undefined;
};

/** Refuses more geishas taken by one side in a round than its cards suffice for. */
export const checkTakes = (taken: readonly Geisha[], side: Side, cardsEach: CardsEach): Checked => {
	const { takes: limit } = cardLimits(cardsEach);
	return taken.length > limit ? refusalOf('too-many-takes', { side, count: taken.length, limit }) : undefined;
};

/**
 * Refuses majorities in which one side leads by too many cards. Where both sides have as many, one side's lead
 * at some geishas equals the other's lead at the rest; where they may differ, it may be greater by as much. A
 * side that takes n geishas leads there by n cards or more; the other side can lead by no more than all item
 * cards of the geishas where it may have the majority.
 *
 * @param taken the geishas where `side` must have the majority
 * @param open the geishas where the other side may have it
 */
const checkBalance = (
	taken: readonly Geisha[],
	open: readonly Geisha[],
	side: Side,
	cardsEach: CardsEach
): Checked => {
	const other = otherSide(side);
	const limit = charmOf(open);
	const { least, most, isEven } = cardLimits(cardsEach);
	const lead = most - least;
	const count = taken.length;
	if (count <= limit + lead) return undefined;
	if (open.length === 0)
		return isEven
			? refusalOf('one-sided', { side: other, other: side, each: most })
			: refusalOf('too-many-alone', { side, count, other, lead });
	return isEven
		? refusalOf('lopsided', { side, count, other, limit, each: most })
		: refusalOf('too-far-ahead', { side, count, other, limit, lead });
};

/** How the item cards of a geisha lie on the two sides. */
interface Layout {
	readonly near: number;
	readonly far: number;
	readonly majority: Majority;
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** By geisha: every way in which her item cards can lie on the two sides. */
const layouts: readonly (readonly Layout[])[] = geishas.map(({ charm }) =>
	upTo(charm).flatMap((near) =>
		upTo(charm - near).map((far) => ({ near, far, majority: majorityOf(near, far) }))
	)
);

/**
 * Goes through the geishas from the left and keeps, for each number of cards on the near side, the numbers that
 * the far side can have beside it: bit 7 of `far[8]` is set if 8 and 7 can lie there.
 *
 * @param allowed the majorities that each geisha may have
 * @returns whether the item cards of a round can lie so
 */
const canOccur = (
	allowed: PerGeisha<readonly Majority[]>,
	{ least, most, together }: CardLimits
): boolean => {
	let far: readonly number[] = upTo(most).map((near) => (near === 0 ? 1 : 0));
	for (const [geisha, majorities] of allowed.entries()) {
		const next = upTo(most).map(() => 0);
		for (const layout of layouts[geisha] ?? [])
			if (majorities.includes(layout.majority))
				for (let near = layout.near; near <= most; near++)
					next[near] = (next[near] ?? 0) | ((far[near - layout.near] ?? 0) << layout.far);
		far = next;
	}
	return far.some((sides, near) => near >= least && (sides & (1 << (together - near))) !== 0);
};

/**
 * Refuses what passed the other checks and still cannot occur: with nine cards on each side, only three of the
 * 21 are out of play, and some majorities would leave more.
 */
const checkOccurs = (allowed: PerGeisha<readonly Majority[]>, cardsEach: CardsEach): Checked => {
	const limits = cardLimits(cardsEach);
	return canOccur(allowed, limits) ? undefined : refusalOf('no-such-round', { limit: limits.most });
};

const checkCounts = (counts: Counts, cardsEach: CardsEach): Checked => {
	const { least, isEven, together } = cardLimits(cardsEach);
	return (
		firstOf(geishaIndexes, (geisha) => checkItems(counts, geisha)) ??
		firstOf(sides, (side) => checkMaxCards(counts, side, cardsEach)) ??
		(isEven ? firstOf(sides, (side) => checkMinCards(counts, side, least)) : checkTogether(counts, together))
	);
};

const checkMajorities = (majorities: PerGeisha<Majority>, cardsEach: CardsEach): Checked => {
	const won = (side: Side) => geishasWon(majorities, side);
	return (
		firstOf(sides, (side) => checkTakes(won(side), side, cardsEach)) ??
		firstOf(sides, (side) => checkBalance(won(side), won(otherSide(side)), side, cardsEach)) ??
		checkOccurs(
			perGeisha((geisha) => [majorities[geisha]]),
			cardsEach
		)
	);
};

/** Refuses a token back in the middle that lay on a side before the round. */
export const checkMiddle = (before: PerGeisha<Holder>, after: PerGeisha<Holder>, geisha: Geisha): Checked =>
	after[geisha] === null && before[geisha] !== null ? refusalOf('token-to-middle', { geisha }) : undefined;

/** A side must have the majority where it took a token, and may have it where its token stayed. */
const majoritiesBehind = (before: Holder, after: Holder): readonly Majority[] =>
	after === null ? ['tie'] : after === before ? [after, 'tie'] : [after];

const checkTokens = (before: PerGeisha<Holder>, after: PerGeisha<Holder>, cardsEach: CardsEach): Checked => {
	const taken = (side: Side) => tokensTaken(before, after, side);
	return (
		firstOf(geishaIndexes, (geisha) => checkMiddle(before, after, geisha)) ??
		firstOf(sides, (side) => checkTakes(taken(side), side, cardsEach)) ??
		firstOf(sides, (side) =>
			checkBalance(taken(side), geishasHeld(after, otherSide(side)), side, cardsEach)
		) ??
		checkOccurs(
			perGeisha((geisha) => majoritiesBehind(before[geisha], after[geisha])),
			cardsEach
		)
	);
};

/**
 * Checks a whole round before it is scored. Refuses exactly the entries that no round can give.
 *
 * @param tokens where the tokens lay before the round
 * @param cardsEach the option: how many item cards lie on each side
 * @returns the refusal, or `undefined` for a possible round
 */
export const checkEntry = (entry: RoundEntry, tokens: PerGeisha<Holder>, cardsEach: CardsEach): Checked => {
	switch (entry.way) {
		case 'counts':
			return checkCounts(entry.counts, cardsEach);
		case 'majorities':
			return checkMajorities(entry.majorities, cardsEach);
		case 'tokens':
			return checkTokens(tokens, entry.tokens, cardsEach);
	}
};
