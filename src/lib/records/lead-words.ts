/** A sentence that says who leads between two players. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Outcomes } from './outcomes';

/** @param outcomes from the first player's point of view; draws are not mentioned. */
export const leadWords = ([name, rival]: readonly [string, string], { won, lost }: Outcomes): string => {
	if (won === lost) return m.records_level({ name, rival, n: won });
	return won > lost
		? m.records_leads({ name, won, lost })
		: m.records_leads({ name: rival, won: lost, lost: won });
};
