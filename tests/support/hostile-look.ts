/** What must be the same of a match after something crafted came, and what must go on to work. */
import { expect } from 'vitest';
import type { Game } from '$lib/games/game';
import { isRefusal } from '$lib/games/said';
import { refOf, type EntryBody } from '$lib/match/entry';
import { extend, fold, isUnreadable, type Folded } from '$lib/match/fold';
import { stamp } from '$lib/match/log';
import { appendEntries } from '$lib/store/log/append';
import { readEntries } from '$lib/store/log/read-log';
import { rowOf } from '$lib/store/lists/make-row';
import type { Held } from './hostile-logs';

/** @returns a match as it lies in the store; throws where it does not open. */
export const opened = async (game: Game, match: string): Promise<Folded> => {
	const { entries, damaged } = await readEntries(match);
	const folded = fold(game, entries);
	if (isUnreadable(folded)) throw new Error(`${match}: ${folded}`);
	expect(damaged).toBe(0);
	return folded;
};

/** @returns who won what, by name and person; undefined while it is under way. */
export const resultOf = (game: Game, { players, state }: Folded): unknown => {
	const outcome = game.outcome(state);
	return (
		outcome && {
			players,
			winners: outcome.winners.map((seat) => players[seat]),
			totals: outcome.scores?.map(({ total }) => total)
		}
	);
};

const keysOf = (refused: Folded['refused']): readonly string[] =>
	refused.map(({ ref: { seq, device } }) => `${seq} ${device}`);

/** @param before the match as it was when nothing had come. */
export const lookAt = ({ game, here }: Held, before: Folded, after: Folded): void => {
	expect(after.isDeleted).toBe(before.isDeleted);
	if (game.outcome(before.state)) expect(resultOf(game, after)).toEqual(resultOf(game, before));
	const ours = new Set(here.map(({ seq, device }) => `${seq} ${device}`));
	const newly = keysOf(after.refused).filter((key) => ours.has(key) && !keysOf(before.refused).includes(key));
	expect(newly).toEqual([]);
	// Nobody has taken the seat of another, and with it what comes of it.
	for (const [seat, { id }] of before.players.entries())
		expect([-1, seat]).toContain(after.players.findIndex((player) => player.id === id));
};

/** Plays on, or takes back and brings back what was played last, through the store: what is shown is what counts. */
export const playOn = async ({ game, match, device, next }: Held): Promise<'played' | 'undone' | 'none'> => {
	const write = async (body: EntryBody): Promise<Folded> => {
		const { entries, last, damaged } = await readEntries(match);
		const entry = stamp({ device, now: Date.now }, match, last + 1, body);
		const folded = fold(game, [...entries, entry]);
		if (isUnreadable(folded)) throw new Error(folded);
		const row = rowOf(game, folded, entries.length + 1);
		expect(await appendEntries([entry], row, last, entries, damaged)).toEqual({ isStored: true });
		return opened(game, match);
	};
	const before = await opened(game, match);
	if (before.isDeleted) return 'none';
	const { last } = await readEntries(match);
	const body = { kind: 'action', version: game.version, action: next } as const;
	const entry = stamp({ device, now: Date.now }, match, last + 1, body);
	const shown = next !== undefined && extend(game, before, entry);
	if (shown && !isRefusal(shown)) {
		const after = await write(body);
		expect([after.state, after.moves.length]).toEqual([shown.state, shown.moves.length]);
		return 'played';
	}
	const of = before.undoable;
	if (!of) return 'none';
	expect((await write({ kind: 'undo', of })).redoable).toEqual(of);
	const after = await write({ kind: 'redo', of: refOf(of) });
	expect(after.state).toEqual(before.state);
	return 'undone';
};
