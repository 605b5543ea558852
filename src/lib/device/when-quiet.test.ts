import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet';

const page = { visibilityState: 'visible' };
const asked = (longest?: number): { readonly isDone: boolean } => {
	const told = { isDone: false };
	void whenQuiet(1000, longest).then(() => (told.isDone = true));
	return told;
};
/** The page does something long: timers come late, time goes on. */
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

test('a page that does nothing long is quiet after a second', async () => {
	const told = asked();
	await vi.advanceTimersByTimeAsync(900);
	expect(told.isDone).toBe(false);
	await vi.advanceTimersByTimeAsync(100);
	expect(told.isDone).toBe(true);
});

test('something long begins the second anew', async () => {
	const told = asked();
	await vi.advanceTimersByTimeAsync(850);
	workFor(200);
	await vi.advanceTimersByTimeAsync(950);
	expect(told.isDone).toBe(false);
	await vi.advanceTimersByTimeAsync(100);
	expect(told.isDone).toBe(true);
});

test('a page that is never quiet is waited for so long and no longer', async () => {
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
