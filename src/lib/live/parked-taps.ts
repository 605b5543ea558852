/**
 * Stores taps that a page of an older version has put into localStorage, because it could no longer use the
 * database. This is done when the app starts, and before a match is opened.
 */
import { isAnyParked } from '$lib/store/lines/unsaved';

/**
 * Never rejects: if the taps cannot be stored, or the code for it cannot be loaded, they wait for the next
 * page.
 */
export const storeParkedTaps = async (): Promise<void> => {
	if (!isAnyParked()) return;
	await import('./take-up-parked').then(
		({ takeUpParked }) => takeUpParked(),
		() => undefined
	);
};
