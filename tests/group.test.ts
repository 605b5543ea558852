/** The script that creates a group, and the group's validation function, tested against PouchDB. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGroup } from '../tools/group/create.mjs';
import { startCouch, type Couch } from './support/couch.mjs';

let couch: Couch;
let security: string;
beforeEach(async () => {
	security = '';
	couch = await startCouch({ name: 'admin', password: 'owner' });
	// The test database does not support members, so the request that sets them is intercepted.
	couch.faults.intercept = (request, response) => {
		if (!request.url?.endsWith('/_security')) return false;
		request.on('data', (part: Buffer) => (security += part.toString()));
		request.on('end', () => {
			response.writeHead(200, { 'content-type': 'application/json' });
			response.end('{"ok":true}');
		});
		return true;
	};
});
afterEach(() => couch.stop());

const plan = () => ({
	server: couch.origin.replace('http://', 'http://admin:owner@'),
	group: 'group',
	user: 'salon',
	password: 'tea'
});
const added = { _id: 'm!0000000!phone', ochaya: 1, kind: 'delete', at: 5 };

describe('a group', () => {
	it('is created with a user of its own, who is its only member', async () => {
		expect(await createGroup(plan())).toEqual({ isNew: true, isNewUser: true });
		expect(JSON.parse(security)).toEqual({
			admins: { names: [], roles: ['_admin'] },
			members: { names: ['salon'], roles: [] }
		});
		const user = await couch.database('_users').get('org.couchdb.user:salon');
		expect(user).toMatchObject({ name: 'salon', roles: [], type: 'user' });
	});

	it('can be created again without harm, also after something was added', async () => {
		await createGroup(plan());
		await couch.database('group').put(added);
		expect(await createGroup(plan())).toEqual({ isNew: false, isNewUser: false });
		expect(await couch.database('group').get(added._id)).toMatchObject(added);
	});
});

describe('its validation function', () => {
	const write = async (document: object, method = 'PUT', query = ''): Promise<number> => {
		const { _id, ...body } = { _id: 'x', ...document };
		const { status } = await fetch(`${couch.origin}/group/${encodeURIComponent(_id)}${query}`, {
			method,
			headers: {
				'content-type': 'application/json',
				authorization: `Basic ${btoa('admin:owner')}`
			},
			...(method === 'PUT' && { body: JSON.stringify(body) })
		});
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
	it('lets another entry be added', async () => {
		expect(await write({ ...added, _id: 'm!0000001!phone' })).toBe(201);
	});
});
