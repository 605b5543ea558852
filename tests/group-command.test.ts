/** The command of groups, run as one runs it: what it does on the server, and what it prints. */
import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fromJoinCode } from '../src/lib/group/join-code.ts';
import { runCommand } from '../tools/group/command.mjs';
import { qrForTerminal } from '../tools/group/join-link.mjs';
import { rotatePassword } from '../tools/group/phones.mjs';
import { root } from '../tools/paths.mjs';
import { isReal, startCouch, type Couch } from './support/couch.mjs';
import { endingWay } from './support/ending-way.ts';

let couch: Couch;
let group: string;
beforeEach(async () => {
	couch = await startCouch();
	group = couch.own('group');
});
afterEach(() => couch.stop());

interface Run {
	readonly code: number;
	readonly said: string;
}

/** Runs the command as the administrator. @returns its exit code and all that it printed. */
const run = async (
	args: readonly string[],
	environment: Readonly<Record<string, string>> = {}
): Promise<Run> => {
	const { origin, username, password } = new URL(couch.admin);
	let said = '';
	const print = (line: string): void => {
		said += `${line}\n`;
	};
	const code = await runCommand({
		args: ['--server', origin, '--admin', username, ...args],
		environment: { COUCHDB_PASSWORD: password, ...environment },
		isTerminal: false,
		print,
		complain: print
	});
	return { code, said };
};
/** Runs the command, which has to do its work. @returns what it printed. */
const works = async (...args: readonly string[]): Promise<string> => {
	const { code, said } = await run(args);
	expect([code, said]).toEqual([0, said]);
	return said;
};
const app = ['--app', 'https://tea.example/'];
const soon = { timeout: 20_000 };

