/** Changes the way of entry within a round (rules: At the table). */
import type { Holder, PerGeisha, Way } from './actions.ts';
import { convertDraft, emptyDraft } from './draft.ts';
import { perGeisha } from './per-geisha.ts';
import type { Aside, Draft, State } from './state.ts';

/**
 * @param tokens where the tokens lay before the round
 * @returns an `Aside` without drafts
 */
export const emptyAside = (tokens: PerGeisha<Holder>): Aside => ({
	drafts: [],
	majorities: perGeisha(() => null),
	tokens
});

/**
 * Merges two drafts geisha by geisha: takes the newly converted value where it changed since the last
 * conversion, else the value that was left in the draft, which the players may have corrected.
 */
const merged = <T>(converted: PerGeisha<T>, lastConverted: PerGeisha<T>, kept: PerGeisha<T>): PerGeisha<T> =>
	perGeisha((geisha) => (converted[geisha] === lastConverted[geisha] ? kept[geisha] : converted[geisha]));

/**
 * Changes the way of entry. The draft that is left is kept until the round is scored. Counts are converted to
 * majorities, and both to tokens; only what is new since the last conversion is taken over, so that
 * corrections stay. The other conversions are impossible, so those drafts are found as they were left, or
 * empty.
 *
 * @param isAnew true for an action of version 1: no draft is kept, and an impossible conversion gives an
 * empty draft
 */
export const changeWay = (
	{ draft, aside, tokens, options }: Pick<State, 'draft' | 'aside' | 'tokens' | 'options'>,
	way: Way,
	isAnew = false
): Pick<State, 'draft' | 'aside'> => {
	if (way === draft.way) return { draft, aside };
	const converted = convertDraft({ draft, tokens, options }, way);
	if (isAnew) return { draft: converted, aside: emptyAside(tokens) };

	const kept: Draft = aside.drafts.find((each) => each.way === way) ?? emptyDraft(way, tokens);
	const drafts = [...aside.drafts.filter((each) => each.way !== way && each.way !== draft.way), draft];
	if (converted.way === 'majorities' && kept.way === 'majorities' && draft.way === 'counts') {
		const { majorities } = converted;
		return {
			draft: { way: 'majorities', majorities: merged(majorities, aside.majorities, kept.majorities) },
			aside: { ...aside, drafts, majorities }
		};
	}
	if (converted.way === 'tokens' && kept.way === 'tokens') {
		return {
			draft: { way: 'tokens', tokens: merged(converted.tokens, aside.tokens, kept.tokens) },
			aside: { ...aside, drafts, tokens: converted.tokens }
		};
	}
	return { draft: kept, aside: { ...aside, drafts } };
};
