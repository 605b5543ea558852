/** Phones of a group without their screens: each keeps a request for changes open and sends taps, as the app does. */
import { Agent, request as overHttp } from 'node:http';
import { Agent as SafeAgent, request as overHttps } from 'node:https';
import { gunzipSync } from 'node:zlib';

/**
 * @typedef {object} Member
 * @property {string} address of the group, as a phone has it.
 * @property {string} name
 * @property {string} password
 */

/** Counts what goes over the connections of all phones. */
export const traffic = { requests: 0, sent: 0, answered: 0 };

const options = { keepAlive: true, maxSockets: Infinity };
const agents = { http: new Agent(options), https: new SafeAgent(options) };
/** @type {Map<import('node:net').Socket, { sent: number, answered: number }>} */
const counted = new Map();

/** Adds what a connection has carried since it was last looked at. @param {import('node:net').Socket} socket */
const count = (socket) => {
	const before = counted.get(socket) ?? { sent: 0, answered: 0 };
	const now = { sent: socket.bytesWritten, answered: socket.bytesRead };
	traffic.sent += now.sent - before.sent;
	traffic.answered += now.answered - before.answered;
	counted.set(socket, now);
};

/**
 * @param {Member} member
 * @param {string} path what follows the address of the group.
 * @param {{ body?: unknown, signal?: AbortSignal, packed?: boolean, onPart?: (text: string) => void }} [asked] `packed`
 *   asks for gzip; `onPart` is given what comes as it comes, of an answer that doesn't end.
 * @returns {Promise<any>} the answer.
 * @throws {Error} when it is none, or one of an error.
 */
export const ask = ({ address, name, password }, path, { body, signal, packed = true, onPart } = {}) =>
	new Promise((done, failed) => {
		const isSafe = address.startsWith('https:');
		const sending = (isSafe ? overHttps : overHttp)(
			address + path,
			{
				method: body === undefined ? 'GET' : 'POST',
				agent: isSafe ? agents.https : agents.http,
				headers: {
					authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
					'content-type': 'application/json',
					...(packed && { 'accept-encoding': 'gzip' })
				},
				...(signal && { signal })
			},
			(response) => {
				/** @type {Buffer[]} */
				const parts = [];
				response.on('data', (part) => {
					if (!onPart) parts.push(part);
					else {
						if (sending.socket) count(sending.socket);
						onPart(part.toString());
					}
				});
				response.on('error', failed);
				response.on('end', () => {
					if (sending.socket) count(sending.socket);
					const whole = Buffer.concat(parts);
					const text = response.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole;
					if ((response.statusCode ?? 500) < 400) done(JSON.parse(text.toString()));
					else failed(new Error(`${path}: ${response.statusCode} ${text.toString().slice(0, 200)}`));
				});
			}
		);
		traffic.requests += 1;
		sending.on('error', failed);
		sending.end(body === undefined ? undefined : JSON.stringify(body));
	});

/** @typedef {{ device: string, number: number, [field: string]: unknown }} Entry */

/** @param {number} match @returns {string} the id of its document. */
export const matchId = (match) => `match!${match.toString(16).padStart(32, '0')}`;

/**
 * @param {number} seq 0 for the start of the match, else a card counted.
 * @param {string} [device]
 * @returns {Entry} an entry as a document has it.
 */
export const entryOf = (seq, device = 'd'.repeat(32)) => ({
	device,
	number: seq,
	at: 1.7e12 + seq,
	version: 1,
	...(seq === 0
		? {
				kind: 'start',
				game: 'hanamikoji',
				options: { roundLimit: null, atLimit: 'points' },
				players: [
					{ id: 'aki', name: 'Aki' },
					{ id: 'ben', name: 'Ben' }
				],
				opening: [{ type: 'starter', side: 0 }]
			}
		: { kind: 'action', action: { type: 'count', side: seq % 2, geisha: seq % 7, cards: seq % 3 } })
});
/** @param {number} length @returns {readonly Entry[]} */
export const lineOf = (length) => Array.from({ length }, (_, seq) => entryOf(seq));
/** @param {string} _id @param {readonly Entry[]} entries @param {string} [_rev] the revision that it follows. */
export const documentOf = (_id, entries, _rev) => ({
	_id,
	...(_rev && { _rev }),
	ochaya: 6,
	kind: 'match',
	entries
});
/** @param {Entry} entry */
export const nameOf = ({ device, number }) => `${device} ${number}`;

/**
 * In milliseconds, as in the app: how often is looked, for how long a match rests that is on no screen, and how long it
 * waits for that at most.
 */
const [lookPeriod, rest, longestWait] = [10_000, 3_000, 8_000];

