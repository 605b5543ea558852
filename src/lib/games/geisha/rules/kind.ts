/** The kind of a match: what has to be the same in two matches for their scores and rounds to be compared. */
import type { Options } from './options.ts';

const lengthOf = ({ mode, wins, target }: Options): string => {
	if (mode === 'rounds') return `rounds-${wins}`;
	return mode === 'points' ? `points-${target}` : mode;
};

/**
 * Who begins after a drawn round is not part of it, since the table may always decide otherwise.
 *
 * @returns the code of what the match is played to and of what a full garden means: `rounds-3`, `points-10`,
 *   `single`, followed by `~last-player` where the last move wins, or by `~play-on` where a single round that
 *   is drawn is played again
 */
export const kindOf = (options: Options): string => {
	const { mode, fullBoard, drawnSingle } = options;
	if (fullBoard === 'last-player') return `${lengthOf(options)}~last-player`;
	return mode === 'single' && drawnSingle === 'play-on' ? 'single~play-on' : lengthOf(options);
};
