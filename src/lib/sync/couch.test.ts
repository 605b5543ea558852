import { expect, onTestFinished, test, vi } from 'vitest';
import { startCouch } from '../../../tests/support/couch.mjs';
import { listRevisions, openGroup, readDocuments } from './couch.ts';
import { readDocument } from './document.ts';
import type { Group } from './group.ts';

const open = async () => {
	const couch = await startCouch();
	onTestFinished(() => couch.stop());
	await couch.database('group').info();
	const group: Group = {
		url: `${couch.origin}/group`,
		name: 'lea',
		password: 'secret',
		shared: { of: 'all' }
	};
	return { couch, group };
};

test('all documents are listed, in pages, whether or not the last one of a page is gone since', async () => {
	const { couch, group } = await open();
	const size = 20_000;
	const idOf = (count: number): string => `p${String(count).padStart(5, '0')}`;
	couch.faults.intercept = ({ url }, response) => {
		const isSecond = url?.includes('startkey') ?? false;
		const [begin, end] = isSecond ? [size - 1, size + 2] : [0, size];
		const ids = Array.from({ length: end - begin }, (__, index) => idOf(begin + index));
		response.writeHead(200, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ rows: ids.map((id) => ({ id, key: id, value: { rev: '1-0' } })) }));
		return true;
	};
	const listed = [...(await listRevisions({ group })).keys()];
	expect([listed.length, listed.at(-1)]).toEqual([size + 2, idOf(size + 1)]);
});

test('what is missing or deleted is not there', async () => {
	const { couch, group } = await open();
	const database = couch.database('group');
	await database.bulkDocs([{ _id: 'a' }, { _id: 'b' }]);
	await database.remove(await database.get('b'));
	expect([...(await readDocuments({ group }, ['a', 'b', 'c'])).keys()]).toEqual(['a']);
});

test('documents that are too long together are read in halves, and one that is so by itself says nothing', async () => {
	const { group } = await open();
	const asked: number[] = [];
	vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
		const { keys } = JSON.parse(body) as { keys: readonly string[] };
		asked.push(keys.length);
		const rows = keys.map((key) => ({ key, doc: { _id: key, _rev: '1-a' } }));
		const more = keys.includes('long') ? ' '.repeat(6_000_000) : '';
		return Promise.resolve(new Response(JSON.stringify({ rows }) + more));
	});
	const read = await readDocuments({ group }, ['a', 'b', 'long']);
	expect([...read]).toEqual([
		['a', { _id: 'a', _rev: '1-a' }],
		['b', { _id: 'b', _rev: '1-a' }],
		['long', { _rev: '' }]
	]);
	expect(asked).toEqual([3, 2, 1]);
	expect(readDocument(read.get('long'))?.content).toBe('strange');
});

test('an answer that stops coming is given up, also where ending the request ends nothing', async () => {
	const { group } = await open();
	let isCancelled = false;
	const body = new ReadableStream<Uint8Array>({
		start: (controller) => controller.enqueue(new TextEncoder().encode('{"db_name":')),
		cancel: () => void (isCancelled = true)
	});
	vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	onTestFinished(() => void vi.useRealTimers());
	const asked = expect(openGroup({ group })).rejects.toMatchObject({ code: 'offline' });
	await vi.advanceTimersByTimeAsync(8_000);
	await asked;
	expect(isCancelled).toBe(true);
});

test('a redirect is told as a page for people: no group redirects, and a network that asks to sign in does', async () => {
	const { couch, group } = await open();
	let isFollowed = false;
	couch.faults.intercept = ({ url }, response) => {
		isFollowed ||= url === '/sign-in';
		response.writeHead(302, { location: `${couch.origin}/sign-in` });
		response.end();
		return true;
	};
	await expect(openGroup({ group })).rejects.toMatchObject({ code: 'web-page' });
	expect(isFollowed).toBe(false);
});

test('a redirect of which a browser hides all is told so too', async () => {
	const { group } = await open();
	// Node hands out what a browser hides.
	const hidden = { type: 'opaqueredirect', status: 0, ok: false, body: null, headers: new Headers() };
	vi.stubGlobal('fetch', (_: string, { redirect }: RequestInit) =>
		redirect === 'manual' ? Promise.resolve(hidden) : Promise.reject(new TypeError('Failed to fetch'))
	);
	await expect(openGroup({ group })).rejects.toMatchObject({ code: 'web-page' });
});
