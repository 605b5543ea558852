/** The three choices where two lines of a match part. Whatever is chosen extends the line that came. */
import { renumber } from './rebase.ts';
import { digest } from './digest.ts';
import { stamp, type Entry, type EntryBody, type DeviceClock } from './entry.ts';
import { aloneIn, compareLines, lastSeq, entryName, nextNumber } from './line.ts';
import { resolveLine, type Step } from './undo.ts';

export const lineChoices = ['theirs', 'mine', 'both'] as const;
/** Their line replaces ours; ours goes behind theirs, which is taken back; or ours becomes a match of its own. */
export type LineChoice = (typeof lineChoices)[number];

/** A line that is kept beside another, as a match of its own. */
export interface BranchLine {
	readonly id: string;
	readonly line: readonly Entry[];
}

/** What a choice makes of two lines. */
export interface ChosenLine {
	readonly line: readonly Entry[];
	/** Our line, where the chosen one does not have all of it. */
	readonly kept?: BranchLine;
}

/**
 * @param theirs the line that came. It may be ours, only longer.
 * @param clock stamps the new entries.
 * @param beside the entries that are kept beside the match, whose names are taken.
 */
export const chooseLine = (
	way: LineChoice,
	ours: readonly Entry[],
	theirs: readonly Entry[],
	clock: DeviceClock,
	beside: readonly Entry[] = []
): ChosenLine => {
	if (way === 'mine') return { line: withOurs(ours, theirs, clock, beside) };
	const { is } = compareLines(ours, theirs);
	if (is === 'ours-longer') {
		// All that theirs has is here, only not deleted.
		const grown = new GrowingLine(ours, ours, clock, beside);
		grown.setDeleted(false);
		return { line: grown.line };
	}
	if (aloneIn(ours, theirs).length === 0) return { line: theirs };
	return { line: theirs, kept: branchCopy(ours, theirs, way === 'theirs') };
};

/** What separates the id of a kept line from that of its match. */
const mark = '--';
/** @returns the id of the match that a kept line was kept beside; of any other match, its own. */
export const originOf = (match: string): string => match.split(mark, 1)[0] ?? match;
/** @returns what the ids of the lines begin with that are kept beside a match. */
export const branchPrefix = (match: string): string => `${originOf(match).slice(0, 50)}${mark}`;
/** The device that deletes a kept line and brings it back, so that it is the same line wherever it is kept. */
const keeper = 'kept';

/** @returns our line under an id made from the two, which is the same whenever and wherever it is made. */
export const branchCopy = (
	ours: readonly Entry[],
	theirs: readonly Entry[],
	isDeleted: boolean
): BranchLine => {
	const { at } = compareLines(ours, theirs);
	const names = aloneIn(ours, theirs).map(entryName);
	const id = `${branchPrefix(ours[0]?.match ?? '')}${digest(JSON.stringify([at, names]))}`;
	const line = ours.map((entry) => ({ ...entry, match: id }));
	return { id, line: isDeleted && !isDeletedLine(line) ? [...line, deletionOf(line)] : line };
};

const isDeletedLine = (line: readonly Entry[]): boolean => resolveLine(line).deletion !== undefined;

const byKeeper = (line: readonly Entry[], body: EntryBody): Entry =>
	stamp(
		{ device: keeper, now: () => line.at(-1)?.at ?? 0 },
		line[0]?.match ?? '',
		lastSeq(line) + 1,
		body,
		nextNumber(keeper, line)
	);
const deletionOf = (line: readonly Entry[]): Entry => byKeeper(line, { kind: 'delete' });

/** @returns a line that was kept as a deleted match, no longer deleted. */
export const withoutDeletion = (line: readonly Entry[]): readonly Entry[] => {
	const { deletion } = resolveLine(line);
	return deletion === undefined ? line : [...line, byKeeper(line, { kind: 'undo', of: deletion })];
};

/** @returns a kept line as it was in the match that it was kept beside. */
export const asOurs = (kept: readonly Entry[], match: string): readonly Entry[] =>
	kept.filter(({ device }) => device !== keeper).map((entry) => ({ ...entry, match }));

