/**
 * The server of a group in a trial, to be put back, killed and filled: a real one with its files, or the imitation,
 * which has databases in memory. The group is made by the command.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGroup } from '../../tools/group/create.mjs';
import { design } from '../../tools/group/check.mjs';
import { askCouch, startNode } from './couch-node.mjs';
import { ImitatedCouch } from './imitated-couch.mjs';
import type { Answering } from './trial-line.ts';

export const entrance = { name: 'lea', password: 'secret' };
const group = 'group';

/** A copy of all that a server has, as of its files. */
export type Copy = unknown;

export interface GroupServer extends Answering {
	/** What the group has, past every line: the entries of each match. Undefined while it is down. */
	readonly matches: () => Promise<ReadonlyMap<string, readonly object[]> | undefined>;
	/** Takes a copy of it as it is now. */
	readonly save: () => Promise<Copy>;
	/** Puts a copy in its place, and runs it. */
	readonly putBack: (copy: Copy) => Promise<void>;
	/** Makes the group anew, with nothing in it. */
	readonly empty: () => Promise<void>;
	/** Ends it as a power cut does. */
	readonly kill: () => Promise<void>;
	readonly start: () => Promise<void>;
	/** Takes all space from it, or gives it back. @returns whether that can be done here. */
	readonly fill: (isFull: boolean) => boolean;
	/** Takes what another server has that this one lacks. */
	readonly replicateFrom: (other: GroupServer) => Promise<void>;
	/** For `replicateFrom`. */
	readonly inside: unknown;
	readonly end: () => Promise<void>;
}

interface Listed {
	readonly rows: readonly { readonly id: string; readonly doc?: { readonly entries?: readonly object[] } }[];
}
const matchesIn = ({ rows }: Listed): ReadonlyMap<string, readonly object[]> =>
	new Map(
		rows.flatMap(({ id, doc }) =>
			id.startsWith('match!') ? [[id.slice(6), doc?.entries ?? []] as const] : []
		)
	);

/** A folder whose space ends early, if run as root on Linux; otherwise one like any other. */
const smallDisk = (path: string): { fill: (isFull: boolean) => boolean; remove: () => void } => {
	mkdirSync(path, { recursive: true });
	const filler = join(path, 'filler');
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', path], { stdio: 'ignore' });
	} catch {
		return { fill: () => false, remove: () => undefined };
	}
	return {
		fill: (isFull) => {
			if (!isFull) rmSync(filler, { force: true });
			else {
				const file = openSync(filler, 'a');
				try {
					for (;;) writeSync(file, Buffer.alloc(64 * 1024));
				} catch {
					// Full.
				} finally {
					closeSync(file);
				}
			}
			return true;
		},
		remove: () => execFileSync('umount', ['-l', path], { stdio: 'ignore' })
	};
};

