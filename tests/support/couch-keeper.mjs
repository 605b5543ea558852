#!/usr/bin/env node
/**
 * Ends what a process of tests began at a real CouchDB, however that process ends: it waits for the end of its
 * input, which comes with the end of the process.
 *
 *   node couch-keeper.mjs run COMMAND PORT DIR           starts a server, prints its process id, and kills it
 *   node couch-keeper.mjs run COMMAND PORT DIR discard   … and deletes its folder
 *   node couch-keeper.mjs tidy ADDRESS SIGN              deletes the databases and users with the sign in their names
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { askCouch } from './couch-node.mjs';

const [task, place = '', ...more] = process.argv.slice(2);
const inputEnds = new Promise((done) => process.stdin.resume().on('end', () => done(undefined)));

const run = async () => {
	const [port = '', dir = '', isDiscarded] = more;
	const server = spawn(place, [port, dir], { stdio: ['ignore', 'ignore', 'pipe'] });
	let said = '';
	server.stderr.on('data', (part) => (said = (said + String(part)).slice(-2000)));
	/** @type {Promise<void>} */
	const ends = new Promise((done) => {
		server.on('error', (error) => ((said += error.message), done()));
		server.on('close', () => done());
	});
	// Where it does not come up, this is what the process that waits for it can show.
	void ends.then(() => console.log(JSON.stringify({ ended: said })));
	console.log(JSON.stringify({ pid: server.pid }));
	await inputEnds;
	server.kill('SIGKILL');
	await ends;
	if (isDiscarded) rmSync(dir, { recursive: true, force: true });
};

const tidy = async () => {
	const [sign = ''] = more;
	await inputEnds;
	const { data: databases } = await askCouch(place, '/_all_dbs');
	for (const name of databases) {
		if (name.includes(sign)) await askCouch(place, `/${encodeURIComponent(name)}`, { method: 'DELETE' });
	}
	const { data: users } = await askCouch(place, '/_users/_all_docs');
	for (const { id, value } of users.rows) {
		if (!id.includes(sign)) continue;
		await askCouch(place, `/_users/${encodeURIComponent(id)}?rev=${value.rev}`, { method: 'DELETE' });
	}
};

await (task === 'run' ? run() : tidy());
process.exit(0);
