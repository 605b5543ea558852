/** Finds how earlier matches of the same players ended, to compare a result with them. */
import type { Outcome } from '../../games/outcome.ts';
import type { Seated } from '../../match/entry.ts';
import { listMatches, type Cursor } from './list-matches.ts';

export interface ComparedMatch {
	/** The match that is shown. Only matches begun before it are earlier. */
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
 * @param match whose players may have sat in any order.
 * @returns the outcomes of the ended matches of this game that the same players began earlier, the newest
 * first. Empty when the store cannot be read.
 */
export const earlierOutcomes = async ({
	id,
	game,
	players,
	started
}: ComparedMatch): Promise<readonly Outcome[]> => {
	const [first] = players;
	if (!first) return [];
	const ids = idsOf(players);
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
			if (
				row.id !== id &&
				row.started < started &&
				row.outcome &&
				!row.outcome.givenUp &&
				idsOf(row.players) === ids
			)
				found.push({ started: row.started, outcome: row.outcome });
		before = page.next;
	} while (before);
	return found.sort((a, b) => b.started - a.started).map(({ outcome }) => outcome);
};
