/** For tests of the store: exports a tab's backup as one object, and imports one. */
import type { Backup, BackupPiece, Part } from '../../src/lib/store/backup/file-format.ts';
import { backupVersion } from '../../src/lib/store/backup/label.ts';
import type { Imported, Projector, ImportContext } from '../../src/lib/store/backup/import.ts';
import type { Tab } from './store-tab.ts';

/** @returns the lines of an exported, gzipped file. */
export const linesOf = async (file: Blob): Promise<readonly string[]> => {
	const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
	return text.trimEnd().split('\n');
};

/** Exports everything. @returns the parts of the file put into one backup. */
export const exported = async (
	tab: Pick<Tab, 'exportAll'>,
	now?: () => number
): Promise<{ readonly backup: Backup; readonly trouble: string | undefined }> => {
	const { file, trouble } = await tab.exportAll(undefined, now);
	const [label = '', ...lines] = await linesOf(file);
	const parts = lines.map((line) => JSON.parse(line) as Part);
	const entries = parts.flatMap((part) => part.entries ?? []);
	const ruleSets = parts.flatMap((part) => part.ruleSets ?? []);
	const damaged = parts.flatMap((part) => part.damaged ?? []);
	const setups = parts.find((part) => part.setups)?.setups;
	const backup: Backup = {
		...(JSON.parse(label) as Pick<Backup, 'format' | 'exported'>),
		version: backupVersion,
		entries,
		players: parts.flatMap((part) => part.players ?? []),
		...(ruleSets.length > 0 && { ruleSets }),
		...(setups && { setups }),
		...(damaged.length > 0 && { damaged })
	};
	return { backup, trouble };
};

/** An import for which nothing was asked, with no own devices or players. */
export const unasked: ImportContext = { own: new Set() };

/** Imports a backup that was a plain file. */
export const importBackup = (
	tab: Tab,
	backup: BackupPiece,
	projector: Projector,
	ways = unasked
): Promise<Imported> => tab.storeBackup(backup, projector, ways);
