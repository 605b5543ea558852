/** What a player says to a match that came from elsewhere, and the entries that say it. */
import type { Arrival } from './arrival.ts';
import { withinReach } from './arrival-parts.ts';
import { choiceFor, keptBy } from './choice.ts';
import { byOrder, refOf, type Entry, type EntryBody } from './entry.ts';
import { stamp, type Pen } from './log.ts';
import { effective } from './undo.ts';

/** Absent: not asked, or not answered; then what was asked about stays as it is here. */
export interface Answer {
	/** Of two ways the match went on, the one that holds. */
	readonly way?: 'ours' | 'theirs';
	/** It was deleted elsewhere: here too. */
	readonly isDeleted?: boolean;
	/** It was deleted here: back again. */
	readonly isRestored?: boolean;
}

/** @returns what there is to answer. */
export const hasQuestion = ({ parting, deletion, isDeletedHere }: Arrival): boolean =>
	parting !== undefined || deletion !== undefined || isDeletedHere === true;

/**
 * @param here the log in the store.
 * @param came the log as it came.
 * @returns all that is to be added to the log: what needed no question, and what the answer says.
 */
export const answered = (
	arrival: Arrival,
	answer: Answer,
	here: readonly Entry[],
	came: readonly Entry[],
	pen: Pen
): readonly Entry[] => {
	const { parting } = arrival;
	const isWay = parting !== undefined && answer.way !== undefined;
	const added = [
		...withinReach(here, [
			...arrival.added,
			...(answer.isDeleted ? (arrival.deletion ?? []) : []),
			...(isWay ? parting.moves : [])
		])
	];
	const say = (body: EntryBody): void => {
		const last = Math.max(...[...here, ...added].map(({ seq }) => seq));
		added.push(stamp(pen, arrival.parting?.ours.id ?? here[0]?.match ?? '', last + 1, body));
	};
	if (parting && answer.way) say(choiceFor(keptBy(answer.way, here, came), [...here, ...added]));
	const log = [...here, ...added].toSorted(byOrder);
	const deletion = log.findLast(({ kind }) => kind === 'delete');
	if (arrival.isDeletedHere && answer.isRestored && deletion && effective(log).isDeleted)
		say({ kind: 'undo', of: refOf(deletion) });
	return added;
};
