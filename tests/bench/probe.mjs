/**
 * What is noted inside a measured page. Runs there before the page's own scripts, so it holds nothing
 * from outside itself.
 *
 * @typedef {object} Notes
 * @property {number | null} firstPaint
 * @property {number} shift layout shift that no touch caused.
 * @property {number | null} ready when something that matches the selector was shown.
 * @property {[start: number, duration: number][]} longTasks
 * @property {number[]} shown finger up → the frame that shows what changed, in milliseconds.
 * @property {number[]} stored finger up → what was written is stored.
 */
export const probe = (/** @type {string} */ selector) => {
	/** @type {Notes} */
	const notes = { firstPaint: null, shift: 0, ready: null, longTasks: [], shown: [], stored: [] };
	Object.assign(window, { benchNotes: notes });

	/** @param {string} type @param {(entry: any) => void} take */
	const observe = (type, take) => {
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	};
	observe('paint', (entry) => {
		if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
	});
	observe('layout-shift', (entry) => {
		if (!entry.hadRecentInput) notes.shift += entry.value;
	});
	observe('longtask', (entry) => notes.longTasks.push([entry.startTime, entry.duration]));

	const look = () => {
		const found = document.querySelector(selector);
		if (found && found.getClientRects().length > 0) notes.ready = performance.now();
		else requestAnimationFrame(look);
	};
	look();

	/** @type {{ up: number | null, seen: boolean, written: boolean } | null} */
	let tap = null;
	const early = { capture: true, passive: true };
	addEventListener('pointerdown', () => (tap = { up: null, seen: false, written: false }), early);
	addEventListener('pointerup', (event) => tap && (tap.up = event.timeStamp), early);
	new MutationObserver(() => {
		if (!tap || tap.up === null || tap.seen) return;
		const { up } = tap;
		tap.seen = true;
		// A message sent in a frame arrives after that frame was drawn.
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => notes.shown.push(performance.now() - up);
			port2.postMessage(0);
		});
	}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

	const { transaction: begin } = IDBDatabase.prototype;
	IDBDatabase.prototype.transaction = function (...asked) {
		const begun = begin.apply(this, asked);
		if (asked[1] === 'readwrite' && tap && tap.up !== null && !tap.written) {
			const { up } = tap;
			tap.written = true;
			begun.addEventListener('complete', () => notes.stored.push(performance.now() - up));
		}
		return begun;
	};
};
