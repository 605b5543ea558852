/** Moments in which work that nobody waits for disturbs nobody: no finger is down, none has just been. */

/** So long after the last touch, in milliseconds. */
const calm = 150;
/** How often is looked. */
const interval = 50;
/** Later than this it is done in any case, in milliseconds: a hand that rests on the glass stops nothing for good. */
const longest = 3000;

let fingers = 0;
let last = -Infinity;
let isWatching = false;

const heard = (change: number) => (): void => {
	last = performance.now();
	fingers = Math.max(0, fingers + change);
};
const watch = (): void => {
	if (isWatching) return;
	isWatching = true;
	const passive = { capture: true, passive: true };
	addEventListener('pointerdown', heard(1), passive);
	for (const end of ['pointerup', 'pointercancel']) addEventListener(end, heard(-1), passive);
	addEventListener('keydown', heard(0), passive);
};

const isFree = (): boolean => fingers === 0 && performance.now() - last >= calm;

/** Resolves when the page has nothing to do, or after so many milliseconds. Safari has no way to ask: at once there. */
const idle = (timeout: number): Promise<void> =>
	new Promise((done) => {
		if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout });
		else done();
	});

/** Resolves when no finger is on the page and it has nothing to do; at once when it is not shown. */
export const freeMoment = async (): Promise<void> => {
	watch();
	const began = performance.now();
	while (document.visibilityState === 'visible' && performance.now() - began < longest) {
		if (isFree()) {
			await idle(300);
			if (isFree()) return;
		} else await new Promise((done) => setTimeout(done, interval));
	}
};
