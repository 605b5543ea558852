/** The function that creates a group, and the group's validation function. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGroup, restoreGroup } from '../tools/group/create.mjs';
import { addPhone } from '../tools/group/phones.mjs';
import { canStartNodes, isReal, startCouch, type Couch } from './support/couch.mjs';
import { askCouch } from './support/couch-node.mjs';

let couch: Couch;
beforeEach(async () => {
	couch = await startCouch();
});
afterEach(() => couch.stop());

const plan = () => ({
	server: couch.admin,
	group: couch.own('group'),
	user: couch.own('salon'),
	password: 'tea'
});
const added = { _id: 'm!0000000!phone', ochaya: 1, kind: 'delete', at: 5 };
const ids = async (): Promise<readonly string[]> =>
	(await couch.database('group').allDocs()).rows.map(({ id }) => id);

describe('a group', () => {
	it('is created with a user of its own, who is its only member', async () => {
		expect(await createGroup(plan())).toEqual({
			user: couch.own('salon'),
			isNew: true,
			isNewUser: true
		});
		expect((await couch.ask('/group/_security')).data).toEqual({
			admins: { names: [], roles: ['_admin'] },
			members: { names: [couch.own('salon')], roles: [] }
		});
		const user = await couch.database('_users').get(`org.couchdb.user:${couch.own('salon')}`);
		expect(user).toMatchObject({ name: couch.own('salon'), roles: [], type: 'user' });
	});

	it('begins an epoch', async () => {
		await createGroup(plan());
		const [design, epoch = ''] = await ids();
		expect([design, epoch]).toEqual(['_design/ochaya', expect.stringMatching(/^epoch![0-9a-f]{32}$/)]);
		const stored = await couch.database('group').get(epoch);
		expect(stored).toMatchObject({ ochaya: 5, kind: 'epoch', at: expect.any(Number) as number });
	});

	it('can be created again without harm, also after something was added, and has phones compare', async () => {
		await createGroup(plan());
		await couch.database('group').put(added);
		const before = await ids();
		expect(await createGroup(plan())).toEqual({
			user: couch.own('salon'),
			isNew: false,
			isNewUser: false
		});
		expect(await couch.database('group').get(added._id)).toMatchObject(added);
		const after = await ids();
		const more = after.filter((id) => !before.includes(id));
		expect([after.length - before.length, more]).toEqual([1, [expect.stringMatching(/^epoch!/)]]);
	});

	it('that was made before there were epochs gets one, and its user is noted as the group’s', async () => {
		const id = `org.couchdb.user:${couch.own('salon')}`;
		const user = { name: couch.own('salon'), password: 'tea', roles: [], type: 'user' };
		await couch.database('group').info();
		await couch.database('_users').put({ ...user, _id: id });
		expect(await createGroup(plan())).toEqual({
			user: couch.own('salon'),
			isNew: false,
			isNewUser: false
		});
		expect((await ids()).filter((one) => one.startsWith('epoch!'))).toHaveLength(1);
		expect(await couch.database('_users').get(id)).toMatchObject({ groups: [couch.own('group')] });
	});
});

describe('its validation function', () => {
	const write = async (document: object, method = 'PUT', query = ''): Promise<number> => {
		const { _id, ...body } = { _id: 'x', ...document };
		const path = `/group/${encodeURIComponent(_id)}${query}`;
		const { status } = await couch.ask(path, { method, ...(method === 'PUT' && { body }) });
		return status;
	};

	beforeEach(async () => {
		await createGroup(plan());
		expect(await write(added)).toBe(201);
	});

	it('lets nothing be changed', async () => {
		const { _rev } = await couch.database('group').get(added._id);
		expect(await write({ ...added, _rev, at: 6 })).toBe(403);
	});
	it('lets nothing be deleted', async () => {
		const { _rev } = await couch.database('group').get(added._id);
		expect(await write(added, 'DELETE', `?rev=${String(_rev)}`)).toBe(403);
	});
	it.each([
		['documents of other programs', { _id: 'recipe', tea: 'green' }],
		['documents that are too long', { ...added, _id: 'm!0000001!phone', text: 'x'.repeat(70_000) }]
	])('refuses %s', async (_, document) => {
		expect(await write(document)).toBe(403);
	});
	it.each([
		['another entry', { ...added, _id: 'm!0000001!phone' }],
		['an epoch', { _id: 'epoch!one', ochaya: 5, kind: 'epoch', at: 5 }]
	])('lets %s be added', async (_, document) => {
		expect(await write(document)).toBe(201);
	});
});

// The imitation runs the function on none of what is replicated, and knows no members.
if (isReal) {
	describe('in a real database, what is written as a replication writes it (new_edits=false)', () => {
		const salon = () => ({ name: couch.own('salon'), password: 'tea' });
		/** @returns why the server refuses the document; undefined if it takes it. */
		const replicate = async (document: object, as?: ReturnType<typeof salon>) => {
			const body = { new_edits: false, docs: [{ ...added, ...document }] };
			const { data } = await couch.ask('/group/_bulk_docs', { body, ...(as && { as }) });
			return (data as { reason: string }[])[0]?.reason;
		};
		const forged = { _rev: '1-ffffffffffffffffffffffffffffffff', at: 666 };
		const ofUnknownPast = { _revisions: { start: 2, ids: ['eeee', 'dddd'] }, at: 666 };

		beforeEach(async () => {
			await createGroup(plan());
			await couch.database('group').put(added);
		});

		it('is refused of everyone but an administrator', async () => {
			expect(await replicate(forged, salon())).toBe('Only an administrator replicates.');
			expect(await replicate({ ...forged, _id: 'm!0000007!phone' }, salon())).toBe(
				'Only an administrator replicates.'
			);
			expect(await couch.database('group').get(added._id)).toMatchObject({ at: 5 });
		});

		it('is refused of an administrator too if it is a later revision, or a deletion', async () => {
			const changed = 'Nothing is changed or deleted here.';
			expect(await replicate(ofUnknownPast)).toBe(changed);
			expect(await replicate({ _rev: '3-abc', at: 666 })).toBe(changed);
			expect(await replicate({ _id: added._id, _rev: '3-abc', _deleted: true })).toBe(
				'Nothing is deleted here.'
			);
			expect(await couch.database('group').get(added._id)).toMatchObject({ at: 5 });
		});

		it('is taken of an administrator as another first revision, which the database tells as a conflict', async () => {
			expect(await replicate(forged)).toBeUndefined();
			const { data } = await couch.ask(`/group/${encodeURIComponent(added._id)}?conflicts=true`);
			expect(data).toMatchObject({ at: 666, _conflicts: [expect.stringMatching(/^1-/)] });
		});

		it('may be as long as what is added', async () => {
			const rest = JSON.stringify({ ...added, text: '' }).length;
			const longest = { ...added, _id: 'm!0000002!phone', text: 'x'.repeat(65_536 - rest) };
			const tooLong = { ...longest, _id: 'm!0000003!phone', text: `${longest.text}x` };
			expect((await couch.ask('/group', { body: longest, as: salon() })).status).toBe(201);
			expect((await couch.ask('/group', { body: tooLong, as: salon() })).status).toBe(403);
			expect(
				await replicate({ ...longest, _id: 'm!0000004!phone', _rev: `1-${'a'.repeat(32)}` })
			).toBeUndefined();
		});
	});

	describe('in a real database, a member', () => {
		const as = () => ({ name: couch.own('salon'), password: 'tea' });
		beforeEach(async () => {
			await createGroup(plan());
		});

		it('can’t touch the database, its validation or who is a member', async () => {
			const { _rev } = await couch.database('group').get('_design/ochaya');
			const members = (await couch.ask('/group/_security')).data;
			const design = { _rev, language: 'javascript' };
			const put = (path: string, body: object) => couch.ask(path, { method: 'PUT', body, as: as() });
			expect((await put('/group/_design/ochaya', design)).status).toBe(403);
			expect((await put('/group/_design/mine', { language: 'javascript' })).status).toBe(403);
			// CouchDB 3.4 answers 500 here, and changes nothing.
			expect((await put('/group/_security', {})).status).not.toBe(200);
			expect((await couch.ask('/group', { method: 'DELETE', as: as() })).status).toBe(401);
			expect(await couch.ask('/group/_security')).toEqual({ status: 200, data: members });
		});

		it('can’t purge what was added', async () => {
			await couch.database('group').put(added);
			const { _rev } = await couch.database('group').get(added._id);
			const body = { [added._id]: [_rev] };
			expect((await couch.ask('/group/_purge', { body, as: as() })).status).toBe(401);
		});

		it('is nobody in another group', async () => {
			const other = { ...plan(), group: couch.own('other'), user: couch.own('other') };
			await createGroup(other);
			expect(await couch.ask('/other', { as: as() })).toEqual({
				status: 403,
				data: { error: 'forbidden', reason: 'You are not allowed to access this db.' }
			});
		});
	});
}

