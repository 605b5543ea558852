/**
 * Finds faults in the layout of a page: texts that are cut or off-screen, targets that are too small or
 * covered.
 */
import type { Locator, Page } from '@playwright/test';

/**
 * Lists the faults in the layout of the page, or of the open dialog:
 *
 * - The page or the dialog can be scrolled sideways, or text lies beside the screen.
 * - Text is cut off. Only text with one of the `names` may end in an ellipsis.
 * - A target is smaller than `target` pixels in width or height. The size is measured by hit testing, so
 *   enlarged touch areas count. Links within a sentence are not checked.
 * - A word breaks inside.
 */
export const layoutFindings = async (
	page: Pick<Page, 'evaluate'>,
	checked: { readonly target: number; readonly names: readonly string[] }
): Promise<readonly string[]> => [
	...(await brokenWords(page, checked.names)),
	...(await faultsOfElements(page, checked))
];

/** Lists the words that begin on one line and end on the next; not where there are `names`, which may be longer. */
const brokenWords = (page: Pick<Page, 'evaluate'>, names: readonly string[]): Promise<readonly string[]> =>
	page.evaluate((names) => {
		const findings = new Set<string>();
		const top = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.open);
		const texts = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const element = node.parentElement;
			if (!element?.checkVisibility({ visibilityProperty: true })) continue;
			if (element.closest('.spoken, #svelte-announcer, [inert], svg')) continue;
			if (getComputedStyle(element).hyphens === 'auto') continue;
			if (names.some((name) => element.textContent.includes(name))) continue;
			for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{Script=Latin}\p{M}’]{2,}/gu)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				const around = element.textContent.trim().slice(0, 40);
				if (lines.size > 1) findings.add(`broken: “${word}” in ${element.tagName.toLowerCase()} “${around}”`);
			}
		}
		return [...findings];
	}, names);

