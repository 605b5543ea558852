/**
 * A server with the CouchDB protocol (PouchDB in memory behind express-pouchdb) on loopback, which requires a
 * name and password, and can simulate network faults.
 */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { stoppable } from './site.mjs';

const require = createRequire(import.meta.url);

/**
 * The parts of PouchDB that tests use to access a database directly.
 *
 * @typedef {object} Database
 * @property {() => Promise<unknown>} info
 * @property {(document: object) => Promise<unknown>} put
 * @property {(documents: readonly object[]) => Promise<unknown>} bulkDocs
 * @property {(id: string) => Promise<Record<string, unknown>>} get
 * @property {(document: object) => Promise<unknown>} remove
 * @property {() => Promise<{ rows: { id: string }[] }>} allDocs
 */

/**
 * @typedef {object} Couch
 * @property {string} origin
 * @property
 *   {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 *   handle handles requests of another server, with the path `/name/…`.
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} stop cuts open connections too.
 * @property {(name: string) => Database} database direct access to a database, which is created if it does
 *   not exist.
 * @property
 *   {{ intercept?: ((request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean) | undefined, loseAnswersTo?: RegExp | undefined }}
 *   faults `intercept` answers requests itself if it returns true; requests whose path matches
 *   `loseAnswersTo` are carried out, but the connection is cut instead of a response.
 * @property {{ method: string, path: string, bytes: number }[]} requests received so far.
 */

/**
 * @param {{ name?: string, password?: string }} entry the only accepted name and password.
 * @returns {Promise<Couch>} the running server, without databases: `database(name)` creates one.
 */
export const startCouch = async ({ name = 'lea', password = 'secret' } = {}) => {
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
	const key = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

	/** @type {Couch['handle']} */
	const handle = (request, response) => {
		const path = request.url ?? '';
		const bytes = Number(request.headers['content-length'] ?? 0);
		requests.push({ method: request.method ?? '', path, bytes });
		if (faults.intercept?.(request, response)) return;
		if (request.headers.authorization !== key) {
			response.writeHead(401, { 'content-type': 'application/json' });
			response.end('{"error":"unauthorized","reason":"Name or password is incorrect."}');
			return;
		}
		if (faults.loseAnswersTo?.test(path)) {
			const cut = () => request.socket.destroy();
			response.write = () => true;
			response.end = /** @type {any} */ (cut);
		}
		app(request, response);
	};
	const server = await stoppable(createServer(handle), {});
	return {
		...server,
		origin: `http://localhost:${server.port}`,
		handle,
		database: (database) => /** @type {Database} */ (new Memory(database)),
		faults,
		requests
	};
};