/**
 * @param {Member} member
 * @param {readonly string[]} keys
 * @returns {Promise<readonly { _id: string, _rev: string, entries: readonly Entry[] }[]>}
 */
export const readDocuments = async (member, keys) => {
	const { rows } = await ask(member, '/_all_docs?include_docs=true&conflicts=true', { body: { keys } });
	return rows.flatMap((/** @type {{ doc?: any }} */ { doc }) => doc ?? []);
};

/**
 * Opens a phone at a table. It hears of all changes, reads its own table's at once and those of others when they have
 * rested, and looks now and then.
 *
 * @param {Member} member
 * @param {string} table the id of its document, which is there.
 * @param {(name: string) => void} arrives is told each entry of the table as it is read.
 */
export const openPhone = async (member, table, arrives) => {
	const closing = new AbortController();
	const { signal } = closing;
	/** @type {readonly Entry[]} */
	let line = [];
	let revision = '';
	/** @type {Entry[]} */
	const pending = [];
	/** When what is not read was heard of, first and last. @type {Map<string, { first: number, last: number }>} */
	const resting = new Map();
	let [isReading, isGiving, hasChanged] = [false, false, false];
	const take = async () => {
		const [document] = await readDocuments(member, [table]);
		if (!document || document.entries.length < line.length) return;
		for (const entry of document.entries.slice(line.length)) arrives(nameOf(entry));
		line = document.entries;
		revision = document._rev;
	};
	const read = async () => {
		hasChanged = true;
		if (isReading) return;
		isReading = true;
		while (hasChanged && !signal.aborted) {
			hasChanged = false;
			await take();
		}
		isReading = false;
	};
	const give = async () => {
		if (isGiving) return;
		isGiving = true;
		while (pending.length > 0 && !signal.aborted) {
			const next = [...line, ...pending];
			const body = { docs: [documentOf(table, next, revision)] };
			const [written] = await ask(member, '/_bulk_docs', { body });
			if (written?.rev) {
				pending.splice(0, next.length - line.length);
				line = next;
				revision = written.rev;
			} else await take();
		}
		isGiving = false;
	};
	const ending = (/** @type {unknown} */ error) => {
		if (!signal.aborted) throw error;
	};
	await take();
	const { update_seq: since } = await ask(member, '');
	const hearing = hear(member, since, signal, (id, rev) => {
		const now = performance.now();
		if (id !== table) resting.set(id, { first: resting.get(id)?.first ?? now, last: now });
		else if (rev !== revision) read().catch(ending);
	}).catch(ending);
	const looking = setInterval(() => {
		ask(member, '/_changes?descending=true&limit=20', { signal }).catch(ending);
	}, lookPeriod);
	const reading = setInterval(() => {
		const now = performance.now();
		const keys = [...resting].flatMap(([id, { first, last }]) =>
			Math.min(last + rest, first + longestWait) <= now ? id : []
		);
		for (const id of keys) resting.delete(id);
		if (keys.length > 0) readDocuments(member, keys).catch(ending);
	}, 100);
	return {
		/** @param {Entry} entry */
		tap: (entry) => {
			pending.push(entry);
			give().catch(ending);
		},
		close: () => {
			closing.abort();
			clearInterval(looking);
			clearInterval(reading);
			return hearing;
		}
	};
};

/**
 * Hears of changes until the signal ends it.
 *
 * @param {Member} member
 * @param {string} since
 * @param {AbortSignal} signal
 * @param {(id: string, revision: string) => void} onChange
 * @returns {Promise<void>}
 */
const hear = (member, since, signal, onChange) => {
	let rest = '';
	const onPart = (/** @type {string} */ part) => {
		const lines = (rest + part).split('\n');
		rest = lines.pop() ?? '';
		for (const one of lines) {
			if (one === '') continue;
			const { id, changes } = JSON.parse(one);
			onChange(id, changes[0].rev);
		}
	};
	const path = `/_changes?feed=continuous&style=all_docs&heartbeat=700&since=${encodeURIComponent(since)}`;
	return ask(member, path, { signal, packed: false, onPart });
};

/**
 * Lists a group, and reads all of it as a phone does that joins.
 *
 * @param {Member} member
 * @param {{ packed?: boolean, isRead?: boolean }} how
 * @returns {Promise<number>} how many documents there are.
 */
export const readWhole = async (member, { packed = true, isRead = true } = {}) => {
	const { rows } = await ask(member, '/_all_docs?limit=20000', { packed });
	/** @type {string[]} */
	const keys = rows.map((/** @type {{ id: string }} */ { id }) => id);
	for (let at = 0; isRead && at < keys.length; at += 50) {
		const body = { keys: keys.slice(at, at + 50) };
		await ask(member, '/_all_docs?include_docs=true&conflicts=true', { body, packed });
	}
	return keys.length;
};
