/**
 * Measures what one CouchDB carries: phones that are open at once, taps a second among them, and what matches take on
 * its disk. `tests/bench/group.mjs` says how it is called.
 *
 * The phones run in this process, beside the server: its share of the processor is told. The phones need processor
 * time of their own.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import nano from 'nano';
import { createGroup } from '../../tools/group/create.mjs';
import { canStartNodes, isReal, startNode } from '../support/couch-node.mjs';
import { ask, entryOf, listIds, openPhone, readWhole, traffic } from './group-phones.mjs';
import { processOfPort, secondsBetween, usageOf } from './process.mjs';
import { quantile } from './statistics.mjs';

const counts = process.argv.slice(3).map(Number);
const phoneCounts = counts.length > 0 ? counts : [10, 50, 100];
/** Taps a second, of all phones together. The next is tried as long as taps still arrive in time. */
const rates = [1, 2, 5, 10, 20, 40, 80];
const inTime = 1_000;
const seconds = Number(process.env.SECONDS ?? 10);
/** Of users, shared by all phones. */
const names = 4;
/** Entries of a match: what the longer ones of the four games have. */
const entriesPerMatch = 50;
const matches = Number(process.env.MATCHES ?? 1_000);

if (!isReal) {
	console.error(
		'COUCHDB names no server: its address with the administrator’s name and password, or a command.'
	);
	process.exit(1);
}
const node = canStartNodes ? await startNode() : undefined;
const server = node?.address ?? (process.env.COUCHDB ?? '').replace(/\/$/, '');
const { port, origin } = new URL(server);
const pid = node?.pid || processOfPort(Number(port || 80));
const couch = nano({ url: server });
const mark = `bench-${randomBytes(4).toString('hex')}`;
/** Where the phones go: to the server itself, or through the proxy that is named. */
const way = process.env.THROUGH ?? origin;

/**
 * The server takes half a second of its processor for a new password, so not each phone has a name of its own.
 *
 * @param {number} phone
 * @param {string} [group]
 * @returns {import('./group-phones.mjs').Member}
 */
const memberOf = (phone, group = mark) => ({
	address: `${way}/${group}`,
	name: `${mark}-${phone % names}`,
	password: 'tea'
});

/** @param {string} group */
const makeGroup = async (group) => {
	await createGroup({ server, group, user: memberOf(0).name, password: 'tea' });
	const users = Array.from({ length: names }, (_, phone) => memberOf(phone).name);
	const docs = users.map((name) => ({
		_id: `org.couchdb.user:${name}`,
		name,
		password: 'tea',
		roles: [],
		type: 'user'
	}));
	// The first is there already, which the server says and nobody minds.
	await couch.use('_users').bulk({ docs });
	const body = { admins: { names: [], roles: ['_admin'] }, members: { names: users, roles: [] } };
	await couch.request({ db: group, path: '_security', method: 'PUT', body });
};

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const used = () => (pid === undefined ? { seconds: new Map([[0, NaN]]), bytes: NaN } : usageOf(pid));

let nextMatch = 0;
/**
 * @param {readonly Awaited<ReturnType<typeof openPhone>>[]} phones
 * @param {Map<string, number>} sentAt
 * @param {number} rate
 * @param {number} time in seconds.
 */
const play = async (phones, sentAt, rate, time) => {
	const match = (nextMatch += 1);
	/** @type {Promise<unknown>[]} */
	const sending = [];
	const began = performance.now();
	for (let tap = 0; tap < rate * time; tap += 1) {
		const wait = began + (tap * 1_000) / rate - performance.now();
		if (wait > 0) await pause(wait);
		const document = entryOf(match, tap);
		sentAt.set(document._id, performance.now());
		const phone = phones[tap % phones.length];
		if (phone) sending.push(phone.tap(document));
	}
	await Promise.all(sending);
	return sending.length;
};

