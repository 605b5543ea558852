/** Why a match cannot be shown, in words. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Unopened } from './open-log';

const wordsByReason: Record<Unopened['why'], () => string> = {
	missing: m.match_missing,
	deleted: m.match_deleted,
	'unknown-game': m.match_unknown_game,
	'no-start': m.match_damaged,
	'bad-options': m.match_damaged,
	'newer-game': m.match_newer,
	part: m.part_missing,
	newer: m.trouble_newer,
	quota: m.trouble_quota,
	refused: m.trouble_refused,
	blocked: m.trouble_blocked,
	slow: m.trouble_slow_reading,
	lost: m.trouble_unread
};

/** @returns the heading, and what happened and what can be done. */
export const unopenedWords = (why: Unopened['why']): { readonly title: string; readonly said: string } => ({
	title:
		why === 'missing'
			? m.match_missing_title()
			: why === 'deleted'
				? m.history_deleted()
				: m.match_closed_title(),
	said: wordsByReason[why]()
});
