/** The server of `npm start` allows only reading, and only files in its folder. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from './support/site.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ochaya-served-'));
const dir = join(folder, 'build');
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
	mkdirSync(join(dir, 'fr'), { recursive: true });
	writeFileSync(join(dir, 'fr', 'index.html'), 'Bonjour');
	writeFileSync(join(dir, '404.html'), 'Nothing here');
	writeFileSync(join(folder, 'secret.txt'), 'secret');
	mkdirSync(join(folder, 'outside'));
	writeFileSync(join(folder, 'outside', 'index.html'), 'secret');
	symlinkSync(join(folder, 'secret.txt'), join(dir, 'link.txt'));
	symlinkSync(join(folder, 'outside'), join(dir, 'outside'));
	symlinkSync(join(dir, 'fr', 'index.html'), join(dir, 'within.html'));
	site = await startSite({ dir });
});
afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

interface Answer {
	readonly status: number | undefined;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}
/** Requests a path exactly as written; `fetch` would normalise it. */
const ask = (path: string, method = 'GET'): Promise<Answer> =>
	new Promise((done, failed) => {
		const asking = request({ port: site.port, host: '127.0.0.1', path, method }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () =>
				done({
					status: response.statusCode,
					headers: response.headers,
					body: Buffer.concat(chunks).toString('latin1')
				})
			);
		});
		asking.on('error', failed);
		asking.end();
	});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed', async (method) => {
	const { status, headers, body } = await ask('/fr/', method);
	expect([status, headers.allow, body]).toEqual([405, 'GET, HEAD', '']);
});

test('HEAD has the headers of GET and nothing else', async () => {
	const got = await ask('/fr/');
	const head = await ask('/fr/', 'HEAD');
	expect([got.status, head.status, head.body]).toEqual([200, 200, '']);
	const { date: _, ...headers } = head.headers;
	expect(got.headers).toMatchObject(headers);
});

test.each(['/fr/', '/fr', '/nowhere', '/link.txt'])('%s is sent with nosniff', async (path) => {
	expect((await ask(path)).headers['x-content-type-options']).toBe('nosniff');
});

test.each([
	'/link.txt',
	'/outside/',
	'/outside/index.html',
	'/../secret.txt',
	'/fr/../../secret.txt',
	'/%2e%2e/secret.txt',
	'/..%2fsecret.txt',
	'//secret.txt',
	'/%zz'
])('%s leads nowhere', async (path) => {
	const { status, body } = await ask(path);
	expect([status, body.includes('secret')]).toEqual([404, false]);
});

test('a link within the folder is a file like any other', async () => {
	expect((await ask('/within.html')).status).toBe(200);
});
