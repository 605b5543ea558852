/** The street is one stop of the Tab key; within it the arrow keys go on (street-keys.ts). */
import type { Attachment } from 'svelte/attachments';

/** On the street: Tab comes to what had the focus last, at first to the near side of the first lane. */
export const oneStop: Attachment<HTMLElement> = (street) => {
	let stop: HTMLElement | null = null;
	const settle = (): void => {
		if (!stop?.isConnected) stop = street.querySelector<HTMLElement>('[data-cell=near-0]');
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
	// Another way of entry brings other buttons.
	const observer = new MutationObserver(settle);
	observer.observe(street, { childList: true, subtree: true });
	street.addEventListener('focusin', move);
	return () => {
		observer.disconnect();
		street.removeEventListener('focusin', move);
	};
};
