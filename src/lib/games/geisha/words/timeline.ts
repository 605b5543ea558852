/** The words of the timeline, which lists rounds. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { resultHow, resultValue } from './table.ts';

export const milestoneWords: MilestoneWords<Options, State, Action> = {
	title: () => m.geisha_milestones(),
	none: () => m.geisha_milestones_none(),
	heading: (number) => m.geisha_milestone({ number }),
	line: ({ before, after, options, names }) => {
		const result = after.rounds[before.rounds.length]?.result;
		if (!result) return '';
		const { winner } = result;
		return winner === null
			? resultHow(result, names)
			: [m.result_wins({ name: names[winner] ?? '' }), resultValue(result, options)]
					.filter(Boolean)
					.join('\u00a0· ');
	},
	edit: (number) => m.geisha_milestone_edit({ number }),
	lost: (count) => m.geisha_milestones_lost({ count })
};
