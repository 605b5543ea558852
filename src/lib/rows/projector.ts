/** What an import must know of games: what becomes of matches that come, and the rows of these. */
import type { Game } from '$lib/games/game';
import { loadGame } from '$lib/games/registry';
import { byOrder, type Entry } from '$lib/match/entry';
import { judgeArrival } from '$lib/match/arrival';
import { judgeInTouch } from '$lib/match/arrival-in-touch';
import { sortedOut } from '$lib/match/arrival-parts';
import { fold, isUnreadable } from '$lib/match/fold';
import type { Projector } from '$lib/store/backup/import';
import type { MatchRow } from '$lib/store/lists/row';
import * as v from 'valibot';
import { rowOf, unreadableRow } from '$lib/store/lists/make-row';

/** @param ids of the games that a file holds matches or rule sets of. */
export const projectorFor = async (ids: Iterable<string>): Promise<Projector> => {
	const games = new Map<string, Game>();
	for (const id of ids) {
		const game = await loadGame(id);
		if (game) games.set(id, game);
	}
	const gameOf = (entries: readonly Entry[]): Game | undefined => {
		// As a fold takes it: what came may stand in any order.
		const [start] = entries.filter((entry) => entry.kind === 'start').toSorted(byOrder);
		return start && games.get(start.game);
	};
	/** Of a match that has begun here, no other start says which game it is. */
	const gameFor = (here: readonly Entry[], came: readonly Entry[]): Game | undefined =>
		gameOf(here.some(({ kind }) => kind === 'start') ? here : came);
	return {
		judge: (here, came) => {
			const game = gameFor(here, came);
			return game ? judgeArrival(game, here, came) : { added: [], left: [], unreadable: 'unknown-game' };
		},
		judgeInTouch: (here, came, touch) => {
			const game = gameFor(here, came);
			if (game) return judgeInTouch(game, here, came, touch);
			// Of a game that this build does not have: what no log of any game may get is left out.
			const { taken, left } = sortedOut({ version: Infinity }, here, came);
			return { added: taken, left };
		},
		judgeRuleSet: (ruleSet) => {
			const game = games.get(ruleSet.game);
			if (!game) return 'unknown-game';
			if (ruleSet.version > game.version) return 'newer';
			return v.is(game.options.schema, ruleSet.options) ? undefined : 'rule-set';
		},
		project: (entries): MatchRow => {
			const game = gameOf(entries);
			const folded = game && fold(game, entries);
			if (folded && !isUnreadable(folded)) return rowOf(game, folded, entries.length);
			// What is stored here may be of a newer version, or of a game this build does not have.
			return unreadableRow(entries, folded ?? 'unknown-game');
		}
	};
};
