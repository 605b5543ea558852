/** What one could try next in a game, from what its records do not hold yet. */
import type { RecordWords } from '$lib/games/facts';
import type { GameLedger } from './game-ledger';
import { matchCount } from './outcomes';
import { tallyOf } from './tally-of';

/** More ideas than this are no help. */
const mostTries = 2;

/** @returns at most two ideas, the best first; none in a game that has no words for them, or before its first match. */
export const triesOf = (
	{ tries }: Pick<RecordWords, 'tries'>,
	ledger: GameLedger,
	kind: string
): readonly string[] => {
	const matches = matchCount(ledger.ended);
	return matches === 0 ? [] : (tries?.(tallyOf(ledger), matches, kind) ?? []).slice(0, mostTries);
};
