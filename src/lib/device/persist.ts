/** Asks the browser for persistent storage, which it does not delete when the device runs short of space. */

/** Undefined where the page is not served securely; older browsers lack some of its methods. */
const storage = (): Partial<StorageManager> | undefined => navigator.storage;

let isAsked = false;

/**
 * Requests persistent storage unless it is granted already; further calls on the same page do nothing. Call
 * it after the first match is stored, since some browsers grant it only to pages that are used, and Firefox
 * asks the player. It returns no promise on purpose, because a player may take any time to answer.
 */
export const askToPersist = (): void => {
	if (isAsked) return;
	isAsked = true;
	void requestPersistence();
};

/**
 * Requests persistent storage unless it is granted already; `storageState` tells the answer. Never rejects.
 */
export const requestPersistence = async (): Promise<void> => {
	try {
		const manager = storage();
		if (!(await manager?.persisted?.())) await manager?.persist?.();
	} catch {
		// Without it everything works as before, and the settings show that it was not granted.
	}
};

/** What the browser tells about the storage of the app, in bytes. What it does not tell is absent. */
export interface StorageState {
	readonly persisted?: boolean;
	readonly usage?: number;
	readonly quota?: number;
}

/** Never rejects. */
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
