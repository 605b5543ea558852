import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const persistOf = (storage: unknown): Promise<typeof import('./persist.ts')> => {
	vi.stubGlobal('navigator', { storage });
	vi.resetModules();
	return import('./persist.ts');
};
beforeEach(() => vi.useRealTimers());
afterEach(() => {
	vi.unstubAllGlobals();
	vi.resetModules();
});

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('asks once, without a promise to wait for', async () => {
	const persist = vi.fn(() => new Promise<boolean>(() => undefined));
	const { askToPersist } = await persistOf({ persisted: async () => false, persist });
	askToPersist();
	askToPersist();
	await tick();
	expect(persist).toHaveBeenCalledTimes(1);
});

test('does not ask when it is granted already', async () => {
	const persist = vi.fn();
	const { askToPersist } = await persistOf({ persisted: async () => true, persist });
	askToPersist();
	await tick();
	expect(persist).not.toHaveBeenCalled();
});

test.each([undefined, {}, { persist: () => Promise.reject(new Error('no')) }])(
	'does nothing in a browser without persistent storage: %o',
	async (storage) => {
		const { askToPersist, storageState } = await persistOf(storage);
		askToPersist();
		await tick();
		expect(await storageState()).toEqual({});
	}
);

test('the state is what the browser says', async () => {
	const { storageState } = await persistOf({
		persisted: async () => true,
		estimate: async () => ({ usage: 10, quota: 1000 })
	});
	expect(await storageState()).toEqual({ persisted: true, usage: 10, quota: 1000 });
	const { storageState: refused } = await persistOf({
		persisted: () => Promise.reject(new Error('no')),
		estimate: () => Promise.reject(new Error('no'))
	});
	expect(await refused()).toEqual({});
});
