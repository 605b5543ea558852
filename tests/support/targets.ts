/** Finds targets that lie over one another, by asking the page what a touch would hit. */
import type { Page } from '@playwright/test';

/**
 * @returns a line for each target of the page, or of the open dialog, where a touch at its centre or near one of its
 *   corners would hit another target. Places that are off the screen, or scrolled
 *   out of a part of it, are left out.
 */
export const overlappingTargets = (page: Pick<Page, 'evaluate'>): Promise<readonly string[]> =>
	page.evaluate(() => {
		const selector = 'a[href], button, summary, input:not(.spoken), textarea, label:has(.spoken:is(input))';
		const inset = 3;
		const top = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.open);
		const targets = [...(top ?? document.body).querySelectorAll<HTMLElement>(selector)].filter(
			(element) =>
				element.checkVisibility({ visibilityProperty: true }) &&
				!element.closest('.spoken, #svelte-announcer, [inert]')
		);
		const nameOf = (element: Element) => {
			const words = element.getAttribute('aria-label') ?? element.textContent;
			return `“${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
		};
		/** @returns whether an ancestor that is scrolled sideways hides the place. */
		const isScrolledAway = (target: Element, x: number) => {
			for (let at = target.parentElement; at; at = at.parentElement) {
				const { left, right } = at.getBoundingClientRect();
				if (getComputedStyle(at).overflowX === 'auto' && (x < left || x > right)) return true;
			}
			return false;
		};
		const findings = new Set<string>();
		for (const target of targets) {
			target.scrollIntoView({ block: 'center', inline: 'center' });
			// A link in a sentence has one box for each line.
			for (const { left, right, top, bottom } of target.getClientRects()) {
				const places = [
					[(left + right) / 2, (top + bottom) / 2],
					[left + inset, top + inset],
					[right - inset, top + inset],
					[left + inset, bottom - inset],
					[right - inset, bottom - inset]
				] as const;
				for (const [x, y] of places) {
					if (isScrolledAway(target, x)) continue;
					const hit = document.elementFromPoint(x, y)?.closest<HTMLElement>(selector);
					if (hit && !hit.contains(target) && !target.contains(hit))
						findings.add(`${nameOf(target)} lies under ${nameOf(hit)}`);
				}
			}
		}
		scrollTo(0, 0);
		return [...findings];
	});
