/** What need not come before the paint, and must come even if the page ends right after it. */

/** A page that is not drawn gets no frame: then it is done after so many milliseconds. */
const atLatest = 100;

const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

const doAll = (): void => {
	for (const work of waiting.splice(0)) {
		try {
			work();
		} catch (failed) {
			// What is asked for by others is done all the same: a tap is stored whatever cannot be drawn.
			reportError(failed);
		}
	}
};

/** Listens as long as the page lives. */
const begin = (): MessageChannel => {
	const made = new MessageChannel();
	made.port1.onmessage = doAll;
	addEventListener('pagehide', doAll);
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') doAll();
	});
	return made;
};

/**
 * Does a work once the frame under way is painted, in the order asked for. A page that is hidden or ends
 * before that does it at once, in the same breath.
 */
export const afterPaint = (work: () => void): void => {
	channel ??= begin();
	waiting.push(work);
	if (document.visibilityState === 'hidden') doAll();
	if (waiting.length !== 1) return;
	const { port2 } = channel;
	// A message sent in a frame arrives after that frame was painted.
	requestAnimationFrame(() => port2.postMessage(undefined));
	setTimeout(doAll, atLatest);
};
