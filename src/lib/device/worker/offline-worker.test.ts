import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineWorker } from './offline-worker';
import type { AppFile } from './file-list';
import type { WorkerScope } from './scope';

const scope = 'https://tea.example/app/';
const immutable = '_app/immutable/';
const keyOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked));

/** The caches of a phone: the content of each, by address. */
const phone = new Map<string, Map<string, string>>();
/** The requests to the server: the path relative to the scope, and the cache mode. */
let asked: string[] = [];
/** Whether the server does not answer for a path. */
let isGone: (path: string) => boolean = () => false;

const cacheNamed = (name: string) => {
	const kept = phone.get(name) ?? new Map<string, string>();
	phone.set(name, kept);
	return {
		keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
		match: (key: RequestInfo | URL) => {
			const text = kept.get(keyOf(key));
			return Promise.resolve(text === undefined ? undefined : new Response(text));
		},
		put: async (key: RequestInfo | URL, answer: Response) => void kept.set(keyOf(key), await answer.text()),
		delete: (key: { readonly url: string }) => Promise.resolve(kept.delete(key.url))
	};
};

beforeEach(() => {
	phone.clear();
	asked = [];
	isGone = () => false;
	vi.stubGlobal('caches', {
		open: (name: string) => Promise.resolve(cacheNamed(name)),
		keys: () => Promise.resolve([...phone.keys()]),
		delete: (name: string) => Promise.resolve(phone.delete(name)),
		match: async (key: RequestInfo | URL) => {
			for (const name of phone.keys()) {
				const found = await cacheNamed(name).match(key);
				if (found) return found;
			}
			return undefined;
		}
	});
	vi.stubGlobal('fetch', (address: URL | Request, how?: RequestInit) => {
		const path = keyOf(address).slice(scope.length);
		asked.push(`${path} ${how?.cache ?? ''}`.trim());
		if (isGone(path)) return Promise.reject(new TypeError('no network'));
		const type = path.endsWith('/') ? 'text/html' : 'text/javascript';
		return Promise.resolve(new Response(`server: ${path}`, { headers: { 'content-type': type } }));
	});
});
afterEach(() => vi.unstubAllGlobals());

const file = (path: string, more: Partial<AppFile> = {}): AppFile => ({
	url: immutable + path,
	revision: null,
	bytes: 1000,
	...more
});
const parts: readonly AppFile[] = [
	{ url: 'shell/', revision: 'a', bytes: 4000, isCore: true },
	file('entry/app.js', { isCore: true }),
	file('chunks/held.js'),
	file('games/koikoi/table.js'),
	file('texts/fr/koikoi.js'),
	file('texts/en/koikoi.js')
];

interface Situation {
	readonly isFirst?: boolean;
	readonly pages?: readonly string[];
	readonly isWaiting?: boolean;
}
const told: unknown[] = [];
const workerOf = (list = parts, { isFirst = false, pages = ['fr/'], isWaiting = false }: Situation = {}) => {
	told.length = 0;
	const some = {} as ServiceWorker;
	const worker: WorkerScope = {
		registration: {
			scope,
			active: isFirst ? null : some,
			installing: null,
			waiting: isWaiting ? some : null
		},
		clients: {
			claim: () => Promise.resolve(),
			matchAll: () =>
				Promise.resolve(
					pages.map((path) => ({ url: scope + path, postMessage: (said: unknown) => void told.push(said) }))
				)
		},
		skipWaiting: () => Promise.resolve(),
		addEventListener: () => undefined
	};
	return new OfflineWorker(list, ['fr', 'en'], worker);
};
const here = () =>
	[...(phone.get(`ochaya-parts-${scope}`)?.keys() ?? [])].map((url) => url.slice(scope.length)).sort();
const held = [`${scope}${immutable}chunks/held.js`, 'https://elsewhere.example/x.js'];
const whole = async (offlineWorker: OfflineWorker) => {
	for (let turns = 0; turns < 10; turns += 1) {
		const { kept, of, isBroken } = await offlineWorker.turn({ held, locales: ['fr'] });
		if (kept === of || isBroken) return { kept, of, isBroken };
	}
	throw new Error('never whole');
};
const allFrench = [
	...['chunks/held.js', 'entry/app.js', 'games/koikoi/table.js', 'texts/fr/koikoi.js'].map(
		(path) => immutable + path
	),
	'shell/?__WB_REVISION__=a',
	'texts/fr'
];

test('the first visit caches what the home page needs, and no more', async () => {
	await workerOf(parts, { isFirst: true }).install();
	expect(here()).toEqual([`${immutable}entry/app.js`, 'shell/?__WB_REVISION__=a']);
	expect(asked).toEqual(['shell/ no-cache', `${immutable}entry/app.js force-cache`]);
});

test('turns cache the rest: first only files that the page has loaded, and texts of its language only', async () => {
	const offlineWorker = workerOf(parts, { isFirst: true });
	await offlineWorker.install();
	await offlineWorker.activate();
	const first = await offlineWorker.turn({ held, locales: ['fr'] });
	expect(first).toEqual({ kept: 6000, of: 8000, isBroken: false });
	expect(here()).toContain(`${immutable}chunks/held.js`);
	expect(await whole(offlineWorker)).toEqual({ kept: 8000, of: 8000, isBroken: false });
	expect(here()).toEqual(allFrench);
	asked = [];
	expect(await whole(offlineWorker)).toEqual({ kept: 8000, of: 8000, isBroken: false });
	expect(asked).toEqual([]);
});

