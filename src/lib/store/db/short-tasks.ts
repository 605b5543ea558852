/** Cuts long work into short tasks, so that the page paints and answers between them. */

/** How long a task may take before the page gets its turn, in milliseconds. */
const atOnce = 12;

/**
 * @returns a function to await between the steps of a long work. When the task has lasted too long, it gives the page
 * its turn. It does so by a message, because timers come late in a tab behind others.
 */
export const shortTasks = (): (() => Promise<void>) => {
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
