/** The imitation of CouchDB as a server on loopback, with faults: see `couch.mjs`. */
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { ImitatedCouch, imitatedAdmin } from './imitated-couch.mjs';
import { stoppable } from './site.mjs';

/** @typedef {import('./couch.mjs').Couch} Couch */

const administrator = { name: 'admin', roles: ['_admin'] };
/** @param {ReturnType<import('./imitated-database.mjs').ImitatedDatabase['write']>} written */
const orThrow = (written) => {
	if ('error' in written) throw new Error(`${written.error}: ${written.reason}`);
	return written;
};

/**
 * Answers a request by an imitation.
 *
 * @param {ImitatedCouch} couch
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
const answerBy = async (couch, request, response) => {
	const { method = 'GET', url: path = '', headers } = request;
	const body = method === 'GET' || method === 'DELETE' ? undefined : await json(request).catch(() => ({}));
	const answer = couch.answer({ method, path, authorization: headers.authorization, body });
	response.writeHead(answer.status, { 'content-type': 'application/json' });
	if ('data' in answer) {
		response.end(`${JSON.stringify(answer.data)}\n`);
		return;
	}
	response.flushHeaders();
	response.on(
		'close',
		answer.stream((text) => response.write(text))
	);
};

/**
 * @param {{ name: string, password: string }} entrance
 * @returns {Promise<Omit<Couch, 'ask'>>}
 */
export const startImitation = async (entrance) => {
	const couch = new ImitatedCouch(entrance);
	/** @type {Couch['faults']} */
	const faults = {};
	/** @type {Couch['requests']} */
	const requests = [];
	/** @type {Couch['handle']} */
	const handle = (request, response) => {
		const path = request.url ?? '';
		const bytes = Number(request.headers['content-length'] ?? 0);
		requests.push({ method: request.method ?? '', path, bytes });
		if (faults.intercept?.(request, response)) return;
		if (faults.loseAnswersTo?.test(path)) {
			const cut = () => request.socket.destroy();
			response.write = () => true;
			response.end = /** @type {any} */ (cut);
		}
		void answerBy(couch, request, response);
	};
	const server = await stoppable(createServer(handle), {});
	return {
		...server,
		stop: async () => {
			couch.stop();
			await server.stop();
		},
		origin: `http://localhost:${server.port}`,
		admin: `http://${imitatedAdmin}@localhost:${server.port}`,
		own: (plain) => plain,
		handle,
		database: (name) => ({
			info: async () => couch.database(name).seq,
			put: async (document) =>
				orThrow(couch.database(name).write(/** @type {any} */ (document), administrator)),
			bulkDocs: async (documents) =>
				documents.map((one) => couch.database(name).write(/** @type {any} */ (one), administrator)),
			get: async (id) => {
				const found = couch.database(name).get(id);
				if (!found) throw new Error('missing');
				return found;
			},
			remove: async (document) =>
				orThrow(
					couch.database(name).write({ .../** @type {any} */ (document), _deleted: true }, administrator)
				),
			allDocs: async () => ({
				rows: couch
					.database(name)
					.ids()
					.map((id) => ({ id }))
			})
		}),
		faults,
		requests
	};
};
