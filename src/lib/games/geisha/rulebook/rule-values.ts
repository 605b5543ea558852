import { m } from '$lib/i18n/paraglide/messages';
import type { RuleValues } from '../../game.ts';
import type { Options } from '../rules/options.ts';

/** @returns the values of the rulebook's placeholders: the rounds and the points that win a match. */
export const ruleValues = ({ wins, target }: Options): RuleValues => ({
	wins: m.geisha_rounds({ n: wins }),
	target: m.geisha_points({ n: target })
});
