/** Reads a match and the earlier ones of its game from the store, and says what is new with it. */
import type { RecordWords } from '$lib/games/facts';
import { metaOf } from '$lib/games/registry';
import { readRow } from '$lib/store/lists/list-matches';
import { isGuest } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';
import { scanMatches } from '$lib/store/lists/scan-rows';
import { countedMatchOf, isStale, type CountedMatch } from './counted';
import { NewsGatherer, type News } from './news';

/** A match with its news, and its game's words to tell them in. */
export interface MatchWithNews {
	readonly match: CountedMatch;
	readonly news: News;
	readonly words: RecordWords;
}

const pages = [100, 400] as const;

/**
 * @param id of a finished and stored match
 * @returns undefined for a match that cannot be counted
 * @throws {Trouble} when the store cannot be read
 */
export const readNews = async (id: string): Promise<MatchWithNews | undefined> => {
	const row = await readRow(id);
	const meta = row && metaOf(row.game);
	if (!row || !meta || isStale(row, () => meta.factsVersion)) return undefined;
	const [{ players }, words] = await Promise.all([listPlayers(), meta.recordWords()]);
	const asPerson = personOf(players);
	const match = countedMatchOf(row, asPerson);
	// A match that stays unfinished is compared with none.
	if (!match || match.results.length === 0) return undefined;
	const gatherer = new NewsGatherer(match, words.figures);
	const seated = row.players.find((player) => !isGuest(player));
	// All matches of the game are read, since a record may have been set against other opponents.
	if (seated)
		await scanMatches(
			{ game: row.game, status: 'ended' },
			pages,
			(rows) => {
				for (const other of rows) {
					if (isStale(other, () => meta.factsVersion)) continue;
					const counted = countedMatchOf(other, asPerson);
					if (counted && counted.results.length > 0) gatherer.add(counted);
				}
			},
			() => true
		);
	return { match, news: gatherer.news, words };
};
