/** The focus stays at the table: when what had it goes, a control of what came in its place takes it. */
import type { Attachment } from 'svelte/attachments';

/**
 * On what holds the controls of a table.
 *
 * @param next gives the control that takes the focus, of those that are there now.
 */
export const keepFocus =
	(next: (room: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> =>
	(room) => {
		let held: EventTarget | null = null;
		const hold = ({ target }: FocusEvent): void => {
			held = target;
		};
		const observer = new MutationObserver(() => {
			const { activeElement, body } = document;
			if (!(held instanceof HTMLElement) || held.isConnected) return;
			if (activeElement !== null && activeElement !== body) return;
			next(room)?.focus({ preventScroll: true });
		});
		room.addEventListener('focusin', hold);
		observer.observe(room, { childList: true, subtree: true });
		return () => {
			room.removeEventListener('focusin', hold);
			observer.disconnect();
		};
	};
