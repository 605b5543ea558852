/** Fingers on the glass: real touch points, by Chromium's own protocol. */
import type { Locator, Page } from '@playwright/test';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** @returns the middle of what is shown. */
export const middleOf = async (shown: Locator): Promise<Point> => {
	const box = await shown.boundingBox();
	if (!box) throw new Error('not shown');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Fingers down where the first points are, over the others, and up at the last. */
export const fingers = async (page: Page, ...points: readonly (readonly Point[])[]): Promise<void> => {
	const session = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
	const [first, ...others] = points;
	if (!first) return;
	await touch('touchStart', first);
	for (const moved of others) await touch('touchMove', moved);
	await touch('touchEnd', []);
	await session.detach();
};
