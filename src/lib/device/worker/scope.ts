/** What is used of a worker's scope; TypeScript's library for workers does not go with that for pages. */
interface WorkerEvent extends Event {
	waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerEvents {
	readonly install: WorkerEvent;
	readonly activate: WorkerEvent;
	readonly message: WorkerEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };
	readonly fetch: WorkerEvent & {
		readonly request: Request;
		respondWith: (answer: Promise<Response>) => void;
	};
}

export interface WorkerScope {
	readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'active' | 'installing' | 'waiting'>;
	readonly clients: {
		claim: () => Promise<void>;
		matchAll: (of: {
			readonly includeUncontrolled: true;
			readonly type: 'window';
		}) => Promise<readonly { readonly url: string; postMessage: (said: unknown) => void }[]>;
	};
	skipWaiting: () => Promise<void>;
	addEventListener: <Name extends keyof WorkerEvents>(
		name: Name,
		listen: (event: WorkerEvents[Name]) => void
	) => void;
}
