import type { Game } from '../games/game.ts';
import type { Entry } from '../match/entry.ts';
import type { Folded } from '../match/fold.ts';
import { summarise } from '../match/summary.ts';
import type { MatchRow } from './row.ts';

/** @returns the row that the lists keep of a match whose log has `entries` entries. */
export const rowOf = (game: Game, folded: Folded, entries: number): MatchRow => ({
	...summarise(game, folded),
	version: game.version,
	entries
});

/** @returns the row of a match that cannot be folded: listed under its game and players, with the reason. */
export const unreadableRow = (entries: readonly Entry[], unreadable: string): MatchRow => {
	const start = entries.find((entry) => entry.kind === 'start');
	const times = entries.map(({ at }) => at);
	return {
		id: entries[0]?.match ?? '',
		game: start?.game ?? '',
		version: start?.version ?? 0,
		players: start?.players ?? [],
		started: start?.at ?? Math.min(...times),
		changed: Math.max(...times),
		headline: { code: 'unreadable', params: {} },
		isDeleted: false,
		entries: entries.length,
		unreadable
	};
};
