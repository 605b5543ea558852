/** The words of the timeline, which lists rounds. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';

export const milestoneWords: MilestoneWords = {
	title: () => m.hanamikoji_milestones(),
	none: () => m.hanamikoji_milestones_none(),
	heading: (number) => m.hanamikoji_milestone({ number }),
	edit: (number) => m.hanamikoji_milestone_edit({ number }),
	lost: (count) => m.hanamikoji_milestones_lost({ count })
};
