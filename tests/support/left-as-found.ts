/** What a test stubs ends with it, and the language with its file, and not when the next one begins. */
import { afterAll, afterEach, vi } from 'vitest';
import { getLocale, overwriteGetLocale } from '../../src/lib/i18n/paraglide/runtime.js';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

const found = getLocale;
afterAll(() => overwriteGetLocale(found));
