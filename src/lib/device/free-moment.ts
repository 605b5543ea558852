/** Moments in which nobody is in the middle of something: no finger is down, none has just been. */
import { whenQuiet } from './when-quiet';

/** Later than this, work is done in any case, in milliseconds: a hand that rests on the glass stops nothing for good. */
const longest = 3000;

let isListening = false;
let fingers = 0;
/** When a finger moved up or down, or a key was pressed; before that, when listening began. */
let last = 0;

const heard = (): void => {
	last = performance.now();
};
const down = ({ isPrimary }: PointerEvent): void => {
	heard();
	// A first finger is alone: that one before it went up was never told, as where a list of the system opened.
	fingers = isPrimary ? 1 : fingers + 1;
};
const up = (): void => {
	heard();
	fingers = Math.max(0, fingers - 1);
};
const listen = (): void => {
	if (isListening) return;
	isListening = true;
	heard();
	const passive = { capture: true, passive: true };
	addEventListener('pointerdown', down, passive);
	for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, up, passive);
	addEventListener('keydown', heard, passive);
};

/** @returns whether no finger is down, and none has been for so many milliseconds. */
const areHandsOff = (calm: number): boolean => fingers === 0 && performance.now() - last >= calm;

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
	while (!areHandsOff(600) || document.querySelector('dialog[open]'))
		await new Promise((done) => setTimeout(done, 100));
};
