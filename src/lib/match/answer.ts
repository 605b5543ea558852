/** Turns a player's answers about a match that came from elsewhere into entries. */
import type { Arrival } from './arrival.ts';
import { withinLimits } from './arrival-parts.ts';
import { choiceFor, logOfWay } from './choice.ts';
import { byOrder, refOf, type Entry, type EntryBody } from './entry.ts';
import { stamp, type DeviceClock } from './stamp.ts';
import { resolveLog } from './undo.ts';

/**
 * A player's answers. Where a field is absent, its question was not asked or not answered, and that part of
 * the match stays as it is here.
 */
export interface Answer {
	/** Which of two continuations of the match counts from now on. */
	readonly way?: 'ours' | 'theirs';
	/** True: a match that was deleted elsewhere is deleted here too. */
	readonly isDeleted?: boolean;
	/** True: a match that was deleted here is restored. */
	readonly isRestored?: boolean;
}

/** @returns whether the arrival holds something that only a player can decide. */
export const hasQuestion = ({ parting, deletion, isDeletedHere }: Arrival): boolean =>
	parting !== undefined || deletion !== undefined || isDeletedHere === true;

/**
 * @param here the log in the store.
 * @param came the log as it came.
 * @param clock stamps the new entries.
 * @returns every entry to be added to the log: those taken without a question, and those that follow from the
 * answer.
 */
export const entriesOfAnswer = (
	arrival: Arrival,
	answer: Answer,
	here: readonly Entry[],
	came: readonly Entry[],
	clock: DeviceClock
): readonly Entry[] => {
	const { parting } = arrival;
	const isWay = parting !== undefined && answer.way !== undefined;
	const added = [
		...withinLimits(here, [
			...arrival.added,
			...(answer.isDeleted ? (arrival.deletion ?? []) : []),
			...(isWay ? parting.moves : [])
		])
	];
	const say = (body: EntryBody): void => {
		const last = Math.max(...[...here, ...added].map(({ seq }) => seq));
		added.push(stamp(clock, arrival.parting?.ours.id ?? here[0]?.match ?? '', last + 1, body));
	};
	if (parting && answer.way) say(choiceFor(logOfWay(answer.way, here, came), [...here, ...added]));
	const log = [...here, ...added].toSorted(byOrder);
	const deletion = log.findLast(({ kind }) => kind === 'delete');
	if (arrival.isDeletedHere && answer.isRestored && deletion && resolveLog(log).isDeleted)
		say({ kind: 'undo', of: refOf(deletion) });
	return added;
};
