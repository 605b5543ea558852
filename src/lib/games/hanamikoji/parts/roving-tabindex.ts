/**
 * A roving tabindex: the street is one stop of the Tab key, and the arrow keys move within it
 * (street-keys.ts).
 */
import type { Attachment } from 'svelte/attachments';

/** @returns the street's stop of the Tab key. */
export const stopOf = (table: HTMLElement): HTMLElement | null =>
	table.querySelector<HTMLElement>('.street button[tabindex="0"]');

/** Goes from a button to the half that it was in; from a geisha's card to the near half. */
const halfOf = ({ dataset: { cell, minus, geisha = '0' } }: HTMLElement): string =>
	cell ?? minus ?? `near-${geisha}`;

/**
 * Goes on the element of the street. Tab leads to the button focused last, at first the near side of the
 * first lane.
 */
export const rovingTabindex: Attachment<HTMLElement> = (street) => {
	let stop: HTMLElement | null = null;
	const settle = (): void => {
		if (!stop?.isConnected) {
			const half = stop ? halfOf(stop) : 'near-0';
			stop = street.querySelector<HTMLElement>(`[data-cell="${half}"]`);
		}
		for (const button of street.querySelectorAll('button')) button.tabIndex = button === stop ? 0 : -1;
	};
	const move = ({ target }: FocusEvent): void => {
		const button = target instanceof Element ? target.closest('button') : null;
		if (!button || button === stop) return;
		if (stop) stop.tabIndex = -1;
		button.tabIndex = 0;
		stop = button;
	};
	settle();
	// Changing the way of entry replaces the buttons.
	const observer = new MutationObserver(settle);
	observer.observe(street, { childList: true, subtree: true });
	street.addEventListener('focusin', move);
	return () => {
		observer.disconnect();
		street.removeEventListener('focusin', move);
	};
};
