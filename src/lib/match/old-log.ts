/**
 * Logs of version 1: entries of several devices lay in one order by `seq` and then by device, referred to each other by
 * both, and a choice put stretches of them aside. They are rewritten to lines, the same on every phone.
 */
import * as v from 'valibot';
import { place, type Draft } from './rebase.ts';
import { baseStamp, entryKinds, idSchema, isDetail, isOneEnd, type Entry } from './entry.ts';
import { entryName } from './line.ts';
import { isStep } from './undo.ts';

const { seq: seqSchema, device: deviceSchema } = baseStamp;
const oldRef = v.pipe(v.strictObject({ seq: seqSchema, device: deviceSchema }), v.readonly());
type OldRef = v.InferOutput<typeof oldRef>;
const stretch = v.pipe(v.strictObject({ device: idSchema, from: seqSchema, to: seqSchema }), v.readonly());

/** An entry as version 1 stored it. */
export const oldEntrySchema = v.pipe(
	v.variant('kind', [
		...entryKinds(baseStamp, oldRef),
		/**
		 * Says which of two continuations counts: the moves in these stretches no longer do. Only the last choice of a log
		 * applied, so it repeated what earlier ones had put aside.
		 */
		v.strictObject({
			...baseStamp,
			kind: v.literal('choice'),
			aside: v.pipe(v.array(stretch), v.maxLength(500), v.readonly())
		})
	]),
	v.check((entry) => isOneEnd(entry)),
	v.readonly()
);
export type OldEntry = v.InferOutput<typeof oldEntrySchema>;
type OldChoice = Extract<OldEntry, { kind: 'choice' }>;
type OldPlayed = Exclude<OldEntry, OldChoice>;

/** The name that an entry of version 1 has in a line: its `seq` was the device's own, so it serves as its number. */
const nameOfOld = ({ seq, device }: OldRef): string => entryName({ device, number: seq });

const byOldOrder = (a: OldRef, b: OldRef): number =>
	a.seq - b.seq || (a.device < b.device ? -1 : a.device > b.device ? 1 : 0);

/**
 * @param entries of one match, in any order.
 * @returns the line that comes to the same match, in the order of the log. Moves that a choice had put aside are undone.
 */
export const lineOfOldLog = (entries: readonly OldEntry[]): readonly Entry[] => {
	const log = [...new Map(entries.toSorted(byOldOrder).map((entry) => [nameOfOld(entry), entry])).values()];
	const start = log.find((entry) => entry.kind === 'start');
	const { counting, aside } = partedByChoice(log.filter((entry) => entry !== start));
	// A step clears what can be redone, so those that were put aside lie just before one that does so anyway.
	const [first] = aside;
	const next = first ? counting.findIndex((entry) => isStep(entry) && byOldOrder(first, entry) < 0) : -1;
	const at = Math.max(next, 0);
	return place(
		[],
		[
			...[...(start ? [start] : []), ...counting.slice(0, at), ...aside].map(draftOf),
			...aside.toReversed().map(undoOf),
			...counting.slice(at).map(draftOf)
		]
	);
};

const draftOf = (entry: OldPlayed): Draft => ({
	body: { ...entry, number: entry.seq },
	...('of' in entry && { of: nameOfOld(entry.of) })
});

/** The undo of a step that a choice had put aside: of the same name on all phones. */
const undoOf = (step: OldPlayed): Draft => {
	const { match, at, seq } = step;
	const device = `aside-${step.device}`.slice(0, 64);
	const undo = { match, device, number: seq, at, kind: 'undo' };
	return { body: undo, of: nameOfOld(step) };
};

/**
 * @param log in its order, without its start.
 * @returns its entries: the steps that the last choice had put aside, and the others that said something.
 */
const partedByChoice = (log: readonly OldEntry[]) => {
	const choice = log.findLast((entry): entry is OldChoice => entry.kind === 'choice');
	const played = log.filter((entry): entry is OldPlayed => entry.kind !== 'choice');
	if (!choice) return { counting: played, aside: [] };
	const isAside = (entry: OldEntry): boolean =>
		byOldOrder(entry, choice) < 0 &&
		choice.aside.some(
			({ device, from, to }) => device === entry.device && from <= entry.seq && entry.seq <= to
		);
	const aside = played.filter((entry) => isStep(entry) && isAside(entry));
	const names = new Set(aside.map(nameOfOld));
	const others = new Set(played.filter((entry) => isDetail(entry) || entry.kind === 'delete').map(nameOfOld));
	/** Whether an undo or redo was put aside and concerned no detail, or concerned a step that was. */
	const isSilent = (entry: OldPlayed): boolean =>
		(entry.kind === 'undo' || entry.kind === 'redo') &&
		(names.has(nameOfOld(entry.of)) || (isAside(entry) && !others.has(nameOfOld(entry.of))));
	return { counting: played.filter((entry) => !names.has(nameOfOld(entry)) && !isSilent(entry)), aside };
};

/** @returns what a line lacks of the entries of version 1 that were held of its match, to go behind it. */
export const rebaseOldEntries = (line: readonly Entry[], held: readonly OldEntry[]): readonly Entry[] =>
	place(line, held.filter((entry): entry is OldPlayed => entry.kind !== 'choice').map(draftOf));
