/** What version 1 made of a log, to compare with what the line of that log comes to. */
import type { Game } from '../../../src/lib/games/game.ts';
import type { Folded } from '../../../src/lib/match/fold.ts';
import type { Entry } from './entry.ts';
import { fold, isUnreadable, type Folded as OldFolded } from './fold.ts';

/** @returns the match of a readable log. */
export const foldOf1 = (game: Game, log: readonly Entry[]): OldFolded => {
	const result = fold(game, log);
	if (isUnreadable(result)) throw new Error(result);
	return result;
};

/** @returns what players see of a match: all but where its entries lie. */
export const matchOf = (match: Folded | OldFolded) => {
	const {
		id,
		game,
		players,
		options,
		ruleSet,
		started,
		changed,
		note,
		place,
		state,
		outcome,
		noted,
		isDeleted
	} = match;
	return {
		...{
			id,
			game,
			players,
			options,
			ruleSet,
			started,
			changed,
			note,
			place,
			state,
			outcome,
			noted,
			isDeleted
		},
		isGivenUp: match.givenUp !== undefined,
		moves: match.moves.map(({ at, action, before, after }) => ({ at, action, before, after })),
		refused: match.refused.map(({ action, before, refusal }) => ({ action, before, refusal })),
		canUndo: match.undoable !== undefined
	};
};
