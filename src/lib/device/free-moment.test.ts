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

/** Loaded anew: it remembers fingers. */
const load = async (name: 'freeMoment' | 'handsOff' = 'freeMoment') => {
	const moments = await import('./free-moment');
	return () => {
		const told = { isFree: false };
		void moments[name]().then(() => (told.isFree = true));
		return told;
	};
};

test('soon where no finger is or was', async () => {
	const told = (await load())();
	await vi.advanceTimersByTimeAsync(200);
	expect(told.isFree).toBe(true);
});

test('a finger is waited for, and a moment after it', async () => {
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

test('one that stays on the glass is not waited for without end', async () => {
	const wait = await load();
	wait();
	heard.pointerdown?.({ isPrimary: true });
	const told = wait();
	await vi.advanceTimersByTimeAsync(3100);
	expect(told.isFree).toBe(true);
});

test('a page that is not shown disturbs nobody', async () => {
	const wait = await load();
	wait();
	heard.pointerdown?.({ isPrimary: true });
	page.visibilityState = 'hidden';
	const told = wait();
	await vi.advanceTimersByTimeAsync(0);
	expect(told.isFree).toBe(true);
});

test('the page may go once hands have been off it for a while, and no sheet is open', async () => {
	let sheet: object | null = {};
	vi.stubGlobal('document', { ...page, querySelector: () => sheet });
	const told = (await load('handsOff'))();
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

test('a finger of which it was never told that it went up counts no more once the next one goes down', async () => {
	vi.stubGlobal('document', { ...page, querySelector: () => null });
	const told = (await load('handsOff'))();
	heard.pointerdown?.({ isPrimary: true });
	heard.pointerdown?.({ isPrimary: true });
	heard.pointerup?.({});
	await vi.advanceTimersByTimeAsync(700);
	expect(told.isFree).toBe(true);
});

test('two fingers are waited for', async () => {
	vi.stubGlobal('document', { ...page, querySelector: () => null });
	const told = (await load('handsOff'))();
	heard.pointerdown?.({ isPrimary: true });
	heard.pointerdown?.({ isPrimary: false });
	heard.pointerup?.({});
	await vi.advanceTimersByTimeAsync(2000);
	expect(told.isFree).toBe(false);
	heard.pointerup?.({});
	await vi.advanceTimersByTimeAsync(700);
	expect(told.isFree).toBe(true);
});
