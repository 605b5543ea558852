/** Which entries of a log count, after its undos and redos. */
import { isSame, type Entry, type Ref } from './entry.ts';

/** Entries that a player takes back with undo: actions and edits of past ones. */
type Step = Extract<Entry, { kind: 'action' | 'edit' }>;
const isStep = (entry: Entry): entry is Step => entry.kind === 'action' || entry.kind === 'edit';

/** What is left of a log once undos and redos are applied. */
export interface Effective {
	/** Actions and edits that count, in order. */
	readonly steps: readonly Step[];
	/** What undo would take back next. */
	readonly undoable: Ref | undefined;
	/** What redo would bring back next; a new step after an undo ends it. */
	readonly redoable: Ref | undefined;
	readonly isDeleted: boolean;
}

/**
 * Applies the undos and redos of a log, without limit.
 *
 * @param entries in log order. An undo or redo of something that is not there to take back says nothing:
 * that happens when two devices undid the same entry.
 */
export const effective = (entries: readonly Entry[]): Effective => {
	const done: Step[] = [];
	let undone: Step[] = [];
	let deletion: Ref | undefined;
	for (const entry of entries) {
		if (isStep(entry)) {
			done.push(entry);
			undone = [];
		} else if (entry.kind === 'undo') {
			if (deletion && isSame(entry.of, deletion)) deletion = undefined;
			move(done, undone, entry.of);
		} else if (entry.kind === 'redo') {
			move(undone, done, entry.of);
		} else if (entry.kind === 'delete') {
			deletion = entry;
		}
	}
	return {
		steps: done,
		undoable: done.at(-1),
		redoable: undone.at(-1),
		isDeleted: deletion !== undefined
	};
};

/** Moves the step pointed at from one pile to the top of the other; nearly always it is the top one. */
const move = (from: Step[], to: Step[], ref: Ref): void => {
	const index = from.findLastIndex((step) => isSame(step, ref));
	if (index >= 0) to.push(...from.splice(index, 1));
};
