/** Refuses entries that no round can give (rules: What can be checked of an entry). */
import { otherSide, sides, type Side } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import { type Holder, type Majority, type PerGeisha, type RoundEntry } from './actions.ts';
import { geishaIndexes, geishas, type Geisha } from './geishas.ts';
import { cardsBeforeSecret, cardsPerSide, takesPerRound } from './limits.ts';
import { cardsOnSide, geishasWon, tokensTaken, type Counts } from './majorities.ts';
import { refusalOf, type RefusalCode } from './refusals.ts';
import { charmOf, geishasHeld } from './standing.ts';

type Checked = Refusal<RefusalCode> | undefined;

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

/** Refuses more than eight item cards on a side. */
export const checkMaxCards = (counts: Counts, side: Side): Checked => {
	const count = cardsOnSide(counts, side);
	return count > cardsPerSide ? refusalOf('too-many-cards', { side, count, limit: cardsPerSide }) : undefined;
};

/** Refuses fewer than eight cards on a side; seven mean that the secret is still face down. */
const checkMinCards = (counts: Counts, side: Side): Checked => {
	const count = cardsOnSide(counts, side);
	if (count === cardsBeforeSecret) return refusalOf('secret-hidden', { side, count, limit: cardsPerSide });
	if (count < cardsPerSide)
		return refusalOf('too-few-cards', { side, count, missing: cardsPerSide - count, limit: cardsPerSide });
	return undefined;
};

/** Refuses more than five geishas taken by one side in a round. */
export const checkTakes = (taken: readonly Geisha[], side: Side): Checked =>
	taken.length > takesPerRound
		? refusalOf('too-many-takes', { side, count: taken.length, limit: takesPerRound })
		: undefined;

/**
 * Refuses majorities that cannot come from eight cards on each side. Since both sides have as many cards, one
 * side's lead at some geishas equals the other's lead at the rest. A side that takes n geishas leads there by
 * n cards or more; the other side can lead by no more than all item cards of the geishas where it may have
 * the majority. The check is exact: every round that passes can occur.
 *
 * @param taken the geishas where `side` must have the majority
 * @param open the geishas where the other side may have it
 */
const checkBalance = (taken: readonly Geisha[], open: readonly Geisha[], side: Side): Checked => {
	const other = otherSide(side);
	if (taken.length === 0) return undefined;
	if (open.length === 0) return refusalOf('one-sided', { side: other, other: side });
	const limit = charmOf(open);
	return taken.length > limit
		? refusalOf('lopsided', { side, count: taken.length, other, limit })
		: undefined;
};

const checkCounts = (counts: Counts): Checked =>
	firstOf(geishaIndexes, (geisha) => checkItems(counts, geisha)) ??
	firstOf(sides, (side) => checkMaxCards(counts, side)) ??
	firstOf(sides, (side) => checkMinCards(counts, side));

const checkMajorities = (majorities: PerGeisha<Majority>): Checked =>
	firstOf(sides, (side) => checkTakes(geishasWon(majorities, side), side)) ??
	firstOf(sides, (side) =>
		checkBalance(geishasWon(majorities, side), geishasWon(majorities, otherSide(side)), side)
	);

/** Refuses a token back in the middle that lay on a side before the round. */
export const checkMiddle = (before: PerGeisha<Holder>, after: PerGeisha<Holder>, geisha: Geisha): Checked =>
	after[geisha] === null && before[geisha] !== null ? refusalOf('token-to-middle', { geisha }) : undefined;

/** A side must have the majority where it took a token, and may have it where its token stayed. */
const checkTokens = (before: PerGeisha<Holder>, after: PerGeisha<Holder>): Checked =>
	firstOf(geishaIndexes, (geisha) => checkMiddle(before, after, geisha)) ??
	firstOf(sides, (side) => checkTakes(tokensTaken(before, after, side), side)) ??
	firstOf(sides, (side) =>
		checkBalance(tokensTaken(before, after, side), geishasHeld(after, otherSide(side)), side)
	);

/**
 * Checks a whole round before it is scored. Refuses exactly the entries that no round can give.
 *
 * @param tokens where the tokens lay before the round
 * @returns the refusal, or `undefined` for a possible round
 */
export const checkEntry = (entry: RoundEntry, tokens: PerGeisha<Holder>): Checked => {
	switch (entry.way) {
		case 'counts':
			return checkCounts(entry.counts);
		case 'majorities':
			return checkMajorities(entry.majorities);
		case 'tokens':
			return checkTokens(tokens, entry.tokens);
	}
};
