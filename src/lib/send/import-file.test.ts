/**
 * Imports that are not completed, because they are cancelled or the file goes away: they tell what was
 * stored.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { logOf, openRound } from '../../../tests/support/backups';
import { reconnect } from '$lib/store/db/connection';
import { storedMatchIds } from '$lib/store/lists/read-rows';
import { importFile } from './import-file';
import { importWords } from './import-words';

beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
});

/** The backup has five pieces; it is not compressed, so that it is read in many steps. */
const matches = 10;
const length = 500;
const logs = Array.from({ length: matches }, (_, match) =>
	logOf({
		id: `m${match}`,
		names: ['Aki', 'Ben'],
		actions: Array<object>(length - 1).fill(openRound),
		at: 1000
	})
);
const label = { format: 'ochaya-backup', version: 3, exported: '2026-01-02T00:00:00.000Z' };
const lines = [label, ...logs.map((entries) => ({ entries })), { end: matches * length }];
const text = lines.map((line) => JSON.stringify(line)).join('\n');
const bytes = Buffer.from(text);

test('a file that cannot be read at all is not called something else', async () => {
	const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
	const file = new Blob([bytes]);
	const result = await importFile(Object.assign(file, { arrayBuffer: gone }));
	expect(result).toMatchObject({ refused: 'gone', taken: { entries: 0 } });
	expect(importWords(result)[1]).toMatch(/Nothing has changed|Rien n’a changé/);
});

test('cancelled while it is judged, nothing has changed', async () => {
	const controller = new AbortController();
	const onprogress = vi.fn((share: number) => {
		if (share > 0.2) controller.abort();
	});
	const result = await importFile(new Blob([bytes]), { onprogress, signal: controller.signal });
	expect(result).toMatchObject({ cancelled: true, taken: { entries: 0 } });
	expect(Math.max(...onprogress.mock.calls.map(([share]) => share))).toBeLessThan(0.5);
	expect((await storedMatchIds()).size).toBe(0);
	expect(importWords(result)[1]).toMatch(/Nothing has changed|Rien n’a changé/);
});

test('cancelled while it is stored, what was stored until then is told', async () => {
	const controller = new AbortController();
	const onprogress = (share: number): void => {
		if (share > 0.8) controller.abort();
	};
	const result = await importFile(new Blob([bytes]), { onprogress, signal: controller.signal });
	const stored = (await storedMatchIds()).size;
	expect(stored).toBeGreaterThan(0);
	expect(stored).toBeLessThan(matches);
	expect(result).toMatchObject({ cancelled: true, taken: { matches: stored } });
	expect(importWords(result).join(' ')).toContain(String(stored));
});

test('cancelled while a file does not answer, it ends', async () => {
	const controller = new AbortController();
	const file = Object.assign(new Blob([bytes]), { arrayBuffer: () => new Promise(() => undefined) });
	const importing = importFile(file, { signal: controller.signal });
	setTimeout(() => controller.abort());
	expect(await importing).toMatchObject({ cancelled: true, taken: { entries: 0 } });
});
