/**
 * An imitation of CouchDB: PouchDB in memory behind express-pouchdb. It keeps who is a member of a database, but
 * lets in the one name and the administrator alone.
 */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { stoppable } from './site.mjs';

/** @typedef {import('./couch.mjs').Couch} Couch */
/** @typedef {import('./couch.mjs').Database} Database */

const require = createRequire(import.meta.url);
const admin = 'admin:owner';
const keyOf = (/** @type {string} */ entry) => `Basic ${Buffer.from(entry).toString('base64')}`;

/**
 * Answers a request that waits for changes after the time that it names, as CouchDB does. express-pouchdb would hold
 * it until something changes.
 *
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 */
const answerInTime = (path, response) => {
	const { searchParams } = new URL(path, 'http://localhost');
	if (searchParams.get('feed') !== 'longpoll') return;
	// What still waits within ends with the connection alone.
	response.setHeader('connection', 'close');
	const timer = setTimeout(
		() => {
			response.end(`],\n"last_seq":${searchParams.get('since') ?? 0}}\n`);
			response.write = () => true;
			response.end = () => response;
		},
		Number(searchParams.get('timeout'))
	);
	response.on('close', () => clearTimeout(timer));
};

/**
 * @param {{ name: string, password: string }} entry the only accepted name and password.
 * @returns {Promise<Omit<Couch, 'ask'>>}
 */
export const startImitation = async ({ name, password }) => {
	const PouchDB = require('pouchdb-core')
		.plugin(require('pouchdb-adapter-memory'))
		.plugin(require('pouchdb-mapreduce'));
	// A prefix keeps servers apart, because in-memory databases of one name are the same within a process.
	const Memory = PouchDB.defaults({ adapter: 'memory', prefix: `group-${randomUUID()}-` });
	const app = require('express-pouchdb')(Memory, {
		mode: 'minimumForPouchDB',
		overrideMode: { include: ['validation'] }
	});
	/** @type {Couch['faults']} */
	const faults = {};
	/** @type {Couch['requests']} */
	const requests = [];
	const keys = new Set([keyOf(`${name}:${password}`), keyOf(admin)]);
	/** What was put there, by database. @type {Map<string, unknown>} */
	const security = new Map();

	/** @type {(database: string, request: import('node:http').IncomingMessage) => Promise<unknown>} */
	const secure = async (database, request) => {
		if (request.method !== 'PUT') return security.get(database) ?? {};
		security.set(database, await json(request));
		return { ok: true };
	};

	/** @type {Couch['handle']} */
	const handle = (request, response) => {
		const path = request.url ?? '';
		const bytes = Number(request.headers['content-length'] ?? 0);
		requests.push({ method: request.method ?? '', path, bytes });
		if (faults.intercept?.(request, response)) return;
		if (!keys.has(request.headers.authorization ?? '')) {
			response.writeHead(401, { 'content-type': 'application/json' });
			response.end('{"error":"unauthorized","reason":"Name or password is incorrect."}');
			return;
		}
		const [, secured] = /^\/([^/]+)\/_security$/.exec(path) ?? [];
		if (secured) {
			void secure(secured, request).then((answer) => {
				response.writeHead(200, { 'content-type': 'application/json' });
				response.end(JSON.stringify(answer));
			});
			return;
		}
		if (faults.loseAnswersTo?.test(path)) {
			const cut = () => request.socket.destroy();
			response.write = () => true;
			response.end = /** @type {any} */ (cut);
		}
		answerInTime(path, response);
		app(request, response);
	};
	const server = await stoppable(createServer(handle), {});
	return {
		...server,
		origin: `http://localhost:${server.port}`,
		admin: `http://${admin}@localhost:${server.port}`,
		own: (plain) => plain,
		handle,
		database: (database) => /** @type {Database} */ (new Memory(database)),
		faults,
		requests
	};
};
