/** Finds the next card for an arrow key by position on the screen, since the layout of the cards varies. */
import type { Step } from '$lib/ui/table/arrow-keys';

interface PlacedControl {
	readonly control: HTMLElement;
	readonly x: number;
	readonly y: number;
}

const place = (control: HTMLElement): PlacedControl => {
	const { left, top, width, height } = control.getBoundingClientRect();
	return { control, x: left + width / 2, y: top + height / 2 };
};

/** @returns the nearest visible button of the group in the direction of the arrow key, or `undefined`. */
export const neighbourOf = (
	focused: HTMLElement,
	[across, down]: Step,
	group: HTMLElement
): HTMLElement | undefined => {
	const from = place(focused);
	let nearest: { readonly control: HTMLElement; readonly distance: number } | undefined;
	for (const control of group.querySelectorAll('button')) {
		if (control === focused || !control.checkVisibility()) continue;
		const { x, y } = place(control);
		const ahead = (x - from.x) * across + (y - from.y) * down;
		const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * across);
		// A button that is further aside than ahead is in another row or column.
		if (ahead < 4 || aside > ahead) continue;
		const distance = ahead + 3 * aside;
		if (!nearest || distance < nearest.distance) nearest = { control, distance };
	}
	return nearest?.control;
};