/** @returns the address, name and password in the join link that was printed. */
const entranceIn = (said: string) => {
	const [, code = ''] = /^https:\/\/tea\.example\/en\/settings\/#(\S+)$/m.exec(said) ?? [];
	const credentials = fromJoinCode(code);
	if (!credentials) throw new Error(`no join link in: ${said}`);
	return credentials;
};
/** @returns the name that follows a shared one when it is changed. */
const after = (name: string): string => {
	const [stem = '', count = '1'] = name.split('~');
	return `${stem}~${Number(count) + 1}`;
};
const members = async (of = 'group'): Promise<unknown> => {
	const { data } = await couch.ask(`/${of}/_security`);
	return (data as { members: { names: unknown } }).members.names;
};
describe('npm run group', () => {
	it('creates a group, prints its password and link once, and says what comes next', async () => {
		const said = await works('create', group, ...app);
		const [, password] = /Phones come in as \S+, with the password (\S+)\.$/m.exec(said) ?? [];
		expect(entranceIn(said)).toEqual({ url: `https://tea.example/db/${group}`, name: group, password });
		expect(said).toContain(`npm run group -- add ${group} PHONE --app https://tea.example/ --server http://`);
		const again = await works('create', group, ...app);
		expect(again).toContain(`Put right: the group ${group}`);
		expect(again).toContain('with the password it had');
		expect(again).not.toContain('#group=');
		expect(await members()).toEqual([group]);
	});

	it('lets a phone in by a name of its own, and out again', async () => {
		await works('create', group);
		const { name, password } = entranceIn(await works('add', group, 'Léa 2', ...app));
		expect([name, password.length]).toEqual([`${group}.Léa 2`, 16]);
		expect(await members()).toEqual([group, name]);
		const again = await works('add', group, 'Léa 2', ...app);
		expect(again).toContain('is in');
		expect(again).not.toContain('#group=');
		await works('add', group, 'sam', ...app);
		await works('create', group);
		expect(await members()).toEqual([group, name, `${group}.sam`]);
		expect(await works('remove', group, 'Léa 2')).toContain(`By a name of their own, in ${group}: sam.`);
		expect(await members()).toEqual([group, `${group}.sam`]);
		await expect(couch.database('_users').get(`org.couchdb.user:${name}`)).rejects.toThrow();
		expect(await works('remove', group, 'Léa 2')).toContain(`There is no phone Léa 2 in ${group}.`);
		expect(entranceIn(await works('add', group, 'Léa 2', ...app)).password).not.toBe(password);
	});

	it('takes the address of a database that is on another host, and an app under a path', async () => {
		await works('create', group);
		const place = ['--app', 'https://x.example/tea', '--database', `https://couch.example/${group}/`];
		const said = await works('add', group, 'lea', ...place, '--language', 'fr');
		const [, code = ''] = /^https:\/\/x\.example\/tea\/fr\/settings\/#(\S+)$/m.exec(said) ?? [];
		expect(fromJoinCode(code)?.url).toBe(`https://couch.example/${group}`);
	});

	it('changes the name and password that phones share', async () => {
		const first = entranceIn(await works('create', group, '--user', couch.own('salon'), ...app));
		const lea = entranceIn(await works('add', group, 'lea', ...app));
		const told = await works('rotate', group, ...app);
		expect(told).toContain(`${first.name} is out`);
		const second = entranceIn(told);
		expect(second).toEqual({ ...first, name: after(first.name), password: second.password });
		expect(second.password).not.toBe(first.password);
		expect(await members()).toEqual([second.name, lea.name]);
		await expect(couch.database('_users').get(`org.couchdb.user:${first.name}`)).rejects.toThrow();
		// Put right later, the group keeps the new entrance and gets no other.
		expect(await works('create', group, ...app)).toContain(
			`Phones come in as ${second.name}, with the password it had`
		);
		expect(await members()).toEqual([second.name, lea.name]);
		expect(entranceIn(await works('rotate', group, ...app)).name).toBe(after(second.name));
		const { code, said } = await run(['rotate', group, '--user', couch.own('nobody')]);
		expect([code, said]).toEqual([1, expect.stringContaining('is no user whose name phones share')]);
	});

	it('changes a shared name in all groups that it opens, and takes no password that was set for another', async () => {
		const user = ['--user', couch.own('both')];
		await works('create', group, ...user);
		await works('create', couch.own('second'), ...user);
		const { said } = await run(['rotate', group, ...user, ...app], { GROUP_PASSWORD: 'tea-for-two' });
		expect(said).toContain(`So it is in all that it opens: ${group}, ${couch.own('second')}.`);
		const { name, password } = entranceIn(said);
		expect([name, password.length]).toEqual([`${couch.own('both')}~2`, 16]);
		expect(await members()).toEqual([name]);
		const { data } = await couch.ask('/second/_security');
		expect(data).toMatchObject({ members: { names: [name] } });
	});

	it('goes on with a change of the name that ended in between', async () => {
		await works('create', group);
		// The user of before is deleted, and the members name it still.
		const id = `org.couchdb.user:${group}`;
		const user = await couch.database('_users').get(id);
		await couch.database('_users').remove(user);
		expect(entranceIn(await works('rotate', group, ...app)).name).toBe(`${group}~2`);
		expect(await members()).toEqual([`${group}~2`]);
	});

	it.each([1, 2, 3, 4, 5, 6, 7])(
		'goes on with a change of the name in all groups that ended before request %i which writes',
		async (ended) => {
			const user = couch.own('both');
			const second = couch.own('second');
			await works('create', group, '--user', user);
			await works('create', second, '--user', user);
			const way = await endingWay(couch.admin, ended);
			onTestFinished(() => way.stop());
			// Twice, so that what the second run leaves behind is found too.
			for (let times = 0; times < 2; times += 1) {
				way.again();
				await rotatePassword({ server: way.admin, group, user: undefined, password: 'never told' }).catch(
					() => undefined
				);
			}
			const { name } = entranceIn(await works('rotate', group, ...app));
			expect([await members(), await members('second')]).toEqual([[name], [name]]);
			// No name is left of which nobody has the password.
			const { rows } = await couch.database('_users').allDocs();
			expect(rows.filter(({ id }) => id.includes(`:${user}`)).map(({ id }) => id)).toEqual([
				`org.couchdb.user:${name}`
			]);
		}
	);

	it.each([['add', 'lea'], ['remove', 'lea'], ['rotate'], ['restore']])(
		'makes no group by %s',
		async (command, ...phone) => {
			const { code, said } = await run([command, group, ...phone]);
			expect([code, said]).toEqual([1, expect.stringMatching(/^There is no (group|database) /)]);
		}
	);

	it.each([
		['nothing', [], 'npm run group -- create'],
		['an unknown command', ['destroy', 'x'], 'npm run group -- create'],
		['an unknown option', ['create', 'x', '--all'], 'npm run group -- create'],
		['a phone that is missing', ['add', 'x'], 'npm run group -- create'],
		['a phone too many', ['create', 'x', 'lea'], 'npm run group -- create'],
		['a name that is none of a database', ['create', 'Tea!'], 'A group has a name of'],
		['a phone with a colon', ['add', 'x', 'a:b'], 'A phone has a name of'],
		['a user with a colon', ['create', 'x', '--user', 'a:b'], 'A user has a name without a colon'],
		['a user that looks like a phone', ['create', 'x', '--user', 'x.lea'], 'A user has a name without'],
		['an app that phones can’t open safely', ['create', 'x', '--app', 'http://192.168.1.3/'], '--app takes'],
		['a password in an address', ['create', 'x', '--app', 'https://a:b@x.example/'], '--app takes']
	])('refuses %s', async (_, args, said) => {
		const ran = await run(args);
		expect([ran.code, ran.said]).toEqual([1, expect.stringContaining(said)]);
	});

	it('is run as a script, and shows the link as a code where it is seen', async () => {
		expect(() =>
			execFileSync(process.execPath, [`${root}tools/group/group.mjs`, 'create'], { stdio: 'pipe' })
		).toThrow(/npm run group -- create GROUP/);
		expect(qrForTerminal('https://tea.example/').split('\n')[0]).toBe(
			`\u001b[97;40m${'█'.repeat(29)}\u001b[0m`
		);
	});

	it('prints no password in an error', async () => {
		const wrong = { COUCHDB_PASSWORD: 'wrong p@ss/word%', GROUP_PASSWORD: 'tea-for-two' };
		const gone = await startCouch();
		await gone.stop();
		const host = new URL(gone.origin).host.replace('localhost', '127.0.0.1');
		const nowhere = ['--server', `http://${host}`];
		for (const args of [['create', group], ['create', group, ...nowhere], ['create', 'Tea!'], []]) {
			const { code, said } = await run(args, wrong);
			expect(code).toBe(1);
			expect(said).not.toMatch(/wrong p|wrong%20p|p%40ss|tea-for-two/);
		}
		const { said } = await run(['create', group], wrong);
		expect(said).toMatch(/^Not done: \S+ does not let in admin with the password in COUCHDB_PASSWORD\.\n$/);
		expect((await run(['create', group, ...nowhere], wrong)).said).toBe(
			`Not done: no server answers at ${host} (ECONNREFUSED).\n`
		);
	});
});

