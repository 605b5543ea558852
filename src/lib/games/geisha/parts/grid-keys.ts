/** The neighbours in a grid of the 16 places or tiles: over gaps, never around the edge. */
import { arrowKeys, type Step } from '$lib/ui/table/arrow-keys';
import { cells, width } from '../rules/cells.ts';

/** @returns the places in a direction, the nearest first. */
export const placesAlong = (
	from: number,
	[across, down]: Step,
	columns: number = width
): readonly number[] => {
	const rows = cells.length / columns;
	const [column, row] = [from % columns, Math.floor(from / columns)];
	return Array.from({ length: columns }, (_, steps) => steps + 1)
		.map((step) => [column + across * step, row + down * step] as const)
		.filter(([x, y]) => x >= 0 && x < columns && y >= 0 && y < rows)
		.map(([x, y]) => y * columns + x);
};

/** @returns the place of what is in a grid; `undefined` elsewhere. */
const placeOf = (target: Element): number | undefined => {
	const place = target.closest('[data-place]')?.getAttribute('data-place');
	return place ? Number(place) : undefined;
};

/** @returns the place that the keyboard came to; `undefined` where a finger did: a tap touches nothing but its place. */
export const placeReached = (target: EventTarget | null): number | undefined =>
	target instanceof Element && target.matches(':focus-visible') ? placeOf(target) : undefined;

/** How many stand side by side: a low screen has them in two rows. */
const columnsOf = (grid: HTMLElement): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** On a grid of places marked `data-place`; those that are disabled are passed over. */
export const gridKeys = arrowKeys((focused, step, grid) => {
	const from = placeOf(focused);
	if (from === undefined) return undefined;
	const targets = placesAlong(from, step, columnsOf(grid)).map((place) =>
		grid.querySelector<HTMLElement>(`button[data-place="${place}"]:not([aria-disabled=true])`)
	);
	return targets.find((target) => target !== null);
});
