/**
 * A real CouchDB behind a small proxy, which simulates network faults and keeps the tests of one process apart:
 * they share the server, and each has databases of its own.
 */
import { randomBytes } from 'node:crypto';
import { Agent, createServer, request as send } from 'node:http';
import nano from 'nano';
import { askCouch, openNode } from './couch-node.mjs';
import { stoppable } from './site.mjs';

/** @typedef {import('./couch.mjs').Couch} Couch */
/** @typedef {import('./couch.mjs').Database} Database */

/**
 * What a process shares. Tests load modules anew, so it is kept beside them.
 *
 * @typedef {object} Shared
 * @property {string} sign in the names of all that this process makes.
 * @property {number} worlds how many proxies were started.
 * @property {Map<number, Promise<string>>} nodes their addresses.
 * @property {Map<string, Promise<string>>} users their names on the server, by node, name and password.
 */
const place = Symbol.for('ochaya.tests.couch');
const held = /** @type {Record<symbol, Shared | undefined>} */ (/** @type {unknown} */ (globalThis));
const shared = (held[place] ??= {
	sign: `t${randomBytes(5).toString('hex')}`,
	worlds: 0,
	nodes: new Map(),
	users: new Map()
});

/** @template K, V @param {Map<K, V>} map @param {K} key @param {() => V} make @returns {V} */
const once = (map, key, make) => {
	const value = map.get(key) ?? make();
	map.set(key, value);
	return value;
};

const agent = new Agent({ keepAlive: false });

/** @param {string} address @param {string} name @param {string} password */
const makeUser = async (address, name, password) => {
	const user = `${name}-${shared.sign}`;
	const body = { name: user, password, roles: [], type: 'user' };
	const path = `/_users/${encodeURIComponent(`org.couchdb.user:${user}`)}`;
	const { status } = await askCouch(address, path, { method: 'PUT', body });
	if (status !== 201) throw new Error(`The user of the tests was not made: ${status}`);
	return user;
};

/**
 * @param {{ name: string, password: string, node: number }} entry the name and password of phones: a user of its
 *   own, who is a member of the databases that `database` creates.
 * @returns {Promise<Omit<Couch, 'ask'>>}
 */
export const startReal = async ({ name, password, node }) => {
	const address = await once(shared.nodes, node, () => openNode(node, shared.sign));
	const user = await once(shared.users, `${node}:${name}:${password}`, () =>
		makeUser(address, name, password)
	);
	const world = (shared.worlds += 1);
	/** The server waits after wrong passwords from one address, so each test has another. */
	const from = `10.${(world >> 16) & 255}.${(world >> 8) & 255}.${world & 255}`;
	/** @param {string} plain */
	const own = (plain) => `${plain}-${shared.sign}-${world}`;
	const { hostname, port, pathname } = new URL(address);
	const base = pathname.replace(/\/$/, '');

	/** @type {Couch['faults']} */
	const faults = {};
	/** @type {Couch['requests']} */
	const requests = [];

	/** @param {string} path */
	const toServer = (path) => {
		const [, plain = '', rest = ''] = /^\/([^/?]*)(.*)$/.exec(path) ?? [];
		const isOwn = plain !== '' && !plain.startsWith('_');
		return `${base}/${isOwn ? encodeURIComponent(own(decodeURIComponent(plain))) : plain}${rest}`;
	};
	/** @param {string | undefined} authorization */
	const asUser = (authorization) => {
		const entry = Buffer.from((authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
		if (!entry.startsWith(`${name}:`)) return authorization;
		return `Basic ${Buffer.from(user + entry.slice(name.length)).toString('base64')}`;
	};

	/** @type {Couch['handle']} */
	const handle = (request, response) => {
		const path = request.url ?? '';
		const bytes = Number(request.headers['content-length'] ?? 0);
		requests.push({ method: request.method ?? '', path, bytes });
		if (faults.intercept?.(request, response)) return;
		const isLost = faults.loseAnswersTo?.test(path) ?? false;
		const cut = () => request.socket.destroy();
		const { authorization, connection: _, ...headers } = request.headers;
		const key = asUser(authorization);
		const sent = send(
			{
				hostname,
				port,
				agent,
				method: request.method,
				path: toServer(path),
				headers: { 'x-forwarded-for': from, ...headers, ...(key && { authorization: key }) }
			},
			(answer) => {
				answer.on('error', cut);
				if (isLost) {
					answer.on('end', cut).resume();
					return;
				}
				// Of a connection that is to be closed, a client takes half an answer for a whole one.
				const { connection: _, ...kept } = answer.headers;
				response.writeHead(answer.statusCode ?? 502, kept);
				answer.pipe(response);
			}
		);
		sent.on('error', () => {
			if (!response.headersSent) cut();
		});
		response.on('close', () => sent.destroy());
		request.pipe(sent);
	};
	const server = await stoppable(createServer(handle), {});

	/** @param {string} plain */
	const create = async (plain) => {
		const path = toServer(`/${plain}`).slice(base.length);
		const { status } = await askCouch(address, path, { method: 'PUT' });
		const members = { names: [user], roles: [] };
		const body = { admins: { names: [], roles: ['_admin'] }, members };
		if (status === 201) await askCouch(address, `${path}/_security`, { method: 'PUT', body });
	};
	/** @type {Map<string, Promise<void>>} */
	const created = new Map();
	/** @type {(plain: string) => Database} */
	const database = (plain) => {
		const isOwn = !plain.startsWith('_');
		const direct = nano({ url: address }).use(isOwn ? own(plain) : plain);
		/** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
		const first = async (work) => {
			if (isOwn) await once(created, plain, () => create(plain));
			return work();
		};
		return {
			info: () => first(() => direct.info()),
			put: (document) => first(() => direct.insert(/** @type {any} */ (document))),
			bulkDocs: (documents) => first(() => direct.bulk({ docs: [...documents] })),
			get: (id) => first(async () => ({ ...(await direct.get(id)) })),
			remove: (document) => {
				const { _id, _rev } = /** @type {{ _id: string, _rev: string }} */ (document);
				return first(() => direct.destroy(_id, _rev));
			},
			allDocs: () => first(() => direct.list())
		};
	};
	return {
		...server,
		origin: `http://localhost:${server.port}`,
		admin: address,
		own,
		handle,
		database,
		faults,
		requests
	};
};
