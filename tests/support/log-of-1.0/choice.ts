/** The choice between two continuations of a match, stored as the stretches of entries that it puts aside. */
import { byOrder, maxStretches, type Entry, type EntryBody, type Ref, type Stretch } from './entry.ts';

/**
 * @param entries of one match, in log order.
 * @returns a predicate: whether the last choice of the log puts an entry aside. It only does so for entries
 * before it.
 */
export const asideFilter = (entries: readonly Entry[]): ((ref: Ref) => boolean) => {
	const last = entries.findLast((entry) => entry.kind === 'choice');
	if (!last || last.aside.length === 0) return () => false;
	return (ref) =>
		byOrder(ref, last) < 0 &&
		last.aside.some(({ device, from, to }) => device === ref.device && from <= ref.seq && ref.seq <= to);
};

/**
 * @param refs of the entries to be put aside.
 * @param among all entries of the log. No stretch includes one that is not to be put aside.
 * @returns the stretches that cover `refs`, by device and then by `seq`.
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

const moveKinds: readonly Entry['kind'][] = ['action', 'edit', 'finish', 'undo', 'redo'];
/** Whether a choice can put an entry aside. */
export const isMove = ({ kind }: Entry): boolean => moveKinds.includes(kind);

/**
 * @param kept the log that counts from now on.
 * @param all the union of both logs.
 * @returns the choice to add to `all`. It puts aside every move that does not count in `kept`.
 */
export const choiceFor = (
	kept: readonly Entry[],
	all: readonly Entry[]
): Extract<EntryBody, { kind: 'choice' }> => {
	const isAside = asideFilter(kept.toSorted(byOrder));
	const keptKeys = new Set(kept.map(({ seq, device }) => `${seq} ${device}`));
	const isPutAside = (entry: Entry): boolean =>
		isMove(entry) && (!keptKeys.has(`${entry.seq} ${entry.device}`) || isAside(entry));
	return { kind: 'choice', aside: stretchesOf(all.filter(isPutAside), all) };
};

/**
 * @returns the log that counts when one continuation is chosen. Theirs keeps the start that is stored here.
 */
export const logOfWay = (
	way: 'ours' | 'theirs',
	here: readonly Entry[],
	came: readonly Entry[]
): readonly Entry[] => (way === 'ours' ? here : [...came, ...here.filter(({ kind }) => kind === 'start')]);

/** Whether a choice is short enough to be stored: at most `maxStretches` stretches. */
export const isStorableChoice = ({ aside }: Extract<EntryBody, { kind: 'choice' }>): boolean =>
	aside.length <= maxStretches;
