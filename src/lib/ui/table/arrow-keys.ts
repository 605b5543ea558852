/** Moves the focus between the controls of a table with the arrow keys. */
import type { Attachment } from 'svelte/attachments';

/** The direction of an arrow key: columns to the right, rows down. */
export type Step = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1];

const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
	['ArrowLeft', [-1, 0]],
	['ArrowRight', [1, 0]],
	['ArrowUp', [0, -1]],
	['ArrowDown', [0, 1]]
]);

/** @returns the direction of a key; undefined for any key that is not an arrow key. */
export const stepOf = (key: string): Step | undefined => steps.get(key);

/**
 * An attachment for the element that contains the controls.
 *
 * @param neighbour gives the control next to the focused one, or undefined for none.
 */
export const arrowKeys =
	(
		neighbour: (focused: HTMLElement, step: Step, group: HTMLElement) => HTMLElement | null | undefined
	): Attachment<HTMLElement> =>
	(group) => {
		const move = (event: KeyboardEvent): void => {
			const step = stepOf(event.key);
			if (!step || !(event.target instanceof HTMLElement)) return;
			const next = neighbour(event.target, step, group);
			if (!next) return;
			event.preventDefault();
			next.focus();
		};
		group.addEventListener('keydown', move);
		return () => group.removeEventListener('keydown', move);
	};

interface PlacedControl {
	readonly control: HTMLElement;
	readonly x: number;
	readonly y: number;
}

const place = (control: HTMLElement): PlacedControl => {
	const { left, top, width, height } = control.getBoundingClientRect();
	return { control, x: left + width / 2, y: top + height / 2 };
};

/**
 * @returns the nearest visible button of the group in the direction of the arrow key, by its place on the screen, for a
 *   group whose layout varies; `undefined` if there is none
 */
export const nearestButton = (
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
