/** The round under way as entered so far, in the way the table chose (rules: At the table). */
import { sides, type Holder, type Majority, type PerGeisha, type RoundEntry, type Way } from './actions.ts';
import { cardsPerSide } from './limits.ts';
import { cardsOnSide, majorityAt, moveTokens, type Counts } from './majorities.ts';
import { perGeisha, perSide } from './per-geisha.ts';
import type { Draft, State } from './state.ts';

/** @returns a round nothing was entered of yet. In tokens it begins with where they lie. */
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

/** @returns where the tokens lie after a round that passed `checkEntry`. */
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

const isSaid = (majorities: PerGeisha<Majority | null>): majorities is PerGeisha<Majority> =>
	!majorities.includes(null);

/** @returns the draft as a round to score; `undefined` while a majority is unsaid. Not checked yet. */
export const draftEntry = (draft: Draft): RoundEntry | undefined => {
	if (draft.way !== 'majorities') return draft;
	const { way, majorities } = draft;
	return isSaid(majorities) ? { way, majorities } : undefined;
};

/**
 * The majorities that counted cards already say. Once all sixteen cards are counted, a geisha without
 * cards is a tie; before that nothing is known of her.
 */
const majoritiesSoFar = (counts: Counts): PerGeisha<Majority | null> => {
	const isComplete = sides.every((side) => cardsOnSide(counts, side) === cardsPerSide);
	return perGeisha((geisha) =>
		isComplete || counts[0][geisha] + counts[1][geisha] > 0 ? majorityAt(counts, geisha) : null
	);
};

const draftMajorities = (draft: Exclude<Draft, { way: 'tokens' }>): PerGeisha<Majority | null> =>
	draft.way === 'counts' ? majoritiesSoFar(draft.counts) : draft.majorities;

/** @returns where the tokens would lie if the round ended as entered so far; what is unsaid stays. */
export const draftTokens = ({ draft, tokens }: Pick<State, 'draft' | 'tokens'>): PerGeisha<Holder> =>
	draft.way === 'tokens' ? draft.tokens : moveTokens(tokens, draftMajorities(draft));

/**
 * @returns what another way can say of what is entered: counts say majorities, and both say where the tokens
 * go. Nothing can be counted back from less: the others are empty.
 */
export const convertDraft = (draft: Draft, way: Way, tokens: PerGeisha<Holder>): Draft => {
	if (way === draft.way) return draft;
	if (way === 'tokens') return { way, tokens: draftTokens({ draft, tokens }) };
	if (way === 'majorities' && draft.way === 'counts') return { way, majorities: draftMajorities(draft) };
	return emptyDraft(way, tokens);
};
