/** The action that the status line offers beside its text. */
import { m } from '$lib/i18n/paraglide/messages';

/** An offer for `Status.svelte`; `quiet` takes back an announced colour. */
export interface Offer {
	readonly code: 'quiet' | 'finish' | 'clue';
	readonly label: string;
	readonly act: () => void;
}

/**
 * @param moment the announced colour, whether the show can be finished, and whether the last turn was a clue
 * @param acts what each offer does
 * @returns the most urgent offer; `undefined` if there is none
 */
export const offerOf = (
	moment: { readonly announced: string | null; readonly canFinish: boolean; readonly wasClue: boolean },
	acts: Readonly<Record<Offer['code'], () => void>>
): Offer | undefined => {
	if (moment.announced !== null) return { code: 'quiet', label: m.hanabi_announce_none(), act: acts.quiet };
	if (moment.canFinish) return { code: 'finish', label: m.hanabi_finish(), act: acts.finish };
	if (moment.wasClue) return { code: 'clue', label: m.hanabi_clue_details(), act: acts.clue };
	return undefined;
};
