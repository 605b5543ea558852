/** The words of the timeline, which lists rounds. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';
import { sides } from '../../sides.ts';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { standing } from '../rules/standing.ts';
import type { State } from '../rules/state.ts';

export const milestoneWords: MilestoneWords<Options, State, Action> = {
	title: () => m.hanamikoji_milestones(),
	none: () => m.hanamikoji_milestones_none(),
	heading: (number) => m.hanamikoji_milestone({ number }),
	line: ({ after, names }) => {
		const now = standing(after.tokens);
		return sides.map((side) => `${names[side] ?? ''}\u00a0${now[side].charm}`).join('\u00a0· ');
	},
	edit: (number) => m.hanamikoji_milestone_edit({ number }),
	lost: (count) => m.hanamikoji_milestones_lost({ count })
};
