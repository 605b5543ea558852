/**
 * Measures what one CouchDB carries: phones that are open at once, taps a second among them, and what matches take on
 * its disk. `tests/bench/group.mjs` says how it is called.
 *
 * The phones run in this process, beside the server: its share of the processor is told. The phones need processor
 * time of their own.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import nano from 'nano';
import { createGroup } from '../../tools/group/create.mjs';
import { canStartNodes, isReal, startNode } from '../support/couch-node.mjs';
import {
	ask,
	documentOf,
	entryOf,
	lineOf,
	matchId,
	nameOf,
	openPhone,
	readWhole,
	traffic
} from './group-phones.mjs';
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

/** How many entries a table has as the measurement begins. */
const begun = 20;
let nextMatch = 0;

/**
 * Taps in turn at all tables, each time on another of the two phones there.
 *
 * @param {readonly Awaited<ReturnType<typeof openPhone>>[]} phones two of each table, one after the other.
 * @param {Map<string, number>} sentAt
 * @param {number} rate
 * @param {number} time in seconds.
 */
const play = async (phones, sentAt, rate, time) => {
	const round = (nextMatch += 1);
	const began = performance.now();
	const taps = rate * time;
	for (let tap = 0; tap < taps; tap += 1) {
		const wait = began + (tap * 1_000) / rate - performance.now();
		if (wait > 0) await pause(wait);
		const tables = phones.length / 2;
		const turn = Math.floor(tap / tables) % 2;
		const at = 2 * (tap % tables) + turn;
		const entry = entryOf(tap + 1, `${round}-${at}`);
		sentAt.set(nameOf(entry), performance.now());
		phones[at]?.tap(entry);
	}
	return taps;
};

/** @param {number} amount of phones. */
const measure = async (amount) => {
	/** @type {Map<string, number>} */
	const sentAt = new Map();
	/** @type {number[]} */
	let delays = [];
	const arrives = (/** @type {number} */ phone, /** @type {string} */ name) => {
		const at = sentAt.get(name);
		// Not at the phone that it came from.
		if (at === undefined || name.split(' ')[0]?.endsWith(`-${phone}`)) return;
		delays.push(performance.now() - at);
		sentAt.delete(name);
	};
	const tables = Array.from({ length: amount / 2 }, () => matchId((nextMatch += 1)));
	await ask(memberOf(0), '/_bulk_docs', {
		body: { docs: tables.map((table) => documentOf(table, lineOf(begun))) }
	});
	const phones = await Promise.all(
		Array.from({ length: amount }, (_, phone) =>
			openPhone(memberOf(phone), tables[phone >> 1] ?? '', (name) => arrives(phone, name))
		)
	);
	await play(phones, sentAt, 2, 2);
	for (const rate of rates) {
		delays = [];
		// What is late from the step before counts no more.
		sentAt.clear();
		const [before, mine, started] = [used(), process.cpuUsage(), performance.now()];
		Object.assign(traffic, { requests: 0, sent: 0, answered: 0 });
		const taps = await play(phones, sentAt, rate, seconds);
		for (let tries = 0; delays.length < taps && tries < 50; tries += 1) await pause(100);
		const took = (performance.now() - started) / 1_000;
		const after = used();
		const { user, system } = process.cpuUsage(mine);
		const share = (/** @type {number} */ time) => `${((100 * time) / took).toFixed(0).padStart(4)} %`;
		const ms = (/** @type {number} */ part) => quantile(delays, part).toFixed(0).padStart(5);
		console.log(
			`${String(amount).padStart(6)} ${String(rate).padStart(6)} ${ms(0.5)} ${ms(0.95)} ${ms(0.99)}   ` +
				`${(traffic.requests / took).toFixed(0).padStart(6)}   ${(traffic.sent / took / 1e3).toFixed(1).padStart(7)} ${(traffic.answered / took / 1e3).toFixed(1).padStart(8)}   ` +
				`${share(secondsBetween(before, after))} ${share((user + system) / 1e6)}   ${megabytes(after.bytes).padStart(9)}   ` +
				`${taps - delays.length}`
		);
		if (quantile(delays, 0.95) > inTime || delays.length < taps) break;
	}
	await Promise.all(phones.map(({ close }) => close()));
};

