/** The state of a match before its first month. */
import { emptyDraft } from './month/draft.ts';
import { startingTotals } from './month/month.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** @returns the first state of a match; who deals is not known until the opening action sets the Oya. */
export const start = (options: Options): State => ({
	options,
	oya: 0,
	totals: startingTotals(options),
	draft: emptyDraft,
	view: 'cards',
	isTurnByTurn: true,
	turn: 0,
	halfCapture: null,
	months: []
});
