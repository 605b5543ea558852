/** The words for the risk of a call. */
import { m } from '$lib/i18n/paraglide/messages';
import type { StopOrCall } from '../rules/month/stop-or-call.ts';

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
