/** A choice between two ways a match went on: what it puts aside. */
import { byOrder, mostStretches, type Entry, type EntryBody, type Ref, type Stretch } from './entry.ts';

/**
 * @param entries of one match, in log order.
 * @returns whether an entry of the log is put aside by its last choice: one that stands before it.
 */
export const asideIn = (entries: readonly Entry[]): ((ref: Ref) => boolean) => {
	const last = entries.findLast((entry) => entry.kind === 'choice');
	if (!last || last.aside.length === 0) return () => false;
	return (ref) =>
		byOrder(ref, last) < 0 &&
		last.aside.some(({ device, from, to }) => device === ref.device && from <= ref.seq && ref.seq <= to);
};

/**
 * @param refs of entries to be put aside.
 * @param among all entries of the log: a stretch holds none of them that is not to be put aside.
 * @returns the stretches that hold them, in a fixed order.
 */
export const stretchesOf = (refs: readonly Ref[], among: readonly Ref[]): readonly Stretch[] => {
	const chosen = new Set(refs.map(({ seq, device }) => `${seq} ${device}`));
	const inOrder = among.toSorted(
		(a, b) => (a.device < b.device ? -1 : a.device > b.device ? 1 : 0) || a.seq - b.seq
	);
	const stretches: Stretch[] = [];
	let isOpen = false;
	for (const { seq, device } of inOrder) {
		const last = stretches.at(-1);
		const isChosen = chosen.has(`${seq} ${device}`);
		if (isChosen && isOpen && last?.device === device) {
			stretches[stretches.length - 1] = { ...last, to: seq };
		} else if (isChosen) {
			stretches.push({ device, from: seq, to: seq });
		}
		isOpen = isChosen;
	}
	return stretches;
};

const moveKinds: readonly Entry['kind'][] = ['action', 'edit', 'undo', 'redo'];
/** Whether an entry is one that a choice can put aside. */
export const isMove = ({ kind }: Entry): boolean => moveKinds.includes(kind);

/**
 * @param kept the log that holds from now on.
 * @param all the log that both ways make together.
 * @returns the choice to be added to `all`: all that is played and does not count in `kept` is put aside.
 */
export const choiceFor = (
	kept: readonly Entry[],
	all: readonly Entry[]
): Extract<EntryBody, { kind: 'choice' }> => {
	const isAside = asideIn(kept.toSorted(byOrder));
	const keptKeys = new Set(kept.map(({ seq, device }) => `${seq} ${device}`));
	const isPutAside = (entry: Entry): boolean =>
		isMove(entry) && (!keptKeys.has(`${entry.seq} ${entry.device}`) || isAside(entry));
	return { kind: 'choice', aside: stretchesOf(all.filter(isPutAside), all) };
};

/** @returns the log that holds by a way: theirs goes on from the start that is here. */
export const keptBy = (
	way: 'ours' | 'theirs',
	here: readonly Entry[],
	came: readonly Entry[]
): readonly Entry[] => (way === 'ours' ? here : [...came, ...here.filter(({ kind }) => kind === 'start')]);

/** Whether a choice can be stored: it names no more than so many stretches. */
export const isSayable = ({ aside }: Extract<EntryBody, { kind: 'choice' }>): boolean =>
	aside.length <= mostStretches;
