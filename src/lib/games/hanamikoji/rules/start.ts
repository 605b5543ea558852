/** The table before the first round. */
import { emptyDraft } from './draft.ts';
import type { Options } from './options.ts';
import { perGeisha } from './per-geisha.ts';
import type { State } from './state.ts';
import { emptyAside } from './ways.ts';

/** Every token in the middle, every marker up. The opening action says who begins. */
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
