/**
 * Sends a message to a service worker with a port for the answer (`messages.ts` has the messages).
 *
 * @returns the answer. It never resolves if the worker sends none.
 */
export const ask = <Answer>(worker: ServiceWorker, question: unknown): Promise<Answer> =>
	new Promise((done) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => done(data as Answer);
		worker.postMessage(question, [port2]);
	});
