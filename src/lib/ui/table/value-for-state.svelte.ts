/** A value that holds only for the state in which it was set, such as a refusal or an announced card. */
export class ValueForState<Value> {
	readonly #state: () => unknown;
	#entry = $state.raw<{ readonly state: unknown; readonly value: Value }>();

	/** @param state gives the current state of the table; states are compared by identity. */
	constructor(state: () => unknown) {
		this.#state = state;
	}

	/** The value set in the current state; undefined if none was. */
	get value(): Value | undefined {
		return this.#entry?.state === this.#state() ? this.#entry?.value : undefined;
	}

	/** Sets the value for the current state; undefined removes it. */
	set value(value: Value | undefined) {
		this.#entry = value === undefined ? undefined : { state: this.#state(), value };
	}
}
