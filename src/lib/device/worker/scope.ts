/**
 * The parts of `ServiceWorkerGlobalScope` that the app uses. They are typed here because TypeScript's worker
 * library conflicts with its DOM library.
 */
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
		matchAll: (options: {
			readonly includeUncontrolled: true;
			readonly type: 'window';
		}) => Promise<readonly { readonly url: string; postMessage: (message: unknown) => void }[]>;
	};
	skipWaiting: () => Promise<void>;
	addEventListener: <Name extends keyof WorkerEvents>(
		name: Name,
		listen: (event: WorkerEvents[Name]) => void
	) => void;
}
