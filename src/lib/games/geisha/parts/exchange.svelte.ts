/** Two tiles that were laid in each other's place, being exchanged: the first is tapped, then the second. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Cell } from '../rules/cells.ts';

export class Exchange {
	#underWay = $state.raw<{ readonly first?: Cell }>();

	get isUnderWay(): boolean {
		return this.#underWay !== undefined;
	}

	/** The place that was tapped first. */
	get marked(): readonly Cell[] {
		return this.#underWay?.first === undefined ? [] : [this.#underWay.first];
	}

	/** Which of the two is awaited; `undefined` while none is being exchanged. */
	get awaited(): string | undefined {
		if (!this.#underWay) return undefined;
		return this.#underWay.first === undefined ? m.geisha_swap_first() : m.geisha_swap_second();
	}

	readonly begin = (): void => {
		this.#underWay = {};
	};
	readonly cancel = (): void => {
		this.#underWay = undefined;
	};

	/** @returns both places once the second is tapped; the same place twice exchanges nothing. */
	tap(cell: Cell): readonly [Cell, Cell] | undefined {
		const first = this.#underWay?.first;
		this.#underWay = first === undefined ? { first: cell } : undefined;
		return first === undefined || first === cell ? undefined : [first, cell];
	}
}
