/** The words of the timeline, whose milestones are months. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { monthTitle } from './month-names.ts';
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
	edit: (number) => m.koikoi_milestone_edit({ number }),
	editAny: () => m.koikoi_milestone_edit_any(),
	lost: (count) => m.koikoi_milestones_lost({ count })
};
