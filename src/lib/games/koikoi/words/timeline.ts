/** The words of the timeline, whose milestones are months. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';

export const milestoneWords: MilestoneWords = {
	title: () => m.koikoi_milestones(),
	none: () => m.koikoi_milestones_none(),
	heading: (number) => m.koikoi_milestone({ number }),
	edit: (number) => m.koikoi_milestone_edit({ number }),
	lost: (count) => m.koikoi_milestones_lost({ count })
};
