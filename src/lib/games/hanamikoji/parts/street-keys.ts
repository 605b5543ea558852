/** The street by keyboard: the keys of its places, the arrow keys, and one stop of the Tab key for all of it. */
import type { Attachment } from 'svelte/attachments';
import { arrowKeys } from '$lib/ui/table/arrow-keys';
import type { Side } from '../../sides.ts';
import { markers, type Marker } from '../rules/actions.ts';
import type { Geisha } from '../rules/geishas.ts';

/** The name of each side in classes and `data-*` attributes. */
export const placeOfSide = ['near', 'far'] as const satisfies readonly [string, string];

/** The far player's keys are the near player's with Shift. */
const shiftOf = (side: Side): string => (side === 1 ? 'Shift+' : '');
/** @returns the key of a half of the street: the digit of its geisha (`table/keys.ts`). */
export const keyOfHalf = (geisha: Geisha, side: Side): string => `${shiftOf(side)}${geisha + 1}`;
/** @returns the key below that digit: for her card, and for the minus button of the half. */
export const keyBelow = (geisha: Geisha, side: Side = 0): string =>
	`${shiftOf(side)}${'QWERTYU'.charAt(geisha)}`;
/** @returns the key of an action marker. */
export const keyOfMarker = (marker: Marker, side: Side): string =>
	`${shiftOf(side)}${'DFGH'.charAt(markers.indexOf(marker))}`;
/** @returns the key of a side's details. */
export const keyOfDetails = (side: Side): string => `${shiftOf(side)}8`;

/** `aria-disabled` instead of `disabled`, so that a button that becomes disabled keeps the focus. */
const isOff = (button: HTMLButtonElement): boolean => button.getAttribute('aria-disabled') === 'true';

/**
 * Left and right lead to the same place of the next lane, up and down along the lane. Goes on the element of the
 * street; its lanes are found by their class.
 */
export const streetKeys = arrowKeys((target, [across, down], street) => {
	const focused = target.closest('button');
	const lane = focused?.closest('.lane');
	if (!focused || !lane) return undefined;
	const all = [...lane.querySelectorAll('button')];
	if (across === 0) {
		const places = all.filter((button) => button === focused || !isOff(button));
		return places[places.indexOf(focused) + down];
	}
	const lanes = [...street.querySelectorAll('.lane')];
	const next = lanes[lanes.indexOf(lane) + across]?.querySelectorAll('button');
	const index = all.indexOf(focused);
	const beside = next?.[index];
	// If the minus button of the next lane is disabled, the focus goes to the cell before it.
	return beside && isOff(beside) ? next[index - 1] : beside;
});

/** @returns the street's stop of the Tab key. */
export const stopOf = (table: HTMLElement): HTMLElement | null =>
	table.querySelector<HTMLElement>('.street button[tabindex="0"]');

/** Goes from a button to the half that it was in; from a geisha's card to the near half. */
const halfOf = ({ dataset: { cell, minus, card = '0' } }: HTMLElement): string =>
	cell ?? minus ?? `near-${card}`;

/**
 * Makes the street one stop of the Tab key. Goes on its element. Tab leads to the button focused last, at first the
 * near side of the first lane.
 */
export const rovingTabindex: Attachment<HTMLElement> = (street) => {
	let stop: HTMLElement | null = null;
	const settle = (): void => {
		if (!stop?.isConnected) {
			const half = stop ? halfOf(stop) : 'near-0';
			stop = street.querySelector<HTMLElement>(`[data-cell="${half}"]`);
		}
		for (const button of street.querySelectorAll('button')) button.tabIndex = button === stop ? 0 : -1;
	};
	const move = ({ target }: FocusEvent): void => {
		const button = target instanceof Element ? target.closest('button') : null;
		if (!button) return;
		stop = button;
		settle();
	};
	settle();
	// Changing the way of entry replaces the buttons.
	const observer = new MutationObserver(settle);
	observer.observe(street, { childList: true, subtree: true });
	street.addEventListener('focusin', move);
	return () => {
		observer.disconnect();
		street.removeEventListener('focusin', move);
	};
};
