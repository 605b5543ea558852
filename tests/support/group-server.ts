/**
 * The server of a group, to be restored, killed and filled: a real one with its files, or the imitation, which has
 * documents alone. It is made by the command of groups, and phones come in as a member.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createGroup, restoreGroup } from '../../tools/group/create.mjs';
import { addPhone } from '../../tools/group/phones.mjs';
import { startImitation } from './couch-imitation.mjs';
import { askCouch, startNode } from './couch-node.mjs';
import { stoppable } from './site.mjs';

export interface Entrance {
	readonly name: string;
	readonly password: string;
}

export interface GroupServer {
	/** Where it listens, also while it is down. */
	readonly port: number;
	/** A name and password that the group lets in: what phones share, or one for a phone of its own. */
	readonly letIn: (phone?: string) => Promise<Entrance>;
	/** All ids of the group, past every line; undefined while it is down. */
	readonly ids: () => Promise<ReadonlySet<string> | undefined>;
	/** Takes a copy of it as it is now. @returns what puts this copy in its place again, and runs it. */
	readonly save: () => Promise<() => Promise<void>>;
	/** Makes a group again of what was put in its place, as `npm run group -- restore` does. */
	readonly restore: () => Promise<void>;
	/** Deletes the group, and makes it anew. */
	readonly empty: () => Promise<void>;
	/** Ends it as a power cut does. */
	readonly kill: () => Promise<void>;
	readonly start: () => Promise<void>;
	/** Takes all space from it, or gives it back. @returns whether that can be done here. */
	readonly fill: (isFull: boolean) => boolean;
	/** Writes another first revision of an entry, as only an administrator can. */
	readonly forge: (id: string) => Promise<void>;
	/** Its address for administrators; undefined for the imitation, which doesn't replicate. */
	readonly admin: string | undefined;
	readonly end: () => Promise<void>;
}

const group = 'group';
const entrance: Entrance = { name: 'lea', password: 'secret' };

const idsIn = (data: unknown): ReadonlySet<string> =>
	new Set((data as { rows: { id: string }[] }).rows.map(({ id }) => id));

const forged = (document: Record<string, unknown>) => ({
	new_edits: false,
	docs: [{ ...document, action: 'forged', _rev: `1-${'f'.repeat(32)}` }]
});

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
		port,
		admin: address,
		letIn: async (phone) => {
			if (phone === undefined) return entrance;
			const { user } = await addPhone({ server: address, group, phone, password: 'secret' });
			return { name: user, password: 'secret' };
		},
		ids: async () => {
			const listed = await askCouch(address, `${database}/_all_docs`).catch(() => undefined);
			return listed?.status === 200 ? idsIn(listed.data) : undefined;
		},
		save: () => {
			const copy = join(dir, `copy-${(copies += 1)}`);
			cpSync(data, copy, { recursive: true, filter: (path) => !path.endsWith('filler') });
			return Promise.resolve(async () => {
				await kill();
				for (const name of readdirSync(data)) rmSync(join(data, name), { recursive: true });
				cpSync(copy, data, { recursive: true });
				await start();
			});
		},
		restore: async () => {
			await restoreGroup({ server: address, group, user: undefined, password: '' });
		},
		empty: async () => {
			await askCouch(address, database, { method: 'DELETE' });
			await create();
			await restoreGroup({ server: address, group, user: undefined, password: '' });
		},
		kill,
		start,
		fill: disk.fill,
		forge: async (id) => {
			const found = await askCouch(address, `${database}/${encodeURIComponent(id)}`);
			const body = forged(found.data as Record<string, unknown>);
			await askCouch(address, `${database}/_bulk_docs`, { method: 'POST', body });
		},
		end: async () => {
			await kill();
			disk.remove();
			rmSync(dir, { recursive: true, force: true });
		}
	};
};

/**
 * Starts an imitation with a group in it. A copy that is put back is another database in its place, and so is the one
 * that it is emptied for: either way all lines break, as those to a real server do.
 */
export const imitatedServer = async (): Promise<GroupServer> => {
	type Imitation = Awaited<ReturnType<typeof startImitation>>;
	const made: Imitation[] = [];
	let isFull = false;
	const make = async (documents: readonly object[]): Promise<Imitation> => {
		const couch = await startImitation(entrance);
		made.push(couch);
		await createGroup({ server: couch.admin, group, user: entrance.name, password: entrance.password });
		await couch.database(group).bulkDocs(documents);
		couch.faults.intercept = (request, response) => {
			if (!isFull || !request.url?.includes('_bulk_docs')) return false;
			response.writeHead(500, { 'content-type': 'application/json' });
			response.end('[{"error":"error","reason":"internal_server_error"}]');
			return true;
		};
		return couch;
	};
	let couch = await make([]);
	const server = await stoppable(
		createServer((request, response) => couch.handle(request, response)),
		{}
	);
	let isUp = true;
	const kill = async (): Promise<void> => {
		isUp = false;
		await server.stop();
	};
	const start = async (): Promise<void> => {
		await server.start();
		isUp = true;
	};
	const replaceBy = async (documents: readonly object[]): Promise<void> => {
		await kill();
		couch = await make(documents);
		await pause(50);
		await start();
	};
	const listed = async () => idsIn(await couch.database(group).allDocs());
	return {
		port: server.port,
		admin: undefined,
		letIn: () => Promise.resolve(entrance),
		ids: async () => (isUp ? listed() : undefined),
		save: async () => {
			const saved: object[] = [];
			for (const id of await listed()) {
				const { _rev, ...document } = await couch.database(group).get(id);
				if (!id.startsWith('_')) saved.push(document);
			}
			return () => replaceBy(saved);
		},
		restore: async () => {
			await restoreGroup({ server: couch.admin, group, user: undefined, password: '' });
		},
		empty: () => replaceBy([]),
		kill,
		start,
		fill: (is) => {
			isFull = is;
			return true;
		},
		forge: async (id) => {
			const body = forged(await couch.database(group).get(id));
			await askCouch(couch.admin, `/${group}/_bulk_docs`, { method: 'POST', body });
		},
		end: async () => {
			await kill();
			for (const one of made) await one.stop();
		}
	};
};
