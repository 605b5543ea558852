/**
 * A server with the CouchDB protocol on loopback, which requires a name and password, and can simulate network
 * faults: an imitation, or a real CouchDB where the environment names one.
 *
 *   COUCHDB=/path/to/start.sh                    a command that is called with PORT and DIR, and runs a server with
 *                                                the administrator `admin` and the password `secret` until it is killed
 *   COUCHDB=http://admin:secret@127.0.0.1:5984   a server that runs already
 *
 * Without it, `startCouch` imitates one. What only a real one can do is tested where `isReal`.
 */
import { startImitation } from './couch-imitation.mjs';
import { askCouch, canStartNodes, isReal } from './couch-node.mjs';
import { startReal } from './couch-real.mjs';

export { canStartNodes, isReal };

/**
 * Direct access to a database, past everything that `faults` does. Its methods reject as PouchDB's do.
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
 * @property {string} admin the address for administrators, with their name and password in it.
 * @property {(name: string) => string} own what a name of a database or user is called on the server: a real one
 *   is shared by all tests, so theirs are kept apart. Paths of `origin` and `ask` take the plain name of a
 *   database.
 * @property
 *   {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 *   handle handles requests of another server, with the path `/name/…`.
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} stop cuts open connections too.
 * @property {(name: string) => Database} database direct access to a database, which is created if it does
 *   not exist.
 * @property {(path: string, asked?: Asked) => Promise<{ status: number, data: unknown }>} ask sends a request to
 *   `origin` as the administrator, or as someone else. What is answered is JSON.
 * @property
 *   {{ intercept?: ((request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean) | undefined, loseAnswersTo?: RegExp | undefined }}
 *   faults `intercept` answers requests itself if it returns true; requests whose path matches
 *   `loseAnswersTo` are carried out, but the connection is cut instead of a response.
 * @property {{ method: string, path: string, bytes: number }[]} requests received so far.
 */

/**
 * @typedef {object} Asked
 * @property {string} [method] GET without a body, else POST.
 * @property {unknown} [body] is sent as JSON.
 * @property {{ name: string, password: string }} [as]
 * @property {string} [from] the address that the request is passed on for, as a proxy says it.
 */

/**
 * @param {{ name?: string, password?: string, node?: number }} entry the only accepted name and password, and
 *   which of several real servers it is: each is started when it is first asked for.
 * @returns {Promise<Couch>} the running server, without databases: `database(name)` creates one.
 */
export const startCouch = async ({ name = 'lea', password = 'secret', node = 0 } = {}) => {
	const couch = isReal ? await startReal({ name, password, node }) : await startImitation({ name, password });
	const admin = new URL(couch.admin);
	/** @type {Couch['ask']} */
	const ask = (path, { method, body, as, from } = {}) => {
		const address = new URL(couch.origin);
		address.username = as ? encodeURIComponent(as.name) : admin.username;
		address.password = as ? encodeURIComponent(as.password) : admin.password;
		return askCouch(address.href, path, {
			method: method ?? (body === undefined ? 'GET' : 'POST'),
			body,
			...(from && { headers: { 'x-forwarded-for': from } })
		});
	};
	return { ...couch, ask };
};
