#!/usr/bin/env node
/**
 * The groups of a CouchDB server, databases that several phones share. `npm run group` says how it is called.
 *
 * Passwords come from the environment, and are printed only where they are new: never in an error.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createGroup, restoreGroup } from './create.mjs';
import { joinLinks, qrForTerminal } from './join-link.mjs';
import { addPhone, removePhone, rotatePassword } from './phones.mjs';
import { Refusal } from './server.mjs';

const usage = `npm run group -- create  GROUP        --server URL [--user NAME] [--app URL]   a new group, or mends one
npm run group -- add     GROUP PHONE  --server URL --app URL                 lets a phone in by a name of its own
npm run group -- remove  GROUP PHONE  --server URL                           puts this phone out
npm run group -- rotate  GROUP        --server URL [--user NAME] [--app URL]   changes the password that phones share
npm run group -- restore GROUP        --server URL [--user NAME]             a group again, of a backup copied back

--server    the database server, as https://couch.example or http://127.0.0.1:5984
--admin     its administrator, if not admin
--user      the name that phones share, if not the group's
--app       where phones open the app, as https://tea.example/: prints the link (and the code) to join by
--database  the group's address for phones, if not /db/GROUP on the host of the app
--language  of the page that the link opens: en or fr

COUCHDB_PASSWORD holds the administrator's password. GROUP_PASSWORD holds the one that phones share; without it, one
is drawn and printed. Every command may be run twice.`;

/** @param {readonly string[]} lines @returns {never} */
const refuse = (...lines) => {
	for (const line of lines) console.error(line);
	process.exit(1);
};

const parse = () => {
	try {
		return parseArgs({
			allowPositionals: true,
			options: {
				server: { type: 'string' },
				admin: { type: 'string', default: 'admin' },
				user: { type: 'string' },
				app: { type: 'string' },
				database: { type: 'string' },
				language: { type: 'string', default: 'en' }
			}
		});
	} catch (error) {
		return refuse(error instanceof Error ? error.message : '', '', usage);
	}
};
const { values, positionals } = parse();
const [command = '', group = '', phone = '', ...rest] = positionals;
const { user, app, database, language } = values;
const { COUCHDB_PASSWORD = '', GROUP_PASSWORD } = process.env;
const takesPhone = command === 'add' || command === 'remove';
const isKnown = takesPhone || ['create', 'rotate', 'restore'].includes(command);

if (!isKnown || !group || takesPhone !== (phone !== '') || rest.length > 0) refuse(usage);
if (!/^[a-z][a-z0-9_$()+-]*$/.test(group)) {
	refuse('A group has a name of small letters, digits and _$()+- that begins with a letter.');
}
if (takesPhone && !/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u.test(phone)) {
	refuse('A phone has a name of letters, digits, spaces, _ and -, of 40 at most.');
}
if (user !== undefined && (!/^[^:_][^:]{0,99}$/.test(user) || user.startsWith(`${group}.`))) {
	refuse(`A user has a name without a colon, which begins neither with _ nor with “${group}.”.`);
}
if (!['en', 'fr'].includes(language)) refuse('--language takes en or fr.');
if (!COUCHDB_PASSWORD) refuse('COUCHDB_PASSWORD is empty: it holds the administrator’s password.');
if (!values.server || !/^https?:\/\//.test(values.server) || !URL.canParse(values.server)) {
	refuse('--server takes an address like https://couch.example or http://127.0.0.1:5984.');
}

const url = new URL(values.server);
url.username = encodeURIComponent(values.admin);
url.password = encodeURIComponent(COUCHDB_PASSWORD);
const server = url.href;
const drawn = randomBytes(12).toString('base64url');
const password = GROUP_PASSWORD || drawn;

/** What somebody does next in a shell: the command, with what was given to this one. @param {string} what */
const next = (what) => `  npm run group -- ${what} --server ${url.origin}${url.pathname.replace(/\/$/, '')}`;

