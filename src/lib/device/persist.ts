/** Asking the browser to keep what is stored, also when the device runs short of room. */

/** Missing where the page is not served securely; its parts, in older browsers. */
const storage = (): Partial<StorageManager> | undefined => navigator.storage;

let isAsked = false;

/**
 * Asks, once as long as the page lives and only if it is not granted yet. To be called after the first match
 * is stored: browsers grant it to pages that are used, and one of them shows a question. Gives nothing to
 * wait for on purpose: the answer may take as long as a person does.
 */
export const askToPersist = (): void => {
	if (isAsked) return;
	isAsked = true;
	void requestPersistence();
};

/** Asks now, unless it is granted already; the state tells what came of it. Never rejects. */
export const requestPersistence = async (): Promise<void> => {
	try {
		const manager = storage();
		if (!(await manager?.persisted?.())) await manager?.persist?.();
	} catch {
		// Not granted: everything works as before, and the settings show it.
	}
};

/** What the browser says of our storage; what it does not say is absent. Sizes in bytes. */
export interface StorageState {
	readonly persisted?: boolean;
	readonly usage?: number;
	readonly quota?: number;
}

/** @returns the state of our storage. Never rejects. */
export const storageState = async (): Promise<StorageState> => {
	const manager = storage();
	const [persisted, estimate] = await Promise.all([
		manager?.persisted?.().catch(() => undefined),
		manager?.estimate?.().catch(() => undefined)
	]);
	return {
		...(persisted !== undefined && { persisted }),
		...(estimate?.usage !== undefined && { usage: estimate.usage }),
		...(estimate?.quota !== undefined && { quota: estimate.quota })
	};
};
