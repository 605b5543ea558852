import { metaOf } from '$lib/games/registry';
import { recordVersion } from '$lib/match/summary';
import type { MatchRow } from '$lib/store/lists/row';

/** Whether a row was made by an earlier or later build, and has to be made anew before it is counted. */
export const isStale = ({ game, isDeleted, outcome, record, standing, unreadable }: MatchRow): boolean => {
	const meta = metaOf(game);
	if (!meta || unreadable !== undefined || isDeleted) return false;
	return !standing || (outcome !== undefined && record?.version !== recordVersion(meta.factsVersion));
};
