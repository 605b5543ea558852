/** The words of the timeline, which lists rounds. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';

export const milestoneWords: MilestoneWords = {
	title: () => m.geisha_milestones(),
	none: () => m.geisha_milestones_none(),
	heading: (number) => m.geisha_milestone({ number }),
	edit: (number) => m.geisha_milestone_edit({ number }),
	lost: (count) => m.geisha_milestones_lost({ count })
};
