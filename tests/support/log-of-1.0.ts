/**
 * What version 1 made of a log, read a second time: which of its entries counted, after its choices, undos and redos.
 * These alone, without any that was taken back, come to the match that players saw.
 */
import type { Entry, EntryBody } from '../../src/lib/match/entry.ts';
import type { Folded } from '../../src/lib/match/fold.ts';
import type { OldEntry } from '../../src/lib/match/old-log.ts';
import { folded } from './played-apart.ts';

type Old = OldEntry;
type OldOf<Kind extends Old['kind']> = Extract<Old, { kind: Kind }>;
type Ref = Pick<Old, 'seq' | 'device'>;
type Choice = Pick<OldOf<'choice'>, 'kind' | 'aside'>;

export const refOf = ({ seq, device }: Ref): Ref => ({ seq, device });
const isSame = (a: Ref, b: Ref): boolean => a.seq === b.seq && a.device === b.device;
/** Compares entries by their place in the log: by `seq`, then by device. */
export const byOrder = (a: Ref, b: Ref): number =>
	a.seq - b.seq || (a.device < b.device ? -1 : a.device > b.device ? 1 : 0);

/** Whether the last choice of a log, which stands behind all that it is about, puts an entry aside. */
const asideFilter = (log: readonly Old[]): ((ref: Ref) => boolean) => {
	const last = log.findLast((entry) => entry.kind === 'choice');
	return (ref) =>
		last !== undefined &&
		byOrder(ref, last) < 0 &&
		last.aside.some(({ device, from, to }) => device === ref.device && from <= ref.seq && ref.seq <= to);
};

/** @returns the choice of one log over the union of both: it puts aside every move that does not count in the one. */
export const choiceFor = (kept: readonly Old[], all: readonly Old[]): Choice => {
	const isAside = asideFilter(kept.toSorted(byOrder));
	const aside = all
		.filter(({ kind }) => ['action', 'edit', 'finish', 'undo', 'redo'].includes(kind))
		.filter((entry) => isAside(entry) || !kept.some((other) => isSame(other, entry)));
	return { kind: 'choice', aside: aside.map(({ device, seq }) => ({ device, from: seq, to: seq })) };
};

/** Takes an entry from one pile to the top of the other. */
const move = <One extends Old>(from: One[], to: One[], ref: Ref): void => {
	const index = from.findLastIndex((entry) => isSame(entry, ref));
	if (index >= 0) to.push(...from.splice(index, 1));
};

/** @returns what counts, in the order in which it does: a redone entry at the place of its redo. */
const countingIn = (log: readonly Old[]) => {
	const isAside = asideFilter(log);
	const done: OldOf<'action' | 'edit' | 'finish'>[] = [];
	let undone: typeof done = [];
	const details: OldOf<'note'>[] = [];
	const withdrawn: typeof details = [];
	let deletion: Ref | undefined;
	for (const entry of log) {
		const isCounted = !isAside(entry);
		if (entry.kind === 'action' || entry.kind === 'edit' || entry.kind === 'finish') {
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
		} else if (entry.kind === 'delete') deletion = entry;
		else if (entry.kind === 'note') details.push(entry);
	}
	return { done, details, isDeleted: deletion !== undefined };
};

/** @returns what players see of a match: all but where its entries lie. */
export const matchOf = (match: Folded) => {
	const { id, game, players, options, started, changed, note, state, outcome, isDeleted } = match;
	return {
		...{ id, game, players, options, started, changed, note, state, outcome, isDeleted },
		isGivenUp: match.givenUp !== undefined,
		moves: match.moves.map(({ at, action, before, after }) => ({ at, action, before, after })),
		refused: match.refused.map(({ action, before, refusal }) => ({ action, before, refusal })),
		canUndo: match.undoable !== undefined
	};
};

/** @returns what players of version 1 saw of a log. */
export const matchOf1 = (log: readonly Old[]): ReturnType<typeof matchOf> => {
	const { done, details, isDeleted } = countingIn(log);
	const line: Entry[] = [];
	const add = ({ at, device }: Old, body: EntryBody): number => {
		const seq = line.length;
		line.push({ ...body, match: 'match-1', seq, device, number: seq, at });
		return seq;
	};
	const bodyOf = ({ match: _m, seq: _s, device: _d, at: _a, ...body }: Old) => body as EntryBody;
	const [start] = log;
	if (start) add(start, bodyOf(start));
	const places = new Map(
		done.flatMap((entry) => (entry.kind === 'edit' ? [] : [[entry, add(entry, bodyOf(entry))] as const]))
	);
	// An edit changed an action before it that counts.
	for (const edit of done) {
		if (edit.kind !== 'edit' || byOrder(edit.of, edit) > 0) continue;
		const of = [...places].find(([entry]) => entry.kind === 'action' && isSame(entry, edit.of))?.[1];
		if (of !== undefined) add(edit, { ...bodyOf(edit), of } as EntryBody);
	}
	for (const note of details) add(note, bodyOf(note));
	const [last] = log.slice(-1);
	if (isDeleted && last) add(last, { kind: 'delete' });
	return { ...matchOf(folded(line)), canUndo: done.length > 0 };
};
