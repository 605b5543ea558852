import { expect, it } from 'vitest';
import { toBase64url } from '$lib/qr/base64url';
import { typingErrorsOf } from '../../../tests/support/slips';
import { fromJoinCode, toJoinCode } from './join-code';

const credentials = { url: 'https://tea.example/db/group', name: 'léa', password: 'thé 🍵' };

it('has the address of the group, the name and the password, and nothing else', () => {
	expect(fromJoinCode(toJoinCode(credentials))).toEqual(credentials);
	const group = { ...credentials, shared: { of: 'all' } };
	expect(fromJoinCode(toJoinCode(group))).toEqual(credentials);
	expect(toJoinCode(credentials)).toMatch(/^group=2\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/);
});

it('of earlier versions, which called groups houses, is read', () => {
	const packed = toBase64url(new TextEncoder().encode(JSON.stringify(credentials)));
	expect(fromJoinCode(`house=1.${packed}`)).toEqual(credentials);
	expect(fromJoinCode(toJoinCode(credentials).replace('group', 'house'))).toEqual(credentials);
});

it('is refused with a letter altered, missing or swapped anywhere', () => {
	const accepted = [...typingErrorsOf(toJoinCode(credentials))].filter((slip) => fromJoinCode(slip));
	expect(accepted).toEqual([]);
});

it.each([
	'',
	'group=',
	'house=',
	'house=1.',
	'house=1.%%%',
	'group=2.abcd',
	'group=2.00000000.abcd',
	'group=3.abcd',
	'house=1.e30',
	`house=1.${'a'.repeat(4000)}`
])('%s is no join code', (fragment) => {
	expect(fromJoinCode(fragment)).toBeUndefined();
});
