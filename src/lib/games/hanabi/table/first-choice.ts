/** Where the focus goes when the control that had it is gone. */

/** @returns the next card of a firework, at which the Tab key stops; the first action if none can be played. */
export const firstChoice = (): HTMLElement | null =>
	document.querySelector('[data-play][tabindex="0"], [data-act]');

/** @returns the button of an action. */
export const actionButton = (action: 'discard' | 'play'): HTMLElement | null =>
	document.querySelector(`[data-act=${action}]`);

/** @returns the title of the sheet that holds the element. */
export const sheetHeading = (within: HTMLElement): HTMLElement | null => {
	const heading = within.closest('dialog')?.querySelector('h2') ?? null;
	if (heading) heading.tabIndex = -1;
	return heading;
};
