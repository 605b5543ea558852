/**
 * The backup file of one match, and of all of them as older builds wrote it (versions 1, 2, 4 and 5): one JSON
 * object, read whole, from a file that may be anything. For version 3, in parts, see `parts.ts`.
 */
import * as v from 'valibot';
import { entrySchema } from '../../match/entry.ts';
import { backupFormat, backupVersions } from './label.ts';
import { isShallow } from '../db/same-data.ts';
import { playerSchema } from '../players/player.ts';
import { ruleSetSchema } from '../rule-sets/rule-set.ts';

/** In parts. */
export const partsVersion = 3;
/**
 * In characters, of a file that is read whole. Ten times what a phone is likely to hold; a string of twice
 * the size cannot be made. To be compared with a file's size before reading it.
 */
export const backupLimit = 256_000_000;

/** Deeper than any option or action of a game goes. */
export const deepest = 32;
const backupSchema = v.pipe(
	v.strictObject({
		format: v.literal(backupFormat),
		version: v.picklist(backupVersions),
		exported: v.pipe(v.string(), v.isoTimestamp()),
		entries: v.pipe(v.array(entrySchema), v.readonly()),
		players: v.pipe(v.array(playerSchema), v.readonly()),
		ruleSets: v.exactOptional(v.pipe(v.array(ruleSetSchema), v.readonly())),
		/** The last setup, by game. */
		setups: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.readonly())),
		/** What could not be read when the file was written, as it lay in the store; an import leaves it aside. */
		damaged: v.exactOptional(v.pipe(v.array(v.unknown()), v.readonly()))
	}),
	v.readonly()
);
export type Backup = v.InferOutput<typeof backupSchema>;

/** What a file brings, or a part of it: whole matches, and the rest. */
export type Piece = Pick<Backup, 'entries' | 'players' | 'ruleSets' | 'setups'>;

export const backupRefusalCodes = [
	'too-big',
	'gone',
	'not-json',
	'foreign',
	'newer',
	'damaged',
	'unknown-game',
	'rule-set'
] as const;
export type BackupRefusalCode = (typeof backupRefusalCodes)[number];

/**
 * Why a file is not taken; `gone` when it can no longer be read, or is no longer what it was. `where` points at what
 * is damaged, as a path into it; `name` is that of a rule set its game does not take.
 */
export interface BackupRefusal {
	readonly refused: BackupRefusalCode;
	readonly where?: string;
	readonly name?: string;
}

export const isBackupRefusal = (result: object): result is BackupRefusal => 'refused' in result;

const newestWhole = 5;

export const labelSchema = v.object({
	format: v.literal(backupFormat),
	version: v.pipe(v.number(), v.safeInteger())
});

/** @returns the backup in a file's text, or why it is none. Total: the text may be anything. */
export const readBackup = (text: string): Backup | BackupRefusal => {
	if (text.length > backupLimit) return { refused: 'too-big' };
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		return { refused: 'not-json' };
	}
	const label = v.safeParse(labelSchema, data);
	if (!label.success) {
		const isOurs = v.is(v.object({ format: v.literal(backupFormat) }), data);
		return isOurs ? { refused: 'damaged', where: 'version' } : { refused: 'foreign' };
	}
	if (label.output.version > newestWhole) return { refused: 'newer' };
	if (!isShallow(data, deepest)) return { refused: 'damaged' };
	const parsed = v.safeParse(backupSchema, data, { abortEarly: true });
	if (!parsed.success) {
		const where = v.getDotPath(parsed.issues[0]);
		return where === null ? { refused: 'damaged' } : { refused: 'damaged', where };
	}
	return parsed.output;
};
