/**
 * The backup file of one match, and of all of them as older builds wrote it (versions 1, 2 and 4): one JSON
 * object, read whole, from a file that may be anything. For version 3, in parts, see `backup-parts.ts`.
 */
import * as v from 'valibot';
import { entrySchema, type Entry } from '../match/entry.ts';
import { backupFormat, backupVersions } from './backup-label.ts';
import { isSameData, isShallow } from './plain-data.ts';
import { playerSchema } from './player.ts';
import { ruleSetSchema } from './rule-set.ts';
import { keyOf } from './stored-log.ts';

/** In parts. */
export const partsVersion = 3;
/**
 * In characters, of a file that is read whole. Ten times what a phone is likely to hold; a string of twice
 * the size cannot be made. To be compared with a file's size before reading it.
 */
export const backupLimit = 256_000_000;

/** Deeper than any option or action of a game goes. */
export const deepest = 32;
/**
 * How far the numbers of a log may run ahead of the count of its entries: far more than devices that write at
 * once, or damage, can bring about. Each tap adds one to both, so no tap leads over it.
 */
const widestGap = 1_000_000;

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
	'not-json',
	'foreign',
	'newer',
	'damaged',
	'unknown-game',
	'rule-set'
] as const;
export type BackupRefusalCode = (typeof backupRefusalCodes)[number];

/**
 * Why a file is not taken; nothing has changed. `where` points at what is damaged, as a path into it; `name` is
 * that of a rule set its game does not take.
 */
export interface BackupRefusal {
	readonly refused: BackupRefusalCode;
	readonly where?: string;
	readonly name?: string;
}

export const isBackupRefusal = (result: object): result is BackupRefusal => 'refused' in result;

const newestWhole = 4;

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
	const where = oddEntry(parsed.output.entries);
	return where === undefined ? parsed.output : { refused: 'damaged', where };
};

/** @returns where an entry stands that no export of ours can contain; the matches are given whole. */
export const oddEntry = (entries: readonly Entry[]): string | undefined => {
	const countByMatch = new Map<string, number>();
	for (const { match } of entries) countByMatch.set(match, (countByMatch.get(match) ?? 0) + 1);
	const started = new Set(entries.filter(({ kind }) => kind === 'start').map(({ match }) => match));
	const entryByKey = new Map<string, Entry>();
	for (const [index, entry] of entries.entries()) {
		const twin = entryByKey.get(keyOf(entry));
		const gap = entry.seq - (countByMatch.get(entry.match) ?? 0);
		const isOdd = !started.has(entry.match) || gap > widestGap || (twin && !isSameData(twin, entry));
		if (isOdd) return `entries.${index}`;
		entryByKey.set(keyOf(entry), entry);
	}
	return undefined;
};
