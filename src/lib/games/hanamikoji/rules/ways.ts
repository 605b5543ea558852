/** Changing the way of entry within a round (rules: At the table). */
import type { Holder, PerGeisha, Way } from './actions.ts';
import { convertDraft, emptyDraft } from './draft.ts';
import { perGeisha } from './per-geisha.ts';
import type { Aside, Draft, State } from './state.ts';

/** @returns a round of which nothing waits in another way. */
export const emptyAside = (tokens: PerGeisha<Holder>): Aside => ({
	drafts: [],
	majorities: perGeisha(() => null),
	tokens
});

/** What came to be since it was last carried over; where nothing did, what waits. */
const merged = <T>(follows: PerGeisha<T>, carried: PerGeisha<T>, waits: PerGeisha<T>): PerGeisha<T> =>
	perGeisha((geisha) => (follows[geisha] === carried[geisha] ? waits[geisha] : follows[geisha]));

/**
 * Goes over to another way. What was entered in the one left waits there until the round is scored. Counts
 * bring the majorities they say, and both bring where the tokens go: what is new since the last time they
 * did, geisha by geisha, so that what was put right by hand stays. Nothing can be counted back from less:
 * those ways are found as they were left.
 *
 * @param isAnew as version 1 did: nothing waits, and the ways that say more begin empty.
 */
export const changeWay = (
	{ draft, aside, tokens }: Pick<State, 'draft' | 'aside' | 'tokens'>,
	way: Way,
	isAnew = false
): Pick<State, 'draft' | 'aside'> => {
	if (way === draft.way) return { draft, aside };
	const follows = convertDraft(draft, way, tokens);
	if (isAnew) return { draft: follows, aside: emptyAside(tokens) };

	const waits: Draft = aside.drafts.find((each) => each.way === way) ?? emptyDraft(way, tokens);
	const drafts = [...aside.drafts.filter((each) => each.way !== way && each.way !== draft.way), draft];
	if (follows.way === 'majorities' && waits.way === 'majorities' && draft.way === 'counts') {
		const { majorities } = follows;
		return {
			draft: { way: 'majorities', majorities: merged(majorities, aside.majorities, waits.majorities) },
			aside: { ...aside, drafts, majorities }
		};
	}
	if (follows.way === 'tokens' && waits.way === 'tokens') {
		return {
			draft: { way: 'tokens', tokens: merged(follows.tokens, aside.tokens, waits.tokens) },
			aside: { ...aside, drafts, tokens: follows.tokens }
		};
	}
	return { draft: waits, aside: { ...aside, drafts } };
};
