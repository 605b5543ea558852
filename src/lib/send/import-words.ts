import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { BackupRefusal, BackupRefusalCode } from '$lib/store/backup/label';
import type { Imported } from '$lib/store/backup/import';
import type { TroubleCode } from '$lib/store/db/trouble';
import type { ImportResult, UnfinishedImport } from './import-file';

/** Why a file is refused, and what to do about it. */
interface RefusalWords {
	readonly why: (refusal: BackupRefusal) => string;
	readonly next: () => string;
}
const refusals: Record<BackupRefusalCode, RefusalWords> = {
	gone: { why: () => m.import_gone(), next: () => m.import_choose_again() },
	'not-json': { why: () => m.import_not_json(), next: () => m.import_choose_backup() },
	foreign: { why: () => m.import_foreign(), next: () => m.import_choose_backup() },
	newer: { why: () => m.import_newer(), next: () => m.import_update() },
	// The place of the damage tells a player nothing; `BackupPanel` has it in an attribute.
	damaged: { why: () => m.import_damaged(), next: () => m.import_choose_other() },
	'too-big': { why: () => m.import_too_big(), next: () => m.import_choose_backup() },
	'unknown-game': { why: () => m.import_unknown_game(), next: () => m.import_update() },
	'rule-set': {
		why: ({ name }) => m.import_bad_rule_set({ name: name ?? '' }),
		next: () => m.import_choose_other()
	}
};

/** Whether there was room for a part of an import only: its words tell the trouble too. */
const isCutShort = (result: UnfinishedImport): boolean =>
	'trouble' in result && result.trouble === 'quota' && addedWords(result.taken).length > 0;

/** @returns the trouble of an import that its words leave to `StoreTrouble.svelte`; undefined for none. */
export const troubleToTell = (result: ImportResult): TroubleCode | undefined =>
	'trouble' in result && !isCutShort(result) ? result.trouble : undefined;

/** @returns the sentences that tell what an import did. */
export const importWords = (result: ImportResult | Imported): readonly string[] => {
	if ('taken' in result) return unfinishedWords(result);
	const notImported = notImportedWords(result);
	const isUnchanged =
		notImported.length > 0 && result.entries + result.players + result.ruleSets + result.seasons === 0;
	const next = new Set(result.refusedRuleSets.map(({ refused }) => refusals[refused].next()));
	return isUnchanged
		? [...notImported, m.import_unchanged(), ...next]
		: [...doneWords(result), ...notImported];
};

const doneWords = (result: Imported): readonly string[] => {
	const added = addedWords(result);
	const deleted = result.deleted > 0 ? [m.import_deleted({ count: result.deleted })] : [];
	if (added.length > 0) return [m.import_done({ what: joinList(added) }), ...deleted];
	if (deleted.length > 0) return deleted;
	return [result.asked.length > 0 ? m.import_unchanged() : m.import_nothing_new()];
};

/** What was not imported, and why. */
const notImportedWords = ({ unread, differing, refusedRuleSets }: Imported): readonly string[] => [
	...(unread > 0 ? [m.import_unread({ count: unread })] : []),
	...(differing > 0 ? [m.import_differing({ count: differing })] : []),
	...new Set(refusedRuleSets.map((refusal) => refusals[refusal.refused].why(refusal)))
];

/** What was stored before an import ended, and how the rest is added. */
const safeWords = (taken: readonly string[]): readonly string[] => [
	taken.length > 0 ? m.import_until_then({ what: joinList(taken) }) : m.import_unchanged()
];

/** Why an import was not completed, what is safe, and what to do. */
const unfinishedWords = (result: UnfinishedImport): readonly string[] => {
	const taken = addedWords(result.taken);
	if (isCutShort(result)) return [m.import_partly({ what: joinList(taken) })];
	if ('trouble' in result) return safeWords(taken);
	if ('cancelled' in result) return [m.import_cancelled(), ...safeWords(taken)];
	const { why, next } = refusals[result.refused];
	return [why(result), ...safeWords(taken), ...(taken.length === 0 ? [next()] : [])];
};

const addedWords = ({ matches, players, ruleSets, seasons }: Imported): readonly string[] => [
	...(matches > 0 ? [m.import_matches({ count: matches })] : []),
	...(players > 0 ? [m.import_players({ count: players })] : []),
	...(ruleSets > 0 ? [m.import_rule_sets({ count: ruleSets })] : []),
	...(seasons > 0 ? [m.import_seasons({ count: seasons })] : [])
];
