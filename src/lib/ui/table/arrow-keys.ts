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
