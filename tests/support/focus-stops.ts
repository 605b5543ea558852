/** Tabs through a page, and asks it at each stop whether what has the focus can be seen. Only for Chromium. */
import type { Page } from '@playwright/test';

/** What the page notes of the stops, under a name of its own. */
interface Stops {
	count: number;
	isDone: boolean;
	readonly findings: string[];
}
type Watched = typeof globalThis & { focusStops: Stops };

/** How many times Tab is pressed between two questions whether the round is complete. */
const pressesAtOnce = 20;
/** More stops than any page has. */
const mostStops = 300;

/**
 * Runs in the page: puts the focus at the beginning, and from then on looks at each element to which Tab
 * leads, at its keyup, when the page has been scrolled to it. The round is complete when an element comes up again.
 */
const watchStops = (): void => {
	const stops: Stops = { count: 0, isDone: false, findings: [] };
	(globalThis as Watched).focusStops = stops;
	const start = document.createElement('span');
	start.tabIndex = -1;
	([...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document.body).prepend(start);
	start.focus();
	start.remove();
	const seen = new Set<Element>();
	const inset = 4;

	/** @returns the part of an element, or of the first line of a link in a sentence, that is not scrolled out of view. */
	const inView = (element: HTMLElement) => {
		const first = element.getClientRects()[0] ?? element.getBoundingClientRect();
		let { left, top, right, bottom } = first;
		const cut = (box: { left: number; top: number; right: number; bottom: number }) => {
			[left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
			[right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
		};
		cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
		for (let at = element.parentElement; at && !at.matches('body, dialog'); at = at.parentElement)
			if (/auto|scroll/.test(getComputedStyle(at).overflow)) cut(at.getBoundingClientRect());
		return { left, top, right, bottom };
	};

	const look = (): void => {
		const focused = document.activeElement as HTMLElement | null;
		if (stops.isDone || !focused || focused === document.body) return;
		if (seen.has(focused)) {
			stops.isDone = true;
			return;
		}
		seen.add(focused);
		stops.count += 1;
		// A hidden field is seen by its label.
		const target = focused.matches('.spoken') ? (focused.closest('label') ?? focused) : focused;
		const words = target.getAttribute('aria-label') ?? target.textContent;
		const what = `${target.tagName.toLowerCase()} “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
		const { left, top, right, bottom } = inView(target);
		if (right - left < 2 * inset || bottom - top < 2 * inset) {
			stops.findings.push(`out of view: ${what}`);
			return;
		}
		const places = [
			[(left + right) / 2, (top + bottom) / 2],
			[left + inset, top + inset],
			[right - inset, top + inset],
			[left + inset, bottom - inset],
			[right - inset, bottom - inset]
		] as const;
		const over = places.flatMap(([x, y]) => {
			const hit = document.elementFromPoint(x, y);
			// An ancestor is hit where the element lets touches through.
			return !hit || target.contains(hit) || hit.contains(target) ? [] : [hit];
		});
		// What is so high that it cannot be seen as a whole has only to be seen in part.
		const most = bottom - top > innerHeight / 2 ? places.length - 1 : 0;
		if (over.length <= most) return;
		const by = over[0]?.closest('[class]') ?? document.body;
		stops.findings.push(`covered: ${what} by ${by.tagName.toLowerCase()}.${by.classList[0] ?? ''}`);
	};
	addEventListener('keyup', look, { capture: true });
};

/**
 * Tabs once through the page or its open dialog.
 *
 * @returns how many stops there are, and a line for each that cannot be seen.
 */
export const tabThrough = async (
	page: Page,
	{ isBackwards = false }: { readonly isBackwards?: boolean } = {}
): Promise<{ readonly count: number; readonly findings: readonly string[] }> => {
	const session = await page.context().newCDPSession(page);
	await page.evaluate(watchStops);
	const shift = 8;
	const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: isBackwards ? shift : 0 };
	for (let pressed = 0; pressed < mostStops; pressed += pressesAtOnce) {
		// They are sent at once, which is much faster than to wait for each.
		await Promise.all(
			Array.from({ length: pressesAtOnce }, () => [
				session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
				session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
			]).flat()
		);
		if (await page.evaluate(() => (globalThis as Watched).focusStops.isDone)) break;
	}
	await session.detach();
	return page.evaluate(() => {
		const { focusStops } = globalThis as Watched;
		focusStops.isDone = true;
		scrollTo(0, 0);
		return focusStops;
	});
};
