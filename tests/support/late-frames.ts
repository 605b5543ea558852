/** Delays animation frames, as on a busy machine. */
import type { BrowserContext } from '@playwright/test';

/** The delay in milliseconds: `LATE_FRAMES=150 npm run test:e2e -- hanabi --workers=6`. */
const lateness = Number(process.env.LATE_FRAMES ?? 0);

/**
 * Runs in the page: calls every callback of `requestAnimationFrame` later by so many milliseconds of real
 * time, also if a test's fake clock replaces the function. Tests that rely on the timing of frames then fail.
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

/** Delays frames in all pages of the context, if `LATE_FRAMES` is set. */
export const haveFramesLate = async (context: BrowserContext): Promise<void> => {
	if (lateness > 0) await context.addInitScript(delayFrames, lateness);
};
