/** Checks that crafted data has not changed a match, and that it can be continued. */
import { expect } from 'vitest';
import type { Game } from '$lib/games/game';
import { isRefusal } from '$lib/games/outcome';
import { refOf, type EntryBody } from '$lib/match/entry';
import { extend, fold, isUnreadable, type Folded } from '$lib/match/fold';
import { stamp } from '$lib/match/stamp';
import { appendEntries } from '$lib/store/lines/append';
import { readEntries } from '$lib/store/lines/read-log';
import { rowOf } from '$lib/store/lists/make-row';
import type { HeldMatch } from './hostile-logs';

/** @returns a stored match. @throws Error if it cannot be read. */
export const opened = async (game: Game, match: string): Promise<Folded> => {
	const { entries, damaged } = await readEntries(match);
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

const keysOf = (refused: Folded['refused']): readonly string[] =>
	refused.map(({ ref: { seq, device } }) => `${seq} ${device}`);

/**
 * Expects that a match has the same result, players and accepted entries as before.
 *
 * @param before the match before the crafted data came.
 */
export const expectUnchanged = ({ game, here }: HeldMatch, before: Folded, after: Folded): void => {
	expect(after.isDeleted).toBe(before.isDeleted);
	if (game.outcome(before.state)) expect(resultOf(game, after)).toEqual(resultOf(game, before));
	const ours = new Set(here.map(({ seq, device }) => `${seq} ${device}`));
	const newly = keysOf(after.refused).filter((key) => ours.has(key) && !keysOf(before.refused).includes(key));
	expect(newly).toEqual([]);
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
}: HeldMatch): Promise<'played' | 'undone' | 'none'> => {
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
