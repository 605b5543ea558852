/** What a backup says of itself: apart from its schemas, which only a reader needs. */
import { isDetail, type Entry } from '../../match/entry.ts';
import type { Player } from '../players/player.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';

export const backupFormat = 'ochaya-backup';
/**
 * Raised when an older build could not take a file whole: new kinds of entries, another shape. Version 2 has
 * rule sets, and matches that name theirs; version 4 what is put right about a match, and players with a mark or
 * joined to another; version 5 choices between two ways a match went on.
 */
export const backupVersions = [1, 2, 4, 5] as const;

/** @returns the lowest version that says it all: older builds still take a file they can understand. */
export const versionFor = (
	entries: readonly Entry[],
	ruleSets: readonly RuleSet[],
	players: readonly Player[] = []
): (typeof backupVersions)[number] => {
	const isOwn = ({ mark, sameAs }: Player): boolean => mark !== undefined || sameAs !== undefined;
	if (entries.some(({ kind }) => kind === 'choice')) return 5;
	if (entries.some(isDetail) || players.some(isOwn)) return 4;
	return ruleSets.length > 0 || entries.some((entry) => entry.kind === 'start' && entry.ruleSet !== undefined)
		? 2
		: 1;
};
