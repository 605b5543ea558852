/** When nobody is in the middle of something on the page. */

/** So long after the last touch or key, in milliseconds. */
const calm = 600;

/** Resolves once no finger is down, none has just been, and no sheet is open. */
export const handsOff = (): Promise<void> =>
	new Promise((done) => {
		const watch = new AbortController();
		let last = performance.now();
		let fingers = 0;
		const heard = (change: number) => () => {
			last = performance.now();
			fingers = Math.max(0, fingers + change);
		};
		const how = { capture: true, signal: watch.signal };
		addEventListener('pointerdown', heard(1), how);
		for (const end of ['pointerup', 'pointercancel']) addEventListener(end, heard(-1), how);
		addEventListener('keydown', heard(0), how);
		const timer = setInterval(() => {
			if (fingers > 0 || performance.now() - last < calm || document.querySelector('dialog[open]')) return;
			clearInterval(timer);
			watch.abort();
			done();
		}, 100);
	});
