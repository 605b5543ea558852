/** Counts what a page does by itself: timers, animation frames, idle callbacks and animations. */
import { expect, type Page } from '@playwright/test';

interface Counting {
	/** For each callback that ran, the lines of the script that asked for it. */
	wakings: string[];
}
type Counted = typeof window & { readonly counting: Counting };

/**
 * How long a tap may have effects, in milliseconds: storing and saying it, a highlight, the bar of the large
 * screen, which leaves after five seconds.
 */
const settling = 15_000;

/**
 * Runs in the page. Playwright puts its clock in the place of the same functions by a script that was added
 * before this one, so it runs before it.
 */
const noteCallbacks = (): void => {
	const counting: Counting = { wakings: [] };
	Object.assign(window, { counting });
	type Ask = (work: (...given: unknown[]) => unknown, ...rest: unknown[]) => number;
	const askers = window as unknown as Record<string, Ask | undefined>;
	for (const kind of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
		const ask = askers[kind]?.bind(window);
		if (!ask) continue;
		const askNoted: Ask = (work, ...rest) => {
			const asked = new Error(kind).stack ?? kind;
			const noted = (...given: unknown[]): unknown => {
				counting.wakings.push(asked);
				return work(...given);
			};
			return ask(noted, ...rest);
		};
		// Set plainly, it would be taken for the clock's by `late-frames.ts`.
		Object.defineProperty(window, kind, { configurable: true, writable: true, value: askNoted });
	}
};

/** Installs a fake clock, and the count of what runs by it, for all pages that are opened from now on. */
export const countWakings = async (page: Page): Promise<void> => {
	await page.clock.install();
	await page.addInitScript(noteCallbacks);
};

/** @returns the elements that are animated now, whose animations would never end or have yet to. */
const animated = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ playState }) => playState === 'running')
			.map(
				({ effect }) =>
					(effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : undefined) ?? 'page'
			)
	);

/**
 * Expects an hour in which nothing is touched, nothing runs and nothing moves.
 *
 * What the page still reads takes real time and may ask for a timer when the clock is an hour further already.
 * So a later hour will do; of what asks again and again there is no such hour. Each count is tried with a timer
 * of the test's own.
 */
export const expectStillHour = async (page: Page): Promise<void> => {
	await page.clock.runFor(settling);
	await expect.poll(() => animated(page)).toEqual([]);
	await expect(async () => {
		await page.evaluate(() => {
			(window as unknown as Counted).counting.wakings = [];
			const askedByTheTest = () => setTimeout(() => undefined, 60_000);
			askedByTheTest();
		});
		await page.clock.runFor('01:00:00');
		const wakings = await page.evaluate(() => (window as unknown as Counted).counting.wakings);
		const isOfTheTest = (asked: string): boolean => asked.includes('askedByTheTest');
		expect(wakings.filter((asked) => !isOfTheTest(asked))).toEqual([]);
		expect(wakings.filter(isOfTheTest)).toHaveLength(1);
	}).toPass({ timeout: 10_000 });
};
