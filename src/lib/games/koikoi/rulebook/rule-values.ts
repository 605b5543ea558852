/** The values in the text of the rulebook that options change. */
import { m } from '$lib/i18n/paraglide/messages';
import type { RuleValues } from '../../game.ts';
import { priced, type Options } from '../rules/options.ts';

/** @returns the points of each yaku and of the Triad, and the months, `points` as numbers and `pays` in words. */
export const ruleValues = ({ points, months }: Options): RuleValues => {
	const paid = {
		...Object.fromEntries(priced.map((one) => [one, points[one]])),
		bothViewings: points.hanami + points.tsukimi,
		bothSets: points.akatan + points.aotan,
		allBrights: points.goko + points.shiko + points.ameshiko + points.sanko
	};
	const named = (prefix: string, word: (n: number) => string | number): RuleValues =>
		Object.fromEntries(Object.entries(paid).map(([key, n]) => [`${prefix}.${key}`, word(n)]));
	return { ...named('points', (n) => n), ...named('pays', (n) => m.koikoi_points({ n })), months };
};
