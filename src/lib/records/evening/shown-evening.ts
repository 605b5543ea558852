/** What the page of an evening shows, for whoever shares it. */
import type { PersonLabels } from '../people/person-labels';
import type { EveningSummary } from './evening-summary';

export interface ShownEvening {
	readonly summary: EveningSummary;
	readonly labels: PersonLabels;
	/** “Friday evening”. */
	readonly title: string;
	readonly date: string;
}
