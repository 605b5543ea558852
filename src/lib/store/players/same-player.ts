/** Players who are one person under two names: merged, and parted again; their matches stay as they are. */
import { announce } from '../db/tabs.ts';
import { toPlayers, type Player } from './player.ts';
import { haveSatTogether, matchesOf, type Meeting } from './sat-together.ts';
import { read, write } from '../db/transact.ts';

/** @returns the one an id stands for; itself where it is joined to nobody. */
export const personOf = (players: readonly Player[]): ((id: string) => string) => {
	const sameAs = new Map(players.map(({ id, sameAs }) => [id, sameAs]));
	/** The end of the way from an id, or, where it goes round, the smallest of the ring. */
	const find = (id: string): string => {
		const way = [id];
		for (let at = id; ;) {
			const next = sameAs.get(at);
			if (next === undefined || !sameAs.has(next)) return at;
			// Two devices may each have joined one to the other.
			const met = way.indexOf(next);
			if (met >= 0) return way.slice(met).sort()[0] ?? id;
			way.push(next);
			at = next;
		}
	};
	const found = new Map<string, string>();
	return (id) => {
		const known = found.get(id) ?? find(id);
		found.set(id, known);
		return known;
	};
};

/** What merging two players would do, or did; or why they are not merged. */
export type Joining =
	/** How many matches count, from then on, as those of the other. */
	| { readonly matches: number }
	/** There is no such player; or the two sat at one table, and are two people. */
	| { readonly refused: 'no-player' }
	| { readonly refused: 'sat-together'; readonly meeting: Meeting };

/** Every id that counts as a person. */
const idsOf = (
	players: readonly Player[],
	person: string,
	isPerson: (id: string) => string
): readonly string[] => [
	...new Set([person, ...players.map(({ id }) => id).filter((id) => isPerson(id) === person)])
];

/**
 * @param matches of the transaction that stores it, or of one of its own: who sat together may change between two.
 * @returns what merging `id` into `person` would do, or why it cannot be.
 */
export const judgeJoining = async (
	players: readonly Player[],
	matches: Parameters<typeof haveSatTogether>[0],
	id: string,
	person: string
): Promise<Joining> => {
	if (!players.some((player) => player.id === id)) return { refused: 'no-player' };
	const isPerson = personOf(players);
	const [joined, into] = [isPerson(id), isPerson(person)];
	if (joined === into) return { matches: 0 };
	const [ones, others] = [idsOf(players, into, isPerson), idsOf(players, joined, isPerson)];
	const meeting = await haveSatTogether(matches, ones, others);
	if (meeting) return { refused: 'sat-together', meeting };
	return { matches: new Set((await matchesOf(matches, others)).flat()).size };
};

/**
 * @returns what merging `id` into `person` would do.
 * @throws {Trouble} when the store cannot be read.
 */
export const lookAtJoining = (id: string, person: string): Promise<Joining> =>
	read(['players', 'matches'], async (transaction) => {
		const players = toPlayers(await transaction.objectStore('players').getAll());
		return judgeJoining(players, transaction.objectStore('matches'), id, person);
	});

/**
 * From now on the matches of `id`, and of all who count as them, count as those of `person`. Refused for two of
 * whom anyone who counts as the one sat at a table with anyone who counts as the other.
 *
 * @returns what it did, or why it was not done.
 * @throws {Trouble} when it cannot be stored.
 */
export const joinPlayer = async (id: string, person: string): Promise<Joining> => {
	const joining = await write(['players', 'matches'], async (transaction): Promise<Joining> => {
		const store = transaction.objectStore('players');
		const players = toPlayers(await store.getAll());
		const result = await judgeJoining(players, transaction.objectStore('matches'), id, person);
		if ('refused' in result) return result;
		const isPerson = personOf(players);
		const [joined, into] = [isPerson(id), isPerson(person)];
		// Whom they all count as, or they would be parted from the others by this.
		const player = players.find((other) => other.id === joined);
		if (player && joined !== into) await store.put({ ...player, sameAs: into });
		return result;
	});
	if (!('refused' in joining)) announce({ kind: 'players' });
	return joining;
};

const change = async (
	id: string,
	make: (player: Player, players: readonly Player[]) => readonly Player[]
): Promise<boolean> => {
	const isDone = await write(['players'], async (transaction) => {
		const store = transaction.objectStore('players');
		const players = toPlayers(await store.getAll());
		const player = players.find((other) => other.id === id);
		if (!player) return false;
		for (const changed of make(player, players)) await store.put(changed);
		return true;
	});
	if (isDone) announce({ kind: 'players' });
	return isDone;
};

const parted = ({ sameAs: _, ...player }: Player): Player => player;

/**
 * Takes a merging back: the player is a person of their own again, and nobody else is parted by it.
 *
 * @returns whether there is such a player.
 * @throws {Trouble} when it cannot be stored.
 */
export const partPlayer = (id: string): Promise<boolean> =>
	change(id, (player, players) => {
		const person = personOf(players)(id);
		const others = players.filter((other) => other.id !== id && other.sameAs === id);
		// Those who were merged into them stay with the person they all counted as.
		return [
			parted(player),
			...others.map((other) =>
				other.id === person || person === id ? parted(other) : { ...other, sameAs: person }
			)
		];
	});

/** Gives a player one of the twelve marks. @throws {Trouble} when it cannot be stored. */
export const markPlayer = (id: string, mark: number): Promise<boolean> =>
	change(id, (player) => [{ ...player, mark }]);