/** Starts a real CouchDB with a group in it, in files of its own. */
export const realServer = async (): Promise<GroupServer> => {
	const dir = mkdtempSync(join(tmpdir(), 'ochaya-group-'));
	const data = join(dir, 'data');
	const disk = smallDisk(data);
	let node = await startNode({ dir });
	const { port, address } = node;
	let isUp = true;
	// A server of ours guards nothing, and so needn't take a quarter of a second for each new password.
	const setting = '/_node/_local/_config/chttpd_auth/iterations';
	await askCouch(address, setting, { method: 'PUT', body: '1000' });
	const create = () =>
		createGroup({ server: address, group, user: entrance.name, password: entrance.password });
	await create();
	const kill = async (): Promise<void> => {
		if (isUp) await node.end();
		isUp = false;
	};
	const start = async (): Promise<void> => {
		if (!isUp) node = await startNode({ port, dir });
		isUp = true;
	};
	let copies = 0;
	const database = `/${group}`;
	return {
		inside: address,
		answer: (path, init) => fetch(`http://127.0.0.1:${port}${database}${path}`, init),
		matches: async () => {
			const listed = await askCouch(address, `${database}/_all_docs?include_docs=true`).catch(
				() => undefined
			);
			return listed?.status === 200 ? matchesIn(listed.data as Listed) : undefined;
		},
		save: () => {
			const copy = join(dir, `copy-${(copies += 1)}`);
			cpSync(data, copy, { recursive: true, filter: (path) => !path.endsWith('filler') });
			return Promise.resolve(copy);
		},
		putBack: async (copy) => {
			await kill();
			for (const name of readdirSync(data)) rmSync(join(data, name), { recursive: true });
			cpSync(copy as string, data, { recursive: true });
			await start();
		},
		empty: async () => {
			await askCouch(address, database, { method: 'DELETE' });
			await create();
		},
		kill,
		start,
		fill: disk.fill,
		replicateFrom: async (other) => {
			const at = (server: unknown) => new URL(group, `${String(server)}/`).href;
			const body = { source: at(other.inside), target: at(address) };
			await askCouch(address, '/_replicate', { method: 'POST', body }).catch(() => undefined);
		},
		end: async () => {
			await kill();
			disk.remove();
			rmSync(dir, { recursive: true, force: true });
		}
	};
};

/** Makes an imitation with a group in it. */
export const imitatedServer = (): GroupServer => {
	let couch = new ImitatedCouch(entrance);
	let isUp = true;
	const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
	const encoder = new TextEncoder();
	const administrator = { name: 'admin', roles: ['_admin'] };
	const create = (): void => {
		couch.databases.delete(group);
		const database = couch.database(group);
		for (const document of [design, { _id: 'group', ochaya: 6, kind: 'group' }])
			database.write(document, administrator);
	};
	create();
	const kill = (): Promise<void> => {
		isUp = false;
		couch.stop();
		for (const controller of open) controller.error(new TypeError('terminated'));
		open.clear();
		return Promise.resolve();
	};
	const start = (): Promise<void> => {
		isUp = true;
		return Promise.resolve();
	};
	const answer = async (path: string, init: RequestInit): Promise<Response> => {
		// As long as the shortest way takes.
		await new Promise((over) => setTimeout(over, 5));
		if (!isUp) throw new TypeError('fetch failed');
		const headers = new Headers(init.headers);
		const asked = couch.answer({
			method: init.method ?? 'GET',
			path: `/${group}${path}`,
			authorization: headers.get('authorization') ?? undefined,
			body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
		});
		const said = { status: asked.status, headers: { 'content-type': 'application/json' } };
		if ('data' in asked) return new Response(JSON.stringify(asked.data), said);
		let stop = (): void => undefined;
		const body = new ReadableStream<Uint8Array>({
			start: (controller) => {
				open.add(controller);
				const end = asked.stream((text) => controller.enqueue(encoder.encode(text)));
				stop = () => {
					open.delete(controller);
					end();
				};
			},
			cancel: () => stop()
		});
		return new Response(body, said);
	};
	return {
		get inside() {
			return couch.database(group);
		},
		answer,
		matches: () => {
			const database = couch.database(group);
			const rows = database.ids().map((id) => ({ id, doc: database.get(id) ?? {} }));
			return Promise.resolve(isUp ? matchesIn({ rows }) : undefined);
		},
		save: () => Promise.resolve(couch.database(group).copy()),
		putBack: async (copy) => {
			await kill();
			const { isFull } = couch;
			couch = new ImitatedCouch(entrance);
			couch.isFull = isFull;
			couch.databases.set(group, (copy as ReturnType<ImitatedCouch['database']>).copy());
			await start();
		},
		empty: () => {
			create();
			return Promise.resolve();
		},
		kill,
		start,
		fill: (isFull) => {
			couch.isFull = isFull;
			return true;
		},
		replicateFrom: (other) => {
			if (isUp) couch.database(group).replicateFrom(other.inside as ReturnType<ImitatedCouch['database']>);
			return Promise.resolve();
		},
		end: kill
	};
};
