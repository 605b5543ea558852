import { expect, it } from 'vitest';
import { troubleOfAnswer } from './trouble.ts';

const locked = {
	error: 'forbidden',
	reason: 'Account is temporarily locked due to multiple authentication failures'
};

it.each([
	[200, { ok: true }, undefined],
	[201, [], undefined],
	[401, { error: 'unauthorized', reason: 'Name or password is incorrect.' }, 'password'],
	[403, { error: 'forbidden', reason: 'You are not allowed to access this db.' }, 'forbidden'],
	[403, locked, 'locked-out'],
	[404, { error: 'not_found', reason: 'Database does not exist.' }, 'gone'],
	[404, { message: 'no Route matched' }, 'no-way'],
	[413, { error: 'document_too_large', reason: 'm!0000001!phone' }, 'too-large'],
	[429, {}, 'busy'],
	[500, { error: 'error', reason: 'internal_server_error' }, 'busy'],
	[507, {}, 'full'],
	[400, { error: 'bad_request', reason: 'invalid UTF-8 JSON' }, 'not-couch']
])('the answer %i with %j is told as %s', (status, data, trouble) => {
	expect(troubleOfAnswer({ status, data, isPage: false, isOfWriting: false })).toBe(trouble);
});

it.each([
	[200, 'web-page'],
	[403, 'web-page'],
	[511, 'web-page'],
	[404, 'no-way'],
	[401, 'password'],
	[413, 'too-large'],
	[502, 'busy'],
	[500, 'busy']
])('a page of HTML with %i is told as %s', (status, trouble) => {
	expect(troubleOfAnswer({ status, data: undefined, isPage: true, isOfWriting: true })).toBe(trouble);
});

it('a server that fails at storing is full', () => {
	const data = [{ error: 'error', reason: 'internal_server_error' }];
	expect(troubleOfAnswer({ status: 500, data, isPage: false, isOfWriting: true })).toBe('full');
});
