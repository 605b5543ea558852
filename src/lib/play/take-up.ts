/** What an older page held for this one: stored before a match is opened, and when the app is. */
import { isAnyHeld } from '$lib/store/log/held-for-update';

/** Never rejects: what could not be stored, or not be fetched for it, waits for the next page. */
export const takeUpBefore = async (): Promise<void> => {
	if (!isAnyHeld()) return;
	await import('$lib/records/take-up-held').then(
		({ takeUpHeld }) => takeUpHeld(),
		() => undefined
	);
};
