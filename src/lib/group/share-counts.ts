/** Counts what a group would be given, for the form in which that is chosen. */
import type { Person } from '$lib/store/players/persons';
import { isGuest } from '$lib/store/players/player';
import { isGiven, wasInGroup, type Group, type Shared } from '$lib/sync/group';
import type { Shareable } from '$lib/sync/shareable';

export type ShareChoice = Extract<Shared, { of: 'chosen' }>;

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

interface ShareCounts {
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

/** Whether a match is of this phone alone, and was in no group. */
const isOwnAlone = ({ groups, isReceived }: Shareable): boolean => groups.length === 0 && !isReceived;

/** Whether the form counts a match: a deleted one is held back like the others, and on no line. */
export const isCounted = ({ isDeleted }: Shareable): boolean => !isDeleted;

/** @returns the matches that are held back by what is ticked, for `keepGroup`. */
export const heldBackBy = (matches: readonly Shareable[], isOwn: boolean): readonly string[] =>
	isOwn ? [] : matches.filter(isOwnAlone).map(({ id }) => id);

/** @returns what is ticked as the group keeps it. */
export const toShareChoice = ({ received, groups, players }: Ticks): ShareChoice => ({
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
	const isOwn = !matches.some((match) => isOwnAlone(match) && match.isHeldBack);
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
		shown: isOwn ? matches : matches.filter((match) => !isOwnAlone(match) || match.isHeldBack)
	};
};

/** @returns the persons by each of their ids. */
export const personsById = (persons: readonly Person[]): ReadonlyMap<string, Person> =>
	new Map(persons.flatMap((person) => [person, ...person.also].map(({ id }) => [id, person] as const)));

/** A match with the persons who sit in it. */
interface Counted {
	readonly match: Shareable;
	readonly persons: ReadonlySet<string>;
}

/** @returns in how many of these matches each person sits. */
const byPersonIn = (counted: readonly Counted[]): ReadonlyMap<string, number> => {
	const counts = new Map<string, number>();
	for (const { persons } of counted)
		for (const person of persons) counts.set(person, (counts.get(person) ?? 0) + 1);
	return counts;
};

/**
 * @param matches those that the group is not known to have.
 * @param isPerson the person whom a player's id stands for.
 */
export const countShares = (
	matches: readonly Shareable[],
	isPerson: (id: string) => string,
	ticks: Ticks
): ShareCounts => {
	const all = matches.filter(isCounted).map((match): Counted => {
		const seats = match.players.filter((seat) => !isGuest(seat));
		return { match, persons: new Set(seats.map(({ id }) => isPerson(id))) };
	});
	const others = all.filter(({ match }) => !wasInGroup(ticks, match));
	const chosen = ticks.players && new Set(ticks.players.map(isPerson));
	const isChosen = ({ persons }: Counted): boolean =>
		!chosen || [...persons].some((person) => chosen.has(person));
	const lineOf = (isOfLine: (match: Shareable) => boolean): Line | undefined => {
		const line = others.filter(({ match }) => isOfLine(match));
		if (line.length === 0) return undefined;
		const counted = line.filter(isChosen);
		const persons = [...byPersonIn(counted)].sort(([, a], [, b]) => b - a).map(([person]) => person);
		return { count: counted.length, persons };
	};
	const group: Pick<Group, 'url' | 'shared'> = { url: ticks.url, shared: toShareChoice(ticks) };
	// What is held back is about to be chosen too.
	const ticked = others.filter(({ match }) => isGiven(group, { ...match, isHeldBack: !ticks.isOwn }));
	const again = all.length - others.length;
	return {
		own: lineOf(isOwnAlone),
		received: lineOf((match) => match.groups.length === 0 && match.isReceived),
		groups: [...new Set(others.flatMap(({ match }) => match.groups))].flatMap((url) => {
			const line = lineOf(({ groups }) => groups.includes(url));
			return line ? [{ url, ...line }] : [];
		}),
		again,
		given: again + ticked.filter(isChosen).length,
		byPerson: byPersonIn(ticked)
	};
};
