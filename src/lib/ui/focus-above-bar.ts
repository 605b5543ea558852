/** Keeps what gets the focus from being scrolled under a bar that stays in view. */
import type { Attachment } from 'svelte/attachments';

/** The bars in the page, and what scrolls under each. */
const bars = new Map<HTMLElement, HTMLElement>();

/** @returns the height that a bar covers at the foot of what scrolls under it; 0 while it lies in the page's flow. */
const coveredBy = (bar: HTMLElement): number => {
	const { position, bottom } = getComputedStyle(bar);
	if (bar.offsetHeight === 0) return 0;
	if (position === 'sticky') return bar.offsetHeight + Math.max(0, Number.parseFloat(bottom));
	// A bar at the top or at the side covers nothing at the foot.
	return position === 'fixed' && bar.offsetTop > innerHeight / 2 ? innerHeight - bar.offsetTop : 0;
};

const measure = (scroller: HTMLElement): void => {
	const covered = [...bars].map(([bar, of]) => (of === scroller ? coveredBy(bar) : 0));
	const most = Math.max(0, ...covered);
	// Without a bar, what the page's own styles reserve holds: the tab bar has a known height.
	scroller.style.scrollPaddingBottom = most === 0 ? '' : `${most}px`;
};

/**
 * For a bar at the foot of the page or of a sheet, sticky or fixed: whoever tabs to what lies under it sees it
 * scrolled above it. Nothing is reserved while the style lets the bar scroll with the page.
 */
export const keepFocusAbove: Attachment<HTMLElement> = (bar) => {
	const scroller = bar.closest<HTMLElement>('dialog .content') ?? document.documentElement;
	bars.set(bar, scroller);
	const follow = (): void => measure(scroller);
	const observer = new ResizeObserver(follow);
	observer.observe(bar);
	// A lower window may put the bar into the flow without resizing it.
	addEventListener('resize', follow);
	return () => {
		observer.disconnect();
		removeEventListener('resize', follow);
		bars.delete(bar);
		follow();
	};
};
