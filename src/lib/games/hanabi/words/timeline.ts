/** The words of the timeline of turns and corrections. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';

export const milestoneWords: MilestoneWords = {
	title: () => m.hanabi_milestones(),
	none: () => m.hanabi_milestones_none(),
	heading: (number) => m.hanabi_milestone({ number }),
	edit: (number) => m.hanabi_milestone_edit({ number }),
	lost: (count) => m.hanabi_milestones_lost({ count })
};
