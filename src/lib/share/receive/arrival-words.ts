/** The words for a match that was received. */
import { wordsOf } from '$lib/games/registry';
import { m } from '$lib/i18n/paraglide/messages';
import type { MatchRow } from '$lib/store/lists/row';
import type { IncomingMatch } from './incoming';

/** @returns how a match stands, or how it ended. */
export const stateWords = ({ game, players, outcome, headline }: MatchRow): string => {
	const names = players.map(({ name }) => name);
	const words = wordsOf(game);
	return (outcome ? words?.reason(outcome.reason, names) : words?.headline(headline, names)) ?? '';
};

/** @returns what is new in a received match, or why it cannot be read. */
export const newsWords = ({ isNew, isDifferent, arrival }: IncomingMatch): string => {
	const { added, unreadable } = arrival;
	if (isDifferent) return m.receive_differs();
	if (unreadable === 'unknown-game') return m.receive_unknown_game();
	if (unreadable === 'newer-game') return m.receive_newer();
	if (unreadable) return m.receive_match_damaged();
	if (isNew) return m.receive_match_new();
	return added.length > 0 ? m.receive_match_more({ count: added.length }) : m.receive_match_known();
};

/** @returns a line for each reason why entries of a match are left out. */
export const leftOutWords = ({ arrival: { left } }: IncomingMatch): readonly string[] => {
	const newer = left.filter(({ why }) => why === 'newer').length;
	const seats = left.filter(({ why }) => why === 'seats').length;
	const others = left.length - newer - seats;
	return [
		...(others > 0 ? [m.receive_left({ count: others })] : []),
		...(newer > 0 ? [m.receive_left_newer()] : []),
		...(seats > 0 ? [m.receive_left_seats()] : [])
	];
};
