/** The backup file: its format, and the reading of one that may be anything. */
import * as v from 'valibot';
import { entrySchema, type Entry } from '../match/entry.ts';
import { isSameData, isShallow } from './plain-data.ts';
import { playerSchema } from './player.ts';
import { ruleSetSchema, type RuleSet } from './rule-set.ts';
import { keyOf } from './stored-log.ts';

export const backupFormat = 'ochaya-backup';
/**
 * Raised when an older build could not take a file whole: new kinds of entries, another shape. Version 2 has
 * rule sets, and matches that name theirs.
 */
const backupVersions = [1, 2] as const;
const newestVersion = 2;
/** In characters; some thousand matches take one million. To be compared with a file's size before reading it. */
export const backupLimit = 64_000_000;

/** Deeper than any option or action of a game goes. */
const deepest = 32;
/** Far beyond any match, and far from where the next number could no longer be told apart. */
const highestSeq = 1_000_000;

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

/** @returns the lowest version that says it all: older builds still take a file they can understand. */
export const versionFor = (
	entries: readonly Entry[],
	ruleSets: readonly RuleSet[]
): (typeof backupVersions)[number] =>
	ruleSets.length > 0 || entries.some((entry) => entry.kind === 'start' && entry.ruleSet !== undefined)
		? 2
		: 1;

const labelSchema = v.object({
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
	if (label.output.version > newestVersion) return { refused: 'newer' };
	if (!isShallow(data, deepest)) return { refused: 'damaged' };
	const parsed = v.safeParse(backupSchema, data, { abortEarly: true });
	if (!parsed.success) {
		const where = v.getDotPath(parsed.issues[0]);
		return where === null ? { refused: 'damaged' } : { refused: 'damaged', where };
	}
	const where = oddEntry(parsed.output.entries);
	return where === undefined ? parsed.output : { refused: 'damaged', where };
};

/** @returns where an entry stands that no export of ours can contain. */
const oddEntry = (entries: readonly Entry[]): string | undefined => {
	const started = new Set(entries.filter(({ kind }) => kind === 'start').map(({ match }) => match));
	const entryByKey = new Map<string, Entry>();
	for (const [index, entry] of entries.entries()) {
		const twin = entryByKey.get(keyOf(entry));
		const isOdd = !started.has(entry.match) || entry.seq > highestSeq || (twin && !isSameData(twin, entry));
		if (isOdd) return `entries.${index}`;
		entryByKey.set(keyOf(entry), entry);
	}
	return undefined;
};
