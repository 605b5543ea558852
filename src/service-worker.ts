/** The service worker: what happens when. What it does stands in src/lib/device/worker/. */
import { Keeper } from './lib/device/worker/keeper';
import { languagesOf, type Part } from './lib/device/worker/list';
import type { WorkerScope } from './lib/device/worker/scope';
import type { NewsAsked, SkipWaiting, TurnAsked } from './lib/device/worker/talk';

declare const self: WorkerScope & {
	/** Put in by the build. */
	readonly __WB_MANIFEST: readonly Part[];
};

const parts = self.__WB_MANIFEST;
const keeper = new Keeper(parts, languagesOf(parts), self);

self.addEventListener('install', (event) => event.waitUntil(keeper.install()));
self.addEventListener('activate', (event) => event.waitUntil(keeper.activate()));
self.addEventListener('fetch', (event) => {
	const answer = keeper.answer(event.request);
	if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
	const said = event.data as Partial<TurnAsked & NewsAsked & SkipWaiting> | null;
	const [port] = event.ports;
	if (said?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
	if (said?.keep) event.waitUntil(keeper.turn(said.keep).then((turn) => port?.postMessage(turn)));
	if (said?.news) event.waitUntil(keeper.news(__NEWS__).then((news) => port?.postMessage(news)));
});
