/** A table in a background tab, where the browser gives no animation frames, and timers are late. */
import { expect, test } from '../support/fixtures';
import { openKoikoiTable } from '../support/koikoi';

test('a table in a background tab is completely rendered without animation frames @trial', async ({
	page
}) => {
	await openKoikoiTable(page);
	await page.addInitScript(() => {
		window.requestAnimationFrame = () => 0;
		const setTimeout = window.setTimeout.bind(window);
		window.setTimeout = ((work: TimerHandler, delay = 0) =>
			setTimeout(work, delay < 100 ? delay : Math.max(delay, 1000))) as typeof setTimeout;
		// Makes the app believe that it is slow, so that it renders one month at a time.
		let now = 0;
		performance.now = () => (now += 10);
	});
	await page.reload();
	await expect(page.locator('[data-card]:has(svg)')).toHaveCount(48);
});
