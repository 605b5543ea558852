/** What an import must know of games: whether they can take a file's matches, and the rows of these. */
import type { Game } from '$lib/games/game';
import { loadGame } from '$lib/games/registry';
import type { Entry } from '$lib/match/entry';
import { fold, isUnreadable, type Unreadable } from '$lib/match/fold';
import type { BackupRefusalCode } from '$lib/store/backup-file';
import type { Projector } from '$lib/store/import';
import type { MatchRow } from '$lib/store/row';
import * as v from 'valibot';
import { rowOf, unreadableRow } from '$lib/store/row-of';

const refusalByUnreadable: Record<Unreadable, BackupRefusalCode> = {
	'no-start': 'damaged',
	'bad-options': 'damaged',
	'newer-game': 'newer'
};

/** @param ids of the games that a file holds matches or rule sets of. */
export const projectorFor = async (ids: Iterable<string>): Promise<Projector> => {
	const games = new Map<string, Game>();
	for (const id of ids) {
		const game = await loadGame(id);
		if (game) games.set(id, game);
	}
	const gameOf = (entries: readonly Entry[]): Game | undefined => {
		const start = entries.find((entry) => entry.kind === 'start');
		return start && games.get(start.game);
	};
	return {
		judge: (entries) => {
			const game = gameOf(entries);
			if (!game) return 'unknown-game';
			const folded = fold(game, entries);
			return isUnreadable(folded) ? refusalByUnreadable[folded] : undefined;
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
			// `judge` has passed the entries of the file; those stored here may be of a newer version.
			return unreadableRow(entries, folded ?? 'unknown-game');
		}
	};
};
