/** Asks a worker, and waits for its answer. */
export const ask = <Answer>(worker: ServiceWorker, question: unknown): Promise<Answer> =>
	new Promise((done) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => done(data as Answer);
		worker.postMessage(question, [port2]);
	});
