/** The outcome of a match that its players ended before its rules did, or whose result was only noted. */
import type { Standing } from '../games/facts.ts';
import type { Game } from '../games/game.ts';
import type { Outcome, Params, Refusal, Seat } from '../games/outcome.ts';
import type { Noted } from './entry.ts';

/** That a match was given up: by whom, or by nobody where it stays unfinished; and how many sat in it. */
export interface GivenUp {
	readonly by: Seat | undefined;
	readonly seats: number;
	/** The result that was noted, in place of giving up. */
	readonly noted: Noted | undefined;
	/** The `seq` of the entry that says so. */
	readonly seq: number;
}

/** The refusal of an action in a match that was given up. It is the app's and not a game's, so it has no rule. */
export const matchOver: Refusal = { refused: true, code: 'match-over', params: {}, rule: '' };

/**
 * @returns how a match in this state ended: by its rules, because it was given up, or as its result was noted. A
 * cooperative match that was given up is unfinished.
 */
export const outcomeAt = (game: Game, state: unknown, givenUp: GivenUp | undefined): Outcome | undefined => {
	if (!givenUp) return game.outcome(state);
	const { by, seats, noted } = givenUp;
	if (noted) return outcomeOfNoted(noted, game.records.isTogether, game.records.standing(state).max);
	if (by === undefined || game.records.isTogether)
		return { winners: [], reason: { code: 'unfinished', params: {} }, rule: '', givenUp: 'unfinished' };
	return {
		winners: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== by),
		reason: { code: 'forfeit', params: { by } },
		rule: '',
		givenUp: 'forfeit'
	};
};

/** Where all share the score, it comes with the highest one, so that the words of the game can rate it. */
const outcomeOfNoted = (
	{ winners, scores, lost }: Noted,
	isTogether: boolean,
	max: number | undefined
): Outcome => {
	const [score] = scores;
	const [winner] = winners;
	const shared: Params =
		score === undefined ? {} : { score, ...(max !== undefined && score <= max && { max }) };
	const own: Params = winners.length === 1 && winner !== undefined ? { winner } : { draw: 1 };
	return {
		winners,
		reason: { code: 'noted', params: isTogether ? shared : own },
		rule: '',
		noted: true,
		...(!isTogether && winners.length > 1 && { shared: true }),
		...(lost === true && { lost: true })
	};
};

/**
 * Whether a noted result can be that of a match. Against each other, somebody who sits there has won, and all have scores
 * or none; together, all have won or lost with one score, which is 0 for a lost match.
 */
export const isNotedFor = (
	{ winners, scores, lost, starter = 0, rules }: Noted,
	seats: number,
	isTogether: boolean,
	{ max = Infinity, min = 0 }: Partial<Standing>
): boolean => {
	const areSeats = [starter, ...winners].every((seat) => seat < seats);
	if (!areSeats || new Set(winners).size !== winners.length) return false;
	if (!isTogether) return !lost && winners.length > 0 && (scores.length === 0 || scores.length === seats);
	const [score = NaN] = scores;
	const [lowest, highest] = lost ? [0, 0] : [min, rules === 'unknown' ? Infinity : max];
	return winners.length === (lost ? 0 : seats) && scores.length === 1 && score >= lowest && score <= highest;
};
