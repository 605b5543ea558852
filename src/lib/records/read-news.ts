/** Reads a match and the earlier ones of its game, and says what is new with it. */
import type { RecordWords } from '$lib/games/facts';
import { metaOf } from '$lib/games/registry';
import { matches } from '$lib/matches.svelte';
import { isGuest } from '$lib/store/players/player';
import { newsOf, type News } from './news';
import { isFinished, playedOf, type Played } from './played';

/** A match with its news, and its game's words to tell them in. */
export interface MatchWithNews {
	readonly match: Played;
	readonly news: News;
	readonly words: RecordWords;
}

/**
 * @param id of a finished and stored match
 * @returns undefined for a match that cannot be counted
 * @throws {Trouble} when the store cannot be read
 */
export const readNews = async (id: string): Promise<MatchWithNews | undefined> => {
	const rows = await matches.ready();
	const row = rows.find((one) => one.id === id);
	const meta = row && metaOf(row.game);
	const [match] = row ? playedOf([row], matches.personOf) : [];
	// A match that stays unfinished is compared with none.
	if (!row || !meta || !match || !isFinished(match)) return undefined;
	const words = await meta.recordWords();
	// A record may have been set against other opponents. Guests alone have none.
	const others = row.players.every(isGuest) ? [] : rows.filter(({ game }) => game === row.game);
	return { match, news: newsOf(match, playedOf(others, matches.personOf), words.figures), words };
};