/** Prints how a phone comes in. @param {string} name @param {string} secret */
const showEntrance = (name, secret) => {
	if (!linkOf) {
		console.log(`Name ${name}, password ${secret}. With --app, this prints the link to join by.`);
		return;
	}
	const link = linkOf(name, secret);
	console.log('It joins by this link. Whoever has the link comes in, so it is for nobody else:\n');
	console.log(link);
	if (process.stdout.isTTY) console.log(`\n${qrForTerminal(link)}`);
};

const create = async () => {
	const shared = user ?? group;
	const { isNew, isNewUser } = await createGroup({ server, group, user: shared, password });
	console.log(`${isNew ? 'Made' : 'Put right'}: the group ${group} on ${url.host}.`);
	console.log(
		`Phones come in as ${shared}, ${isNewUser ? `with the password ${password}` : 'with the password it had'}.`
	);
	if (isNewUser && linkOf) console.log(`\nAny phone may join by this link:\n\n${linkOf(shared, password)}`);
	console.log('\nNext: give each phone a name of its own, so that a lost one can be put out alone:');
	console.log(next(`add ${group} PHONE --app ${app ?? 'https://tea.example/'}`));
};

const add = async () => {
	const { user: name, isNew } = await addPhone({ server, group, phone, password: drawn });
	if (!isNew) {
		console.log(`${phone} is in ${group} already, as ${name} with the password it had.`);
		console.log('For a new link, remove it and add it again.');
		return;
	}
	console.log(`${phone} may come into ${group}, as ${name}.`);
	showEntrance(name, drawn);
	console.log('\nNext: open it on that phone. Should the phone be lost:');
	console.log(next(`remove ${group} ${/^\S+$/.test(phone) ? phone : `"${phone}"`}`));
};

const remove = async () => {
	const { wasThere, phones } = await removePhone({ server, group, phone });
	if (!wasThere) console.log(`There is no phone ${phone} in ${group}.`);
	else {
		console.log(`${phone} is out of ${group}. What it is asking right now ends within half a minute.`);
		console.log('It keeps what it has. If it knew the password that others share, rotate that too.');
	}
	console.log(`By a name of their own, in ${group}: ${phones.join(', ') || 'none'}.`);
};

const rotate = async () => {
	const { user: name } = await rotatePassword({ server, group, user, password });
	console.log(`The password of ${name} is changed. Join codes made before let nobody in any more.`);
	console.log(
		'Phones with a name of their own go on. The others say that they are not let in, and join anew.\n'
	);
	showEntrance(name, password);
};

const restore = async () => {
	const { members, newUser } = await restoreGroup({ server, group, user, password });
	console.log(`Restored: ${group} on ${url.host} is a group again. Its members: ${members.join(', ')}.`);
	if (newUser) console.log(`${newUser} is new, with the password ${password}.`);
	console.log('Phones notice by themselves, and send what the copy lacks.\n');
	console.log(
		'Is somebody missing, the server no longer had their name. Then, for the one that phones share:'
	);
	console.log(next(`restore ${group} --user NAME`));
	console.log('and for a phone of its own:');
	console.log(next(`add ${group} PHONE --app ${app ?? 'https://tea.example/'}`));
};

/** @param {unknown} error @returns {string} a sentence, without a password in it. */
const sentenceOf = (error) => {
	if (!(error instanceof Error)) return 'unknown';
	if ('statusCode' in error && error.statusCode === 401) {
		return `${url.host} does not let in ${values.admin} with the password in COUCHDB_PASSWORD.`;
	}
	const [noAnswer] = /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT/.exec(error.message) ?? [];
	if (noAnswer) return `no server answers at ${url.host} (${noAnswer}).`;
	// Only the message: other fields of the error hold the address with the password.
	return [COUCHDB_PASSWORD, encodeURIComponent(COUCHDB_PASSWORD), password, drawn].reduce(
		(text, secret) => text.replaceAll(secret, '…'),
		error.message
	);
};

/** @type {ReturnType<typeof joinLinks> | undefined} */
let linkOf;
try {
	if (app) linkOf = joinLinks({ app, database, language, group });
	await { create, add, remove, rotate, restore }[/** @type {'create'} */ (command)]();
} catch (error) {
	if (error instanceof Refusal) refuse(error.message);
	refuse(`Not done: ${sentenceOf(error)}`);
}
