/** A part of a screen whose code is loaded on first use. */
export class LazyPart<Part> {
	/** The loaded part; undefined before. */
	value = $state.raw<Part>();
	/** Whether loading failed: the app was updated meanwhile, or there is no network on a first visit. */
	hasFailed = $state(false);
	#isWanted = false;

	constructor(private readonly load: () => Promise<Part>) {}

	/** Starts loading, unless the part is loaded or on its way. After a failure it tries again. */
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
