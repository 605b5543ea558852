/** A table that nobody looks at: the browser draws no frames, and timers come late. */
import { expect, test } from '../support/fixtures';
import { beginKoikoi } from '../support/koikoi';

test('a table in a tab behind others comes whole without its frames', async ({ page }) => {
	await beginKoikoi(page);
	await page.addInitScript(() => {
		window.requestAnimationFrame = () => 0;
		const setTimeout = window.setTimeout.bind(window);
		window.setTimeout = ((work: TimerHandler, delay = 0) =>
			setTimeout(work, delay < 100 ? delay : Math.max(delay, 1000))) as typeof setTimeout;
		// Slow enough that each piece is one month.
		let now = 0;
		performance.now = () => (now += 10);
	});
	await page.reload();
	await expect(page.locator('[data-card]:has(svg)')).toHaveCount(48);
});
