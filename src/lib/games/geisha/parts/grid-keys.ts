/** Arrow keys in a grid of 16 places or tiles; they skip disabled ones and stop at the border. */
import { arrowKeys, type Step } from '$lib/ui/table/arrow-keys';
import { cells, width } from '../rules/garden.ts';

/** @returns the places from a place in a direction, the nearest first. */
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

/** @returns the place of an element in a grid; `undefined` for one outside. */
const placeOf = (target: Element): number | undefined => {
	const place = target.closest('[data-place]')?.getAttribute('data-place');
	return place ? Number(place) : undefined;
};

/**
 * @returns the place that the keyboard focused; `undefined` if a tap focused it, so that a tap does not
 * change the tabindex of other places
 */
export const placeReached = (target: EventTarget | null): number | undefined =>
	target instanceof Element && target.matches(':focus-visible') ? placeOf(target) : undefined;

/** @returns the number of columns: 4, or 8 for the palette on a low screen. */
const columnsOf = (grid: HTMLElement): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** Goes on a grid whose buttons have `data-place`. */
export const gridKeys = arrowKeys((focused, step, grid) => {
	const from = placeOf(focused);
	if (from === undefined) return undefined;
	const targets = placesAlong(from, step, columnsOf(grid)).map((place) =>
		grid.querySelector<HTMLElement>(`button[data-place="${place}"]:not([aria-disabled=true])`)
	);
	return targets.find((target) => target !== null);
});

/**
 * The keys of the sixteen places or tiles, by their place on an English keyboard: four rows of four at its left,
 * as the garden lies.
 */
export const placeKeys = '1234QWERASDFZXCV';
