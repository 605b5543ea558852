/**
 * The way back from a tap that led to this table by mistake, which the table offers in its status line until something
 * is played: to the setup of a rematch that was begun at once, or to the result of a match that was reopened.
 */
import { goto } from '$app/navigation';
import type { StatusOffer } from '$lib/games/views';
import { newMatchHref } from '$lib/i18n/addresses';
import { m } from '$lib/i18n/paraglide/messages';
import type { LiveMatch } from '$lib/live/live-match.svelte';
import { begunRematch } from '$lib/result/begun-rematch.svelte';

export class WayBack {
	/** The match as it was right after it was reopened, and what takes that back. */
	#reopened = $state.raw<{ readonly at: unknown; readonly undo: () => void }>();

	/** @param match gives the open match. */
	constructor(private readonly match: () => LiveMatch) {}

	readonly offer = $derived.by((): StatusOffer | undefined => {
		const { id, folded } = this.match();
		if (this.#reopened?.at === folded)
			return {
				text: m.match_reopened(),
				label: m.match_back_to_result(),
				code: 'result',
				act: this.#reopened.undo
			};
		const { latest } = begunRematch;
		return latest?.id === id && folded.undoable === undefined
			? {
					text: m.rematch_begun(),
					label: m.rematch_change(),
					code: 'setup',
					act: () => void this.#toSetup(latest.of)
				}
			: undefined;
	});

	/** Lets a match that is over go on: takes back what ended a match. Corrections that were made afterwards stay. */
	reopen(): void {
		const live = this.match();
		const { moves, refused, state, givenUp } = live.folded;
		const last = givenUp ?? (live.game.outcome(state) ? moves.at(-1)?.seq : undefined);
		let steps = 0;
		// Where moves are refused, a correction has ended the match before them, and they would count without it.
		if (last !== undefined && refused.length === 0) {
			live.drop(last);
			steps = 1;
		}
		while (live.outcome && live.folded.undoable !== undefined) {
			live.undo();
			steps += 1;
		}
		const undo = (): void => {
			for (let step = 0; step < steps; step += 1) live.redo();
		};
		this.#reopened = { at: live.folded, undo };
	}

	/** Deletes the rematch that nobody has played. @param of the match that it repeats */
	async #toSetup(of: string): Promise<void> {
		const live = this.match();
		live.delete();
		// `newMatchHref` resolves the address.
		// eslint-disable-next-line svelte/no-navigation-without-resolve
		await goto(newMatchHref(live.game.id, of), { replaceState: true });
	}
}
