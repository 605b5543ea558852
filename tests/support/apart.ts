import { expect, type Locator } from '@playwright/test';

/** Small screens: a small phone, a phone upright, and a phone on its side. */
export const phoneSizes = [
	{ width: 320, height: 568 },
	{ width: 390, height: 844 },
	{ width: 844, height: 390 }
] as const;

/** Expects that both elements are completely within the viewport, and do not overlap. */
export const expectNoOverlap = async (a: Locator, b: Locator): Promise<void> => {
	for (const each of [a, b]) {
		await expect(each).toBeVisible();
		await expect(each).toBeInViewport({ ratio: 1 });
	}
	await expect
		.poll(async () => {
			const [one, other] = await Promise.all([a.boundingBox(), b.boundingBox()]);
			if (!one || !other) return 'gone';
			const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
			const isOver = one.y + one.height <= other.y || other.y + other.height <= one.y;
			return isBeside || isOver ? 'apart' : JSON.stringify([one, other]);
		})
		.toBe('apart');
};
