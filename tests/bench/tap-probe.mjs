/**
 * Notes inside a page what follows each tap. It runs there, and so uses nothing from outside the function.
 *
 * @typedef {object} Tap
 * @property {string} name of the button.
 * @property {number} began when the finger came down, as `performance.now()`.
 * @property {number} interaction the longest of its events, as Event Timing has it: 8 if none took 16 ms.
 * @property {number} painted milliseconds from finger up until everything it changed was painted; 0 if nothing
 *   changed.
 *
 * @typedef {Window & { benchTaps: Tap[], benchTap: (name: string) => Promise<void> }} TappedWindow
 */
export const tapProbe = () => {
	/** A tap that changed nothing so far is waited for so long, and one after whose changes nothing followed. */
	const [first, further] = [300, 100];
	/** @type {Tap[]} */
	const taps = [];
	/** @type {{ tap: Tap, up: number, done: () => void } | undefined} */
	let open;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	let ending;
	const end = () => {
		open?.done();
		open = undefined;
	};

	let isInFrame = false;
	/** @type {(() => void)[]} */
	const afterFrame = [];
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = () => {
		isInFrame = false;
		for (const note of afterFrame.splice(0)) note();
	};
	// A message sent in a frame arrives after that frame was drawn.
	const request = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (callback) =>
		request((time) => {
			isInFrame = true;
			port2.postMessage(0);
			callback(time);
		});

	/** Neither what only screen readers hear nor the sign that all is stored is painted with the tap. */
	const isSeen = (/** @type {MutationRecord} */ { target, attributeName }) => {
		const element = target instanceof Element ? target : target.parentElement;
		return !attributeName?.startsWith('aria-') && element?.closest('.spoken, [data-save]') === null;
	};
	new MutationObserver((records) => {
		const now = open;
		if (!now || now.up === 0 || !records.some(isSeen)) return;
		clearTimeout(ending);
		afterFrame.push(() => {
			now.tap.painted = performance.now() - now.up;
			clearTimeout(ending);
			ending = setTimeout(end, further);
		});
		if (!isInFrame) requestAnimationFrame(() => undefined);
	}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });

	const passively = { capture: true, passive: true };
	addEventListener('pointerdown', ({ timeStamp }) => open && (open.tap.began = timeStamp), passively);
	addEventListener(
		'pointerup',
		({ timeStamp }) => {
			if (!open) return;
			open.up = timeStamp;
			ending = setTimeout(end, first);
		},
		passively
	);

	addEventListener('pointercancel', end, passively);

	new PerformanceObserver((list) => {
		for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
			const tap = taps.findLast(({ began }) => began <= entry.startTime);
			if (tap && entry.interactionId) tap.interaction = Math.max(tap.interaction, entry.duration);
		}
	}).observe({ type: 'event', durationThreshold: 16 });

	Object.assign(window, {
		benchTaps: taps,
		/** Announces the next tap; the promise ends when all that it changed is painted. */
		benchTap: (/** @type {string} */ name) =>
			/** @type {Promise<void>} */ (
				new Promise((done) => {
					const tap = { name, began: Infinity, interaction: 8, painted: 0 };
					taps.push(tap);
					open = { tap, up: 0, done };
				})
			)
	});
};
