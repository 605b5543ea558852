/** What is said large for a moment. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Side } from '../rules/actions.ts';
import { handName } from './yaku.ts';

/** What a moment is about. */
export type MomentKind = 'call' | 'stop' | 'teshi' | 'kuttsuki' | 'drawn';

/**
 * @param seat - whose moment it is; nobody's for a drawn month
 * @returns "Léa: koï-koï!"
 */
export const momentTitle = (kind: MomentKind, seat: Side | undefined, names: readonly string[]): string => {
	const name = (seat !== undefined && names[seat]) || '';
	switch (kind) {
		case 'call':
			return m.koikoi_moment_call({ name });
		case 'stop':
			return m.koikoi_moment_stop({ name });
		case 'drawn':
			return m.koikoi_moment_drawn();
		default:
			return m.koikoi_moment_hand({ name, hand: handName(kind) });
	}
};
