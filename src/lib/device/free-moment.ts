/** Moments in which nobody is in the middle of something: no finger is down, none has just been. */
import { whenQuiet } from './when-quiet';

/** Later than this, work is done in any case, in milliseconds: a hand that rests on the glass stops nothing for good. */
const longest = 3000;

let fingers = 0;
/** When a finger or a key was heard of last; before the first one, since when it is listened for. */
let last: number | undefined;

const heard = (change: number) => (): void => {
	last = performance.now();
	fingers = Math.max(0, fingers + change);
};
const listen = (): void => {
	if (last !== undefined) return;
	last = performance.now();
	const passive = { capture: true, passive: true };
	addEventListener('pointerdown', heard(1), passive);
	for (const end of ['pointerup', 'pointercancel']) addEventListener(end, heard(-1), passive);
	addEventListener('keydown', heard(0), passive);
};

/** @returns whether no finger is down, and none has been for so many milliseconds. */
const areHandsOff = (calm: number): boolean => fingers === 0 && performance.now() - (last ?? 0) >= calm;

/** Resolves when work that nobody waits for disturbs nobody; at once when the page is not shown. */
export const freeMoment = async (): Promise<void> => {
	listen();
	const end = performance.now() + longest;
	while (document.visibilityState === 'visible' && performance.now() < end) {
		await whenQuiet(100, 300);
		if (areHandsOff(150)) return;
	}
};

/** Resolves when the page may go: no finger is on it, and no sheet is open. */
export const handsOff = async (): Promise<void> => {
	listen();
	do await new Promise((done) => setTimeout(done, 100));
	while (!areHandsOff(600) || document.querySelector('dialog[open]'));
};
