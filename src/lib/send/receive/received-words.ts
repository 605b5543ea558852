/** The words for what was received: why it is refused, how its matches stand, what was stored of them. */
import { wordsOf } from '$lib/games/registry';
import { shortDate } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { LineRefusal } from '$lib/match/judge-line';
import type { BackupRefusal, BackupRefusalCode } from '$lib/store/backup/label';
import type { MatchRow } from '$lib/store/lists/row';
import { importWords } from '../import-words';
import type { IncomingMatch } from './incoming';
import type { KeepResult } from './store-received';

const wordsByBackupRefusal: Record<BackupRefusalCode, (refusal: BackupRefusal) => string> = {
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
export const refusalWords = (refusal: BackupRefusal): string =>
	wordsByBackupRefusal[refusal.refused](refusal);

/** @returns what was stored and what was not, and which players could not be merged. */
export const keptWords = ({ imported, meetings }: KeepResult): readonly string[] => [
	...importWords(imported),
	...meetings.map(({ at, seated: [one, other] }) =>
		m.players_two_people({ name: one.name, other: other.name, date: shortDate(at) })
	)
];

/** @returns how a match stands, or how it ended. */
export const stateWords = ({ game, players, outcome, headline, isDeleted }: MatchRow): string => {
	if (isDeleted) return m.receive_is_deleted();
	const names = players.map(({ name }) => name);
	const words = wordsOf(game);
	return (
		(outcome ? words?.reason(outcome.reason, names) : headline && words?.headline(headline, names)) ?? ''
	);
};

const wordsByLineRefusal: Record<LineRefusal, () => string> = {
	'unknown-game': m.receive_unknown_game,
	'newer-game': m.receive_newer,
	differs: m.receive_differs,
	seats: m.receive_seats,
	'no-start': m.receive_match_damaged,
	'bad-options': m.receive_match_damaged,
	'too-long': m.receive_match_damaged
};

/** @returns what is new in a received match, or why it is not taken. */
export const newsWords = ({ isNew, added, judgement }: IncomingMatch): string => {
	if (judgement.is === 'refused') return wordsByLineRefusal[judgement.why]();
	if (isNew) return m.receive_match_new();
	return added > 0 ? m.receive_match_more({ count: added }) : m.receive_match_known();
};
