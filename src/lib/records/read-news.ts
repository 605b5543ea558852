/** The news of a match, from the store. */
import type { RecordWords } from '$lib/games/facts';
import { metaOf } from '$lib/games/registry';
import { readRow } from '$lib/store/lists/list-matches';
import { isGuest } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';
import { scanMatches } from '$lib/store/lists/scan-rows';
import { countedOf, isStale, type Counted } from './counted';
import { NewsGatherer, type News } from './news';

/** How a match was remembered, and what it brings. */
export interface Remembered {
	readonly match: Counted;
	readonly news: News;
	readonly words: RecordWords;
}

const pages = [100, 400] as const;

/**
 * @param id of a match that is over and stored
 * @returns nothing for one that cannot be counted; rejects where the store cannot be read
 */
export const readNews = async (id: string): Promise<Remembered | undefined> => {
	const row = await readRow(id);
	const meta = row && metaOf(row.game);
	if (!row || !meta || isStale(row, () => meta.factsVersion)) return undefined;
	const [{ players }, words] = await Promise.all([listPlayers(), meta.recordWords()]);
	const asPerson = personOf(players);
	const match = countedOf(row, asPerson);
	if (!match) return undefined;
	const gatherer = new NewsGatherer(match, words.figures);
	const seated = row.players.find((player) => !isGuest(player));
	// All of the game: a best may be among matches with others.
	if (seated)
		await scanMatches(
			{ game: row.game, status: 'ended' },
			pages,
			(rows) => {
				for (const other of rows) {
					if (isStale(other, () => meta.factsVersion)) continue;
					const counted = countedOf(other, asPerson);
					if (counted) gatherer.add(counted);
				}
			},
			() => true
		);
	return { match, news: gatherer.news, words };
};
