/**
 * The matches that home shows. On a first visit there are none: neither the store nor what shows its rows is
 * loaded before something may be stored, here or in another tab, or waits in memory.
 */
import { listen } from '$lib/store/db/tabs';
import { databaseExists } from '$lib/store/db/exists';
import { unsavedMatches, watchUnsaved } from '$lib/store/log/unsaved';
import type { MatchRows } from '../match-rows.svelte';

type Parts = typeof import('./parts');

/** The rows, and what they are shown with. */
interface Shown extends Pick<Parts, 'Recent' | 'Underway'> {
	readonly recent: MatchRows;
	readonly open: MatchRows;
}

export class MatchesAtHome {
	/** Undefined as long as there is nothing to show. */
	shown = $state.raw<Shown>();
	#wasNone = $state(false);
	#isAsked = false;
	#isLeft = false;
	#stops: (() => void)[] = [];

	/** What there is has been read, or there was nothing. */
	get isKnown(): boolean {
		return (
			this.#wasNone || (this.shown !== undefined && this.shown.recent.isLoaded && this.shown.open.isLoaded)
		);
	}

	/** Nothing was ever stored here. */
	get isFirstVisit(): boolean {
		return this.#wasNone && !this.shown;
	}

	/** Looks for matches, and goes on following them; once. @returns the way to stop. */
	follow(): () => void {
		const look = () => void this.#look();
		look();
		this.#stops = [listen(look), watchUnsaved(look)];
		return () => {
			this.#isLeft = true;
			this.#stops.forEach((stop) => stop());
		};
	}

	async #look(): Promise<void> {
		if (this.#isAsked) return;
		if (unsavedMatches().length > 0 || (await databaseExists())) await this.#show();
		else this.#wasNone = true;
	}

	async #show(): Promise<void> {
		if (this.#isAsked) return;
		this.#isAsked = true;
		try {
			const { MatchRows, Recent, Underway } = await import('./parts');
			if (this.#isLeft) return;
			const [recent, open] = [new MatchRows({}, 4), new MatchRows({ status: 'open' }, 1)];
			this.#stops.push(recent.follow(), open.follow());
			this.shown = { Recent, Underway, recent, open };
		} catch {
			// The file is not there, nor is the network: asked for again with the next news.
			this.#isAsked = false;
		}
	}
}
