/** Fills in the values of the rulebook's text that depend on the options. */
import { m } from '$lib/i18n/paraglide/messages';
import type { RuleValues } from '../../game.ts';
import { pricedItems, type Options } from '../rules/options.ts';

/**
 * @returns the points of each yaku, of the Triade and of some sums, under `points.<key>` as a number and
 *   under `pays.<key>` in words, and the number of months under `months`
 */
export const ruleValues = ({ points, months }: Options): RuleValues => {
	const paid = {
		...Object.fromEntries(pricedItems.map((one) => [one, points[one]])),
		bothViewings: points.hanami + points.tsukimi,
		bothSets: points.akatan + points.aotan,
		allBrights: points.goko + points.shiko + points.ameshiko + points.sanko
	};
	const named = (prefix: string, word: (n: number) => string | number): RuleValues =>
		Object.fromEntries(Object.entries(paid).map(([key, n]) => [`${prefix}.${key}`, word(n)]));
	return { ...named('points', (n) => n), ...named('pays', (n) => m.koikoi_points({ n })), months };
};
