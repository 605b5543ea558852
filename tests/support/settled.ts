import type { Page } from '@playwright/test';

/**
 * Waits until nothing follows a tap any more: what is tapped is painted in one frame, what follows from it in the
 * next, and a task after each.
 */
export const settled = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 4; frame += 1)
			await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
	});
