/**
 * A database of the CouchDB protocol that is not ours (PouchDB in memory behind express-pouchdb), on
 * loopback, with a name and password before it and everything that goes wrong on the way to it.
 */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { stoppable } from './site.mjs';

const require = createRequire(import.meta.url);

/**
 * What the tests do behind a server's back.
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
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} handle
 *   the database behind another server; requests come as `/name/…`.
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} stop cuts open connections too.
 * @property {(name: string) => Database} database the database itself, made when it is not there.
 * @property {{ intercept?: ((request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean) | undefined,
 *   loseAnswersTo?: RegExp | undefined }} faults `intercept` answers by itself; `loseAnswersTo` lets a request be done and cuts its answer.
 * @property {{ method: string, path: string, bytes: number }[]} requests that came.
 */

/**
 * @param {{ name?: string, password?: string }} entry who may come in.
 * @returns {Promise<Couch>} running, with no database yet: `database(name)` makes it.
 */
export const startCouch = async ({ name = 'lea', password = 'secret' } = {}) => {
	const PouchDB = require('pouchdb-core')
		.plugin(require('pouchdb-adapter-memory'))
		.plugin(require('pouchdb-mapreduce'));
	// The memory of one process is one, whatever test it runs: databases of the same name would be the same.
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
