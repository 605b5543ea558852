/** For the tests: a tab's backup as one object, and its way back in. */
import type { Backup, Piece } from '../../src/lib/store/backup/file-format.ts';
import { versionFor } from '../../src/lib/store/backup/label.ts';
import type { Part } from '../../src/lib/store/backup/parts.ts';
import type { Imported, Projector, Ways } from '../../src/lib/store/backup/import.ts';
import type { Tab } from './store-tab.ts';

/** @returns the lines of an exported file. */
export const linesOf = async (file: Blob): Promise<readonly string[]> => {
	const text = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
	return text.trimEnd().split('\n');
};

/** Exports all of a tab. @returns the file's parts put together, as older versions wrote them. */
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
		version: versionFor(entries, ruleSets),
		entries,
		players: parts.flatMap((part) => part.players ?? []),
		...(ruleSets.length > 0 && { ruleSets }),
		...(setups && { setups }),
		...(damaged.length > 0 && { damaged })
	};
	return { backup, trouble };
};

/** Nothing was asked, and everybody is a stranger. */
export const unasked: Ways = { own: new Set() };

/** Stores a backup, as a file of one piece is. */
export const importBackup = (
	tab: Tab,
	backup: Piece,
	projector: Projector,
	ways = unasked
): Promise<Imported> => tab.storeBackup(backup, projector, ways);
