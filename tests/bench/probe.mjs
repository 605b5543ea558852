/**
 * Collects measurements inside a page. It runs there before the page's own scripts, as an init script, and so
 * uses nothing from outside the function.
 *
 * @typedef {object} Notes
 * @property {number | null} firstPaint
 * @property {number} shift the sum of layout shifts without recent input.
 * @property {string[]} shifted the shifted elements, each with its score.
 * @property {number | null} ready when an element matching the selector was shown.
 * @property {[start: number, duration: number][]} longTasks
 * @property {Tap[]} taps
 *
 * @typedef {object} Tap
 * @property {string} name
 * @property {number} [shown] milliseconds from finger up to the frame that shows the change.
 * @property {number} [stored] milliseconds from finger up until the writing transaction is complete.
 */
export const probe = (/** @type {string} */ selector) => {
	/** @type {Notes} */
	const notes = { firstPaint: null, shift: 0, shifted: [], ready: null, longTasks: [], taps: [] };

	/** @param {string} type @param {(entry: any) => void} take */
	const observe = (type, take) => {
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	};
	observe('paint', (entry) => {
		if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
	});
	/** @param {Node | null} node @returns {string} an element by its tag, id and class, below its parent. */
	const nameOf = (node) => {
		const element = node instanceof Element ? node : node?.parentElement;
		if (!element) return 'something gone';
		const own = (/** @type {Element} */ { tagName, id, classList }) =>
			[tagName.toLowerCase(), id && `#${id}`, ...Array.from(classList, (name) => `.${name}`)].join('');
		return `${element.parentElement ? `${own(element.parentElement)} > ` : ''}${own(element)}`;
	};
	observe('layout-shift', (entry) => {
		if (entry.hadRecentInput) return;
		notes.shift += entry.value;
		for (const { node } of entry.sources) notes.shifted.push(`${nameOf(node)} ${entry.value.toFixed(4)}`);
	});
	observe('longtask', (entry) => notes.longTasks.push([entry.startTime, entry.duration]));

	const lookForReady = () => {
		const found = document.querySelector(selector);
		if (found && found.getClientRects().length > 0) notes.ready = performance.now();
		else requestAnimationFrame(lookForReady);
	};
	lookForReady();

	/** @returns the text and attributes of the watched elements, without `class` and `style`. */
	const sayingOf = (/** @type {string} */ watched) =>
		Array.from(document.querySelectorAll(watched), (element) => [
			element.textContent,
			...Array.from(element.attributes, ({ name, value }) => (/^(class|style)$/.test(name) ? '' : value))
		]).join('\n');

	/**
	 * @type {{ tap: Tap, watched: string, before: string, up: number | null, seen: boolean, written: boolean } | null}
	 */
	let next = null;
	let isInFrame = false;
	const { port1, port2 } = new MessageChannel();
	/** @type {(() => void)[]} */
	const afterFrame = [];
	port1.onmessage = () => {
		isInFrame = false;
		for (const done of afterFrame.splice(0)) done();
	};
	// A message sent in a frame arrives after that frame was drawn.
	const request = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (callback) =>
		request((time) => {
			isInFrame = true;
			port2.postMessage(0);
			callback(time);
		});
	const look = () => {
		if (!next || next.up === null || next.seen || sayingOf(next.watched) === next.before) return;
		const { tap, up } = next;
		next.seen = true;
		const note = () => {
			tap.shown = performance.now() - up;
			performance.mark('bench-shown');
		};
		afterFrame.push(note);
		if (!isInFrame) requestAnimationFrame(() => undefined);
	};
	Object.assign(window, {
		benchNotes: notes,
		/** Announces the next tap by its name, with a selector of the elements it will change. */
		benchExpect: (/** @type {string} */ name, /** @type {string} */ watched) => {
			/** @type {Tap} */
			const tap = { name };
			notes.taps.push(tap);
			next = { tap, watched, before: sayingOf(watched), up: null, seen: false, written: false };
		}
	});
	addEventListener('pointerup', (event) => next && (next.up = event.timeStamp), {
		capture: true,
		passive: true
	});
	new MutationObserver(look).observe(document, {
		...{ subtree: true, childList: true, characterData: true, attributes: true }
	});

	const { transaction: begin } = IDBDatabase.prototype;
	IDBDatabase.prototype.transaction = function (...asked) {
		const begun = begin.apply(this, asked);
		if (asked[1] === 'readwrite' && next && next.up !== null && !next.written) {
			const { tap, up } = next;
			next.written = true;
			begun.addEventListener('complete', () => (tap.stored = performance.now() - up));
		}
		return begun;
	};
};
