/**
 * The backup file as one JSON object: of a single match, or of everything as older builds wrote it. For files in parts,
 * see `parts.ts`.
 */
import * as v from 'valibot';
import { entrySchema, idSchema, type Entry } from '../../match/entry.ts';
import { lineOf } from '../../match/behind.ts';
import { lineOfOldLog, oldEntrySchema } from '../../match/old-log.ts';
import { backupFormat, backupVersion, oldObjectVersions } from './label.ts';
import { isShallow } from '../db/predicates.ts';
import { playerSchema } from '../players/player.ts';
import { ruleSetSchema } from '../rule-sets/rule-set.ts';
import { seasonSchema, type Season } from '../settings/seasons.ts';

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
/** What a backup has besides matches. */
const besides = {
	players: v.pipe(v.array(playerSchema), v.readonly()),
	ruleSets: v.exactOptional(v.pipe(v.array(ruleSetSchema), v.readonly())),
	/** The last setup, by game. */
	setups: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.readonly())),
	/** Stored values that could not be read when the file was written. An import ignores them. */
	damaged: v.exactOptional(v.pipe(v.array(v.unknown()), v.readonly()))
};
const label = {
	format: v.literal(backupFormat),
	exported: v.pipe(v.string(), v.isoTimestamp())
};
const backupSchema = v.pipe(
	v.strictObject({
		...label,
		version: v.literal(backupVersion),
		entries: v.pipe(v.array(entrySchema), v.readonly()),
		...besides
	}),
	v.readonly()
);
const oldBackupSchema = v.strictObject({
	...label,
	version: v.picklist(oldObjectVersions),
	entries: v.array(oldEntrySchema),
	...besides
});
export type Backup = v.InferOutput<typeof backupSchema>;

/** The content of a file, or a part of it with whole matches, whose lines lie one after the other. */
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

export const labelSchema = v.object({
	format: v.literal(backupFormat),
	version: v.pipe(v.number(), v.safeInteger())
});

/** @returns the content of a file's text, or why it is refused. Never throws, whatever the text. */
export const readBackup = (text: string): BackupPiece | BackupRefusal => {
	if (text.length > backupLimit) return { refused: 'too-big' };
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch {
		return { refused: 'not-json' };
	}
	const labelled = v.safeParse(labelSchema, data);
	if (!labelled.success) {
		const isOurs = v.is(v.object({ format: v.literal(backupFormat) }), data);
		return isOurs ? { refused: 'damaged', where: 'version' } : { refused: 'foreign' };
	}
	if (labelled.output.version > backupVersion) return { refused: 'newer' };
	if (!isShallow(data, maxDepth)) return { refused: 'damaged' };
	const isOld = labelled.output.version < backupVersion;
	const parsed = v.safeParse(isOld ? oldBackupSchema : backupSchema, data, { abortEarly: true });
	if (!parsed.success) {
		const where = v.getDotPath(parsed.issues[0]);
		return where === null ? { refused: 'damaged' } : { refused: 'damaged', where };
	}
	const { players, ruleSets, setups } = parsed.output;
	return {
		entries:
			parsed.output.version === backupVersion
				? linesIn(parsed.output.entries, lineOf)
				: linesIn(parsed.output.entries, lineOfOldLog),
		players,
		...(ruleSets && { ruleSets }),
		...(setups && { setups })
	};
};

/** @returns the entries by match, in the order in which the matches first appear. */
export const byMatch = <Some extends { readonly match: string }>(
	entries: readonly Some[]
): ReadonlyMap<string, readonly Some[]> => {
	const entriesByMatch = new Map<string, Some[]>();
	for (const entry of entries) {
		const same = entriesByMatch.get(entry.match);
		if (same) same.push(entry);
		else entriesByMatch.set(entry.match, [entry]);
	}
	return entriesByMatch;
};

/** @returns the lines of the matches, one after the other, made of their entries as they are in a file. */
export const linesIn = <Some extends { readonly match: string }>(
	entries: readonly Some[],
	line: (own: readonly Some[]) => readonly Entry[]
): readonly Entry[] => [...byMatch(entries).values()].flatMap(line);
