/** The words of the timeline of turns and corrections. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';
import { isTurn, type Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { moveWords } from './moves.ts';

export const milestoneWords: MilestoneWords<Options, State, Action> = {
	title: () => m.hanabi_milestones(),
	none: () => m.hanabi_milestones_none(),
	heading: (number, milestone) => {
		if (!milestone) return m.hanabi_milestone({ number });
		const turns = milestone.after.turns.length;
		// Corrections are no turns: the turns have the numbers that the table shows.
		return isTurn(milestone.action)
			? m.hanabi_milestone({ number: turns })
			: m.hanabi_milestone_between({ number: turns + 1 });
	},
	line: ({ action, after, names }) => moveWords(action, after, names),
	edit: (number, milestone) => {
		switch (milestone?.action.type) {
			case 'turn':
				return m.hanabi_milestone_edit_whose();
			case 'leave':
				return m.hanabi_milestone_edit_leave();
			case 'recount':
				return m.hanabi_milestone_edit_recount();
			default:
				return m.hanabi_milestone_edit({ number: milestone?.after.turns.length ?? number });
		}
	},
	lost: (count) => m.hanabi_milestones_lost({ count })
};
