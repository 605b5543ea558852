/** Arrow keys in a grid of buttons, four to a row: to the neighbour, over gaps, never around the edge. */
import type { Attachment } from 'svelte/attachments';
import { width } from '../cells.ts';

const steps: ReadonlyMap<string, readonly [across: number, down: number]> = new Map([
	['ArrowLeft', [-1, 0]],
	['ArrowRight', [1, 0]],
	['ArrowUp', [0, -1]],
	['ArrowDown', [0, 1]]
]);

/** @returns the places in the direction of a key, the nearest first; none for another key. */
export const placesAlong = (from: number, key: string): readonly number[] => {
	const [across, down] = steps.get(key) ?? [0, 0];
	const [column, row] = [from % width, Math.floor(from / width)];
	const along = [1, 2, 3].map((step) => [column + across * step, row + down * step] as const);
	return across === 0 && down === 0
		? []
		: along.filter((at) => at.every((line) => line >= 0 && line < width)).map(([x, y]) => y * width + x);
};

const stepFrom = (event: KeyboardEvent, grid: HTMLElement): void => {
	const focused = event.target instanceof Element ? event.target.closest('[data-place]') : null;
	if (!focused) return;
	const from = Number(focused.getAttribute('data-place'));
	for (const place of placesAlong(from, event.key)) {
		const target = grid.querySelector<HTMLElement>(`button[data-place="${place}"]`);
		if (!target) continue;
		event.preventDefault();
		target.focus();
		return;
	}
};

/** On a grid of places marked `data-place`: moves the focus for an arrow key; leaves every other key alone. */
export const arrowKeys: Attachment<HTMLElement> = (grid) => {
	const step = (event: KeyboardEvent): void => stepFrom(event, grid);
	grid.addEventListener('keydown', step);
	return () => grid.removeEventListener('keydown', step);
};