// The imitation lets in one name, whoever is a member, and copies nothing.
if (isReal) {
	const status = async (as: { name: string; password: string }): Promise<number> =>
		(await couch.ask('/group', { as })).status;
	const entry = { _id: 'match!m', ochaya: 6, kind: 'match', entries: [{ kind: 'start' }] };

	describe('at a real database', () => {
		it('a phone comes in by its link until it is put out, and the others go on', async () => {
			const shared = entranceIn(await works('create', group, ...app));
			const lea = entranceIn(await works('add', group, 'Léa 2', ...app));
			const sam = entranceIn(await works('add', group, 'sam', ...app));
			expect(await Promise.all([shared, lea, sam].map(status))).toEqual([200, 200, 200]);
			expect((await couch.ask('/group', { as: lea, body: entry })).status).toBe(201);
			await works('remove', group, 'Léa 2');
			expect(await status(lea)).not.toBe(200);
			// The server forgets who a user was a moment later; until then it is one who is no member (403).
			await vi.waitUntil(async () => (await status(lea)) === 401, soon);
			expect(await Promise.all([shared, sam].map(status))).toEqual([200, 200]);
		});

		it('a new password lets the old one out, and leaves phones with a name of their own', async () => {
			const first = entranceIn(await works('create', group, ...app));
			const lea = entranceIn(await works('add', group, 'lea', ...app));
			expect(await status(first)).toBe(200);
			const second = entranceIn(await works('rotate', group, ...app));
			await vi.waitUntil(async () => (await status(first)) === 401, soon);
			expect(await Promise.all([second, lea].map(status))).toEqual([200, 200]);
		});

		it('a new password is let in while the phones with the old one ask from the same address', async () => {
			const first = entranceIn(await works('create', group, ...app));
			expect(await status(first)).toBe(200);
			const second = entranceIn(await works('rotate', group, ...app));
			await vi.waitUntil(async () => (await status(first)) === 401, soon);
			// Six phones, and each of them twice.
			for (let time = 1; time <= 12; time += 1) expect(await status(first)).toBe(401);
			expect(await status(second)).toBe(200);
		});

		it('a copy that was copied back lets nobody in before it is restored; then all come in again', async () => {
			const shared = entranceIn(await works('create', group, '--user', couch.own('salon'), ...app));
			const lea = entranceIn(await works('add', group, 'lea', ...app));
			expect((await couch.ask('/group', { as: lea, body: entry })).status).toBe(201);
			const copy = async (from: string, to: string) => {
				const at = (name: string) => new URL(couch.own(name), `${couch.admin}/`).href;
				const body = { source: at(from), target: at(to), create_target: true };
				expect((await couch.ask('/_replicate', { body })).data).toMatchObject({ ok: true });
			};
			await copy('group', 'backup');
			expect((await couch.ask('/group', { method: 'DELETE' })).status).toBe(200);
			await copy('backup', 'group');
			expect(await Promise.all([shared, lea].map(status))).toEqual([403, 403]);

			const said = await works('restore', group);
			expect(said).toContain(`Its members: ${[lea.name, shared.name].sort().join(', ')}.`);
			expect(said).toContain('Whoever was put out since that copy was made is in again');
			expect(await Promise.all([shared, lea].map(status))).toEqual([200, 200]);
			expect(await couch.ask(`/group/${encodeURIComponent(entry._id)}`, { as: lea })).toMatchObject({
				status: 200,
				data: entry
			});
			const foreign = { _id: 'recipe', tea: 'green' };
			expect((await couch.ask('/group', { as: lea, body: foreign })).status).toBe(403);
			await works('restore', group);
			expect(await members()).toEqual([lea.name, shared.name].sort());
		});

		it('a group is restored on a server that knows none of its users', async () => {
			await couch.database('group').put(entry);
			await couch.ask('/group/_security', { method: 'PUT', body: {} });
			const said = await works('restore', group);
			const [, password = ''] = /is new, with the password (\S+)\.$/m.exec(said) ?? [];
			expect(await status({ name: group, password })).toBe(200);
			const lea = entranceIn(await works('add', group, 'lea', ...app));
			expect(await status(lea)).toBe(200);
		});

		/**
		 * CouchDB 3.4 ([chttpd_auth_lockout]) counts wrong passwords by name and address. After five of them it answers
		 * 403 for five minutes from the first, whatever the password, without saying for how long; what was right in
		 * between changes nothing. Behind a proxy, the address is the last of X-Forwarded-For.
		 */
		it('five wrong passwords keep one name out at one address, and no other', async () => {
			const shared = entranceIn(await works('create', group, ...app));
			const lea = entranceIn(await works('add', group, 'lea', ...app));
			const wrong = { ...shared, password: 'wrong' };
			const refused = {
				status: 401,
				data: { error: 'unauthorized', reason: 'Name or password is incorrect.' }
			};
			const locked = {
				status: 403,
				data: {
					error: 'forbidden',
					reason: 'Account is temporarily locked due to multiple authentication failures'
				}
			};
			for (let time = 1; time <= 4; time += 1) {
				expect(await couch.ask('/group', { as: wrong })).toEqual(refused);
			}
			expect(await status(shared)).toBe(200);
			expect(await couch.ask('/group', { as: wrong })).toEqual(refused);
			expect(await couch.ask('/group', { as: wrong })).toEqual(locked);
			expect(await couch.ask('/group', { as: shared })).toEqual(locked);
			expect(await status(lea)).toBe(200);
			expect((await couch.ask('/group', { as: shared, from: '192.168.1.7' })).status).toBe(200);
			const nobody = { name: couch.own('nobody'), password: 'wrong' };
			for (let time = 1; time <= 7; time += 1) {
				expect(await couch.ask('/group', { as: nobody })).toEqual(refused);
			}
		});
	});
}
