/** What a list says of a match: its game, who sat there, its score, and when it began. */
import { metaOf } from '$lib/games/registry';
import { dateAndTime, timeOfDay } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { MatchRow } from '$lib/store/lists/row';
import { eveningOf } from '$lib/matches/evening';

/** @returns the name of a game; “Another game” for one that this version does not have. */
export const gameNameOf = (id: string): string => metaOf(id)?.name ?? m.other_game();

/** @returns a name for each seat, “?” for a blank one; at least one name. */
export const namesOf = ({ players }: Pick<MatchRow, 'players'>): readonly string[] =>
	players.length === 0 ? ['?'] : players.map(({ name }) => (name.trim() === '' ? '?' : name));

/** @returns a match's score in numbers: “11 – 7”, “21/25”; empty where the row has none, or its score is not known. */
export const standingText = ({ standing }: Pick<MatchRow, 'standing'>): string => {
	if (!standing || standing.scores.length === 0) return '';
	const { scores, max } = standing;
	return max === undefined ? scores.join(' – ') : `${scores[0] ?? 0}/${max}`;
};

/**
 * @returns the time, with its date for a match that began on an earlier evening than the one it was last played on;
 *   empty where no time is known.
 */
export const whenBegun = ({ started, changed }: Pick<MatchRow, 'started' | 'changed'>): string =>
	eveningOf(started) === eveningOf(changed) ? timeOfDay(started) : dateAndTime(started);
