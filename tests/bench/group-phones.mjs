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
 * @param {{ body?: unknown, signal?: AbortSignal, packed?: boolean }} [asked] `packed` asks for gzip.
 * @returns {Promise<any>} the answer.
 * @throws {Error} when it is none, or one of an error.
 */
export const ask = ({ address, name, password }, path, { body, signal, packed = true } = {}) =>
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
				response.on('data', (part) => parts.push(part));
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

const letters = 'd'.repeat(32);
/** @param {number} match @param {number} seq @returns {string} the id of an entry. */
export const entryId = (match, seq) =>
	`${match.toString(16).padStart(32, '0')}!${String(seq).padStart(7, '0')}!${letters}`;

/**
 * @param {number} match
 * @param {number} seq 0 for the start of the match, else a card counted.
 * @returns {{ _id: string }} the document of an entry.
 */
export const entryOf = (match, seq) => ({
	_id: entryId(match, seq),
	ochaya: 1,
	at: 1.7e12 + match * 1e6 + seq,
	version: 1,
	...(seq === 0
		? {
				kind: 'start',
				game: 'hanamikoji',
				options: { roundLimit: null, atLimit: 'points' },
				players: [
					{ id: `${match}-aki`, name: 'Aki' },
					{ id: `${match}-ben`, name: 'Ben' }
				],
				opening: [{ type: 'starter', side: 0 }]
			}
		: { kind: 'action', action: { type: 'count', side: seq % 2, geisha: seq % 7, cards: seq % 3 } })
});

/** Long enough for the changes to be those of now, as in the app. */
const query = 'limit=500&include_docs=true&conflicts=true';

/**
 * Opens a phone, which asks for changes until it is closed.
 *
 * @param {Member} member
 * @param {(id: string) => void} arrives is told each document as it arrives.
 * @returns {Promise<{ tap: (document: { _id: string }) => Promise<unknown>, close: () => Promise<void> }>}
 */
export const openPhone = async (member, arrives) => {
	const closing = new AbortController();
	let since = (await ask(member, '/_changes?since=now&limit=1')).last_seq;
	const listen = async () => {
		while (!closing.signal.aborted) {
			const path = `/_changes?since=${since}&${query}&feed=longpoll&timeout=25000`;
			const page = await ask(member, path, { signal: closing.signal });
			since = page.last_seq;
			for (const { id } of page.results) arrives(id);
		}
	};
	const listening = listen().catch((error) => {
		if (!closing.signal.aborted) throw error;
	});
	return {
		tap: (document) => ask(member, '/_bulk_docs', { body: { docs: [document] } }),
		close: () => {
			closing.abort();
			return listening;
		}
	};
};

/**
 * Reads a whole group, as a phone does that joins.
 *
 * @param {Member} member
 * @param {{ packed?: boolean }} how
 * @returns {Promise<number>} how many documents there are.
 */
export const readWhole = async (member, { packed = true } = {}) => {
	let found = 0;
	for (let since = '0', hasMore = true; hasMore;) {
		const page = await ask(member, `/_changes?since=${since}&${query}`, { packed });
		since = page.last_seq;
		found += page.results.length;
		hasMore = page.results.length === 500;
	}
	return found;
};

/**
 * Lists the ids of a whole group, as a phone does once a session.
 *
 * @param {Member} member
 * @param {{ packed?: boolean }} how
 * @returns {Promise<number>} how many there are.
 */
export const listIds = async (member, { packed = true } = {}) => {
	let found = 0;
	for (let from = '', hasMore = true; hasMore;) {
		const start = from === '' ? '' : `&startkey=${encodeURIComponent(JSON.stringify(from))}`;
		const { rows } = await ask(member, `/_all_docs?limit=5000${start}`, { packed });
		found += rows.length - (from === '' ? 0 : 1);
		from = rows.at(-1)?.id ?? '';
		hasMore = rows.length === 5000;
	}
	return found;
};
