/** The row a list shows of a match: a projection of its log, rebuildable at any time. */
import type { Game, Headline, Outcome } from '../games/game.ts';
import type { Seated } from './entry.ts';
import type { Folded } from './fold.ts';

export interface Summary {
	readonly id: string;
	readonly game: string;
	readonly players: readonly Seated[];
	readonly started: number;
	readonly changed: number;
	readonly headline: Headline;
	/** Absent while the match is under way. */
	readonly outcome?: Outcome;
	readonly isDeleted: boolean;
}

/** @returns the row of a folded match. */
export const summarise = (game: Game, folded: Folded): Summary => {
	const outcome = game.outcome(folded.state);
	return {
		id: folded.id,
		game: folded.game,
		players: folded.players,
		started: folded.started,
		changed: folded.changed,
		headline: game.headline(folded.state),
		...(outcome && { outcome }),
		isDeleted: folded.isDeleted
	};
};
