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
 */
export const probe = (/** @type {string} */ selector) => {
	/** @type {Notes} */
	const notes = { firstPaint: null, shift: 0, shifted: [], ready: null, longTasks: [] };

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

	Object.assign(window, { benchNotes: notes });
};
