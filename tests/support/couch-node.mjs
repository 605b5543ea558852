/** Real CouchDB servers for the tests: those they start, and one that runs already. */
import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root } from '../../tools/paths.mjs';

const named = process.env.COUCHDB ?? '';
/** Whether the environment names a real CouchDB. */
export const isReal = named !== '';
/** Whether it names a command, which can start any number of servers; else it names the address of one. */
export const canStartNodes = isReal && !/^https?:\/\//.test(named);

const keeper = fileURLToPath(new URL('couch-keeper.mjs', import.meta.url));
/** In milliseconds. Unpacking a server on a busy machine takes some seconds. */
const longestStart = 180_000;

/**
 * Sends a request to a server.
 *
 * @param {string} address with the name and password in it.
 * @param {string} path
 * @param {{ method?: string, body?: unknown, headers?: Record<string, string> }} [asked] without a method GET.
 * @returns {Promise<{ status: number, data: any }>}
 */
export const askCouch = async (address, path, { method = 'GET', body, headers = {} } = {}) => {
	const { origin, pathname, username, password } = new URL(address);
	const entry = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
	const response = await fetch(origin + pathname.replace(/\/$/, '') + path, {
		method,
		headers: {
			authorization: `Basic ${Buffer.from(entry).toString('base64')}`,
			'content-type': 'application/json',
			...headers
		},
		...(body !== undefined && { body: JSON.stringify(body) })
	});
	return { status: response.status, data: await response.json() };
};

/** @returns {Promise<number>} */
const freePort = () =>
	new Promise((done) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address();
			const port = typeof address === 'object' && address ? address.port : 0;
			server.close(() => done(port));
		});
	});

/** Starts a keeper that lives as long as this process. @param {readonly string[]} task */
const keep = (task) => {
	const child = spawn(process.execPath, [keeper, ...task], {
		stdio: ['pipe', 'pipe', 'inherit'],
		// Out of the terminal's reach: Ctrl + C ends this process, and with it the keeper's input.
		detached: true
	});
	child.unref();
	// Pipes to a process that nobody waits for must not keep this one alive either.
	for (const pipe of [child.stdin, child.stdout]) /** @type {import('node:net').Socket} */ (pipe).unref();
	return child;
};

/**
 * @typedef {object} CouchNode
 * @property {string} address with the administrator's name and password in it.
 * @property {number} port
 * @property {string} dir what it stores is kept there: a server started there again has it.
 * @property {number} pid of the server, to be killed where a test is about that.
 * @property {() => Promise<void>} end kills the server.
 */

/**
 * Starts a server by the command that the environment names. It ends with this process at the latest.
 *
 * @param {{ port?: number, dir?: string }} [at] those of an earlier one, to start it again. Without a folder, it has
 *   one of its own, which is deleted with it.
 * @returns {Promise<CouchNode>}
 * @throws {Error} when it does not come up, with what it printed.
 */
export const startNode = async ({ port, dir } = {}) => {
	const at = port ?? (await freePort());
	const folder = dir ?? (await mkdtemp(join(tmpdir(), 'ochaya-couch-')));
	const child = keep(['run', resolve(root, named), String(at), folder, ...(dir ? [] : ['discard'])]);
	const lines = createInterface(child.stdout);
	/** @type {{ pid?: number, ended?: string }} */
	let told = {};
	lines.on('line', (line) => (told = { ...told, ...JSON.parse(line) }));
	const address = `http://admin:secret@127.0.0.1:${at}`;
	const isUp = () =>
		askCouch(address, '/_users').then(
			({ status }) => status === 200,
			() => false
		);
	for (const until = Date.now() + longestStart; !(await isUp());) {
		if (told.ended !== undefined || Date.now() > until) {
			child.stdin.end();
			throw new Error(`CouchDB did not start by ${named}: ${told.ended ?? 'no answer'}`);
		}
		await pause(100);
	}
	/** @type {Promise<void>} */
	const ended = new Promise((done) => child.on('close', () => done()));
	const end = () => {
		child.ref();
		child.stdin.end();
		return ended;
	};
	return { address, port: at, dir: folder, pid: told.pid ?? 0, end };
};

/**
 * @param {number} node
 * @param {string} sign in the names of all databases and users that this process makes.
 * @returns {Promise<string>} the address of one of the servers that this process uses.
 */
export const openNode = async (node, sign) => {
	if (canStartNodes) {
		const { address } = await startNode();
		// A server of ours guards nothing, and so needn't take a quarter of a second for each new password.
		const setting = '/_node/_local/_config/chttpd_auth/iterations';
		await askCouch(address, setting, { method: 'PUT', body: '1000' });
		return address;
	}
	if (node > 0) throw new Error('COUCHDB names one server: a second one takes a command that starts it.');
	for (const database of ['_users', '_replicator']) await askCouch(named, `/${database}`, { method: 'PUT' });
	keep(['tidy', named, sign]);
	return named;
};
