/** Keeps the screen on while a match is open. */

/**
 * Asks for the screen to stay on, and again each time the page comes back to the front (the browser
 * drops the lock when it is hidden). Where there is no wake lock, or it is refused, nothing happens.
 *
 * @returns the way to let go.
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
			// Refused on low battery or by a policy; the match goes on.
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
