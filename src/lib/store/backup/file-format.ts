/**
 * The backup file as one JSON object: of a single match, or of everything as older builds wrote it (versions
 * all but 3). For version 3, in parts, see `parts.ts`.
 */
import * as v from 'valibot';
import { entrySchema, idSchema } from '../../match/entry.ts';
import { backupFormat, backupVersions } from './label.ts';
import { isShallow } from '../db/same-data.ts';
import { playerSchema } from '../players/player.ts';
import { ruleSetSchema } from '../rule-sets/rule-set.ts';
import { seasonSchema, type Season } from '../settings/seasons.ts';

/** The version of a file in parts. */
export const partsVersion = 3;
/** The version of a file in parts that has seasons or hidden players. */
export const handMadeVersion = 8;
/** What a person made by hand besides players and rule sets. */
export const handMadeSchemas = {
	seasons: v.exactOptional(v.pipe(v.array(seasonSchema), v.readonly())),
	/** The ids of the players whom the device no longer suggested. */
	hidden: v.exactOptional(v.pipe(v.array(idSchema), v.readonly()))
};
export interface HandMade {
	readonly seasons?: readonly Season[];
	readonly hidden?: readonly string[];
}

/**
 * The most characters of a file that is read whole. It is ten times what a phone is likely to hold, and a
 * string of twice the size could not be created. Compare it with the size of a file before reading it.
 */
export const backupLimit = 256_000_000;

/** Deeper than the options and actions of any game. */
export const maxDepth = 32;
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
		/** Stored values that could not be read when the file was written. An import ignores them. */
		damaged: v.exactOptional(v.pipe(v.array(v.unknown()), v.readonly()))
	}),
	v.readonly()
);
export type Backup = v.InferOutput<typeof backupSchema>;

/** The content of a file, or a part of it with whole matches. */
export type BackupPiece = Pick<Backup, 'entries' | 'players' | 'ruleSets' | 'setups'> & HandMade;

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
 * Why a file is refused. `gone` means that it can no longer be read, or was changed meanwhile. `where` is the
 * path of the damaged value; `name` is that of a rule set that its game refuses.
 */
export interface BackupRefusal {
	readonly refused: BackupRefusalCode;
	readonly where?: string;
	readonly name?: string;
}

/** Whether the result of reading a backup is a refusal. */
export const isBackupRefusal = (result: object): result is BackupRefusal => 'refused' in result;

const newestObjectVersion = 7;

export const labelSchema = v.object({
	format: v.literal(backupFormat),
	version: v.pipe(v.number(), v.safeInteger())
});

/** @returns the backup in a file's text, or why it is refused. Never throws, whatever the text. */
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
	if (label.output.version > newestObjectVersion) return { refused: 'newer' };
	if (!isShallow(data, maxDepth)) return { refused: 'damaged' };
	const parsed = v.safeParse(backupSchema, data, { abortEarly: true });
	if (!parsed.success) {
		const where = v.getDotPath(parsed.issues[0]);
		return where === null ? { refused: 'damaged' } : { refused: 'damaged', where };
	}
	return parsed.output;
};
