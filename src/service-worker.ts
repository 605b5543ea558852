/** Connects the service worker's events with its work, which is in src/lib/device/worker/. */
import { OfflineWorker } from './lib/device/worker/offline-worker';
import { languagesOf, type AppFile } from './lib/device/worker/file-list';
import type { WorkerScope } from './lib/device/worker/scope';
import type { NewsRequest, SkipWaitingRequest, KeepFilesRequest } from './lib/device/worker/messages';

declare const self: WorkerScope & {
	/** Filled in by the build. */
	readonly __WB_MANIFEST: readonly AppFile[];
};

const parts = self.__WB_MANIFEST;
const offlineWorker = new OfflineWorker(parts, languagesOf(parts), self);

self.addEventListener('install', (event) => event.waitUntil(offlineWorker.install()));
self.addEventListener('activate', (event) => event.waitUntil(offlineWorker.activate()));
self.addEventListener('fetch', (event) => {
	const answer = offlineWorker.answer(event.request);
	if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
	const message = event.data as Partial<KeepFilesRequest & NewsRequest & SkipWaitingRequest> | null;
	const [port] = event.ports;
	if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
	if (message?.keep)
		event.waitUntil(offlineWorker.turn(message.keep).then((turn) => port?.postMessage(turn)));
	if (message?.news) event.waitUntil(offlineWorker.news(__NEWS__).then((news) => port?.postMessage(news)));
});
