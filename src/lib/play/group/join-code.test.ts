import { expect, it } from 'vitest';
import { toBase64url } from '$lib/share/base64url';
import { slipsOf } from '../../../../tests/support/slips';
import { fromJoinCode, toJoinCode } from './join-code';

const entrance = { url: 'https://tea.example/db/group', name: 'léa', password: 'thé 🍵' };

it('says where the group is and who comes in, and nothing else', () => {
	expect(fromJoinCode(toJoinCode(entrance))).toEqual(entrance);
	const group = { ...entrance, shared: { of: 'all' } };
	expect(fromJoinCode(toJoinCode(group))).toEqual(entrance);
	expect(toJoinCode(entrance)).toMatch(/^group=2\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/);
});

it('of earlier versions, when groups were called houses, is read', () => {
	const packed = toBase64url(new TextEncoder().encode(JSON.stringify(entrance)));
	expect(fromJoinCode(`house=1.${packed}`)).toEqual(entrance);
	expect(fromJoinCode(toJoinCode(entrance).replace('group', 'house'))).toEqual(entrance);
});

it('with a letter altered, missing or swapped anywhere it is none', () => {
	const taken = [...slipsOf(toJoinCode(entrance))].filter((slip) => fromJoinCode(slip));
	expect(taken).toEqual([]);
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
