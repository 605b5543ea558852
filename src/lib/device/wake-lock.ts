/** Keeps the screen on while a match is open. */

/**
 * Requests a screen wake lock, and again each time the page becomes visible, since browsers release the lock
 * of a hidden page. Does nothing where there is no wake lock, or where it is refused.
 *
 * @returns a function that releases the lock.
 */
export const keepAwake = (): (() => void) => {
	if (!('wakeLock' in navigator)) return () => undefined;
	let lock: WakeLockSentinel | undefined;
	const over = new AbortController();
	const isOver = () => over.signal.aborted;
	const request = async () => {
		if (isOver() || document.visibilityState !== 'visible' || lock?.released === false) return;
		try {
			lock = await navigator.wakeLock.request('screen');
			if (isOver()) await lock.release();
		} catch {
			// The browser refuses on low battery or by a policy; the match goes on without.
		}
	};
	const onVisible = () => void request();
	void request();
	document.addEventListener('visibilitychange', onVisible, { signal: over.signal });
	return () => {
		over.abort();
		void lock?.release();
	};
};
