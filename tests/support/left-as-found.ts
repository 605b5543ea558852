/** What a test stubs ends with it, and not when the next one begins: that may be one of another file. */
import { afterEach, vi } from 'vitest';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
});
