/** Long work comes in many short tasks: the page paints and answers between them. */

/** What is done in one go takes about so many milliseconds. */
const atOnce = 12;

/**
 * @returns what to call between the steps of a work. It lets the page have its turn where the last one is long ago.
 * By a message, since the timers of a tab behind others come late.
 */
export const breaths = (): (() => Promise<void>) => {
	let began = performance.now();
	return async () => {
		if (performance.now() - began < atOnce) return;
		await new Promise<void>((next) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => {
				port1.close();
				next();
			};
			port2.postMessage(undefined);
		});
		began = performance.now();
	};
};
