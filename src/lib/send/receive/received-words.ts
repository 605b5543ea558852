import { shortDate } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { importWords } from '../import-words';
import type { BackupRefusal, BackupRefusalCode } from '$lib/store/backup/label';
import type { KeepResult } from './store-received';

const wordsByCode: Record<BackupRefusalCode, (refusal: BackupRefusal) => string> = {
	'too-big': () => m.receive_too_big(),
	gone: () => m.receive_gone(),
	'not-json': () => m.receive_damaged(),
	foreign: () => m.receive_foreign(),
	newer: () => m.receive_newer(),
	damaged: () => m.receive_damaged(),
	'unknown-game': () => m.receive_unknown_game(),
	'rule-set': ({ name }) => m.import_bad_rule_set({ name: name ?? '' })
};

/** @returns why what was received is refused. */
export const refusalWords = (refusal: BackupRefusal): string => wordsByCode[refusal.refused](refusal);

/** @returns what was stored and what was not, and which players could not be merged. */
export const keptWords = ({ imported, meetings }: KeepResult): readonly string[] => [
	...importWords(imported),
	...meetings.map(({ at, seated: [one, other] }) =>
		m.players_two_people({ name: one.name, other: other.name, date: shortDate(at) })
	)
];
