import { expect, test } from 'vitest';
import { backupName } from './auto-backup-plan.ts';
import { folderTroubleOf, writeBackup, type Folder } from './backup-folder.ts';

const device = '1f2e3d4c5b6a79880011223344556677';
const now = new Date(2026, 10, 23, 20).getTime();
const [minute, day] = [60_000, 86_400_000];
const content = new Blob(['a whole backup']);

/** A folder in memory. @param refuse the name of the error with which writing into its files fails. */
const folderOf = (files: Map<string, Blob>, refuse?: string) => {
	const handleOf = (name: string) => ({
		getFile: () => Promise.resolve(files.get(name)),
		createWritable: () => {
			let written = new Blob();
			if (refuse) return Promise.reject(new DOMException('No', refuse));
			return Promise.resolve({
				write: (blob: Blob) => Promise.resolve(void (written = blob)),
				close: () => Promise.resolve(void files.set(name, written))
			});
		}
	});
	return {
		async *keys() {
			await Promise.resolve();
			yield* [...files.keys()];
		},
		getFileHandle: (name: string) => {
			if (!files.has(name)) files.set(name, new Blob());
			return Promise.resolve(handleOf(name));
		},
		removeEntry: (name: string) => Promise.resolve(void files.delete(name))
	} as unknown as Folder;
};
const at = (time: number): string => backupName(time, device, []);

test('a backup is written whole, and replaces one that need not be kept', async () => {
	const earlier = [1, 2, 3].map((times) => at(now - times * 15 * minute));
	const files = new Map([...earlier, 'tax.pdf'].map((name) => [name, content]));
	await writeBackup(folderOf(files), content, device, now);
	expect([...files.keys()].toSorted()).toEqual([...earlier.slice(0, 2), at(now), 'tax.pdf'].toSorted());
	expect(files.get(at(now))?.size).toBe(content.size);
});

test('an unfinished backup is removed, and does not count as the backup of its day', async () => {
	const files = new Map([
		[at(now - day), content],
		[at(now - day + minute), new Blob()]
	]);
	await writeBackup(folderOf(files), content, device, now);
	expect([...files.keys()].toSorted()).toEqual([at(now - day), at(now)]);
});

test.each([
	['NotAllowedError', 'permission'],
	['NotFoundError', 'gone'],
	['QuotaExceededError', 'full'],
	['InvalidStateError', 'failed']
])('%s: no half-written backup is left, and no earlier one is removed', async (name, trouble) => {
	const files = new Map(Array.from({ length: 14 }, (_, days) => [at(now - (days + 1) * day), content]));
	const names = [...files.keys()];
	const error: unknown = await writeBackup(folderOf(files, name), content, device, now).catch(
		(why: unknown) => why
	);
	expect(folderTroubleOf(error)).toBe(trouble);
	expect([...files.keys()]).toEqual(names);
});
