/** Exchanges two tiles that were laid in each other's place: the first is tapped, then the second. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Cell } from '../rules/garden.ts';

export class Exchange {
	#underWay = $state.raw<{ readonly first?: Cell }>();

	/** Whether the players are choosing the tiles. */
	get isUnderWay(): boolean {
		return this.#underWay !== undefined;
	}

	/** The place tapped first, if one was. */
	get marked(): readonly Cell[] {
		return this.#underWay?.first === undefined ? [] : [this.#underWay.first];
	}

	/** Asks for the first or the second tile; `undefined` while no exchange is under way. */
	get prompt(): string | undefined {
		if (!this.#underWay) return undefined;
		return this.#underWay.first === undefined ? m.geisha_swap_first() : m.geisha_swap_second();
	}

	readonly begin = (): void => {
		this.#underWay = {};
	};
	readonly cancel = (): void => {
		this.#underWay = undefined;
	};

	/**
	 * Takes a tap on a place.
	 *
	 * @returns both places after the second tap; `undefined` if it is on the same place
	 */
	tap(cell: Cell): readonly [Cell, Cell] | undefined {
		const first = this.#underWay?.first;
		this.#underWay = first === undefined ? { first: cell } : undefined;
		return first === undefined || first === cell ? undefined : [first, cell];
	}
}