/** @returns {Promise<{ sizes: { file: number }, compact_running: boolean }>} */
const infoOf = async (/** @type {string} */ group) => couch.request({ db: group });

/**
 * @param {import('./group-phones.mjs').Member} member
 * @param {number} match
 * @param {number} length of its line, of which each entry is sent by itself.
 */
const tapThrough = async (member, match, length) => {
	let revision = '';
	for (let taps = 1; taps <= length; taps += 1) {
		const body = { docs: [documentOf(matchId(match), lineOf(taps), revision)] };
		const [written] = await ask(member, '/_bulk_docs', { body });
		revision = written.rev;
	}
};

/** A match that is longer than most. @param {import('./group-phones.mjs').Member} member */
const measureLongMatch = async (member) => {
	const group = `${mark}-long`;
	await makeGroup(group);
	await tapThrough({ ...member, address: `${way}/${group}` }, 1, 500);
	const text = JSON.stringify(documentOf(matchId(1), lineOf(500)));
	const { sizes } = await infoOf(group);
	const compact = await compacted(group);
	console.log(
		`a match of 500 entries has       ${(text.length / 1e3).toFixed(1)} kB, ${(gzipSync(text).length / 1e3).toFixed(1)} packed; on disk ${megabytes(sizes.file)} as it was tapped, ${(compact.file / 1e3).toFixed(0)} kB compacted`
	);
	await couch.db.destroy(group);
};

/** Compacts a group, each part of which is compacted by itself. @param {string} group @returns its sizes then. */
const compacted = async (group) => {
	await couch.db.compact(group);
	for (;;) {
		await pause(500);
		const info = await infoOf(group);
		if (!info.compact_running) return info.sizes;
	}
};

const measureDisk = async () => {
	const group = `${mark}-matches`;
	await makeGroup(group);
	const member = memberOf(0, group);
	// Taps come one by one, which the file grows by more than many at once. A tenth is enough to tell.
	const single = Math.ceil(matches / 10);
	Object.assign(traffic, { requests: 0, sent: 0, answered: 0 });
	await Promise.all(
		Array.from({ length: 8 }, async (_, lane) => {
			for (let match = lane; match < single; match += 8) await tapThrough(member, match, entriesPerMatch);
		})
	);
	console.log(
		`\na tap of a match of ${entriesPerMatch} entries sends   ${(traffic.sent / single / entriesPerMatch / 1e3).toFixed(1)} kB, all of them one after the other`
	);
	const { sizes: grown } = await infoOf(group);
	const compact = await compacted(group);
	const perThousand = (/** @type {number} */ bytes) => megabytes((bytes / single) * 1_000);
	console.log(
		`1,000 matches of ${entriesPerMatch} entries on disk   ${perThousand(grown.file)} as they come in, ${perThousand(compact.file)} compacted   (from ${single} matches)`
	);
	for (let match = single; match < matches; match += 50) {
		const docs = Array.from({ length: Math.min(50, matches - match) }, (_, index) =>
			documentOf(matchId(match + index), lineOf(entriesPerMatch))
		);
		await ask(member, '/_bulk_docs', { body: { docs } });
	}
	for (const [what, isRead] of /** @type {const} */ ([
		['a phone that joins reads', true],
		['a listing has', false]
	]))
		for (const packed of [true, false]) {
			Object.assign(traffic, { requests: 0, sent: 0, answered: 0 });
			const began = performance.now();
			const found = await readWhole(member, { packed, isRead });
			const took = (performance.now() - began) / 1_000;
			console.log(
				`${what.padEnd(30)}${found} documents in ${took.toFixed(2)} s, ${megabytes(traffic.answered)}${packed ? ', gzip asked for' : ''}`
			);
		}
	await measureLongMatch(member);
	await couch.db.destroy(group);
};

console.log(`${way}, each step ${seconds} s; times in ms from a tap to the table’s other phone having it`);
console.log(
	'phones taps/s   p50   p95   p99   requ./s   kB sent answered a second   server phones   memory   not arrived'
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
