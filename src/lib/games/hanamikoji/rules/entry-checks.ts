/** What can be checked of an entry (rules: What can be checked of an entry). */
import type { Refusal } from '../../said.ts';
import { sides, type Holder, type Majority, type PerGeisha, type RoundEntry, type Side } from './actions.ts';
import { geishaIndexes, geishas, type Geisha } from './geishas.ts';
import { cardsBeforeSecret, cardsPerSide, takesPerRound } from './limits.ts';
import { cardsOnSide, geishasWon, tokensTaken, type Counts } from './majorities.ts';
import { otherSide } from './per-geisha.ts';
import { no, type RefusalCode } from './refusals.ts';
import { charmOf, geishasHeld } from './standing.ts';

type Checked = Refusal<RefusalCode> | undefined;

/** @returns the first refusal that the check gives for one of the values. */
const firstOf = <T>(values: readonly T[], check: (value: T) => Checked): Checked => {
	for (const value of values) {
		const refusal = check(value);
		if (refusal) return refusal;
	}
	return undefined;
};

/** Each geisha has as many item cards as charm points; both sides' cards come from them. */
export const checkItems = (counts: Counts, geisha: Geisha): Checked => {
	const count = counts[0][geisha] + counts[1][geisha];
	const limit = geishas[geisha].charm;
	return count > limit ? no('too-many-items', { geisha, count, limit }) : undefined;
};

/** No side ever has more than eight item cards. */
export const checkRoom = (counts: Counts, side: Side): Checked => {
	const count = cardsOnSide(counts, side);
	return count > cardsPerSide ? no('too-many-cards', { side, count, limit: cardsPerSide }) : undefined;
};

/** Each side has exactly eight when the round is scored; seven: its secret is not revealed yet. */
const checkEight = (counts: Counts, side: Side): Checked => {
	const count = cardsOnSide(counts, side);
	if (count === cardsBeforeSecret) return no('secret-hidden', { side, count, limit: cardsPerSide });
	if (count < cardsPerSide)
		return no('too-few-cards', { side, count, missing: cardsPerSide - count, limit: cardsPerSide });
	return undefined;
};

/** Nobody takes more than five geishas in one round. */
export const checkTakes = (taken: readonly Geisha[], side: Side): Checked =>
	taken.length > takesPerRound
		? no('too-many-takes', { side, count: taken.length, limit: takesPerRound })
		: undefined;

/**
 * Both sides have eight cards, so what one is ahead at some geishas the other is ahead elsewhere. A side
 * that takes n geishas is ahead by n cards or more; the other can be ahead by no more than the items of
 * the geishas where it may have the majority. This is exact: every round that passes can occur.
 *
 * @param taken the geishas where a side must have the majority
 * @param open the geishas where the other side may have it
 */
const checkBalance = (taken: readonly Geisha[], open: readonly Geisha[], side: Side): Checked => {
	const other = otherSide(side);
	if (taken.length === 0) return undefined;
	if (open.length === 0) return no('one-sided', { side: other, other: side });
	const limit = charmOf(open);
	return taken.length > limit ? no('lopsided', { side, count: taken.length, other, limit }) : undefined;
};

const checkCounts = (counts: Counts): Checked =>
	firstOf(geishaIndexes, (geisha) => checkItems(counts, geisha)) ??
	firstOf(sides, (side) => checkRoom(counts, side)) ??
	firstOf(sides, (side) => checkEight(counts, side));

const checkMajorities = (majorities: PerGeisha<Majority>): Checked =>
	firstOf(sides, (side) => checkTakes(geishasWon(majorities, side), side)) ??
	firstOf(sides, (side) =>
		checkBalance(geishasWon(majorities, side), geishasWon(majorities, otherSide(side)), side)
	);

/** A token never returns to the middle. */
export const checkMiddle = (before: PerGeisha<Holder>, after: PerGeisha<Holder>, geisha: Geisha): Checked =>
	after[geisha] === null && before[geisha] !== null ? no('token-to-middle', { geisha }) : undefined;

/** A side has the majority wherever a token came to it, and may have had it wherever its token stayed. */
const checkTokens = (before: PerGeisha<Holder>, after: PerGeisha<Holder>): Checked =>
	firstOf(geishaIndexes, (geisha) => checkMiddle(before, after, geisha)) ??
	firstOf(sides, (side) => checkTakes(tokensTaken(before, after, side), side)) ??
	firstOf(sides, (side) =>
		checkBalance(tokensTaken(before, after, side), geishasHeld(after, otherSide(side)), side)
	);

/**
 * The full check of a round at scoring: refuses exactly the entries that no round could give.
 *
 * @param tokens where the tokens lay before the round
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
