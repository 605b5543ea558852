/** Waits for moments without input: no finger is on the screen, and none was a moment ago. */
import { whenQuiet } from './when-quiet';

/**
 * `whenInputIdle` waits no longer than this, in milliseconds: a hand that rests on the screen must not block
 * it forever.
 */
const longest = 3000;

let isListening = false;
let fingers = 0;
/** When a finger was last put down or lifted or a key was pressed, or else when listening began. */
let lastInput = 0;
/** Called with the next input; one reload waits for it at most. */
let heard: () => void = () => undefined;

const noteInput = (): void => {
	lastInput = performance.now();
	heard();
};
const down = ({ isPrimary }: PointerEvent): void => {
	noteInput();
	// A primary pointer is the only one. If others are still counted, the browser never reported that they were
	// lifted, as happens when a touch opens a list of the system.
	fingers = isPrimary ? 1 : fingers + 1;
};
const up = (): void => {
	noteInput();
	fingers = Math.max(0, fingers - 1);
};
const listen = (): void => {
	if (isListening) return;
	isListening = true;
	noteInput();
	const passive = { capture: true, passive: true };
	addEventListener('pointerdown', down, passive);
	for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, up, passive);
	addEventListener('keydown', noteInput, passive);
	addEventListener('close', () => heard(), passive);
};
/** Resolves with the next input or the next sheet that is closed. */
const nextInput = (): Promise<void> => new Promise((done) => (heard = done));

/** @returns whether no finger is down and there was no input for `pause` milliseconds. */
const isInputIdle = (pause: number): boolean => fingers === 0 && performance.now() - lastInput >= pause;

/**
 * Resolves when background work disturbs nobody: no finger is down, there was no input for 150 ms, and the
 * main thread is free or was waited for long enough. It resolves at once when the page is hidden, and after
 * about 3 seconds in any case.
 */
export const whenInputIdle = async (): Promise<void> => {
	listen();
	const end = performance.now() + longest;
	while (document.visibilityState === 'visible' && performance.now() < end) {
		await whenQuiet(100, 300);
		if (isInputIdle(150)) return;
	}
};

/** How long nothing was touched before a reload, in milliseconds. */
const pauseBeforeReload = 600;

/**
 * Resolves when a reload interrupts nobody: no sheet is open, no finger is down, and there was no input for
 * 600 ms. Nothing runs while a sheet stays open; it is noticed when it closes, or with the next input.
 */
export const whenReloadable = async (): Promise<void> => {
	listen();
	for (;;) {
		const isHeld = fingers > 0 || document.querySelector('dialog[open]') !== null;
		const left = lastInput + pauseBeforeReload - performance.now();
		if (!isHeld && left <= 0) return;
		await (isHeld ? nextInput() : new Promise((done) => setTimeout(done, left)));
	}
};
