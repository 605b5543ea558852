/** Building blocks of crafted logs: entries that someone who knows the format of logs can write. */
import type { Entry, EntryBody, Seated } from '$lib/match/entry';
import type { Player } from '$lib/store/players/player';
import type { RuleSet } from '$lib/store/rule-sets/rule-set';
import { fold, isUnreadable } from '$lib/match/fold';
import { lastOf, otherPhone, entryBy, thirdPhone, type HeldMatch } from './hostile-logs';

/** The data that is sent. */
export interface Sent {
	readonly entries: readonly Entry[];
	readonly players: readonly Player[];
	readonly ruleSets: readonly RuleSet[];
	readonly setups: Readonly<Record<string, unknown>>;
}

/** Gives a random whole number from 0 up to, but not including, `below`. */
export type Dice = (below: number) => number;
export type Craft = (sent: Sent, held: HeldMatch, dice: Dice) => Sent;

/** @returns one of the values at random. */
export const oneOf = <Value>(values: readonly [Value, ...Value[]], dice: Dice): Value =>
	values[dice(values.length)] ?? values[0];
/** Device ids that are sorted before and after all others. */
export const lowDevice = 'aaa';
export const highDevice = 'zzz';
/** @returns the id of one of the devices at random. */
export const deviceBy = (held: HeldMatch, dice: Dice): string =>
	oneOf([lowDevice, highDevice, otherPhone, held.device, thirdPhone], dice);

/** @returns the data with further entries. */
export const withEntries = (sent: Sent, ...entries: readonly Entry[]): Sent => ({
	...sent,
	entries: [...sent.entries, ...entries]
});
/** Appends an entry after all others. */
export const appended = (sent: Sent, held: HeldMatch, dice: Dice, body: EntryBody): Sent =>
	withEntries(
		sent,
		entryBy(held.match, deviceBy(held, dice), Math.max(lastOf(sent.entries), lastOf(held.here)) + 1, body)
	);
const playedKinds: readonly Entry['kind'][] = ['action', 'edit', 'undo', 'redo'];
/**
 * @returns how many of the first `seq`s others have had for long; a new entry with one of these cannot be a
 *   delayed tap.
 */
export const oldPlaces = ({ game, here, shared }: HeldMatch): number => {
	const played = shared.filter(({ kind, device }) => playedKinds.includes(kind) && device !== thirdPhone);
	const isOver = [here, shared].every((entries) => {
		const folded = fold(game, entries);
		return !isUnreadable(folded) && game.outcome(folded.state) !== undefined;
	});
	return Math.max(0, lastOf(played) - (isOver ? 0 : 9));
};
/** Inserts an entry at one of the `oldPlaces`, if there are any. */
export const inserted = (sent: Sent, held: HeldMatch, dice: Dice, body: EntryBody): Sent => {
	const places = oldPlaces(held);
	return places === 0
		? sent
		: withEntries(sent, entryBy(held.match, oneOf([lowDevice, highDevice], dice), dice(places), body));
};
export const startOf = ({ here }: HeldMatch) => here.find((entry) => entry.kind === 'start');
export const seatsOf = (held: HeldMatch): readonly Seated[] => startOf(held)?.players ?? [];
/** @returns the `seq` of one of the entries of the match at random. */
export const entryOf = ({ here }: HeldMatch, dice: Dice): number => dice(here.length);
const oddActions = [{}, null, [], 'x', { type: 'end' }, { type: 'resign', seat: 0 }] as const;
/** @returns the next action, an earlier one or an invalid one at random. */
export const actionOf = (held: HeldMatch, dice: Dice): unknown => {
	const actions = held.here.flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []));
	return oneOf([held.next ?? {}, actions[dice(actions.length)], oneOf(oddActions, dice)], dice);
};
export const actionBody = (held: HeldMatch, dice: Dice): EntryBody => ({
	kind: 'action',
	version: oneOf([held.game.version, held.game.version, 1], dice),
	action: actionOf(held, dice)
});
export const editBody = (held: HeldMatch, dice: Dice, of: number): EntryBody => ({
	kind: 'edit',
	version: held.game.version,
	of,
	action: actionOf(held, dice),
	...(dice(3) === 0 && { completes: true as const })
});
/** @returns an undo, a redo or an edit of an entry. */
export const undoRedoOrEdit = (held: HeldMatch, dice: Dice, of: number): EntryBody =>
	oneOf([{ kind: 'undo', of }, { kind: 'redo', of }, editBody(held, dice, of)], dice);
/** @returns the `seq` of an entry that this phone has yet to make. */
export const future = (held: HeldMatch, dice: Dice): number => lastOf(held.here) + 2 + dice(3);
/** The highest `seq` that a number can represent exactly. */
export const highestSeq = Number.MAX_SAFE_INTEGER;
