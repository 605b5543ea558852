/** The words of the timeline, whose milestones are months. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';
import type { Action } from '../rules/actions.ts';
import { monthAt } from '../rules/cards.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { monthName, monthTitle } from './month-names.ts';
import { decidedText, pointsPaid, signedPoints } from './sheet.ts';

export const milestoneWords: MilestoneWords<Options, State, Action> = {
	title: () => m.koikoi_milestones(),
	none: () => m.koikoi_sheet_empty(),
	heading: (number) => m.koikoi_milestone({ number }),
	line: ({ before, after, names }) => {
		const played = after.months[before.months.length];
		if (!played) return '';
		const { winner } = played.settlement;
		const what =
			winner === null
				? decidedText(played)
				: `${names[winner] ?? ''}\u00a0${signedPoints(pointsPaid(played))}`;
		return `${monthTitle(played.month)}\u00a0· ${what}`;
	},
	edit: (number) => {
		const month = monthName(monthAt(number));
		// A match to a points target can last longer than a year; its later months are told apart by number.
		return number > 12
			? m.koikoi_milestone_edit_later({ month, number })
			: m.koikoi_milestone_edit({ month });
	},
	editAny: () => m.koikoi_milestone_edit_any(),
	lost: (count) => m.koikoi_milestones_lost({ count })
};
