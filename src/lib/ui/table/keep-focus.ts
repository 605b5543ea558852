/** Keeps the focus at a table: when the focused control is removed, another one gets the focus. */
import type { Attachment } from 'svelte/attachments';

/**
 * An attachment for the element that contains the controls of a table.
 *
 * @param next gives the control that gets the focus.
 */
export const keepFocus =
	(next: (container: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> =>
	(container) => {
		// The page leads the focus elsewhere (`ui/lead-focus-on.ts`).
		container.setAttribute('data-keeps-focus', '');
		/** Held weakly, so that a part of the table that is gone is not kept until something else has the focus. */
		let lastFocused: WeakRef<HTMLElement> | undefined;
		const remember = ({ target }: FocusEvent): void => {
			if (target instanceof HTMLElement) lastFocused = new WeakRef(target);
		};
		const observer = new MutationObserver(() => {
			const { activeElement, body } = document;
			const focused = lastFocused?.deref();
			if (!focused || focused.isConnected) return;
			if (activeElement !== null && activeElement !== body) return;
			next(container)?.focus({ preventScroll: true });
		});
		container.addEventListener('focusin', remember);
		observer.observe(container, { childList: true, subtree: true });
		return () => {
			container.removeEventListener('focusin', remember);
			observer.disconnect();
		};
	};
