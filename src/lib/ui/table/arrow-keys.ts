/** Arrow keys among the controls of a table: each moves the focus to the neighbour on its side. */
import type { Attachment } from 'svelte/attachments';

/** Where an arrow key points: columns to the right, rows down. */
export type Step = readonly [across: -1 | 0 | 1, down: -1 | 0 | 1];

const steps: ReadonlyMap<string, Step> = new Map<string, Step>([
	['ArrowLeft', [-1, 0]],
	['ArrowRight', [1, 0]],
	['ArrowUp', [0, -1]],
	['ArrowDown', [0, 1]]
]);

/** @returns where a key points; `undefined` for one that is no arrow. */
export const stepOf = (key: string): Step | undefined => steps.get(key);

/**
 * On what holds the controls: moves the focus for an arrow key; leaves every other key alone.
 *
 * @param neighbour gives the control beside the one in focus, `undefined` where there is none.
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
