/** Which entries of a line count, after its undos and redos. */
import { isDetail, type DetailEntry, type Entry } from './entry.ts';

/** Entries that undo takes back: actions, edits of earlier actions, and giving the match up. */
export type Step = Extract<Entry, { kind: 'action' | 'edit' | 'finish' }>;
/** Whether undo takes an entry back. */
export const isStep = <Some extends { readonly kind: string }>(
	entry: Some
): entry is Extract<Some, { kind: Step['kind'] }> =>
	entry.kind === 'action' || entry.kind === 'edit' || entry.kind === 'finish';

const isNoted = (step: Step): boolean => step.kind === 'finish' && step.noted !== undefined;

/** A line after its undos and redos are applied. */
export interface ResolvedLine {
	/** Actions and edits that count, in order. */
	readonly steps: readonly Step[];
	/** The `seq` of the step that undo takes back next, together with the edits that complete it. */
	readonly undoable: number | undefined;
	/** The `seq` of the step that redo brings back next. A new step after an undo clears it. */
	readonly redoable: number | undefined;
	/** The `seq` of the entry that deletes the match, unless it is undone. */
	readonly deletion: number | undefined;
	/** The detail entries that count, in order. */
	readonly details: readonly DetailEntry[];
}

/** Applies the undos and redos of a line. One of an entry that cannot be undone or redone is ignored. */
export const resolveLine = (entries: readonly Entry[]): ResolvedLine => {
	const done: Step[] = [];
	let undone: Step[] = [];
	let deletion: number | undefined;
	const details: DetailEntry[] = [];
	const withdrawn: DetailEntry[] = [];
	for (const entry of entries) {
		if (isStep(entry)) {
			// A noted result is that of a match of which nothing is known besides: it ends no match in play.
			if (isNoted(entry) && done.length > 0) continue;
			done.push(entry);
			undone = [];
		} else if (entry.kind === 'undo') {
			if (entry.of === deletion) deletion = undefined;
			move(done, undone, entry.of);
			move(details, withdrawn, entry.of);
		} else if (entry.kind === 'redo') {
			move(undone, done, entry.of);
			move(withdrawn, details, entry.of);
		} else if (entry.kind === 'delete') {
			deletion = entry.seq;
		} else if (isDetail(entry)) {
			details.push(entry);
		}
	}
	return { steps: done, undoable: topOf(done)?.seq, redoable: topOf(undone)?.seq, deletion, details };
};

/** Whether a step is an edit that completes the step at `seq`. */
const completes = (step: Entry | undefined, seq: number): boolean =>
	step?.kind === 'edit' && step.completes === true && step.of === seq;

/** @returns the step that undo or redo reaches next; where completing edits are on top, the one they complete. */
const topOf = (pile: readonly Step[]): Step | undefined => {
	const top = pile.at(-1);
	if (top?.kind !== 'edit' || !top.completes) return top;
	const under = pile.findLast((step) => !completes(step, top.of));
	return under?.seq === top.of ? under : top;
};

/** Moves the step at `seq`, with the edits that complete it, from one stack to the top of the other. */
const move = <Kind extends Entry>(from: Kind[], to: Kind[], seq: number): void => {
	const index = from.findLastIndex((step) => step.seq === seq);
	if (index < 0) return;
	let end = index + 1;
	while (completes(from[end], seq)) end += 1;
	to.push(...from.splice(index, end - index));
};
