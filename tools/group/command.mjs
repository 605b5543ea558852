/**
 * The command of groups: what is asked for on its line, done at the server, and told to who runs it.
 *
 * Passwords come from the environment, and are printed only where they are new: never in an error.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createGroup, restoreGroup } from './create.mjs';
import { joinLinks, qrForTerminal } from './join-link.mjs';
import { addPhone, removePhone, rotatePassword } from './phones.mjs';
import { Refusal } from './server.mjs';

const usage = `npm run group -- create GROUP --server URL [--user NAME] [--app URL]
    makes a group, or puts it right
npm run group -- add GROUP PHONE --server URL --app URL
    lets a phone in by a name of its own
npm run group -- remove GROUP PHONE --server URL
    puts this phone out
npm run group -- rotate GROUP --server URL [--user NAME] [--app URL]
    changes the name and password that phones share
npm run group -- restore GROUP --server URL [--user NAME]
    makes a group again of a backup that was copied back

--server    the database server, as https://couch.example or http://127.0.0.1:5984
--admin     its administrator, if not admin
--user      the name that phones share, if not the group's
--app       where phones open the app, as https://tea.example/: prints a link to join by
--database  the group's address for phones, if not /db/GROUP on the host of the app
--language  of the page that the link opens: en or fr

COUCHDB_PASSWORD holds the administrator's password. GROUP_PASSWORD holds the one that
phones share; without it, one is drawn and printed, and rotate always draws one. Every
command may be run twice.`;

/**
 * @typedef {object} Call
 * @property {readonly string[]} args what follows the name of the command.
 * @property {Readonly<Record<string, string | undefined>>} environment
 * @property {boolean} isTerminal whether what is printed is shown to someone, who may scan a code.
 * @property {(line: string) => void} print
 * @property {(line: string) => void} complain
 */

