/** Finds who the players of a file are: people who are here, or new ones. */
import type { Seated } from '$lib/match/entry';
import { foldedName } from '$lib/match/names';
import { m } from '$lib/i18n/paraglide/messages';
import { guestPrefix, type Player } from '$lib/store/players/player';
import { personOf } from '$lib/store/players/same-player';
import { pastId, type PastPlayer } from './past-match';

/** Seats the players of one file, each name and each id always as the same person. */
export class Seating {
	readonly #isHere: ReadonlySet<string>;
	readonly #idByName = new Map<string, string>();
	readonly #person: (id: string) => string;
	readonly #seated = new Map<string, string>();

	/** @param players of this phone, the last used first. */
	constructor(players: readonly Player[]) {
		this.#isHere = new Set(players.map(({ id }) => id));
		this.#person = personOf(players);
		for (const { id, name } of players) {
			const key = foldedName(name);
			if (!this.#idByName.has(key)) this.#idByName.set(key, this.#person(id));
		}
	}

	/** @returns who sits there: by the id if it is here, by the name else; a new player if nobody here has it. */
	seatOf({ name, id, isGuest }: PastPlayer, seat: number): Seated {
		if (isGuest) {
			const number = seat + 1;
			return { id: `${guestPrefix}${number}`, name: name === '' ? m.setup_guest({ number }) : name };
		}
		const key = foldedName(name);
		const isKnown = id !== undefined && this.#isHere.has(id);
		const found = isKnown ? id : (this.#idByName.get(key) ?? id ?? pastId(`player ${key}`));
		if (!this.#idByName.has(key)) this.#idByName.set(key, found);
		return { id: found, name };
	}
	/** @returns a player of the match who sits there twice, because two names are those of one person. */
	twiceIn(seats: readonly Seated[]): Seated | undefined {
		const people = seats.map((seat) => this.personOf(seat));
		return seats.find((_, seat) => people.indexOf(people[seat] ?? '') < seat);
	}
	/** Notes the players of a match that is to be added. */
	note(seats: readonly Seated[]): void {
		for (const { id, name } of seats)
			if (!id.startsWith(guestPrefix) && !this.#seated.has(id)) this.#seated.set(id, name);
	}
	/** @returns the id of the person who sits there, whichever of their names it is. */
	personOf({ id }: Seated): string {
		return this.#person(id);
	}
	/** @returns the people who sit there, in an order that is the same wherever they sit. */
	people(seats: readonly Seated[]): readonly string[] {
		return seats.map((seat) => this.personOf(seat)).sort();
	}
	/** @returns the names of the players who were noted and are here, or are not. */
	namesOf(areHere: boolean): readonly string[] {
		return [...this.#seated].filter(([id]) => this.#isHere.has(id) === areHere).map(([, name]) => name);
	}
}
