/** Splits long work into short tasks, so that the page can paint and respond between them. */

/** In milliseconds, how long a task may take before the page gets its turn. */
const maxTaskTime = 12;

/**
 * @returns a function to await between the steps of long work. After `maxTaskTime` it yields to the page. It
 * uses a message, because timers are throttled in a background tab.
 */
export const shortTasks = (): (() => Promise<void>) => {
	let began = performance.now();
	return async () => {
		if (performance.now() - began < maxTaskTime) return;
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
