/**
 * The matches that home shows. On a first visit there are none, so the database code and the components for
 * matches are loaded only once a match may be stored, here or in another tab, or waits in memory to be
 * stored.
 */
import { listen } from '$lib/store/db/tabs';
import { databaseExists } from '$lib/store/db/exists';
import { unsavedMatches, watchUnsaved } from '$lib/store/lines/unsaved';
import type { MatchRows } from '../match-rows.svelte';

type Parts = typeof import('./parts');

/** The two lists of home, and the components that show them. */
interface Shown extends Pick<Parts, 'MatchRow' | 'Recent' | 'Underway'> {
	readonly recent: MatchRows;
	readonly open: MatchRows;
}

export class HomeMatches {
	/** Undefined as long as there is nothing to show. */
	shown = $state.raw<Shown>();
	#wasNone = $state(false);
	#isRequested = false;
	#isLeft = false;
	#stops: (() => void)[] = [];

	/** Whether the matches have been read, or there are none. */
	get isKnown(): boolean {
		return (
			this.#wasNone || (this.shown !== undefined && this.shown.recent.isLoaded && this.shown.open.isLoaded)
		);
	}

	/** Whether there is no match yet. */
	get isEmpty(): boolean {
		if (!this.shown) return this.#wasNone;
		const { isLoaded, rows, trouble } = this.shown.recent;
		return isLoaded && rows.length === 0 && trouble === undefined;
	}

	/** Looks for matches and keeps them up to date; to be called once. @returns a function that ends this. */
	follow(): () => void {
		const check = () => void this.#check();
		check();
		this.#stops = [listen(check), watchUnsaved(check)];
		return () => {
			this.#isLeft = true;
			this.#stops.forEach((stop) => stop());
		};
	}

	async #check(): Promise<void> {
		if (this.#isRequested) return;
		if (unsavedMatches().length > 0 || (await databaseExists())) await this.#show();
		else this.#wasNone = true;
	}

	async #show(): Promise<void> {
		if (this.#isRequested) return;
		this.#isRequested = true;
		try {
			const { MatchRow, MatchRows, Recent, Underway } = await import('./parts');
			if (this.#isLeft) return;
			const [recent, open] = [new MatchRows({}, 4), new MatchRows({ status: 'open' }, 1)];
			this.#stops.push(recent.follow(), open.follow());
			this.shown = { MatchRow, Recent, Underway, recent, open };
		} catch {
			// Neither the cache nor the network has the file; the next change requests it again.
			this.#isRequested = false;
		}
	}
}
