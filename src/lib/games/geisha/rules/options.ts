/** The options of Geisha: how long a match is, and what a full garden means (rules: Options). */
import * as v from 'valibot';

/** One round, a number of rounds won, or a number of points. */
export const modes = ['rounds', 'points', 'single'] as const;
export type Mode = (typeof modes)[number];
/** Rounds to win. */
export const winTargets = [3, 2, 1] as const;
/** Points to reach; beside 10, 15 and 20 any number the table likes. */
export const targetRange = { min: 1, max: 99 } as const;
export const fullBoardRules = ['drawn', 'last-player'] as const;
export type FullBoardRule = (typeof fullBoardRules)[number];
/** Who begins after a drawn round: the other player than before, or the same. */
export const afterDrawnRules = ['other', 'same'] as const;
/** What a drawn round makes of a match of one round. */
export const drawnSingleRules = ['drawn-match', 'play-on'] as const;

export const optionsSchema = v.pipe(
	v.strictObject({
		mode: v.picklist(modes),
		wins: v.picklist(winTargets),
		target: v.pipe(v.number(), v.integer(), v.minValue(targetRange.min), v.maxValue(targetRange.max)),
		drawnSingle: v.picklist(drawnSingleRules),
		fullBoard: v.picklist(fullBoardRules),
		afterDrawn: v.picklist(afterDrawnRules)
	}),
	v.readonly()
);
export type Options = v.InferOutput<typeof optionsSchema>;

/** Whether a round after a drawn one can come: nobody has to be asked who begins it otherwise. */
export const canGoOnAfterDrawn = ({ mode, fullBoard, drawnSingle }: Options): boolean =>
	fullBoard === 'drawn' && !(mode === 'single' && drawnSingle === 'drawn-match');
