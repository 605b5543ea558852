import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = { visibilityState: 'visible' };
let heard: Record<string, (event: { readonly isPrimary?: boolean }) => void> = {};

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
	heard = {};
	vi.stubGlobal('addEventListener', (name: string, listen: (typeof heard)[string]) => (heard[name] = listen));
	vi.stubGlobal('performance', { now: () => Date.now() });
	vi.stubGlobal('document', page);
	page.visibilityState = 'visible';
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Loads the module anew for each test, since it counts fingers. */
const load = async (name: 'whenInputIdle' | 'whenReloadable' = 'whenInputIdle') => {
	const moments = await import('./when-idle');
	return () => {
		const told = { isFree: false };
		void moments[name]().then(() => (told.isFree = true));
		return told;
	};
};

test('resolves soon when there was no touch', async () => {
	const told = (await load())();
	await vi.advanceTimersByTimeAsync(200);
	expect(told.isFree).toBe(true);
});

test('waits for a finger, and a moment after it is lifted', async () => {
	const wait = await load();
	wait();
	heard.pointerdown?.({ isPrimary: true });
	const told = wait();
	await vi.advanceTimersByTimeAsync(1000);
	expect(told.isFree).toBe(false);
	heard.pointerup?.({});
	await vi.advanceTimersByTimeAsync(100);
	expect(told.isFree).toBe(false);
	await vi.advanceTimersByTimeAsync(100);
	expect(told.isFree).toBe(true);
});

test('does not wait without end for a finger that stays on the screen', async () => {
	const wait = await load();
	wait();
	heard.pointerdown?.({ isPrimary: true });
	const told = wait();
	await vi.advanceTimersByTimeAsync(3100);
	expect(told.isFree).toBe(true);
});

test('does not wait on a hidden page', async () => {
	const wait = await load();
	wait();
	heard.pointerdown?.({ isPrimary: true });
	page.visibilityState = 'hidden';
	const told = wait();
	await vi.advanceTimersByTimeAsync(0);
	expect(told.isFree).toBe(true);
});

test('a reload waits until nothing was touched for a while, and no sheet is open', async () => {
	let sheet: object | null = {};
	vi.stubGlobal('document', { ...page, querySelector: () => sheet });
	const told = (await load('whenReloadable'))();
	heard.pointerdown?.({ isPrimary: true });
	await vi.advanceTimersByTimeAsync(10_000);
	expect(told.isFree).toBe(false);
	heard.pointerup?.({});
	await vi.advanceTimersByTimeAsync(2000);
	expect(told.isFree).toBe(false);
	sheet = null;
	heard.keydown?.({});
	await vi.advanceTimersByTimeAsync(500);
	expect(told.isFree).toBe(false);
	await vi.advanceTimersByTimeAsync(200);
	expect(told.isFree).toBe(true);
});

test('no timer runs while a sheet stays open', async () => {
	let sheet: object | null = {};
	vi.stubGlobal('document', { ...page, querySelector: () => sheet });
	const told = (await load('whenReloadable'))();
	await vi.advanceTimersByTimeAsync(1000);
	expect(vi.getTimerCount()).toBe(0);
	sheet = null;
	heard.close?.({});
	await vi.advanceTimersByTimeAsync(0);
	expect(told.isFree).toBe(true);
});

test('a finger whose lifting was never reported no longer counts once the next one goes down', async () => {
	vi.stubGlobal('document', { ...page, querySelector: () => null });
	const told = (await load('whenReloadable'))();
	heard.pointerdown?.({ isPrimary: true });
	heard.pointerdown?.({ isPrimary: true });
	heard.pointerup?.({});
	await vi.advanceTimersByTimeAsync(700);
	expect(told.isFree).toBe(true);
});

test('waits for both of two fingers', async () => {
	vi.stubGlobal('document', { ...page, querySelector: () => null });
	const told = (await load('whenReloadable'))();
	heard.pointerdown?.({ isPrimary: true });
	heard.pointerdown?.({ isPrimary: false });
	heard.pointerup?.({});
	await vi.advanceTimersByTimeAsync(2000);
	expect(told.isFree).toBe(false);
	heard.pointerup?.({});
	await vi.advanceTimersByTimeAsync(700);
	expect(told.isFree).toBe(true);
});
