/** The state before the first round. */
import { emptyDraft } from './draft.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** @returns the state with an empty garden. The opening action sets who begins. */
export const start = (options: Options): State => ({
	options,
	starter: 0,
	draft: emptyDraft('garden'),
	rounds: [],
	wins: [0, 0],
	points: [0, 0]
});
