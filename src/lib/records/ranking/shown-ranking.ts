/** What the page of a ranking shows, for whoever shares it. */
import type { Ranking } from './ranking';
import type { RankingTable } from './ranking-table';
import type { ShowsRanking } from './shows-ranking';

export interface ShownRanking {
	/** Which matches it is of: the game, the kind of match, the period, and how many. */
	readonly caption: string;
	readonly table: RankingTable;
	readonly ranking: { readonly versus: Ranking } | { readonly shows: ShowsRanking };
}
