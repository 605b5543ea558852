/** Real touches of one or more fingers, by Chromium's DevTools protocol. */
import type { Locator, Page } from '@playwright/test';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** @returns the middle of an element. @throws Error if it is not shown. */
export const middleOf = async (shown: Locator): Promise<Point> => {
	const box = await shown.boundingBox();
	if (!box) throw new Error('not shown');
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Puts fingers down at the first points, moves them over the others, and lifts them at the last. */
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
