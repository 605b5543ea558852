/** The draft: the round under way as entered so far (rules: At the table). */
import { perSide } from '../../sides.ts';
import { type Holder, type Majority, type PerGeisha, type RoundEntry, type Way } from './actions.ts';
import { cardLimits } from './limits.ts';
import { cardsTogether, majorityAt, moveTokens, type Counts } from './majorities.ts';
import { perGeisha } from './per-geisha.ts';
import type { Options } from './options.ts';
import type { Draft, State } from './state.ts';

/**
 * @param tokens where the tokens lie, which is where a draft by tokens begins
 * @returns a draft without entries
 */
export const emptyDraft = (way: Way, tokens: PerGeisha<Holder>): Draft => {
	switch (way) {
		case 'counts':
			return { way, counts: perSide(() => perGeisha(() => 0)) };
		case 'majorities':
			return { way, majorities: perGeisha(() => null) };
		case 'tokens':
			return { way, tokens };
	}
};

/**
 * @param tokens where the tokens lay before the round
 * @param entry a round that passed `checkEntry`
 * @returns where the tokens lie after the round
 */
export const tokensAfter = (tokens: PerGeisha<Holder>, entry: RoundEntry): PerGeisha<Holder> => {
	switch (entry.way) {
		case 'counts':
			return moveTokens(
				tokens,
				perGeisha((geisha) => majorityAt(entry.counts, geisha))
			);
		case 'majorities':
			return moveTokens(tokens, entry.majorities);
		case 'tokens':
			return entry.tokens;
	}
};

const areComplete = (majorities: PerGeisha<Majority | null>): majorities is PerGeisha<Majority> =>
	!majorities.includes(null);

/** @returns the draft as an entry to score, not yet checked; `undefined` while a majority is missing. */
export const draftEntry = (draft: Draft): RoundEntry | undefined => {
	if (draft.way !== 'majorities') return draft;
	const { way, majorities } = draft;
	return areComplete(majorities) ? { way, majorities } : undefined;
};

/** @returns how many item cards are still to be counted; a side never has more than lie there. */
export const cardsLeft = (counts: Counts, { cardsEach }: Pick<Options, 'cardsEach'>): number =>
	cardLimits(cardsEach).together - cardsTogether(counts);

/**
 * The majorities by the cards counted so far. A geisha without cards is a tie once all cards are counted; before
 * that her majority is unknown (`null`).
 */
const majoritiesSoFar = (counts: Counts, options: Options): PerGeisha<Majority | null> => {
	const isComplete = cardsLeft(counts, options) === 0;
	return perGeisha((geisha) =>
		isComplete || counts[0][geisha] + counts[1][geisha] > 0 ? majorityAt(counts, geisha) : null
	);
};

const draftMajorities = (
	draft: Exclude<Draft, { way: 'tokens' }>,
	options: Options
): PerGeisha<Majority | null> =>
	draft.way === 'counts' ? majoritiesSoFar(draft.counts, options) : draft.majorities;

type Begun = Pick<State, 'draft' | 'tokens' | 'options'>;

/**
 * @returns where the tokens would lie if the round ended as entered so far; unknown majorities move no token
 */
export const draftTokens = ({ draft, tokens, options }: Begun): PerGeisha<Holder> =>
	draft.way === 'tokens' ? draft.tokens : moveTokens(tokens, draftMajorities(draft, options));

/**
 * Converts a draft to another way of entry. Counts give majorities, and both give tokens. The other
 * conversions would need more than was entered, so they give an empty draft.
 */
export const convertDraft = ({ draft, tokens, options }: Begun, way: Way): Draft => {
	if (way === draft.way) return draft;
	if (way === 'tokens') return { way, tokens: draftTokens({ draft, tokens, options }) };
	if (way === 'majorities' && draft.way === 'counts')
		return { way, majorities: draftMajorities(draft, options) };
	return emptyDraft(way, tokens);
};
