/** The words for what a stop decides, and for the risk of a call. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Options } from '../rules/options.ts';
import type { StopOrCall } from '../rules/month.ts';

/**
 * @param lead - by how much the player who stops is ahead at the end of the match, negative if behind
 * @returns how the match ends by the stop; undefined where it goes on
 */
export const stopEndText = (
	lead: number | undefined,
	{ months, target, zeroSum }: Options
): string | undefined => {
	if (lead === undefined) return undefined;
	const isYear = months === 12 && target === null && zeroSum === null;
	const match = isYear ? m.koikoi_table_the_year() : m.koikoi_table_the_match();
	const said = { match, points: m.koikoi_points({ n: Math.abs(lead) }) };
	if (lead === 0) return m.koikoi_table_stop_level(said);
	return lead > 0 ? m.koikoi_table_stop_won(said) : m.koikoi_table_stop_lost(said);
};

/**
 * @param rival - the name of the other player, as sentences use it
 * @returns what the rival would be paid after the call; `undefined` if no factor would raise the rival's
 *   points
 */
export const callRiskText = (
	{ rivalAfterCall, rivalPoints, isRivalReady }: StopOrCall,
	rival: string
): string | undefined => {
	const { factors, total } = rivalAfterCall;
	if (factors.length === 0) return undefined;
	const said = { name: rival, points: m.koikoi_points({ n: rivalPoints }), total };
	return isRivalReady ? m.koikoi_table_risk_now(said) : m.koikoi_table_risk(said);
};
