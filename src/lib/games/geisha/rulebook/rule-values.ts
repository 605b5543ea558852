import { m } from '$lib/i18n/paraglide/messages';
import type { RuleValues } from '../../game.ts';
import { canGoOnAfterDrawn, type Options } from '../rules/options.ts';

/** What follows a drawn round: `none` where no round can be drawn, the end of the match, or who begins the next. */
const drawnRound = (options: Options): 'none' | 'ends' | 'other' | 'same' => {
	if (options.fullBoard === 'last-player') return 'none';
	return canGoOnAfterDrawn(options) ? options.afterDrawn : 'ends';
};

/** What follows a round that is won: always the end of the match, or often a round that the loser begins. */
const wonRound = ({ mode, wins }: Options): 'ends' | 'loser' =>
	mode === 'single' || (mode === 'rounds' && wins === 1) ? 'ends' : 'loser';

/**
 * @returns the values of the rulebook's placeholders: the rounds and the points that win a match; and, for cases
 *   alone, what follows a drawn round and one that is won
 */
export const ruleValues = (options: Options): RuleValues => ({
	wins: m.geisha_rounds({ n: options.wins }),
	target: m.geisha_points({ n: options.target }),
	drawnRound: drawnRound(options),
	wonRound: wonRound(options)
});
