/** Matches that a phone holds when something crafted comes, in the states they can be in. */
import type { Game } from '$lib/games/game';
import { byOrder, refOf, type Entry, type EntryBody, type Seated } from '$lib/match/entry';
import { stamp } from '$lib/match/log';
import type { Player } from '$lib/store/players/player';
import type { Fixture } from './fixture';

/** How far a match is, and what was said of it. */
export interface State {
	/** How many moves of the fixture are left out at its end. */
	readonly open: number;
	/** How many of the last entries nobody else has: played on here since it was shared. */
	readonly apart: number;
	readonly isCorrected: boolean;
	readonly isTold: boolean;
	readonly isChosen: boolean;
	readonly isDeleted: boolean;
}

/** A match that lies here. */
export interface Held {
	readonly game: Game;
	readonly match: string;
	/** This phone, as its entries name it. */
	readonly device: string;
	readonly here: readonly Entry[];
	/** What others have of it. */
	readonly shared: readonly Entry[];
	readonly players: readonly Player[];
	/** What can be played next. */
	readonly next: unknown;
}

const began = Date.UTC(2026, 0, 1);
/** The other phone of the table, which began the match. */
export const otherPhone = 'phone';
/** One whose moves were once put aside. */
export const thirdPhone = 'third';

/** @returns an entry stamped as that of a device, a minute after the one before. */
export const said = (match: string, device: string, seq: number, body: EntryBody): Entry =>
	stamp({ device, now: () => began + Math.min(seq, 1e6) * 60_000 }, match, seq, body);

/** @returns the seq of the last entry. */
export const lastOf = (entries: readonly Entry[]): number =>
	entries.reduce((highest, { seq }) => Math.max(highest, seq), -1);

/** @param id makes the match and its players others than those of every other run. */
export const heldMatch = (game: Game, fixture: Fixture, state: State, id: string, device: string): Held => {
	const match = `m-${game.id}-${id}`;
	const seats: readonly Seated[] = Array.from({ length: fixture.seats }, (_, seat) => ({
		id: `p${seat}-${id}`,
		name: `Aki ${seat}`
	}));
	const played = Math.max(1, fixture.actions.length - state.open);
	const { version } = game;
	const log: Entry[] = [];
	const say = (body: EntryBody, by = device): Entry => {
		const entry = said(match, by, lastOf(log) + 1, body);
		log.push(entry);
		return entry;
	};
	const { options, opening, actions } = fixture;
	say({ kind: 'start', game: game.id, version, options, players: seats, opening }, otherPhone);
	for (const [at, action] of actions.slice(0, played).entries()) {
		const move = say({ kind: 'action', version, action }, at % 3 === 0 ? device : otherPhone);
		if (!state.isCorrected || at % 4 !== 1) continue;
		say({ kind: 'undo', of: refOf(move) });
		say({ kind: 'redo', of: refOf(move) }, otherPhone);
		say({ kind: 'edit', version, of: refOf(move), action });
	}
	if (state.isChosen) {
		// Another way it once went on, and was put aside.
		const aside = [0, 1].map(() => say({ kind: 'action', version, action: actions[0] }, thirdPhone));
		const [from = 0, to = 0] = aside.map(({ seq }) => seq);
		say({ kind: 'choice', aside: [{ device: thirdPhone, from, to }] });
	}
	if (state.isTold) {
		say({ kind: 'note', text: 'Rain' }, otherPhone);
		const named = seats.map((seat, at) => (at === 0 ? { ...seat, name: 'Mio' } : seat));
		say({ kind: 'seats', players: named });
		say({ kind: 'where', place: 'Home' });
	}
	if (state.isDeleted) say({ kind: 'delete' });
	const here = log.toSorted(byOrder);
	return {
		...{ game, match, device, here },
		shared: here.slice(0, Math.max(2, here.length - state.apart)),
		players: seats.map((seat) => ({ ...seat, created: began, used: began })),
		next: actions[played]
	};
};
