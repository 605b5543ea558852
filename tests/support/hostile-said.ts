/** What crafted logs are made of: entries that someone who knows how logs are made can write. */
import { refOf, type Entry, type EntryBody, type Ref, type Seated } from '$lib/match/entry';
import type { Player } from '$lib/store/players/player';
import type { RuleSet } from '$lib/store/rule-sets/rule-set';
import { fold, isUnreadable } from '$lib/match/fold';
import { lastOf, otherPhone, said, thirdPhone, type Held } from './hostile-logs';

/** What is sent, as it is made. */
export interface Sent {
	readonly entries: readonly Entry[];
	readonly players: readonly Player[];
	readonly ruleSets: readonly RuleSet[];
	readonly setups: Readonly<Record<string, unknown>>;
}

/** @returns a number from 0 that is below another, by chance. */
export type Dice = (below: number) => number;
export type Craft = (sent: Sent, held: Held, dice: Dice) => Sent;

export const oneOf = <Value>(values: readonly [Value, ...Value[]], dice: Dice): Value =>
	values[dice(values.length)] ?? values[0];
export const lower = 'aaa';
export const higher = 'zzz';
export const deviceBy = (held: Held, dice: Dice): string =>
	oneOf([lower, higher, otherPhone, held.device, thirdPhone], dice);

export const adding = (sent: Sent, ...entries: readonly Entry[]): Sent => ({
	...sent,
	entries: [...sent.entries, ...entries]
});
/** Says something after all that is there. */
export const after = (sent: Sent, held: Held, dice: Dice, body: EntryBody): Sent =>
	adding(
		sent,
		said(held.match, deviceBy(held, dice), Math.max(lastOf(sent.entries), lastOf(held.here)) + 1, body)
	);
const playedKinds: readonly Entry['kind'][] = ['action', 'edit', 'undo', 'redo'];
/** @returns how many places others have had for long: what comes there does not lag behind. */
export const oldPlaces = ({ game, here, shared }: Held): number => {
	const played = shared.filter(({ kind, device }) => playedKinds.includes(kind) && device !== thirdPhone);
	const isOver = [here, shared].every((entries) => {
		const folded = fold(game, entries);
		return !isUnreadable(folded) && game.outcome(folded.state) !== undefined;
	});
	return Math.max(0, lastOf(played) - (isOver ? 0 : 9));
};
/** Says something in such a place. */
export const before = (sent: Sent, held: Held, dice: Dice, body: EntryBody): Sent => {
	const places = oldPlaces(held);
	return places === 0
		? sent
		: adding(sent, said(held.match, oneOf([lower, higher], dice), dice(places), body));
};
export const startOf = ({ here }: Held) => here.find((entry) => entry.kind === 'start');
export const seatsOf = (held: Held): readonly Seated[] => startOf(held)?.players ?? [];
export const entryOf = ({ here }: Held, dice: Dice): Ref =>
	refOf(here[dice(here.length)] ?? { seq: 0, device: '' });
const oddActions = [{}, null, [], 'x', { type: 'end' }, { type: 'resign', seat: 0 }] as const;
export const actionOf = (held: Held, dice: Dice): unknown => {
	const actions = held.here.flatMap((entry) => (entry.kind === 'action' ? [entry.action] : []));
	return oneOf([held.next ?? {}, actions[dice(actions.length)], oneOf(oddActions, dice)], dice);
};
export const actionBody = (held: Held, dice: Dice): EntryBody => ({
	kind: 'action',
	version: oneOf([held.game.version, held.game.version, 1], dice),
	action: actionOf(held, dice)
});
export const editBody = (held: Held, dice: Dice, of: Ref): EntryBody => ({
	kind: 'edit',
	version: held.game.version,
	of,
	action: actionOf(held, dice),
	...(dice(3) === 0 && { completes: true as const })
});
/** Takes back, brings back or changes an entry. */
export const speaking = (held: Held, dice: Dice, of: Ref): EntryBody =>
	oneOf([{ kind: 'undo', of }, { kind: 'redo', of }, editBody(held, dice, of)], dice);
/** What this phone will enter next. */
export const future = (held: Held, dice: Dice): Ref => ({
	seq: lastOf(held.here) + 2 + dice(3),
	device: held.device
});
export const widest = Number.MAX_SAFE_INTEGER;
