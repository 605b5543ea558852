/** Gathers the rows of a table that tell of the same match. */
import { foldedName } from '$lib/match/names';
import { plain } from './cells';
import type { ReadRow } from './read-row';
import type { TableRow } from './table-rows';

/** The rows of one match. It is left out where one of them could not be read. */
export interface Group {
	readonly rows: readonly ReadRow[];
	readonly isBroken: boolean;
}

class OpenGroup implements Group {
	readonly rows: ReadRow[] = [];
	isBroken = false;
	readonly #seated = new Set<string>();
	constructor(readonly key: string) {}

	add(row: TableRow, read: ReadRow | undefined): void {
		if (read) this.rows.push(read);
		else this.isBroken = true;
		for (const name of namesIn(row)) this.#seated.add(name);
	}
	/** Whether somebody of the row sits there already: then it is of another match. */
	has(row: TableRow): boolean {
		return namesIn(row).some((name) => this.#seated.has(name));
	}
}

const namesIn = (row: TableRow): readonly string[] => [
	`player ${foldedName(row.at('player'))}`,
	...(row.at('seat') === '' ? [] : [`seat ${row.at('seat')}`])
];
const keyOf = (row: TableRow): string => JSON.stringify([plain(row.at('game')), row.at('began')]);

/**
 * The rows of one match are those with the same `match`. Of rows without one, they are those that follow each other
 * with the same game and time, until a player would sit there twice.
 */
export class Gathering {
	readonly #groups: OpenGroup[] = [];
	readonly #byLabel = new Map<string, OpenGroup>();
	#last: OpenGroup | undefined;

	get groups(): readonly Group[] {
		return this.#groups;
	}
	/** @param read what the row says; undefined if it could not be read. */
	add(row: TableRow, read: ReadRow | undefined): void {
		const label = row.at('match');
		this.#last = label === '' ? this.#following(row) : undefined;
		(this.#last ?? this.#labelled(label)).add(row, read);
	}
	#begin(key: string): OpenGroup {
		const group = new OpenGroup(key);
		this.#groups.push(group);
		return group;
	}
	#labelled(label: string): OpenGroup {
		const group = this.#byLabel.get(label) ?? this.#begin(label);
		this.#byLabel.set(label, group);
		return group;
	}
	#following(row: TableRow): OpenGroup {
		const last = this.#last;
		return last?.key === keyOf(row) && !last.has(row) ? last : this.#begin(keyOf(row));
	}
}
