/** Arrow keys over the cards: to the nearest one that way, however they are laid out. */
import type { Step } from '$lib/ui/table/arrow-keys';

interface Placed {
	readonly control: HTMLElement;
	readonly x: number;
	readonly y: number;
}

const placed = (control: HTMLElement): Placed => {
	const { left, top, width, height } = control.getBoundingClientRect();
	return { control, x: left + width / 2, y: top + height / 2 };
};

/** @returns the control of the group that lies next to the one in focus on that side. */
export const neighbourOf = (
	focused: HTMLElement,
	[across, down]: Step,
	group: HTMLElement
): HTMLElement | undefined => {
	const from = placed(focused);
	let nearest: { readonly control: HTMLElement; readonly distance: number } | undefined;
	for (const control of group.querySelectorAll('button')) {
		if (control === focused || !control.checkVisibility()) continue;
		const { x, y } = placed(control);
		const ahead = (x - from.x) * across + (y - from.y) * down;
		const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * across);
		// What lies rather beside than ahead is another row.
		if (ahead < 4 || aside > ahead) continue;
		const distance = ahead + 3 * aside;
		if (!nearest || distance < nearest.distance) nearest = { control, distance };
	}
	return nearest?.control;
};
