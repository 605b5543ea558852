import { afterEach, expect, test, vi } from 'vitest';
import { keepTexts } from './texts';

const scope = 'https://tea.example/house/';
type Listen = (event: { data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void;

/**
 * A worker of this version over what older ones kept.
 *
 * @param pages their paths.
 */
const workerOf = (version: string, pages: readonly string[], kept = new Set<string>()) => {
	const listeners: Record<string, Listen> = {};
	let isOnline = true;
	vi.stubGlobal('self', {
		registration: { scope },
		clients: { matchAll: () => Promise.resolve(pages.map((path) => ({ url: scope + path }))) },
		addEventListener: (type: string, listen: Listen) => (listeners[type] = listen)
	});
	const cache = {
		keys: () => Promise.resolve([...kept].map((path) => ({ url: scope + path }))),
		addAll: (files: readonly string[]) => {
			if (!isOnline && files.length > 0) return Promise.reject(new TypeError('no network'));
			for (const file of files) kept.add(file.slice(scope.length));
			return Promise.resolve();
		},
		put: (file: string) => Promise.resolve(kept.add(file.slice(scope.length))),
		delete: ({ url }: { readonly url: string }) => Promise.resolve(kept.delete(url.slice(scope.length)))
	};
	vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
	keepTexts({ fr: [`fr-${version}.js`], en: [`en-${version}.js`] });
	const happen = async (type: string, data?: unknown) => {
		const works: Promise<unknown>[] = [];
		listeners[type]?.({ data, waitUntil: (work) => works.push(work) });
		await Promise.all(works);
		return [...kept].sort();
	};
	return { kept, happen, goOffline: () => (isOnline = false) };
};

afterEach(() => vi.unstubAllGlobals());

test('the first visit keeps the texts of its language', async () => {
	const { happen } = workerOf('1', ['fr/rules/', 'fr/']);
	expect(await happen('install')).toEqual(['fr-1.js', 'texts/fr']);
});

test('where the language is not known, those of all are kept', async () => {
	const { happen } = workerOf('1', ['']);
	expect(await happen('install')).toEqual(['en-1.js', 'fr-1.js', 'texts/en', 'texts/fr']);
});

test('a language that is chosen is kept too, and once only', async () => {
	const { happen, goOffline } = workerOf('1', ['fr/']);
	await happen('install');
	const both = ['en-1.js', 'fr-1.js', 'texts/en', 'texts/fr'];
	expect(await happen('message', { keepTexts: 'en' })).toEqual(both);
	goOffline();
	expect(await happen('message', { keepTexts: 'en' })).toEqual(both);
});

test('without a network a language that is chosen waits for the next time', async () => {
	const { happen, goOffline } = workerOf('1', ['fr/']);
	await happen('install');
	goOffline();
	expect(await happen('message', { keepTexts: 'en' })).toEqual(['fr-1.js', 'texts/fr']);
});

test('a new version has the languages of the old one, and forgets its files when it takes over', async () => {
	const { kept, happen } = workerOf('1', ['fr/']);
	await happen('install');
	await happen('message', { keepTexts: 'en' });
	const next = workerOf('2', [], kept);
	expect(await next.happen('install')).toEqual([
		'en-1.js',
		'en-2.js',
		'fr-1.js',
		'fr-2.js',
		'texts/en',
		'texts/fr'
	]);
	expect(await next.happen('activate')).toEqual(['en-2.js', 'fr-2.js', 'texts/en', 'texts/fr']);
});

test('other messages are none of its business', async () => {
	const { happen } = workerOf('1', ['fr/']);
	await happen('install');
	expect(await happen('message', { type: 'SKIP_WAITING' })).toEqual(['fr-1.js', 'texts/fr']);
	expect(await happen('message', null)).toEqual(['fr-1.js', 'texts/fr']);
	expect(await happen('message', { keepTexts: 'de' })).toEqual(['fr-1.js', 'texts/fr']);
});
