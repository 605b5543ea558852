/** Counts what a group would be given, for the form in which that is chosen. */
import type { Person } from '$lib/store/players/persons';
import { isGuest } from '$lib/store/players/player';
import { isGiven, wasInGroup, type Group, type Shared } from '$lib/sync/group';
import type { Shareable } from '$lib/sync/shareable';

export type Chosen = Extract<Shared, { of: 'chosen' }>;

/** What is ticked in the form. */
export interface Ticks {
	/** The address of the group, as far as it is known. */
	readonly url: string;
	/** Whether the matches of this phone alone are given. */
	readonly isOwn: boolean;
	readonly received: boolean;
	/** The addresses of former groups whose matches are given. */
	readonly groups: readonly string[];
	/** The persons whose matches are given; undefined for all. */
	readonly players: readonly string[] | undefined;
}

/** The matches of one line of the form. */
export interface Line {
	/** How many of them are of the chosen players. */
	readonly count: number;
	/** The persons who sit in these, who sits most often first. */
	readonly persons: readonly string[];
}

export interface ShareCounts {
	/** Of this phone alone, and in no group that is remembered; undefined if there are none of any player. */
	readonly own: Line | undefined;
	/** With entries of other phones, and in no group that is remembered; undefined like `own`. */
	readonly received: Line | undefined;
	/** Of other groups, by address. A match of two groups counts in both. */
	readonly groups: readonly (Line & { readonly url: string })[];
	/** Of this group, which the phone was in before. They are given whatever is chosen. */
	readonly again: number;
	/** All that are given by what is ticked. */
	readonly given: number;
	/** By person, how many matches are given for what is ticked, if this person is chosen. */
	readonly byPerson: ReadonlyMap<string, number>;
}

const ours = ({ groups, isReceived }: Shareable): boolean => groups.length === 0 && !isReceived;

/** @returns the matches that are held back by what is ticked, for `keepGroup`. */
export const heldBackBy = (matches: readonly Shareable[], isOwn: boolean): readonly string[] =>
	isOwn ? [] : matches.filter(ours).map(({ id }) => id);

/** @returns what is ticked as the group keeps it. */
export const toShared = ({ received, groups, players }: Ticks): Chosen => ({
	of: 'chosen',
	received,
	groups,
	...(players && { players })
});

/**
 * @param matches those that the group is not known to have.
 * @returns what is ticked when the form about a joined group is opened, and the matches that it is about:
 *   those that are on their way to the group need no tick.
 */
export const openForChange = (
	{ url, shared }: Pick<Group, 'url' | 'shared'>,
	matches: readonly Shareable[]
): { readonly ticks: Ticks; readonly shown: readonly Shareable[] } => {
	const isOwn = !matches.some((match) => ours(match) && match.isHeldBack);
	const isChosen = shared.of === 'chosen';
	return {
		ticks: {
			url,
			isOwn,
			received: !isChosen || shared.received,
			groups: isChosen
				? shared.groups
				: [...new Set(matches.flatMap(({ groups }) => groups))].filter((other) => other !== url),
			players: shared.of === 'all' ? undefined : shared.players
		},
		shown: isOwn ? matches : matches.filter((match) => !ours(match) || match.isHeldBack)
	};
};

/** @returns the persons by each of their ids. */
export const personsById = (persons: readonly Person[]): ReadonlyMap<string, Person> =>
	new Map(persons.flatMap((person) => [person, ...person.also].map(({ id }) => [id, person] as const)));

/**
 * @param matches those that the group is not known to have.
 * @param isPerson the person whom a player's id stands for.
 */
export const countShares = (
	matches: readonly Shareable[],
	isPerson: (id: string) => string,
	ticks: Ticks
): ShareCounts => {
	const chosen = ticks.players && new Set(ticks.players.map(isPerson));
	const group: Pick<Group, 'url' | 'shared'> = { url: ticks.url, shared: toShared(ticks) };
	const byPerson = new Map<string, number>();
	const lines = new Map<string, Counted>();
	const groups = new Map<string, Counted>();
	const lineOf = (among: Map<string, Counted>, name: string): Counted => {
		const line = among.get(name) ?? new Counted();
		among.set(name, line);
		return line;
	};
	let [again, given] = [0, 0];
	for (const match of matches) {
		const persons = new Set(match.players.filter((seat) => !isGuest(seat)).map(({ id }) => isPerson(id)));
		if (wasInGroup(ticks, match)) {
			again += 1;
			given += 1;
			continue;
		}
		const isTicked = isGiven(group, { ...match, isHeldBack: !ticks.isOwn });
		if (isTicked) for (const person of persons) byPerson.set(person, (byPerson.get(person) ?? 0) + 1);
		const isChosen = !chosen || [...persons].some((person) => chosen.has(person));
		if (isTicked && isChosen) given += 1;
		const its =
			match.groups.length > 0
				? match.groups.map((url) => lineOf(groups, url))
				: [lineOf(lines, ours(match) ? 'own' : 'received')];
		for (const line of its) if (isChosen) line.add(persons);
	}
	return {
		own: lines.get('own')?.line(),
		received: lines.get('received')?.line(),
		groups: [...groups].map(([url, line]) => ({ url, ...line.line() })),
		again,
		given,
		byPerson
	};
};

class Counted {
	#count = 0;
	readonly #byPerson = new Map<string, number>();

	add(persons: Iterable<string>): void {
		this.#count += 1;
		for (const person of persons) this.#byPerson.set(person, (this.#byPerson.get(person) ?? 0) + 1);
	}

	line(): Line {
		const persons = [...this.#byPerson].sort(([, a], [, b]) => b - a).map(([person]) => person);
		return { count: this.#count, persons };
	}
}
