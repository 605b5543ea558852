/** Puts entries behind a line that they were not made for. */
import type { Game } from '../games/game.ts';
import type { Entry } from './entry.ts';
import { fold, isUnreadable } from './fold.ts';
import { lastSeq, namedIn, entryName, nextNumber } from './line.ts';

/** What is known of where the entries were before. */
export interface Before {
	/** The line that they were behind, to which their references point; without it, the line itself. */
	readonly known?: readonly Entry[];
	/** The last `seq` that is taken in the line, that of a damaged value included. */
	readonly last?: number;
}

/** An entry without its place. */
export interface Draft {
	readonly body: Pick<Entry, 'device' | 'number'>;
	/** The name of the entry that it refers to. */
	readonly of?: string;
}

/**
 * Gives entries the places after a line. Left out are those that it has already, and those that refer to one that is
 * nowhere before them.
 *
 * @param last the last `seq` that is taken.
 */
export const place = (line: readonly Entry[], drafts: readonly Draft[], last = lastSeq(line)): Entry[] => {
	const seqByName = new Map(line.map((entry) => [entryName(entry), entry.seq]));
	const placed: Entry[] = [];
	for (const { body, of: name } of drafts) {
		const seq = last + 1 + placed.length;
		const of = name === entryName(body) ? seq : name === undefined ? undefined : seqByName.get(name);
		if (seqByName.has(entryName(body)) || (name !== undefined && of === undefined)) continue;
		placed.push({ ...body, seq, ...(of !== undefined && { of }) } as Entry);
		seqByName.set(entryName(body), seq);
	}
	return placed;
};

/** @returns the entries of another line with the places after this one: their references are others, their names the same. */
export const renumber = (
	line: readonly Entry[],
	pending: readonly Entry[],
	{ known = line, last }: Before = {}
): Entry[] => {
	const nameBySeq = new Map([...known, ...pending].map((entry) => [entry.seq, entryName(entry)]));
	const asDraft = (body: Entry): Draft => ({
		body,
		...('of' in body && { of: nameBySeq.get(body.of) ?? '' })
	});
	return place(line, pending.map(asDraft), last);
};

/** @returns the line of a match's entries in any order. Of two with one name, the first counts. */
export const lineOf = (entries: readonly Entry[]): readonly Entry[] => {
	const ordered = entries.toSorted((a, b) => a.seq - b.seq);
	const start = ordered.find(({ kind }) => kind === 'start');
	return renumber([], start ? [start, ...ordered.filter((entry) => entry !== start)] : ordered);
};

const refusedIn = (game: Game, line: readonly Entry[]): ReadonlySet<number> => {
	const folded = fold(game, line);
	return new Set(isUnreadable(folded) ? [] : folded.refused.map(({ seq }) => seq));
};

/** Of two taps of two tabs with one name, the one that is stored second gets the next free number. */
const freelyNamed = (line: readonly Entry[], pending: readonly Entry[]): readonly Entry[] => {
	const named = namedIn(line);
	const renamed: Entry[] = [];
	for (const entry of pending) {
		const next = () => nextNumber(entry.device, [...line, ...pending, ...renamed]);
		renamed.push(named(entry) === 'another' ? { ...entry, number: next() } : entry);
	}
	return renamed;
};

/**
 * Puts entries of another line behind this one. Left out are those that it has already, those that the rules now refuse,
 * and those that refer to such.
 *
 * @returns what is to be added to the line, names kept unless another tab has taken them.
 */
export const rebaseEntries = (
	game: Game,
	line: readonly Entry[],
	pending: readonly Entry[],
	before: Before = {}
): readonly Entry[] => {
	const placed = renumber(line, freelyNamed(line, pending), before);
	const [already, refused] = [refusedIn(game, line), refusedIn(game, [...line, ...placed])];
	const isRefused = (seq: number): boolean => refused.has(seq) && !already.has(seq);
	const dropped = new Set<number>();
	// An entry refers only to earlier ones, so one pass finds all.
	for (const entry of placed) {
		const refersToDropped = 'of' in entry && dropped.has(entry.of);
		const isOut =
			(entry.kind === 'action' && isRefused(entry.seq)) || (entry.kind === 'edit' && isRefused(entry.of));
		if (refersToDropped || isOut) dropped.add(entry.seq);
	}
	if (dropped.size === 0) return placed;
	const kept = placed.filter(({ seq }) => !dropped.has(seq));
	return renumber(line, kept, { ...before, known: [...line, ...placed] });
};
