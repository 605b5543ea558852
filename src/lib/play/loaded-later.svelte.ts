/** A part of a screen that is fetched when it is first wanted. */
export class LoadedLater<Part> {
	value = $state.raw<Part>();
	/** It could not be fetched: the app was updated meanwhile, or the network is gone on a first visit. */
	hasFailed = $state(false);
	#isWanted = false;

	constructor(private readonly load: () => Promise<Part>) {}

	/** Fetches the part, once; again after it failed. */
	want(): void {
		if (this.#isWanted) return;
		this.#isWanted = true;
		this.hasFailed = false;
		this.load().then(
			(part) => (this.value = part),
			() => {
				this.hasFailed = true;
				this.#isWanted = false;
			}
		);
	}
}
