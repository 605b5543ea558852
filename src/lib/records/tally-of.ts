/** What a game's own words are asked with: the sums of a ledger, without its persons and matches. */
import type { TallyOf } from '$lib/games/facts';
import type { GameLedger } from './game-ledger';

/** @returns how to look up the facts of a ledger by name and `of`. */
export const tallyOf =
	({ facts }: GameLedger): TallyOf =>
	(name, of) => {
		const tallies = facts.get(name);
		return (of === undefined ? tallies : tallies?.byOf.get(of))?.all;
	};
