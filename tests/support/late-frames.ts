/** Has what a page asks for of a frame come late, as on a machine that has other things to do. */
import type { BrowserContext } from '@playwright/test';

/** In milliseconds, by the environment: `LATE_FRAMES=150 npm run test:e2e -- hanabi --workers=6`. */
const lateness = Number(process.env.LATE_FRAMES ?? 0);

/**
 * Every callback of `requestAnimationFrame` comes so much later, in real time, whatever gives the frames: the browser,
 * or the clock that a test installs in its place. A test that counts on a frame, or on what usually comes with it, fails.
 */
const delayFrames = (late: number): void => {
	const wait = window.setTimeout.bind(window);
	const stop = window.clearTimeout.bind(window);
	let ask = window.requestAnimationFrame.bind(window);
	let cancel = window.cancelAnimationFrame.bind(window);
	const waits = new Map<number, number>();
	const askLate = (work: FrameRequestCallback): number => {
		const asked = ask((time) => {
			const waiting = wait(() => {
				waits.delete(asked);
				work(time);
			}, late);
			waits.set(asked, waiting);
		});
		return asked;
	};
	const cancelLate = (asked: number): void => {
		cancel(asked);
		stop(waits.get(asked));
		waits.delete(asked);
	};
	Object.defineProperties(window, {
		requestAnimationFrame: {
			configurable: true,
			get: () => askLate,
			set: (given: typeof ask) => (ask = given)
		},
		cancelAnimationFrame: {
			configurable: true,
			get: () => cancelLate,
			set: (given: typeof cancel) => (cancel = given)
		}
	});
};

/** Does nothing without `LATE_FRAMES`. */
export const haveFramesLate = async (context: BrowserContext): Promise<void> => {
	if (lateness > 0) await context.addInitScript(delayFrames, lateness);
};
