/** What a call lets the other player hope for. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Choice } from '../rules/month/stop-or-call.ts';

/** @returns the risk of a call in a sentence; nothing where it changes nothing for the rival. */
export const riskOf = (
	{ rivalAfterCall, rivalPoints, isRivalReady }: Choice,
	rival: string
): string | undefined => {
	const { factors, total } = rivalAfterCall;
	if (factors.length === 0) return undefined;
	const said = { name: rival, points: m.koikoi_points({ n: rivalPoints }), total };
	return isRivalReady ? m.koikoi_table_risk_now(said) : m.koikoi_table_risk(said);
};
