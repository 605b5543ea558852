/**
 * Gives the store what it has to know of games to take matches: how to judge them, and how to make their
 * rows.
 */
import type { Game } from '$lib/games/game';
import { loadGame, metas } from '$lib/games/registry';
import { rebaseEntries, renumber } from '$lib/match/rebase';
import type { Entry } from '$lib/match/entry';
import { judgeLine } from '$lib/match/judge-line';
import { fold, isUnreadable } from '$lib/match/fold';
import type { Projector } from '$lib/store/backup/import';
import type { MatchRow } from '$lib/store/lists/row';
import * as v from 'valibot';
import { rowOf } from '$lib/match/summary';
import { rebuildRows, unreadableRow } from '$lib/store/lists/make-row';

/**
 * @param ids of the games to load: those of the matches and rule sets that come. Unknown ids are ignored.
 * @returns the projector for these games.
 */
export const projectorFor = async (
	ids: Iterable<string>
): Promise<Projector & { readonly gameOf: (line: readonly Entry[]) => Game | undefined }> => {
	const games = new Map<string, Game>();
	for (const id of ids) {
		const game = await loadGame(id);
		if (game) games.set(id, game);
	}
	const gameOf = (entries: readonly Entry[]): Game | undefined => {
		const start = entries.find((entry) => entry.kind === 'start');
		return start && games.get(start.game);
	};
	/** The game of a match that has a start here is decided by that start, whatever came. */
	const gameFor = (here: readonly Entry[], came: readonly Entry[]): Game | undefined =>
		gameOf(here.some(({ kind }) => kind === 'start') ? here : came);
	return {
		judge: (here, came) => {
			const game = gameFor(here, came);
			return game ? judgeLine(game, here, came) : { is: 'refused', why: 'unknown-game' };
		},
		gameOf,
		rebaseEntries: (line, pending, before) => {
			const game = gameOf(line);
			return game ? rebaseEntries(game, line, pending, before) : renumber(line, pending, before);
		},
		judgeRuleSet: (ruleSet) => {
			const game = games.get(ruleSet.game);
			if (!game) return 'unknown-game';
			if (ruleSet.version > game.version) return 'newer';
			return v.is(game.options.schema, ruleSet.options) ? undefined : 'rule-set';
		},
		project: (entries, known): MatchRow => {
			const game = gameOf(entries);
			const folded = game && (known ?? fold(game, entries));
			if (folded && !isUnreadable(folded)) return rowOf(game, folded, entries.length);
			// The stored log may be of a newer version, or of a game that this build does not have.
			return unreadableRow(entries, folded ?? 'unknown-game');
		}
	};
};

/**
 * Makes the rows of matches anew, in batches.
 *
 * @param ids of the matches.
 * @param done called after each batch with its new rows, and with how many matches are done so far.
 * @throws {Trouble} when the store cannot be read.
 */
export const remakeRows = async (
	ids: readonly string[],
	done: (rows: readonly MatchRow[], count: number) => Promise<void> | void
): Promise<void> => {
	const projector = await projectorFor(metas.map(({ id }) => id));
	await rebuildRows(ids, projector.project, done);
};
