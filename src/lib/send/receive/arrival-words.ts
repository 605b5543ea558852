/** The words for a match that was received. */
import { wordsOf } from '$lib/games/registry';
import { m } from '$lib/i18n/paraglide/messages';
import type { MatchRow } from '$lib/store/lists/row';
import type { LineRefusal } from '$lib/match/received';
import type { IncomingMatch } from './incoming';

/** @returns how a match stands, or how it ended. */
export const stateWords = ({ game, players, outcome, headline, isDeleted }: MatchRow): string => {
	if (isDeleted) return m.receive_is_deleted();
	const names = players.map(({ name }) => name);
	const words = wordsOf(game);
	return (
		(outcome ? words?.reason(outcome.reason, names) : headline && words?.headline(headline, names)) ?? ''
	);
};

const refusalWords: Record<LineRefusal, () => string> = {
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
	if (judgement.is === 'refused') return refusalWords[judgement.why]();
	if (isNew) return m.receive_match_new();
	return added > 0 ? m.receive_match_more({ count: added }) : m.receive_match_known();
};
