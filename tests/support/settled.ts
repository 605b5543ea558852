import type { Page } from '@playwright/test';

/**
 * Waits for four frames and a task after each. The effects of a tap come within two: the change itself in one
 * frame, what follows from it in the next.
 */
export const settled = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 4; frame += 1)
			await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	});
