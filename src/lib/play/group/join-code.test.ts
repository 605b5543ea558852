import { expect, it } from 'vitest';
import { toBase64url } from '$lib/share/base64url';
import { typingErrorsOf } from '../../../../tests/support/slips';
import { fromJoinCode, toJoinCode } from './join-code';

const entrance = { url: 'https://tea.example/db/group', name: 'léa', password: 'thé 🍵' };

it('has the address of the group, the name and the password, and nothing else', () => {
	expect(fromJoinCode(toJoinCode(entrance))).toEqual(entrance);
	const group = { ...entrance, shared: { of: 'all' } };
	expect(fromJoinCode(toJoinCode(group))).toEqual(entrance);
	expect(toJoinCode(entrance)).toMatch(/^group=2\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/);
});

it('of earlier versions, which called groups houses, is read', () => {
	const packed = toBase64url(new TextEncoder().encode(JSON.stringify(entrance)));
	expect(fromJoinCode(`house=1.${packed}`)).toEqual(entrance);
	expect(fromJoinCode(toJoinCode(entrance).replace('group', 'house'))).toEqual(entrance);
});

it('is refused with a letter altered, missing or swapped anywhere', () => {
	const accepted = [...typingErrorsOf(toJoinCode(entrance))].filter((slip) => fromJoinCode(slip));
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
