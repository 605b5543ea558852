/**
 * Version 3 of the backup file: a line of JSON for each part, gzipped. Written and read part by part, so that
 * no size of it needs more memory than its largest match.
 *
 * The first line is the label, the last tells how many entries stand between. Entries come by match, in log
 * order; a match may go on from one part to the next.
 */
import * as v from 'valibot';
import { entrySchema, type Entry } from '../../match/entry.ts';
import { deepest, labelSchema, partsVersion, type Piece } from './file-format.ts';
import { backupFormat } from './label.ts';
import { isShallow } from '../db/same-data.ts';
import { playerSchema } from '../players/player.ts';
import { RefusedBackup } from './refused-backup.ts';
import { ruleSetSchema } from '../rule-sets/rule-set.ts';

const partSchema = v.pipe(
	v.strictObject({
		entries: v.exactOptional(v.pipe(v.array(entrySchema), v.readonly())),
		players: v.exactOptional(v.pipe(v.array(playerSchema), v.readonly())),
		ruleSets: v.exactOptional(v.pipe(v.array(ruleSetSchema), v.readonly())),
		/** The last setup, by game. */
		setups: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.readonly())),
		/** What could not be read when the file was written, as it lay in the store; an import leaves it aside. */
		damaged: v.exactOptional(v.pipe(v.array(v.unknown()), v.readonly())),
		/** Stands alone, in the last line: how many entries the file has. */
		end: v.exactOptional(v.pipe(v.number(), v.safeInteger()))
	}),
	v.readonly()
);
export type Part = v.InferOutput<typeof partSchema>;

/** Lines of a file. 400,000 entries come in as many at most, where each is a match of its own. */
const mostLines = 2_000_000;
/** Entries of a match, which is held in memory and told as one: a tap a second for a day is fewer. */
const longestMatch = 100_000;
/** Values of one kind in a part. */
export const partSize = 500;
/**
 * Entries of a piece, as it is judged in one go and stored in one transaction; one match may have more. More would
 * hold up the page.
 */
export const pieceSize = 1000;

/** @returns the first line of a file. */
export const partsLabel = (now: number) => ({
	format: backupFormat,
	version: partsVersion,
	exported: new Date(now).toISOString()
});

/** @returns whether a line is the label of a file in parts; `newer` for one of a later version. */
export const isPartsLabel = (line: string): boolean | 'newer' => {
	const label = v.safeParse(labelSchema, parsed(line));
	if (!label.success || label.output.version < partsVersion) return false;
	return label.output.version > partsVersion ? 'newer' : true;
};

const parsed = (line: string): unknown => {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
};

/** An export writes no part that says nothing: a file of such has no end. */
const isEmpty = ({ setups, end, ...lists }: Part): boolean =>
	!setups && end === undefined && Object.values(lists).every(({ length }) => length === 0);

/** @returns what a line says. @throws {RefusedBackup} when it is none of ours. */
const readPart = (line: string, number: number): Part => {
	const data = parsed(line);
	const part = isShallow(data, deepest) ? v.safeParse(partSchema, data, { abortEarly: true }) : undefined;
	if (part?.success && !isEmpty(part.output)) return part.output;
	const path = part?.issues && v.getDotPath(part.issues[0]);
	throw new RefusedBackup({ refused: 'damaged', where: [`line ${number}`, path].filter(Boolean).join(': ') });
};

/**
 * Reads the lines of a file after its label.
 *
 * @returns pieces of whole matches, each small enough for one transaction unless a match is larger.
 * @throws {RefusedBackup} when one of them cannot be read, or the end is missing.
 */
export async function* readParts(lines: AsyncIterable<string>): AsyncGenerator<Piece> {
	let number = 1;
	let count = 0;
	let isEnded = false;
	/** Whole matches, and after them the one that may go on. */
	let entries: Entry[] = [];
	let open = 0;
	const take = (to: number): Piece => {
		const whole = entries.slice(0, to);
		entries = entries.slice(to);
		open = 0;
		return { entries: whole, players: [] };
	};
	for await (const line of lines) {
		number += 1;
		if (number > mostLines) throw new RefusedBackup({ refused: 'too-big' });
		if (line === '' && isEnded) continue;
		const part = readPart(line, number);
		if (isEnded) throw new RefusedBackup({ refused: 'damaged', where: `line ${number}` });
		const { players = [], ruleSets, setups } = part;
		if (players.length > 0 || ruleSets || setups) {
			yield { entries: [], players, ...(ruleSets && { ruleSets }), ...(setups && { setups }) };
		}
		for (const entry of part.entries ?? []) {
			if (entries.at(-1)?.match !== entry.match) open = entries.length;
			entries.push(entry);
		}
		count += part.entries?.length ?? 0;
		if (open >= pieceSize) yield take(open);
		if (entries.length - open > longestMatch) throw new RefusedBackup({ refused: 'too-big' });
		isEnded = part.end !== undefined;
		if (isEnded && part.end !== count)
			throw new RefusedBackup({ refused: 'damaged', where: `line ${number}` });
	}
	if (!isEnded) throw new RefusedBackup({ refused: 'damaged', where: `line ${number}` });
	if (entries.length > 0) yield take(entries.length);
}