/** @returns the lines, among entries beside a match, that are kept as deleted ones and have something that it has not. */
export const branchesBeside = (line: readonly Entry[], beside: readonly Entry[]): readonly BranchLine[] => {
	const match = line[0]?.match ?? '';
	const ids = new Set(beside.map((entry) => entry.match).filter((id) => id.startsWith(branchPrefix(match))));
	return [...ids]
		.map((id) => ({ id, line: beside.filter((entry) => entry.match === id) }))
		.filter((kept) => isDeletedLine(kept.line) && aloneIn(asOurs(kept.line, match), line).length > 0);
};

/** Their line, with all taken back that counts only there, and then what counts here, with its names and times. */
const withOurs = (
	ours: readonly Entry[],
	theirs: readonly Entry[],
	clock: DeviceClock,
	beside: readonly Entry[]
): readonly Entry[] => {
	const { at } = compareLines(ours, theirs);
	const grown = new GrowingLine(theirs, ours, clock, beside);
	grown.bringTo(resolveLine(ours.slice(0, at)).steps);
	grown.addOwn(aloneIn(ours, theirs));
	const { steps, deletion } = resolveLine(ours);
	// An undone step may be gone for good there, so that our redo does not bring it back.
	grown.bringTo(steps);
	grown.setDeleted(deletion !== undefined);
	return grown.line;
};

class GrowingLine {
	readonly line: Entry[];
	/** The names that steps have here which had to be played anew, by those in our line. */
	readonly #renamed = new Map<string, Pick<Entry, 'device' | 'number'>>();
	#number: number;

	constructor(
		theirs: readonly Entry[],
		private readonly ours: readonly Entry[],
		private readonly clock: DeviceClock,
		beside: readonly Entry[]
	) {
		this.line = [...theirs];
		this.#number = nextNumber(clock.device, [...theirs, ...ours, ...beside]);
	}

	/** Undoes all steps from the first that is not the wanted one, and plays those anew that are missing then. */
	bringTo(wanted: readonly Step[]): void {
		const { steps } = resolveLine(this.line);
		const isDone = (step: Step, index: number): boolean => {
			const done = steps[index];
			return done !== undefined && entryName(done) === this.#nameHere(step);
		};
		const differing = wanted.findIndex((step, index) => !isDone(step, index));
		const same = differing < 0 ? wanted.length : differing;
		for (const { seq } of steps.slice(same).toReversed()) this.#say({ kind: 'undo', of: seq });
		for (const step of wanted.slice(same)) this.#playAnew(step);
	}
	/** Adds entries of our line that are not in theirs, as they are. */
	addOwn(entries: readonly Entry[]): void {
		this.line.push(...renumber(this.line, entries, { known: this.#known }));
	}
	setDeleted(isDeleted: boolean): void {
		const { deletion } = resolveLine(this.line);
		if (isDeleted && deletion === undefined) this.#say({ kind: 'delete' });
		if (!isDeleted && deletion !== undefined) this.#say({ kind: 'undo', of: deletion });
	}

	/** Our line, with the names that its entries have in this one. */
	get #known(): readonly Entry[] {
		return this.ours.map((entry) => ({ ...entry, ...this.#renamed.get(entryName(entry)) }));
	}
	#nameHere(entry: Entry): string {
		return entryName(this.#renamed.get(entryName(entry)) ?? entry);
	}
	#playAnew(step: Step): void {
		const name = { device: this.clock.device, number: this.#number };
		const [copy] = renumber(this.line, [{ ...step, ...name }], { known: this.#known });
		if (!copy) return;
		this.#renamed.set(entryName(step), name);
		this.#number += 1;
		this.line.push(copy);
	}
	#say(body: EntryBody): void {
		this.line.push(stamp(this.clock, this.ours[0]?.match ?? '', lastSeq(this.line) + 1, body, this.#number));
		this.#number += 1;
	}
}
