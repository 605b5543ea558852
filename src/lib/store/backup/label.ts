/**
 * The format and version of a backup file. They are apart from the schemas, which only reading a file needs.
 */
import { isDetail, type Entry } from '../../match/entry.ts';
import type { Player } from '../players/player.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';

export const backupFormat = 'ochaya-backup';
/**
 * The versions of files that are one JSON object. A version is raised when older builds could not read all of
 * a file: version 2 has rule sets, and matches that name theirs; version 4 has corrected details of a match,
 * and players with a mark or joined to another; version 5 has choices between two continuations of a match; version 6
 * has matches that were given up; version 7 has matches of which only the result was noted.
 */
export const backupVersions = [1, 2, 4, 5, 6, 7] as const;

/**
 * @returns the lowest version that can express these values, so that older builds can read the file if
 * possible.
 */
export const versionFor = (
	entries: readonly Entry[],
	ruleSets: readonly RuleSet[],
	players: readonly Player[] = []
): (typeof backupVersions)[number] => {
	const isOwn = ({ mark, sameAs }: Player): boolean => mark !== undefined || sameAs !== undefined;
	if (entries.some((entry) => entry.kind === 'finish' && entry.noted !== undefined)) return 7;
	if (entries.some(({ kind }) => kind === 'finish')) return 6;
	if (entries.some(({ kind }) => kind === 'choice')) return 5;
	if (entries.some(isDetail) || players.some(isOwn)) return 4;
	return ruleSets.length > 0 || entries.some((entry) => entry.kind === 'start' && entry.ruleSet !== undefined)
		? 2
		: 1;
};