test('after an interruption the next visit continues, and files that the browser cleared are fetched again', async () => {
	const offlineWorker = workerOf(parts, { isFirst: true });
	await offlineWorker.install();
	isGone = (path) => path.includes('games/');
	expect(await whole(offlineWorker)).toEqual({ kept: 7000, of: 8000, isBroken: true });
	isGone = () => false;
	asked = [];
	expect((await whole(workerOf())).kept).toBe(8000);
	expect(asked).toEqual([`${immutable}games/koikoi/table.js force-cache`]);
	phone.get(`ochaya-parts-${scope}`)?.delete(`${scope}${immutable}entry/app.js`);
	expect((await whole(workerOf())).kept).toBe(8000);
});

test('an HTML answer for another file is not cached', async () => {
	vi.stubGlobal('fetch', () =>
		Promise.resolve(new Response('sign in', { headers: { 'content-type': 'text/html' } }))
	);
	await expect(
		workerOf([file('entry/app.js', { isCore: true })], { isFirst: true }).install()
	).rejects.toThrow('did not come');
	expect(here()).toEqual([]);
});

const changed = parts.map((part) =>
	part.url === 'shell/'
		? { ...part, revision: 'b' }
		: part.url.endsWith('games/koikoi/table.js')
			? file('games/koikoi/table2.js', { bytes: 2000 })
			: part
);
const kept = async () => {
	const offlineWorker = workerOf(parts, { isFirst: true });
	await offlineWorker.install();
	await offlineWorker.activate();
	await whole(offlineWorker);
	asked = [];
};

test('a new version fetches what changed, tells its progress, and says what is new', async () => {
	await kept();
	const next = workerOf(changed);
	await next.install();
	expect(asked).toEqual(['shell/ no-cache', `${immutable}games/koikoi/table2.js force-cache`]);
	expect(told).toEqual([{ progress: { done: 0, of: 6000 } }, { progress: { done: 6000, of: 6000 } }]);
	const lines = { en: 'More.', fr: 'Plus.' };
	expect(await next.news(lines)).toEqual({ lines, bytes: 6000 });
	// The old version still runs.
	expect(here()).toContain('shell/?__WB_REVISION__=a');
	await workerOf(parts, { isWaiting: true }).turn({ held, locales: ['fr'] });
	expect(here()).toContain('shell/?__WB_REVISION__=b');
});

test('an interrupted update continues, and is installed only when it is complete', async () => {
	await kept();
	isGone = (path) => path.includes('games/');
	await expect(workerOf(changed).install()).rejects.toThrow('no network');
	isGone = () => false;
	asked = [];
	await workerOf(changed).install();
	expect(asked).toEqual([`${immutable}games/koikoi/table2.js force-cache`]);
});

test('the last turn deletes files of the old version, once no other page is open', async () => {
	await kept();
	await workerOf(changed).install();
	const two = workerOf(changed, { pages: ['fr/', 'fr/match/'] });
	await two.activate();
	await whole(two);
	expect(here()).toContain(`${immutable}games/koikoi/table.js`);
	const old = new Request(`${scope}${immutable}games/koikoi/table.js`);
	expect(await (await two.answer(old))?.text()).toContain('table.js');
	await whole(workerOf(changed));
	expect(here()).toEqual(allFrench.map((path) => path.replace('table.js', 'table2.js').replace('=a', '=b')));
});

test('files and the language that version 0.1.0 cached are copied, and its caches are deleted', async () => {
	const precache = new Map(
		[
			`${immutable}entry/app.js`,
			`${immutable}chunks/held.js`,
			'shell/?__WB_REVISION__=a',
			'fr/?__WB_REVISION__=x'
		].map((path) => [scope + path, `kept: ${path}`])
	);
	phone.set(`workbox-precache-v2-${scope}`, precache);
	phone.set(
		'texts',
		new Map([
			[`${scope}${immutable}texts/en/koikoi.js`, 'kept: rules'],
			[`${scope}texts/en`, '']
		])
	);
	phone.set('of another app', new Map());
	const next = workerOf(parts, { pages: [''] });
	await next.install();
	expect(asked).toEqual([`${immutable}games/koikoi/table.js force-cache`]);
	await next.activate();
	await next.turn({ held: [], locales: ['en'] });
	expect([...phone.keys()].sort()).toEqual(['ochaya-parts-' + scope, 'of another app']);
	expect(here()).toContain('texts/en');
	expect(here()).not.toContain('texts/fr');
	expect(here()).not.toContain('fr/?__WB_REVISION__=x');
});

test('files come from the cache, and from the server when they are not cached or not of the app', async () => {
	await kept();
	const offlineWorker = workerOf();
	const textOf = async (path: string) => (await offlineWorker.answer(new Request(scope + path)))?.text();
	expect(await textOf(`${immutable}entry/app.js`)).toContain('entry/app.js');
	expect(asked).toEqual([]);
	expect(await textOf(`${immutable}texts/en/koikoi.js`)).toContain('texts/en');
	expect(asked).toEqual([`${immutable}texts/en/koikoi.js`]);
	expect(offlineWorker.answer(new Request(`${scope}icons/192.png`))).toBeUndefined();
	expect(
		offlineWorker.answer(new Request(`${scope}${immutable}entry/app.js`, { method: 'POST' }))
	).toBeUndefined();
	expect(offlineWorker.answer(new Request('https://elsewhere.example/'))).toBeUndefined();
});

test('a turn whose cache cannot be read answers that it failed, so that the page tries again', async () => {
	const worker = workerOf(parts);
	const turn = { held: [], locales: ['fr'] };
	vi.stubGlobal('caches', {
		...caches,
		keys: () => Promise.reject(new DOMException('full')),
		open: () => Promise.reject(new DOMException('full'))
	});
	expect(await worker.turn(turn)).toMatchObject({ kept: 0, isBroken: true });
});
