/** Refuses entries that no round can give (rules: What can be checked of an entry). */
import { otherSide, sides, type Side } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import { type Holder, type Majority, type PerGeisha, type RoundEntry } from './actions.ts';
import { geishaIndexes, geishas, type Geisha } from './geishas.ts';
import { cardLimits } from './limits.ts';
import { cardsOnSide, cardsTogether, geishasWon, tokensTaken, type Counts } from './majorities.ts';
import type { Options } from './options.ts';
import { perGeisha } from './per-geisha.ts';
import { canOccur } from './possible-rounds.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import { charmOf, geishasHeld } from './standing.ts';

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
