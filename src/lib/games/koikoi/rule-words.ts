/** The values in the text of the rulebook that options change. */
import { m } from '$lib/i18n/paraglide/messages';
import type { RuleValues } from '../game.ts';
import { pricedYaku, type Options } from './options.ts';

/** The yaku whose value is read the same whatever the other options say. */
const told = pricedYaku.filter((yaku) => yaku !== 'akatan_aotan');

/** @returns the points of each yaku and the months, `points` as numbers and `pays` in words. */
export const ruleValues = ({ points, months }: Options): RuleValues => {
	const paid = {
		...Object.fromEntries(told.map((yaku) => [yaku, points[yaku]])),
		bothViewings: points.hanami + points.tsukimi,
		bothSets: points.akatan + points.aotan,
		allBrights: points.goko + points.shiko + points.ameshiko + points.sanko
	};
	const named = (prefix: string, word: (n: number) => string | number): RuleValues =>
		Object.fromEntries(Object.entries(paid).map(([key, n]) => [`${prefix}.${key}`, word(n)]));
	return { ...named('points', (n) => n), ...named('pays', (n) => m.koikoi_points({ n })), months };
};
