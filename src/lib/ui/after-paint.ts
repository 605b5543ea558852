/**
 * Defers work until the next frame is painted, but runs it even if the page is hidden or closed before that.
 */

/** The longest delay, in milliseconds: a page that is not rendered gets no animation frames. */
const longestDelay = 100;

const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

const runAll = (): void => {
	for (const work of waiting.splice(0)) {
		try {
			work();
		} catch (failed) {
			// The other work is still done: a tap is stored even if something else cannot be rendered.
			reportError(failed);
		}
	}
};

/** Sets up the listeners, which stay for the lifetime of the page. */
const listen = (): MessageChannel => {
	const made = new MessageChannel();
	made.port1.onmessage = runAll;
	addEventListener('pagehide', runAll);
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') runAll();
	});
	return made;
};

/**
 * Runs work once the next frame is painted, in the order of the calls. If the page is hidden or closed before
 * that, the work runs at once and synchronously.
 */
export const afterPaint = (work: () => void): void => {
	channel ??= listen();
	waiting.push(work);
	if (document.visibilityState === 'hidden') runAll();
	if (waiting.length !== 1) return;
	const { port2 } = channel;
	// A message posted in an animation frame arrives after that frame is painted.
	requestAnimationFrame(() => port2.postMessage(undefined));
	setTimeout(runAll, longestDelay);
};
