import type { Holder } from '../rules/actions.ts';
import type { Geisha } from '../rules/geishas.ts';
import { majorityAt } from '../rules/entry.ts';
import type { Draft } from '../rules/state.ts';

/**
 * Who is ahead at a geisha in a draft.
 *
 * @returns the side with the majority or, by tokens, with her token; `null` if neither side, or not entered
 * yet
 */
export const aheadAt = (draft: Draft, geisha: Geisha): Holder => {
	if (draft.way === 'tokens') return draft.tokens[geisha];
	const majority = draft.way === 'counts' ? majorityAt(draft.counts, geisha) : draft.majorities[geisha];
	return majority === 'tie' ? null : majority;
};
