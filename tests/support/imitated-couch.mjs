/** An imitation of CouchDB's requests, as far as a group and its command ask them, over databases in memory. */
import { ImitatedDatabase } from './imitated-database.mjs';

/** @typedef {import('./imitated-database.mjs').Change} Change */
/** @typedef {import('./imitated-database.mjs').User} User */

/**
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} path with the query.
 * @property {string | undefined} authorization
 * @property {any} body what its JSON says.
 */
/**
 * What is answered: a value, or what comes bit by bit, until it is stopped.
 *
 * @typedef {{ status: number, data: unknown } | { status: number, stream: (write: (text: string) => void) => () => void }} Answer
 */

const admin = { name: 'admin', password: 'owner' };
export const imitatedAdmin = `${admin.name}:${admin.password}`;

/** @type {(status: number, error: string, reason: string) => Answer} */
const refuse = (status, error, reason) => ({ status, data: { error, reason } });
const missing = () => refuse(404, 'not_found', 'missing');
const json = (/** @type {string | null} */ text) => (text === null ? undefined : JSON.parse(text));
const placeOf = (/** @type {number} */ seq) => `${seq}-g1AAAA${seq}`;
/** @param {Change} change */
const told = ({ seq, id, leaves }, isAll = false) => ({
	seq: placeOf(seq),
	id,
	changes: (isAll ? leaves : leaves.slice(0, 1)).map(({ rev }) => ({ rev })),
	...(leaves[0]?.isDeleted && { deleted: true })
});

export class ImitatedCouch {
	/** @type {Map<string, ImitatedDatabase>} */
	databases = new Map();
	/** Whether it has no space left. */
	isFull = false;
	/** What comes bit by bit. @type {Set<() => void>} */
	#streams = new Set();

	/** @param {{ name: string, password: string }} entrance a name and password that every database lets in. */
	constructor(entrance) {
		this.entrance = entrance;
	}

	/** @param {string} name @returns {ImitatedDatabase} which is made if it is not there. */
	database(name) {
		const database = this.databases.get(name) ?? new ImitatedDatabase();
		this.databases.set(name, database);
		return database;
	}

