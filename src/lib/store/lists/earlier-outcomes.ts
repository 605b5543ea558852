/** How earlier matches of a group ended: what a result is compared with. */
import type { Outcome } from '../../games/said.ts';
import type { Seated } from '../../match/entry.ts';
import { listMatches, type Cursor } from './list-matches.ts';

export interface Group {
	/** The match that is looked at: those begun before it are the earlier ones. */
	readonly id: string;
	readonly game: string;
	readonly players: readonly Seated[];
	readonly started: number;
}

const pageSize = 100;

const idsOf = (players: readonly Seated[]): string =>
	players
		.map(({ id }) => id)
		.sort()
		.join(' ');

/**
 * @param group the players, in whatever order they sat
 * @returns the outcomes of the ended matches of the game that the same players began earlier, the newest
 * first; none where the store cannot be read
 */
export const earlierOutcomes = async ({ id, game, players, started }: Group): Promise<readonly Outcome[]> => {
	const [first] = players;
	if (!first) return [];
	const group = idsOf(players);
	const found: { readonly started: number; readonly outcome: Outcome }[] = [];
	let before: Cursor | undefined;
	do {
		const page = await listMatches({
			game,
			player: first.id,
			status: 'ended',
			limit: pageSize,
			...(before && { before })
		});
		for (const row of page.rows)
			if (row.id !== id && row.started < started && row.outcome && idsOf(row.players) === group)
				found.push({ started: row.started, outcome: row.outcome });
		before = page.next;
	} while (before);
	return found.sort((a, b) => b.started - a.started).map(({ outcome }) => outcome);
};
