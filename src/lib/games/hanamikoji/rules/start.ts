/** The state before the first round. */
import { emptyDraft } from './draft.ts';
import type { Options } from './options.ts';
import { perGeisha } from './per-geisha.ts';
import type { State } from './state.ts';
import { emptyAside } from './change-way.ts';

/**
 * @returns the state with every token in the middle and every marker unused. The opening action sets who
 * begins.
 */
export const start = (options: Options): State => {
	const tokens = perGeisha(() => null);
	return {
		options,
		starter: 0,
		tokens,
		used: [[], []],
		draft: emptyDraft('counts', tokens),
		aside: emptyAside(tokens),
		rounds: []
	};
};