	/** @param {string | undefined} authorization @returns {User | undefined} */
	#userOf(authorization) {
		const given = Buffer.from((authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
		if (given === imitatedAdmin) return { name: admin.name, roles: ['_admin'] };
		const cut = given.indexOf(':');
		const [name, password] = [given.slice(0, cut), given.slice(cut + 1)];
		const stored = this.databases.get('_users')?.get(`org.couchdb.user:${name}`);
		const isIn =
			name === this.entrance.name ? password === this.entrance.password : stored?.password === password;
		return isIn ? { name, roles: [] } : undefined;
	}

	/** @param {Asked} asked @returns {Answer} */
	answer({ method, path, authorization, body }) {
		const { pathname, searchParams: query } = new URL(path, 'http://localhost');
		const user = this.#userOf(authorization);
		if (!user) return refuse(401, 'unauthorized', 'Name or password is incorrect.');
		const [name = '', ...rest] = pathname.split('/').slice(1).map(decodeURIComponent);
		const place = rest.join('/');
		const isAdmin = user.roles.includes('_admin');
		if (name === '_all_dbs') return { status: 200, data: [...this.databases.keys()] };
		if (place === '' && (method === 'PUT' || method === 'DELETE')) {
			if (!isAdmin) return refuse(401, 'unauthorized', 'You are not a server admin.');
			if (method === 'PUT' && this.databases.has(name))
				return refuse(412, 'file_exists', 'It is there already.');
			if (method === 'PUT') this.database(name);
			else if (!this.databases.delete(name)) return missing();
			return { status: method === 'PUT' ? 201 : 200, data: { ok: true } };
		}
		const database = this.databases.get(name);
		if (!database) return refuse(404, 'not_found', 'Database does not exist.');
		const names = database.security.members?.names ?? [];
		const isMember =
			isAdmin || user.name === this.entrance.name || names.length === 0 || names.includes(user.name);
		if (!isMember) return refuse(403, 'forbidden', 'You are not allowed to access this db.');
		return this.#answerIn(database, { method, place, query, body, user, name });
	}

	/**
	 * @param {ImitatedDatabase} database
	 * @param {{ method: string, place: string, query: URLSearchParams, body: any, user: User, name: string }} asked
	 * @returns {Answer}
	 */
	#answerIn(database, { method, place, query, body, user, name }) {
		const isWriting =
			method === 'PUT' || method === 'DELETE' || (method === 'POST' && ['', '_bulk_docs'].includes(place));
		if (isWriting && this.isFull)
			return { status: 500, data: { error: 'error', reason: 'internal_server_error' } };
		/** @param {any} document @returns {Answer} */
		const write = (document) => {
			const written = database.write(document, user);
			if (!('error' in written)) return { status: 201, data: written };
			return refuse(written.error === 'conflict' ? 409 : 403, written.error, written.reason);
		};
		switch (place) {
			case '':
				if (method === 'POST') return write({ _id: `made-${database.seq}`, ...body });
				return {
					status: 200,
					data: { db_name: name, doc_count: database.ids().length, update_seq: placeOf(database.seq) }
				};
			case '_security':
				if (method === 'PUT') database.security = body;
				return { status: 200, data: method === 'PUT' ? { ok: true } : database.security };
			case '_all_docs':
				return { status: 200, data: { rows: this.#rows(database, query, body) } };
			case '_local_docs': {
				const isWithin = (/** @type {string} */ id) =>
					id >= (json(query.get('startkey')) ?? '') && id <= (json(query.get('endkey')) ?? '\uffff');
				return {
					status: 200,
					data: {
						rows: [...database.local]
							.filter(([id]) => isWithin(id))
							.map(([id, doc]) => ({ id, key: id, doc }))
					}
				};
			}
			case '_bulk_docs': {
				const written = body.docs.map((/** @type {any} */ document) =>
					database.write(document, user, body.new_edits === false)
				);
				return {
					status: 201,
					data:
						body.new_edits === false ? written.filter((/** @type {any} */ one) => 'error' in one) : written
				};
			}
			case '_bulk_get': {
				const results = body.docs.map((/** @type {{ id: string, rev: string }} */ { id, rev }) => {
					const found = database.getRevision(id, rev);
					return {
						id,
						docs: [found ? { ok: found } : { error: { id, rev, error: 'not_found', reason: 'missing' } }]
					};
				});
				return { status: 200, data: { results } };
			}
			case '_purge':
				for (const id of Object.keys(body)) database.purge(id);
				return { status: 201, data: { purged: body } };
			case '_changes':
				return this.#changes(database, query);
		}
		if (method === 'PUT') return write({ ...body, _id: place });
		if (method === 'DELETE')
			return write({ ...database.get(place), _id: place, _rev: query.get('rev') ?? '', _deleted: true });
		const rev = query.get('rev');
		const found = rev
			? database.getRevision(place, rev)
			: database.get(place, query.get('conflicts') === 'true');
		return found ? { status: 200, data: found } : missing();
	}

	/** @param {ImitatedDatabase} database @param {URLSearchParams} query @param {any} body */
	#rows(database, query, body) {
		const withDocs = query.get('include_docs') === 'true';
		const [from, to] = [json(query.get('startkey')) ?? '', json(query.get('endkey')) ?? '\uffff'];
		const limit = Number(query.get('limit') ?? Infinity);
		/** @type {string[]} */
		const ids =
			body?.keys ??
			database
				.ids()
				.filter((id) => id >= from && id <= to)
				.slice(0, limit);
		return ids.map((id) => {
			const leaf = database.winner(id);
			if (!leaf) return { key: id, error: 'not_found' };
			const doc = withDocs
				? { doc: leaf.isDeleted ? null : database.get(id, query.get('conflicts') === 'true') }
				: {};
			return { id, key: id, value: { rev: leaf.rev, ...(leaf.isDeleted && { deleted: true }) }, ...doc };
		});
	}

	/** @param {ImitatedDatabase} database @param {URLSearchParams} query @returns {Answer} */
	#changes(database, query) {
		const named = query.get('since') ?? '0';
		const since = named === 'now' ? database.seq : Number.parseInt(named, 10);
		if (Number.isNaN(since))
			return refuse(400, 'bad_request', 'Malformed sequence supplied in since parameter.');
		const isAll = query.get('style') === 'all_docs';
		const found = database.changesSince(since);
		if (query.get('feed') !== 'continuous') {
			const ordered = query.get('descending') === 'true' ? found.toReversed() : found;
			const results = ordered
				.slice(0, Number(query.get('limit') ?? Infinity))
				.map((change) => told(change, isAll));
			// Asked from a place that it has not reached, CouchDB says this place.
			return { status: 200, data: { results, last_seq: found.length > 0 ? placeOf(database.seq) : named } };
		}
		return {
			status: 200,
			stream: (write) => {
				/** @param {Change} change */
				const tell = (change) => {
					if (change.seq > since) write(`${JSON.stringify(told(change, isAll))}\n`);
				};
				for (const change of found) tell(change);
				database.listeners.add(tell);
				const beat = setInterval(() => write('\n'), Number(query.get('heartbeat')));
				const stop = () => {
					clearInterval(beat);
					database.listeners.delete(tell);
					this.#streams.delete(stop);
				};
				this.#streams.add(stop);
				return stop;
			}
		};
	}

	/** Ends all that comes bit by bit. */
	stop() {
		for (const stop of this.#streams) stop();
	}
}
