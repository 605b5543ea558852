/** What the last scores of shows come to, in a sentence. */
import { asBeginning } from '$lib/games/wording';
import { decimal } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { fewestMatches } from './ledger';

/** @param scores at least one. @returns their mean, over how many, and the best where there are enough. */
export const scoresSentence = (scores: readonly number[]): string => {
	const n = scores.length;
	const mean = decimal(scores.reduce((sum, score) => sum + score, 0) / n);
	return n < fewestMatches
		? `${asBeginning(m.records_shows_mean({ mean, n }))}.`
		: m.records_over_time_said({ n, mean, most: Math.max(...scores) });
};
