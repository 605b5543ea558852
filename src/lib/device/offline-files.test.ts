import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeepFilesResult, KeepFilesRequest } from './worker/messages';

const page = { visibilityState: 'visible' };
let heard: Record<string, (event: { readonly isPrimary?: boolean }) => void>;
let asked: KeepFilesRequest['keep'][];
let answers: KeepFilesResult[];

const worker = {
	postMessage: ({ keep }: KeepFilesRequest, [port]: readonly MessagePort[]) => {
		asked.push(keep);
		port?.postMessage(answers.shift());
	}
};

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
	[heard, asked, answers] = [{}, [], []];
	vi.stubGlobal('addEventListener', (name: string, listen: (typeof heard)[string]) => (heard[name] = listen));
	vi.stubGlobal('performance', { now: () => Date.now(), getEntriesByType: () => [{ name: '/here.js' }] });
	vi.stubGlobal('document', page);
	vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active: worker }) } });
	vi.stubEnv('DEV', false);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

const load = async () => (await import('./offline-files.svelte')).offlineFiles;
const turn = (kept: number, isBroken = false): KeepFilesResult => ({ kept, of: 3, isBroken });
/** Advances the fake clock in steps, since the worker's answers come through a real message port. */
const after = async (milliseconds: number): Promise<void> => {
	for (let passed = 0; passed < milliseconds; passed += 50) {
		await vi.advanceTimersByTimeAsync(50);
		await new Promise((done) => setImmediate(done));
	}
};

test('one turn after the other is requested, until all files are cached', async () => {
	answers = [turn(1), turn(2), turn(3)];
	const offlineFiles = await load();
	void offlineFiles.keep('fr');
	await after(2000);
	expect(asked).toEqual(Array(3).fill({ held: ['/here.js'], locales: ['fr'] }));
	expect(offlineFiles.state).toEqual(turn(3));
});

test('no turn is requested while a finger is on the screen', async () => {
	answers = [turn(1), turn(2), turn(3)];
	const offlineFiles = await load();
	void offlineFiles.keep('fr');
	await vi.advanceTimersByTimeAsync(0);
	heard.pointerdown?.({ isPrimary: true });
	await after(2000);
	expect(asked).toEqual([]);
	heard.pointerup?.({});
	await after(2000);
	expect(asked).toHaveLength(3);
});

test('an interrupted download continues when the network is back', async () => {
	answers = [turn(1, true), turn(3)];
	const offlineFiles = await load();
	void offlineFiles.keep('fr');
	await after(2000);
	expect(asked).toHaveLength(1);
	heard.online?.({});
	await after(2000);
	expect(asked).toHaveLength(2);
	expect(offlineFiles.state).toEqual(turn(3));
});

test('a language that is asked for during the last turn gets a turn of its own', async () => {
	answers = [turn(3), turn(3)];
	const offlineFiles = await load();
	const { postMessage } = worker;
	vi.spyOn(worker, 'postMessage').mockImplementationOnce((...message) => {
		void offlineFiles.keep('en');
		postMessage(...message);
	});
	void offlineFiles.keep('fr');
	await after(2000);
	expect(asked.map(({ locales }) => locales)).toEqual([['fr'], ['fr', 'en']]);
});
