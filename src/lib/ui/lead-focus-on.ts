/**
 * Leads the focus on where a button goes away by being pressed: without it, the focus would be at the page's
 * beginning. A table leads it by itself (`keepFocus`).
 */
import type { Attachment } from 'svelte/attachments';

/** What Tab leads to. Of a group of radio buttons, that is the chosen one. */
const stops =
	'a[href], button, input:not([type=radio]), input:checked, select, textarea, summary, [tabindex="0"]';
const isStop = (element: HTMLElement): boolean =>
	element.tabIndex >= 0 &&
	!element.matches(':disabled') &&
	element.closest('[inert], [aria-hidden=true]') === null &&
	element.checkVisibility({ visibilityProperty: true });

/** Whether a key was the last thing that was pressed, and not the screen. */
let isKey = false;
/** @returns whether the player is using keys now, and not the screen. */
export const isUsingKeys = (): boolean => isKey;

/** Where something was: in `parent`, after `before`. */
interface Place {
	readonly parent: Node;
	readonly before: Node | null;
}

/** @returns where an element was that is not in the page any more, by what was taken out of it. */
const placeOf = (gone: Node, changes: readonly MutationRecord[]): Place | undefined => {
	const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
	if (!change) return undefined;
	if (!change.target.isConnected)
		return placeOf(
			change.target,
			changes.filter((other) => other !== change)
		);
	const { previousSibling } = change;
	return { parent: change.target, before: previousSibling?.isConnected ? previousSibling : null };
};

/** @returns the stop of Tab at a place or behind it, or the last one before it. */
const stopAt = ({ parent, before }: Place): HTMLElement | undefined => {
	const sheet = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
	const all = [...(sheet ?? document).querySelectorAll<HTMLElement>(stops)].filter(isStop);
	const isBehind = (stop: HTMLElement): boolean =>
		before
			? !before.contains(stop) &&
				(before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
			: (parent.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
	return all.find(isBehind) ?? all.at(-1);
};

/** Whether a part of the page, such as a table, leads the focus by itself (`keepFocus`). */
const isKeptAt = ({ parent }: Place): boolean =>
	parent instanceof Element && parent.closest('[data-keeps-focus]') !== null;

/**
 * From now on, when the element that has the focus is taken out of the page, what stands in its place gets the focus,
 * or what follows. Only for who presses keys: a finger that presses next something else needs no focus, and would
 * have its keyboard opened by a field.
 *
 * @param isLeaving whether the page is being left for another, which begins at its beginning
 * @returns a function that ends this
 */
export const leadFocusOn = (isLeaving: () => boolean): (() => void) => {
	/** Held weakly: after a closed sheet nothing else may ever get the focus, and the whole sheet would be kept. */
	let lastFocused: WeakRef<Node> | undefined;
	const remember = ({ target }: FocusEvent): void => {
		if (target instanceof Node) lastFocused = new WeakRef(target);
	};
	const noteKey = ({ type }: Event): void => {
		isKey = type === 'keydown';
		// Taps cost nothing: the page is only watched while keys are pressed.
		if (isKey) observer.observe(document.body, { childList: true, subtree: true });
		else observer.disconnect();
	};
	const observer = new MutationObserver((changes) => {
		const focused = lastFocused?.deref();
		if (!focused || focused.isConnected || isLeaving()) return;
		if (document.activeElement !== null && document.activeElement !== document.body) return;
		const place = placeOf(focused, changes);
		lastFocused = undefined;
		if (place && !isKeptAt(place)) stopAt(place)?.focus();
	});
	document.addEventListener('focusin', remember);
	const presses = ['keydown', 'pointerdown'] as const;
	for (const press of presses) document.addEventListener(press, noteKey, true);
	return () => {
		observer.disconnect();
		document.removeEventListener('focusin', remember);
		for (const press of presses) document.removeEventListener(press, noteKey, true);
	};
};

/**
 * Keeps the focus at a table: an attachment for the element that contains its controls.
 *
 * @param next gives the control that gets the focus.
 */
export const keepFocus =
	(next: (container: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> =>
	(container) => {
		// `leadFocusOn` leaves such a part alone.
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
