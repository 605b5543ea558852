/** How many of the last matches in a row one of two players has won. */
import { mostRecent, type RecentResult } from './person-ledger';

/** @returns the run, from the first player's side; undefined where there is none, or it may be longer than is known. */
export const runOf = (
	recent: readonly RecentResult[]
): { readonly result: 'won' | 'lost'; readonly count: number } | undefined => {
	const result = recent[0]?.result;
	if (result !== 'won' && result !== 'lost') return undefined;
	const end = recent.findIndex((one) => one.result !== result);
	const count = end === -1 ? recent.length : end;
	const isCertain = end !== -1 || recent.length < mostRecent;
	return count >= 2 && isCertain ? { result, count } : undefined;
};
