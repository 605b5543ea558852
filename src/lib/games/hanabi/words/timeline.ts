/** The words of the timeline of turns and corrections. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { moveWords } from './moves.ts';

export const milestoneWords: MilestoneWords<Options, State, Action> = {
	title: () => m.hanabi_milestones(),
	none: () => m.hanabi_milestones_none(),
	heading: (number) => m.hanabi_milestone({ number }),
	line: ({ action, after, names }) => moveWords(action, after, names),
	edit: (number) => m.hanabi_milestone_edit({ number }),
	editAny: () => m.hanabi_milestone_edit_any(),
	lost: (count) => m.hanabi_milestones_lost({ count })
};