const faultsOfElements = (
	page: Pick<Page, 'evaluate'>,
	{ target, names }: { readonly target: number; readonly names: readonly string[] }
): Promise<readonly string[]> =>
	page.evaluate(
		({ target, names }) => {
			const findings: string[] = [];
			const { scrollWidth, clientWidth } = document.documentElement;
			if (scrollWidth > clientWidth) findings.push(`sideways: ${scrollWidth} > ${clientWidth}`);

			const nameOf = (element: Element) => {
				const words = element.getAttribute('aria-label') ?? element.textContent;
				return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${words.trim().slice(0, 40)}”`;
			};
			const isShown = (element: Element) =>
				element.checkVisibility({ visibilityProperty: true }) &&
				!element.closest('.spoken, #svelte-announcer, [inert]');
			const top = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.open);
			for (const part of top?.querySelectorAll('.content') ?? [])
				if (part.scrollWidth > part.clientWidth + 1)
					findings.push(`dialog sideways: ${part.scrollWidth} > ${part.clientWidth}`);
			const all = [...(top ?? document.body).querySelectorAll('*')].filter(
				(element) => element instanceof HTMLElement && isShown(element)
			) as HTMLElement[];
			/** Whether it lies in an ancestor that clips or scrolls sideways, which is checked for itself. */
			const isContained = (element: Element) => {
				for (let at = element.parentElement; at; at = at.parentElement) {
					if (getComputedStyle(at).overflowX !== 'visible' && at.scrollWidth > at.clientWidth) return true;
				}
				return false;
			};

			for (const element of all) {
				const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
				const style = getComputedStyle(element);
				// Either by an ellipsis, or by showing a shorter form of the name (`data-short`).
				const isShortened = style.textOverflow === 'ellipsis' || element.dataset.short !== undefined;
				const hasWords = element.innerText.trim() !== '';
				const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
				if (hasWords && clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
					const isName = names.some((name) => element.innerText.includes(name));
					if (!isShortened || !isName) findings.push(`cut at the side: ${nameOf(element)}`);
				}
				if (hasWords && clips(style.overflowY) && element.scrollHeight > element.clientHeight + 2) {
					const isBySpoken = element.querySelector('.spoken') !== null;
					// Text on one line cannot be cut below, although some engines report it because of tall letters.
					const isInDots = style.webkitLineClamp !== 'none' || style.whiteSpace === 'nowrap';
					const isName = isInDots && names.some((name) => element.innerText.includes(name));
					if (!isBySpoken && !isName) findings.push(`cut below: ${nameOf(element)}`);
				}
				for (const node of words) {
					if (isShortened || element.closest('svg')) continue;
					const range = document.createRange();
					range.selectNodeContents(node);
					const { left, right } = range.getBoundingClientRect();
					const isOutside = left < -1 || right > innerWidth + 1;
					if (isOutside && !isContained(element)) findings.push(`outside: ${nameOf(element)}`);
				}
			}

			/**
			 * @returns the width or height around a point in which touches hit the element; at most about `target`.
			 */
			const reachFrom = (element: HTMLElement, x: number, y: number, isAcross: boolean) => {
				const hits = (offset: number) => {
					const at = isAcross
						? document.elementFromPoint(x + offset, y)
						: document.elementFromPoint(x, y + offset);
					// The card of a round's end lies over the table until the next tap.
					return at !== null && (element.contains(at) || at.closest('[data-round-end]') !== null);
				};
				let [back, on] = [0, 0];
				while (back + 1 < target && hits(-back - 1)) back += 1;
				while (back + on + 1 < target && hits(on + 1)) on += 1;
				return back + on + 1;
			};
			const reach = (element: HTMLElement, isAcross: boolean) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				let furthest = isAcross ? width : height;
				for (const part of [0.5, 0.1, 0.9]) {
					if (furthest >= target) break;
					const [x, y] = isAcross
						? [left + width / 2, top + height * part]
						: [left + width * part, top + height / 2];
					furthest = Math.max(furthest, reachFrom(element, x, y, isAcross));
				}
				return furthest;
			};
			const targets = all.filter((element) =>
				element.matches(
					'a[href], button:enabled, summary, input:enabled:not(.spoken), textarea, label:has(.spoken:is(input))'
				)
			);
			for (const element of targets) {
				if (getComputedStyle(element).display === 'inline') continue;
				const field = element.matches('input[type=radio], input[type=checkbox]')
					? (element.closest('label') ?? element)
					: element;
				const { width, height } = field.getBoundingClientRect();
				if (width >= target && height >= target) continue;
				field.scrollIntoView({ block: 'center' });
				const [across, down] = [reach(field, true), reach(field, false)];
				if (across < target || down < target) {
					findings.push(`small: ${nameOf(field)} ${across.toFixed(1)}×${down.toFixed(1)}`);
				}
			}
			scrollTo(0, 0);
			return [...new Set(findings)];
		},
		{ target, names }
	);

/** @returns whether touches at the middle of an element and near its corners hit it. */
export const isUncovered = (action: Locator): Promise<boolean> =>
	action.evaluate((element) => {
		element.scrollIntoView({ block: 'center' });
		const { left, top, width, height } = element.getBoundingClientRect();
		const places = [
			[0.5, 0.5],
			[0.1, 0.2],
			[0.9, 0.2],
			[0.1, 0.8],
			[0.9, 0.8]
		] as const;
		return places.every(([across, down]) => {
			const at = document.elementFromPoint(left + width * across, top + height * down);
			return at !== null && element.contains(at);
		});
	});

/** @returns a line for the page and each element that can be scrolled vertically. */
export const scrollable = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() =>
		[document.documentElement, ...document.querySelectorAll('body *')]
			.filter(
				(element) =>
					element.checkVisibility({ visibilityProperty: true }) &&
					element.scrollHeight > element.clientHeight + 1
			)
			.filter(
				(element) =>
					element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY)
			)
			.map((element) => `${element.tagName} ${element.scrollHeight} > ${element.clientHeight}`)
	);
