/** The outcome of a match that its players ended before its rules did. */
import type { Game } from '../games/game.ts';
import type { Outcome, Refusal, Seat } from '../games/outcome.ts';
import type { Ref } from './entry.ts';

/** That a match was given up: by whom, or by nobody where it stays unfinished; and how many sat in it. */
export interface GivenUp {
	readonly by: Seat | undefined;
	readonly seats: number;
	/** The entry that says so. */
	readonly ref: Ref;
}

/** The refusal of an action in a match that was given up. It is the app's and not a game's, so it has no rule. */
export const matchOver: Refusal = { refused: true, code: 'match-over', params: {}, rule: '' };

/**
 * @returns how a match in this state ended: by its rules, or because it was given up; undefined while it goes on. The
 *   players of a cooperative game are on one side, so there a match that was given up is always unfinished.
 */
export const outcomeAt = (game: Game, state: unknown, givenUp: GivenUp | undefined): Outcome | undefined => {
	if (!givenUp) return game.outcome(state);
	const { by, seats } = givenUp;
	if (by === undefined || game.records.isTogether)
		return { winners: [], reason: { code: 'unfinished', params: {} }, rule: '', givenUp: 'unfinished' };
	return {
		winners: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== by),
		reason: { code: 'forfeit', params: { by } },
		rule: '',
		givenUp: 'forfeit'
	};
};
