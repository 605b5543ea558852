/** The rule options of Geisha: the length of a match and the meaning of a full garden (rules: Options). */
import * as v from 'valibot';

/** What a match is played to: a number of rounds won, a number of points, or a single round. */
export const modes = ['rounds', 'points', 'single'] as const;
export type Mode = (typeof modes)[number];
/** The rounds to win in the mode `rounds`. */
export const winTargets = [3, 2, 1] as const;
/** The points to reach in the mode `points`. */
export const targetRange = { min: 1, max: 99 } as const;
/** What a full garden without a pattern means: a drawn round, or a win for the player of the last move. */
export const fullBoardRules = ['drawn', 'last-player'] as const;
export type FullBoardRule = (typeof fullBoardRules)[number];
/** Who begins after a drawn round: the player who did not begin it, or the same one. */
export const afterDrawnRules = ['other', 'same'] as const;
/** What a drawn round means in the mode `single`: a drawn match, or that another round is played. */
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

/** Whether a round can follow a drawn one; otherwise the option `afterDrawn` has no meaning. */
export const canGoOnAfterDrawn = ({ mode, fullBoard, drawnSingle }: Options): boolean =>
	fullBoard === 'drawn' && !(mode === 'single' && drawnSingle === 'drawn-match');

/** What is played out of the one box (rules: Presets). */
export const presets = {
	'three-rounds': {
		mode: 'rounds',
		wins: 3,
		target: 10,
		drawnSingle: 'drawn-match',
		fullBoard: 'drawn',
		afterDrawn: 'other'
	}
} as const satisfies Record<string, Options>;
