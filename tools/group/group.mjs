#!/usr/bin/env node
/**
 * Creates a group, a database on a CouchDB server that several phones share:
 *
 *   npm run group -- create ochaya --server http://127.0.0.1:5984 --admin admin --user salon
 *
 * The administrator's password comes from COUCHDB_PASSWORD, the group's from GROUP_PASSWORD. Without the
 * latter a random one is generated and printed.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createGroup } from './create.mjs';

const usage =
	'npm run group -- create NAME --server https://couch.example [--admin admin] [--user NAME]\n' +
	'COUCHDB_PASSWORD holds the administrator’s password, GROUP_PASSWORD (if any) the one of the group.';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		server: { type: 'string' },
		admin: { type: 'string', default: 'admin' },
		user: { type: 'string' }
	}
});
const [command, group] = positionals;
const { COUCHDB_PASSWORD, GROUP_PASSWORD } = process.env;
if (command !== 'create' || !group || !values.server || !COUCHDB_PASSWORD) {
	console.error(usage);
	process.exit(1);
}
if (!/^[a-z][a-z0-9_$()+-]*$/.test(group)) {
	console.error('A name of small letters, digits and _$()+- that begins with a letter.');
	process.exit(1);
}

const server = new URL(values.server);
server.username = values.admin;
server.password = COUCHDB_PASSWORD;
const user = values.user ?? group;
const password = GROUP_PASSWORD ?? randomBytes(12).toString('base64url');

try {
	const { isNew, isNewUser } = await createGroup({ server: server.href, group, user, password });
	console.log(`${isNew ? 'Made' : 'Put right'}: the group ${group} on ${server.host}.`);
	console.log(
		`Phones come in as ${user}, ${isNewUser ? `with the password ${password}` : 'with the password it had'}.`
	);
} catch (error) {
	// Only the message is printed, because other fields of the error contain the address with the password.
	console.error(`Not made: ${error instanceof Error ? error.message : 'unknown'}`);
	process.exit(1);
}