/** @param {readonly string[]} args */
const parse = (args) => {
	try {
		return parseArgs({
			args: [...args],
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
		throw new Refusal(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
	}
};

/**
 * Reads what a command is to do.
 *
 * @param {Call} call
 * @throws {Refusal} when it can't be done, with what to give instead.
 */
const readCall = ({ args, environment }) => {
	const { values, positionals } = parse(args);
	const [command = '', group = '', phone = '', ...rest] = positionals;
	const { user, admin, app, database, language } = values;
	const { COUCHDB_PASSWORD = '', GROUP_PASSWORD } = environment;
	/** @type {(isWrong: boolean, sentence: string) => void} */
	const refuseIf = (isWrong, sentence) => {
		if (isWrong) throw new Refusal(sentence);
	};
	const takesPhone = command === 'add' || command === 'remove';
	const isKnown = takesPhone || ['create', 'rotate', 'restore'].includes(command);
	refuseIf(!isKnown || !group || takesPhone !== (phone !== '') || rest.length > 0, usage);
	refuseIf(
		!/^[a-z][a-z0-9_$()+-]*$/.test(group),
		'A group has a name of small letters, digits and _$()+- that begins with a letter.'
	);
	refuseIf(
		takesPhone && !/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u.test(phone),
		'A phone has a name of letters, digits, spaces, _ and -, of 40 at most.'
	);
	refuseIf(
		user !== undefined && (!/^[^:_][^:]{0,99}$/.test(user) || user.startsWith(`${group}.`)),
		`A user has a name without a colon, which begins neither with _ nor with “${group}.”.`
	);
	refuseIf(!['en', 'fr'].includes(language), '--language takes en or fr.');
	const linkOf = app ? joinLinks({ app, database, language, group }) : undefined;
	refuseIf(!COUCHDB_PASSWORD, 'COUCHDB_PASSWORD is empty: it holds the administrator’s password.');
	const { server = '' } = values;
	refuseIf(
		!/^https?:\/\//.test(server) || !URL.canParse(server),
		'--server takes an address like https://couch.example or http://127.0.0.1:5984.'
	);
	const url = new URL(server);
	const place = url.origin + url.pathname.replace(/\/$/, '');
	url.username = encodeURIComponent(admin);
	url.password = encodeURIComponent(COUCHDB_PASSWORD);
	const drawn = randomBytes(12).toString('base64url');
	return {
		command: /** @type {'create' | 'add' | 'remove' | 'rotate' | 'restore'} */ (command),
		group,
		phone,
		user,
		admin,
		app: app ?? 'https://tea.example/',
		linkOf,
		server: url.href,
		host: url.host,
		place,
		drawn,
		password: GROUP_PASSWORD || drawn,
		secrets: [COUCHDB_PASSWORD, encodeURIComponent(COUCHDB_PASSWORD), GROUP_PASSWORD || drawn, drawn]
	};
};
/** @typedef {ReturnType<typeof readCall>} Plan */

/**
 * @param {Plan} plan
 * @param {Call} call
 */
const work = async (plan, { print, isTerminal }) => {
	const { command, group, phone, user, admin, app, linkOf, server, host, place, drawn, password } = plan;
	const asAdmin = admin === 'admin' ? '' : ` --admin ${admin}`;
	/** Prints what somebody may run next, at the same server. @param {string} what */
	const next = (what) => print(`  npm run group -- ${what} --server ${place}${asAdmin}`);
	/** Prints how a phone comes in. @param {string} name @param {string} secret */
	const showEntrance = (name, secret) => {
		if (!linkOf) {
			print(`Name ${name}, password ${secret}. With --app, this prints the link to join by.`);
			return;
		}
		const link = linkOf(name, secret);
		print('It joins by this link. Whoever has the link comes in, so it is for nobody else:\n');
		print(link);
		if (isTerminal) print(`\n${qrForTerminal(link)}`);
	};
	const create = async () => {
		const { user: shared, isNew, isNewUser } = await createGroup({ server, group, user, password });
		print(`${isNew ? 'Made' : 'Put right'}: the group ${group} on ${host}.`);
		print(
			`Phones come in as ${shared}, ${isNewUser ? `with the password ${password}` : 'with the password it had'}.`
		);
		if (isNewUser && linkOf) print(`\nAny phone may join by this link:\n\n${linkOf(shared, password)}`);
		print('\nNext: give each phone a name of its own, so that a lost one can be put out alone:');
		next(`add ${group} PHONE --app ${app}`);
	};

	const add = async () => {
		const { user: name, isNew } = await addPhone({ server, group, phone, password: drawn });
		if (!isNew) {
			print(`${phone} is in ${group} already, as ${name} with the password it had.`);
			print('For a new link, remove it and add it again.');
			return;
		}
		print(`${phone} may come into ${group}, as ${name}.`);
		showEntrance(name, drawn);
		print('\nNext: open it on that phone. Should the phone be lost:');
		next(`remove ${group} ${/^\S+$/.test(phone) ? phone : `"${phone}"`}`);
	};

	const remove = async () => {
		const { wasThere, phones } = await removePhone({ server, group, phone });
		if (!wasThere) print(`There is no phone ${phone} in ${group}.`);
		else {
			print(`${phone} is out of ${group}. What it asks at this moment ends within half a minute.`);
			print('It keeps what it has. If it knew the password that others share, rotate that too.');
		}
		print(`By a name of their own, in ${group}: ${phones.join(', ') || 'none'}.`);
	};

	const rotate = async () => {
		// Never the one of the environment, which may be the one that is to be changed.
		const { before, user: name, groups } = await rotatePassword({ server, group, user, password: drawn });
		print(`${before} is out: join codes made before let nobody in any more. The shared name is ${name} now.`);
		if (groups.length > 1) print(`So it is in all that it opens: ${groups.join(', ')}.`);
		print('Phones with a name of their own go on. The others say that they are not let in any more:');
		print('on each of them, scan the new code in the group’s panel.\n');
		showEntrance(name, drawn);
	};

	const restore = async () => {
		const { members, newUser } = await restoreGroup({ server, group, user, password });
		print(`Restored: ${group} on ${host} is a group again. Its members: ${members.join(', ')}.`);
		if (newUser) print(`${newUser} is new, with the password ${password}.`);
		print(
			'Whoever was put out since that copy was made is in again: remove them again, and rotate if you had.'
		);
		print('Phones notice by themselves, and send what the copy lacks.\n');
		print('Is somebody missing, the server no longer had their name. Then, for the one that phones share:');
		next(`restore ${group} --user NAME`);
		print('and for a phone of its own:');
		next(`add ${group} PHONE --app ${app}`);
	};
	await { create, add, remove, rotate, restore }[command]();
};

/** @param {unknown} error @param {Plan} plan @returns {string} a sentence, without a password in it. */
const sentenceOf = (error, { host, admin, secrets }) => {
	if (!(error instanceof Error)) return 'unknown';
	if ('statusCode' in error && error.statusCode === 401) {
		return `${host} does not let in ${admin} with the password in COUCHDB_PASSWORD.`;
	}
	const [noAnswer] = /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT/.exec(error.message) ?? [];
	if (noAnswer) return `no server answers at ${host} (${noAnswer}).`;
	// Only the message: other fields of the error hold the address with the password.
	return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), error.message);
};

/**
 * Runs the command.
 *
 * @param {Call} call
 * @returns {Promise<number>} the exit code: 0 when it is done.
 */
export const runCommand = async (call) => {
	/** @type {Plan | undefined} */
	let plan;
	try {
		plan = readCall(call);
		await work(plan, call);
		return 0;
	} catch (error) {
		if (error instanceof Refusal) call.complain(error.message);
		else call.complain(`Not done: ${plan ? sentenceOf(error, plan) : 'unknown'}`);
		return 1;
	}
};
