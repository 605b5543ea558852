import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { BackupRefusal, BackupRefusalCode } from '$lib/store/backup/file-format';
import type { Imported } from '$lib/store/backup/import';
import type { ImportResult, UnfinishedImport } from './import-file';

const refusalWords: Record<BackupRefusalCode, (refusal: BackupRefusal) => string> = {
	gone: () => m.import_gone(),
	'not-json': () => m.import_not_json(),
	foreign: () => m.import_foreign(),
	newer: () => m.import_newer(),
	damaged: ({ where }) => (where ? m.import_damaged_at({ where }) : m.import_damaged()),
	'too-big': () => m.import_too_big(),
	'unknown-game': () => m.import_unknown_game(),
	'rule-set': ({ name }) => m.import_bad_rule_set({ name: name ?? '' })
};

/** @returns the sentences that tell what an import did; `StoreTrouble.svelte` tells the trouble itself. */
export const importWords = (result: ImportResult | Imported): readonly string[] => {
	if ('taken' in result) return unfinishedWords(result);
	const notImported = notImportedWords(result);
	const isUnchanged = notImported.length > 0 && result.entries + result.players + result.ruleSets === 0;
	return isUnchanged ? [...notImported, m.import_unchanged()] : [...doneWords(result), ...notImported];
};

const doneWords = (result: Imported): readonly string[] => {
	const added = addedWords(result);
	const deleted = result.deleted > 0 ? [m.import_deleted({ count: result.deleted })] : [];
	if (added.length > 0) return [m.import_done({ what: joinList(added) }), ...deleted];
	if (deleted.length > 0) return deleted;
	return [result.asked.length > 0 ? m.import_unchanged() : m.import_nothing_new()];
};

/** What was not imported, and why. */
const notImportedWords = ({ unread, differing, left, refusedRuleSets }: Imported): readonly string[] => [
	...(unread > 0 ? [m.import_unread({ count: unread })] : []),
	...(differing > 0 ? [m.import_differing({ count: differing })] : []),
	...(left > 0 ? [m.import_left({ count: left })] : []),
	...new Set(refusedRuleSets.map((refusal) => refusalWords[refusal.refused](refusal)))
];

/** Why an import was not completed, and what was stored before. */
const unfinishedWords = (result: UnfinishedImport): readonly string[] => {
	const taken = addedWords(result.taken);
	const what = joinList(taken);
	if ('trouble' in result) return [taken.length > 0 ? m.import_partly({ what }) : m.import_unchanged()];
	return [
		'refused' in result ? refusalWords[result.refused](result) : m.import_cancelled(),
		taken.length > 0 ? m.import_until_then({ what }) : m.import_unchanged()
	];
};

const addedWords = ({ matches, players, ruleSets }: Imported): readonly string[] => [
	...(matches > 0 ? [m.import_matches({ count: matches })] : []),
	...(players > 0 ? [m.import_players({ count: players })] : []),
	...(ruleSets > 0 ? [m.import_rule_sets({ count: ruleSets })] : [])
];
