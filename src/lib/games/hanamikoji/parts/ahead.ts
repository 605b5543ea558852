/** Who is ahead at a geisha in the round as entered. */
import type { Holder } from '../rules/actions.ts';
import type { Geisha } from '../rules/geishas.ts';
import { majorityAt } from '../rules/majorities.ts';
import type { Draft } from '../rules/state.ts';

/** @returns the side with the majority or, in tokens, with her token; `null`: neither, or not said yet. */
export const aheadAt = (draft: Draft, geisha: Geisha): Holder => {
	if (draft.way === 'tokens') return draft.tokens[geisha];
	const majority = draft.way === 'counts' ? majorityAt(draft.counts, geisha) : draft.majorities[geisha];
	return majority === 'tie' ? null : majority;
};
