/** Players who are one person under two names: joined, and parted again; their matches stay as they are. */
import { announce } from './channel.ts';
import { toPlayers, type Player } from './player.ts';
import { write } from './transact.ts';

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

const change = async (id: string, make: (player: Player) => Player): Promise<boolean> => {
	const isDone = await write(['players'], async (transaction) => {
		const store = transaction.objectStore('players');
		const [player] = toPlayers([await store.get(id)]);
		if (!player) return false;
		await store.put(make(player));
		return true;
	});
	if (isDone) announce({ kind: 'players' });
	return isDone;
};

/**
 * From now on the matches of `id` count as those of `person`.
 *
 * @returns whether there is such a player.
 * @throws {Trouble} when it cannot be stored.
 */
export const joinPlayer = (id: string, person: string): Promise<boolean> =>
	change(id, (player) => (id === person ? player : { ...player, sameAs: person }));

/** Takes a joining back. @throws {Trouble} when it cannot be stored. */
export const partPlayer = (id: string): Promise<boolean> => change(id, ({ sameAs: _, ...player }) => player);

/** Gives a player one of the twelve marks. @throws {Trouble} when it cannot be stored. */
export const markPlayer = (id: string, mark: number): Promise<boolean> =>
	change(id, (player) => ({ ...player, mark }));
