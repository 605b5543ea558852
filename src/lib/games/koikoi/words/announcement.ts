/** The words of the announcements that the table shows large for a moment. */
import type { Side } from '../../sides.ts';
import { m } from '$lib/i18n/paraglide/messages';
import { handName } from './yaku.ts';

/** What is announced. */
export type AnnouncementKind = 'call' | 'stop' | 'teshi' | 'kuttsuki' | 'table' | 'drawn';

/**
 * @param seat - the player whom the announcement is about; `undefined` for a drawn month
 * @param names - the players' names by seat, as sentences use them
 * @returns the title, such as "Léa: koï-koï!"
 */
export const announcementTitle = (
	kind: AnnouncementKind,
	seat: Side | undefined,
	names: readonly string[]
): string => {
	const name = (seat !== undefined && names[seat]) || '';
	switch (kind) {
		case 'call':
			return m.koikoi_moment_call({ name });
		case 'stop':
			return m.koikoi_moment_stop({ name });
		case 'table':
			return m.koikoi_moment_table({ name });
		case 'drawn':
			return m.koikoi_sheet_drawn();
		default:
			return m.koikoi_moment_hand({ name, hand: handName(kind) });
	}
};
