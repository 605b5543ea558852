/** What was said of a state and holds on no other: a refusal, a card announced, a piece of news. */
export class OnState<Value> {
	readonly #state: () => unknown;
	#said = $state.raw<{ readonly state: unknown; readonly value: Value }>();

	/** @param state gives the state the table is in: any change of it puts away what was said. */
	constructor(state: () => unknown) {
		this.#state = state;
	}

	/** What was said of the state as it is; `undefined` where nothing was. */
	get value(): Value | undefined {
		return this.#said?.state === this.#state() ? this.#said?.value : undefined;
	}

	/** Says it of the state as it is; `undefined` puts away what was said. */
	set value(value: Value | undefined) {
		this.#said = value === undefined ? undefined : { state: this.#state(), value };
	}
}