/** @param {number} amount of phones. */
const measure = async (amount) => {
	/** @type {Map<string, number>} */
	const sentAt = new Map();
	/** @type {number[]} */
	let delays = [];
	/** Counts each entry once a phone: the server may repeat changes. @type {Set<string>} */
	const arrived = new Set();
	const arrives = (/** @type {number} */ phone, /** @type {string} */ id) => {
		const at = sentAt.get(id);
		if (at === undefined || arrived.has(`${phone} ${id}`)) return;
		arrived.add(`${phone} ${id}`);
		delays.push(performance.now() - at);
	};
	const phones = await Promise.all(
		Array.from({ length: amount }, (_, phone) => openPhone(memberOf(phone), (id) => arrives(phone, id)))
	);
	await play(phones, sentAt, 2, 2);
	for (const rate of rates) {
		delays = [];
		// What is late from the step before counts no more.
		sentAt.clear();
		const [before, mine, started] = [used(), process.cpuUsage(), performance.now()];
		Object.assign(traffic, { requests: 0, sent: 0, answered: 0 });
		const taps = await play(phones, sentAt, rate, seconds);
		for (let tries = 0; delays.length < taps * amount && tries < 50; tries += 1) await pause(100);
		const took = (performance.now() - started) / 1_000;
		const after = used();
		const { user, system } = process.cpuUsage(mine);
		const share = (/** @type {number} */ time) => `${((100 * time) / took).toFixed(0).padStart(4)} %`;
		const ms = (/** @type {number} */ part) => quantile(delays, part).toFixed(0).padStart(5);
		console.log(
			`${String(amount).padStart(6)} ${String(rate).padStart(6)} ${ms(0.5)} ${ms(0.95)} ${ms(0.99)}   ` +
				`${(traffic.requests / took).toFixed(0).padStart(6)}   ${(traffic.sent / taps / 1e3).toFixed(1).padStart(7)} ${(traffic.answered / taps / 1e3).toFixed(1).padStart(8)}   ` +
				`${share(secondsBetween(before, after))} ${share((user + system) / 1e6)}   ${megabytes(after.bytes).padStart(9)}   ` +
				`${taps * amount - delays.length}`
		);
		if (quantile(delays, 0.95) > inTime || delays.length < taps * amount) break;
	}
	await Promise.all(phones.map(({ close }) => close()));
};

/** @returns {Promise<{ sizes: { file: number }, compact_running: boolean }>} */
const infoOf = async (/** @type {string} */ group) => couch.request({ db: group });

const measureDisk = async () => {
	const group = `${mark}-matches`;
	await makeGroup(group);
	const member = memberOf(0, group);
	// Taps come one by one, which the file grows by more than many at once. A tenth is enough to tell.
	const single = Math.ceil(matches / 10);
	await Promise.all(
		Array.from({ length: 8 }, async (_, lane) => {
			for (let match = lane; match < single; match += 8) {
				for (let seq = 0; seq < entriesPerMatch; seq += 1) {
					await ask(member, '/_bulk_docs', { body: { docs: [entryOf(match, seq)] } });
				}
			}
		})
	);
	const { sizes: grown } = await infoOf(group);
	await couch.db.compact(group);
	// Each part of the database is compacted by itself.
	let compact = grown;
	for (let isOver = false; !isOver;) {
		await pause(500);
		const info = await infoOf(group);
		isOver = !info.compact_running;
		compact = info.sizes;
	}
	const perThousand = (/** @type {number} */ bytes) => megabytes((bytes / single) * 1_000);
	console.log(
		`\n1,000 matches of ${entriesPerMatch} entries on disk   ${perThousand(grown.file)} as they come in, ${perThousand(compact.file)} compacted   (from ${single} matches)`
	);
	for (let match = single; match < matches; match += 8) {
		const docs = Array.from({ length: 8 * entriesPerMatch }, (_, index) =>
			entryOf(match + Math.floor(index / entriesPerMatch), index % entriesPerMatch)
		);
		await ask(member, '/_bulk_docs', { body: { docs } });
	}
	for (const packed of [true, false]) {
		Object.assign(traffic, { requests: 0, sent: 0, answered: 0 });
		const began = performance.now();
		const found = await readWhole(member, { packed });
		const took = (performance.now() - began) / 1_000;
		console.log(
			`a phone that joins reads      ${found} documents in ${took.toFixed(1)} s, ${megabytes(traffic.answered)}${packed ? ', gzip asked for' : ''}`
		);
	}
	for (const packed of [true, false]) {
		Object.assign(traffic, { requests: 0, sent: 0, answered: 0 });
		const began = performance.now();
		const found = await listIds(member, { packed });
		const took = (performance.now() - began) / 1_000;
		console.log(
			`a session lists, once         ${found} ids in ${took.toFixed(1)} s, ${megabytes(traffic.answered)}${packed ? ', gzip asked for' : ''}`
		);
	}
	await couch.db.destroy(group);
};

console.log(`${way}, each step ${seconds} s; times in ms from sending a tap to its arrival at a phone`);
console.log(
	'phones taps/s   p50   p95   p99   requ./s   kB sent answered a tap   server phones   memory   not arrived'
);
await makeGroup(mark);
for (const time of ['first', 'next']) {
	const began = performance.now();
	await ask(memberOf(1), '');
	console.log(`the ${time} request of a name takes ${(performance.now() - began).toFixed(0)} ms`);
}
for (const amount of phoneCounts) await measure(amount);
await measureDisk();

await couch.db.destroy(mark);
const users = await couch
	.use('_users')
	.list({ startkey: `org.couchdb.user:${mark}`, endkey: `org.couchdb.user:${mark}~` });
await couch.use('_users').bulk({
	docs: users.rows.map(({ id, value }) => ({ _id: id, _rev: value.rev, _deleted: true }))
});
await node?.end();
// Connections that are kept open would hold the process.
process.exit(0);
