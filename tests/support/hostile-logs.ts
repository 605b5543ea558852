/** Makes stored matches, in various states, that receive crafted data. */
import type { Game } from '$lib/games/game';
import { stamp, type Entry, type EntryBody, type Seated } from '$lib/match/entry';
import type { Player } from '$lib/store/players/player';
import type { Fixture } from './fixture';

/** How far a match was played, and which entries it has besides. */
export interface State {
	/** How many of the fixture's last actions are left out. */
	readonly open: number;
	/** How many of the last entries only this phone has. */
	readonly apart: number;
	readonly isCorrected: boolean;
	readonly isTold: boolean;
	readonly isDeleted: boolean;
}

/** A match on this phone. */
export interface ParkedMatch {
	readonly game: Game;
	readonly match: string;
	/** The id of this phone. */
	readonly device: string;
	readonly here: readonly Entry[];
	/** The entries that others have too. */
	readonly shared: readonly Entry[];
	readonly players: readonly Player[];
	/** The next action of the fixture, if any. */
	readonly next: unknown;
}

const began = Date.UTC(2026, 0, 1);
/** The id of another phone, which began the match. */
export const otherPhone = 'phone';

/** @returns an entry of a device, with a time one minute after the entry before it. */
export const entryBy = (match: string, device: string, seq: number, body: EntryBody): Entry =>
	stamp({ device, now: () => began + Math.min(seq, 1e6) * 60_000 }, match, seq, body);

/** @returns the highest `seq`, or -1. */
export const lastOf = (entries: readonly Entry[]): number =>
	entries.reduce((highest, { seq }) => Math.max(highest, seq), -1);

/** @param id makes the ids of the match and its players unique. @returns a match made from a fixture. */
export const heldMatch = (
	game: Game,
	fixture: Fixture,
	state: State,
	id: string,
	device: string
): ParkedMatch => {
	const match = `m-${game.id}-${id}`;
	const seats: readonly Seated[] = Array.from({ length: fixture.seats }, (_, seat) => ({
		id: `p${seat}-${id}`,
		name: `Aki ${seat}`
	}));
	const played = Math.max(1, fixture.actions.length - state.open);
	const { version } = game;
	const log: Entry[] = [];
	const say = (body: EntryBody, by = device): Entry => {
		const entry = entryBy(match, by, lastOf(log) + 1, body);
		log.push(entry);
		return entry;
	};
	const { options, opening, actions } = fixture;
	say({ kind: 'start', game: game.id, version, options, players: seats, opening }, otherPhone);
	for (const [at, action] of actions.slice(0, played).entries()) {
		const move = say({ kind: 'action', version, action }, at % 3 === 0 ? device : otherPhone);
		if (!state.isCorrected || at % 4 !== 1) continue;
		say({ kind: 'undo', of: move.seq });
		say({ kind: 'redo', of: move.seq }, otherPhone);
		say({ kind: 'edit', version, of: move.seq, action });
	}
	if (state.isTold) {
		say({ kind: 'note', text: 'Rain' }, otherPhone);
		const named = seats.map((seat, at) => (at === 0 ? { ...seat, name: 'Mio' } : seat));
		say({ kind: 'seats', players: named });
		say({ kind: 'where', place: 'Home' });
	}
	if (state.isDeleted) say({ kind: 'delete' });
	return {
		...{ game, match, device, here: log },
		shared: log.slice(0, Math.max(2, log.length - state.apart)),
		players: seats.map((seat) => ({ ...seat, created: began, used: began })),
		next: actions[played]
	};
};