// A second server takes a command that starts it.
if (canStartNodes) {
	it('a group on two real servers that replicate has on each what was added at either', async () => {
		const other = await startCouch({ node: 1 });
		const at = (node: Couch) => new URL(node.own('group'), `${node.admin}/`).href;
		const nodes = [couch, other] as const;
		for (const node of nodes) {
			await createGroup({ ...plan(), server: node.admin, group: node.own('group') });
		}
		const copies = [
			{ source: at(couch), target: at(other), continuous: true },
			{ source: at(other), target: at(couch), continuous: true }
		];
		for (const body of copies) await couch.ask('/_replicate', { body });
		const as = { name: couch.own('salon'), password: 'tea' };
		const here = { ...added, _id: 'm!0000001!here' };
		const there = { ...added, _id: 'm!0000001!there' };
		expect((await couch.ask('/group', { body: here, as })).status).toBe(201);
		expect((await other.ask('/group', { body: there, as })).status).toBe(201);
		const entriesOf = async (node: Couch) =>
			(await node.database('group').allDocs()).rows.map(({ id }) => id).filter((id) => id.startsWith('m!'));
		for (const node of nodes) {
			await vi.waitUntil(async () => (await entriesOf(node)).length === 2, { timeout: 30_000 });
			expect(await entriesOf(node)).toEqual(['m!0000001!here', 'm!0000001!there']);
		}
		for (const body of copies) await couch.ask('/_replicate', { body: { ...body, cancel: true } });
		await other.stop();
	});

	it('a name of a phone’s own opens both servers where users replicate', async () => {
		const other = await startCouch({ node: 1 });
		const [group, user] = [couch.own('shared'), couch.own('shared')];
		await createGroup({ server: couch.admin, group, user, password: 'tea' });
		const { user: lea } = await addPhone({ server: couch.admin, group, phone: 'lea', password: 'tea' });
		const users = (node: Couch) => new URL('_users', `${node.admin}/`).href;
		const body = { source: users(couch), target: users(other) };
		expect((await couch.ask('/_replicate', { body })).data).toMatchObject({ ok: true });
		const there = { server: other.admin, group };
		expect(await createGroup({ ...there, user, password: 'another' })).toMatchObject({ isNewUser: false });
		const { members } = await restoreGroup({ ...there, user: undefined, password: '' });
		expect(members).toEqual([user, lea]);
		for (const name of members) {
			const url = new URL(group, `${other.admin}/`);
			Object.assign(url, { username: name, password: 'tea' });
			expect((await askCouch(url.href, '')).status).toBe(200);
		}
		await other.stop();
	});
}
