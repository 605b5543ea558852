/** Which entries of a log count, after its undos and redos. */
import { asideIn } from './choice.ts';
import { isDetail, isSame, type DetailEntry, type Entry, type Ref } from './entry.ts';

/** Entries that a player takes back with undo: actions and edits of past ones. */
type Step = Extract<Entry, { kind: 'action' | 'edit' }>;
const isStep = (entry: Entry): entry is Step => entry.kind === 'action' || entry.kind === 'edit';

/** What is left of a log once undos and redos are applied. */
export interface Effective {
	/** Actions and edits that count, in order. */
	readonly steps: readonly Step[];
	/** What undo would take back next, with all that completes it. */
	readonly undoable: Ref | undefined;
	/** What redo would bring back next; a new step after an undo ends it. */
	readonly redoable: Ref | undefined;
	readonly isDeleted: boolean;
	/** What is put right about the match and counts, in order. */
	readonly details: readonly DetailEntry[];
}

/**
 * Applies the last choice of a log, and its undos and redos, without limit.
 *
 * @param entries in log order. An undo or redo of something that is not there to take back says nothing:
 * that happens when two devices undid the same entry.
 */
export const effective = (entries: readonly Entry[]): Effective => {
	const done: Step[] = [];
	let undone: Step[] = [];
	let deletion: Ref | undefined;
	const details: DetailEntry[] = [];
	const withdrawn: DetailEntry[] = [];
	const isAside = asideIn(entries);
	for (const entry of entries) {
		const isCounted = !isAside(entry);
		if (isStep(entry)) {
			if (!isCounted) continue;
			done.push(entry);
			undone = [];
		} else if (entry.kind === 'undo') {
			if (deletion && isSame(entry.of, deletion)) deletion = undefined;
			if (isCounted) move(done, undone, entry.of);
			move(details, withdrawn, entry.of);
		} else if (entry.kind === 'redo') {
			if (isCounted) move(undone, done, entry.of);
			move(withdrawn, details, entry.of);
		} else if (entry.kind === 'delete') {
			deletion = entry;
		} else if (isDetail(entry)) {
			details.push(entry);
		}
	}
	return {
		steps: done,
		undoable: topOf(done),
		redoable: topOf(undone),
		isDeleted: deletion !== undefined,
		details
	};
};

/** Whether a step lies on the one it completes: with others of its kind between them at most. */
const completes = (step: Entry | undefined, ref: Ref): boolean =>
	step?.kind === 'edit' && step.completes === true && isSame(step.of, ref);

/** @returns the top of a pile: of a step that was completed, the step itself. */
const topOf = (pile: readonly Step[]): Step | undefined => {
	const top = pile.at(-1);
	if (top?.kind !== 'edit' || !top.completes) return top;
	const under = pile.findLast((step) => !completes(step, top.of));
	return under && isSame(under, top.of) ? under : top;
};

/**
 * Moves the step pointed at, with all that completes it, from one pile to the top of the other; nearly
 * always it is the top one.
 */
const move = <Kind extends Entry>(from: Kind[], to: Kind[], ref: Ref): void => {
	const index = from.findLastIndex((step) => isSame(step, ref));
	if (index < 0) return;
	let end = index + 1;
	while (completes(from[end], ref)) end += 1;
	to.push(...from.splice(index, end - index));
};
