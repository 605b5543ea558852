/** The table before the first month. */
import { emptyDraft } from './month/draft.ts';
import { firstTotals } from './month/month.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** Nothing captured, totals at zero or at the stock. The opening action says who deals. */
export const start = (options: Options): State => ({
	options,
	oya: 0,
	totals: firstTotals(options),
	draft: emptyDraft,
	view: 'cards',
	isTurnByTurn: true,
	turn: 0,
	half: null,
	months: []
});
