import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet';

const page = { visibilityState: 'visible' };
const asked = (longest?: number): { readonly isDone: boolean } => {
	const told = { isDone: false };
	void whenQuiet(1000, longest).then(() => (told.isDone = true));
	return told;
};
/** Simulates a long task: time passes while timers do not run. */
const workFor = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
	vi.stubGlobal('performance', { now: () => Date.now() });
	vi.stubGlobal('document', page);
	page.visibilityState = 'visible';
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('a page without long tasks is quiet after a second', async () => {
	const told = asked();
	await vi.advanceTimersByTimeAsync(900);
	expect(told.isDone).toBe(false);
	await vi.advanceTimersByTimeAsync(100);
	expect(told.isDone).toBe(true);
});

test('a long task restarts the second', async () => {
	const told = asked();
	await vi.advanceTimersByTimeAsync(850);
	workFor(200);
	await vi.advanceTimersByTimeAsync(950);
	expect(told.isDone).toBe(false);
	await vi.advanceTimersByTimeAsync(100);
	expect(told.isDone).toBe(true);
});

test('a page that is never quiet is waited for no longer than allowed', async () => {
	const told = asked(3000);
	for (let count = 0; count < 4; count += 1) {
		expect(told.isDone).toBe(false);
		await vi.advanceTimersByTimeAsync(550);
		workFor(200);
	}
	await vi.advanceTimersByTimeAsync(100);
	expect(told.isDone).toBe(true);
});

test('a page that is not shown is not waited for', async () => {
	page.visibilityState = 'hidden';
	const told = asked();
	await vi.advanceTimersByTimeAsync(100);
	expect(told.isDone).toBe(true);
});
