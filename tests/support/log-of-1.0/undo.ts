/** Which entries of a log count, after its undos and redos. */
import { asideFilter } from './choice.ts';
import { isDetail, isSame, type DetailEntry, type Entry, type Ref } from './entry.ts';

/** Entries that undo takes back: actions, edits of earlier actions, and giving the match up. */
type Step = Extract<Entry, { kind: 'action' | 'edit' | 'finish' }>;
const isStep = (entry: Entry): entry is Step =>
	entry.kind === 'action' || entry.kind === 'edit' || entry.kind === 'finish';

const isNoted = (step: Step): boolean => step.kind === 'finish' && step.noted !== undefined;

/** A log after its undos and redos are applied. */
export interface ResolvedLog {
	/** Actions and edits that count, in order. */
	readonly steps: readonly Step[];
	/** The step that undo takes back next, together with the edits that complete it. */
	readonly undoable: Ref | undefined;
	/** The step that redo brings back next. A new step after an undo clears it. */
	readonly redoable: Ref | undefined;
	readonly isDeleted: boolean;
	/** The detail entries that count, in order. */
	readonly details: readonly DetailEntry[];
}

/**
 * Applies the last choice of a log, and then its undos and redos, without limit.
 *
 * @param entries in log order. An undo or redo of an entry that cannot be undone or redone is ignored: two
 * devices may have undone the same entry.
 */
export const resolveLog = (entries: readonly Entry[]): ResolvedLog => {
	const done: Step[] = [];
	let undone: Step[] = [];
	let deletion: Ref | undefined;
	const details: DetailEntry[] = [];
	const withdrawn: DetailEntry[] = [];
	const isAside = asideFilter(entries);
	for (const entry of entries) {
		const isCounted = !isAside(entry);
		if (isStep(entry)) {
			// A noted result is that of a match of which nothing is known besides: it ends no match in play.
			if (!isCounted || (isNoted(entry) && done.length > 0)) continue;
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

/** Whether a step is an edit that completes the step at `ref`. */
const completes = (step: Entry | undefined, ref: Ref): boolean =>
	step?.kind === 'edit' && step.completes === true && isSame(step.of, ref);

/**
 * @returns the step that undo or redo reaches next. Where completing edits are on top, it is the step they
 * complete.
 */
const topOf = (pile: readonly Step[]): Step | undefined => {
	const top = pile.at(-1);
	if (top?.kind !== 'edit' || !top.completes) return top;
	const under = pile.findLast((step) => !completes(step, top.of));
	return under && isSame(under, top.of) ? under : top;
};

/**
 * Moves the step at `ref`, with the edits that complete it, from one stack to the top of the other. Nearly
 * always it is the top one.
 */
const move = <Kind extends Entry>(from: Kind[], to: Kind[], ref: Ref): void => {
	const index = from.findLastIndex((step) => isSame(step, ref));
	if (index < 0) return;
	let end = index + 1;
	while (completes(from[end], ref)) end += 1;
	to.push(...from.splice(index, end - index));
};
