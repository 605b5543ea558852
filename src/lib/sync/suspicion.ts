/**
 * When a phone that waits for changes looks whether the database is still the same: from time to time, and soon
 * when it is sent what it knows already, as another server sends it to a phone whose position it does not know.
 */
import { hasGoneBack } from './compare.ts';
import { toDocument } from './document.ts';
import type { Page } from './pull.ts';

/** In milliseconds, how long a phone that gets nothing new takes the database for the same. */
const checkedFor = 60_000;
/** In milliseconds, the same for a phone that is sent what it knows, as long as there is more to come. */
const suspectedFor = 5_000;

export class Suspicion {
	#isSuspect = false;
	#checked = 0;
	/** What was sent and did not come back yet: it comes as known. */
	readonly #echoes = new Set<string>();

	constructor(private readonly now: () => number) {}

	/** Whether the database may be another one, which nobody has looked at yet: what it has is not known then. */
	get isRaised(): boolean {
		return this.#isSuspect;
	}

	/** Says that these documents are being sent. */
	sending(ids: readonly string[]): void {
		for (const id of ids) this.#echoes.add(id);
	}

	/** Says that the database was looked at. */
	checked(): void {
		this.#checked = this.now();
		this.#isSuspect = false;
	}

	/** Says that all there was has been read, and so what was sent and came back with it, unlooked at here. */
	caughtUp(): void {
		this.#echoes.clear();
	}

	/**
	 * Takes a page into account that came after the position `since`.
	 *
	 * @param hasNews whether anything in it was new.
	 */
	saw(page: Page, since: string, hasNews: boolean): void {
		const isFromElsewhere = this.#isFromElsewhere(page);
		this.#isSuspect ||= (isFromElsewhere && !hasNews) || hasGoneBack(page.since, since);
	}

	/** Takes a page into account like `saw`. @returns whether to look at the database now. */
	isDue(page: Page, since: string, hasNews: boolean): boolean {
		this.saw(page, since, hasNews);
		const passed = this.now() - this.#checked;
		// The clock may have been set back.
		if (passed < 0) return true;
		if (this.#isSuspect) return !page.hasMore || passed >= suspectedFor;
		return passed >= checkedFor && !hasNews;
	}

	/** Whether there is anything in a page that was not sent just now. */
	#isFromElsewhere({ shared, aside }: Page): boolean {
		const ids = [...shared.map((content) => toDocument(content)._id), ...aside.map(({ id }) => id)];
		return ids.filter((id) => !this.#echoes.delete(id)).length > 0;
	}
}
