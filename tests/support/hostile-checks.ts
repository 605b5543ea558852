/** Checks that crafted data has not changed a match, and that it can be continued. */
import { expect } from 'vitest';
import type { Game } from '$lib/games/game';
import { stamp, type EntryBody } from '$lib/match/entry';
import { fold, isUnreadable, type Folded } from '$lib/match/fold';
import { nextNumber } from '$lib/match/line';
import { appendEntries } from '$lib/store/lines/writer';
import { readLine } from '$lib/store/lines/read-line';
import { rowOf } from '$lib/match/summary';
import type { ParkedMatch } from './hostile-logs';

/** @returns a stored match. @throws Error if it cannot be read. */
export const opened = async (game: Game, match: string): Promise<Folded> => {
	const { entries, damaged } = await readLine(match);
	const folded = fold(game, entries);
	if (isUnreadable(folded)) throw new Error(`${match}: ${folded}`);
	expect(damaged).toBe(0);
	return folded;
};

/** @returns players, winners and totals; undefined while the match is under way. */
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

/**
 * Expects that a match has the same result and players as before, and is not deleted unasked.
 *
 * @param before the match before the crafted data came.
 */
export const expectUnchanged = ({ game }: ParkedMatch, before: Folded, after: Folded): void => {
	// A line that goes on from the one here may restore it.
	if (!before.isDeleted) expect(after.isDeleted).toBe(false);
	if (game.outcome(before.state)) expect(resultOf(game, after)).toEqual(resultOf(game, before));
	// No player has moved to another's seat, which would change who won.
	for (const [seat, { id }] of before.players.entries())
		expect([-1, seat]).toContain(after.players.findIndex((player) => player.id === id));
};

/**
 * Continues a match through the store: plays the next action, or undoes and redoes the last one.
 *
 * @returns what was possible.
 */
export const continueMatch = async ({
	game,
	match,
	device,
	next
}: ParkedMatch): Promise<'played' | 'undone' | 'none'> => {
	const write = async (body: EntryBody): Promise<Folded> => {
		const { entries, last } = await readLine(match);
		const number = nextNumber(device, entries);
		const entry = stamp({ device, now: Date.now }, match, last + 1, body, number);
		const folded = fold(game, [...entries, entry]);
		if (isUnreadable(folded)) throw new Error(folded);
		const row = rowOf(game, folded, entries.length + 1);
		expect(await appendEntries([entry], row, entries)).toBe(true);
		return opened(game, match);
	};
	const before = await opened(game, match);
	if (before.isDeleted) return 'none';
	const { entries, last } = await readLine(match);
	const body = { kind: 'action', version: game.version, action: next } as const;
	const entry = stamp({ device, now: Date.now }, match, last + 1, body);
	const shown = next !== undefined && fold(game, [...entries, entry], before);
	if (shown && !isUnreadable(shown) && shown.moves.length > before.moves.length) {
		const after = await write(body);
		expect([after.state, after.moves.length]).toEqual([shown.state, shown.moves.length]);
		return 'played';
	}
	const of = before.undoable;
	if (of === undefined) return 'none';
	expect((await write({ kind: 'undo', of })).redoable).toEqual(of);
	const after = await write({ kind: 'redo', of });
	expect(after.state).toEqual(before.state);
	return 'undone';
};
