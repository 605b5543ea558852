import { expect, it } from 'vitest';
import { toBase64url } from '$lib/share/base64url';
import { slipsOf } from '../../../../tests/support/slips';
import { fromJoinCode, toJoinCode } from './join-code';

const entrance = { url: 'https://tea.example/db/house', name: 'léa', password: 'thé 🍵' };

it('says where the house is and who comes in, and nothing else', () => {
	expect(fromJoinCode(toJoinCode(entrance))).toEqual(entrance);
	const house = { ...entrance, shared: { of: 'all' } };
	expect(fromJoinCode(toJoinCode(house))).toEqual(entrance);
	expect(toJoinCode(entrance)).toMatch(/^house=2\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/);
});

it('of earlier versions, without a digest, is read', () => {
	const packed = toBase64url(new TextEncoder().encode(JSON.stringify(entrance)));
	expect(fromJoinCode(`house=1.${packed}`)).toEqual(entrance);
});

it('with a letter altered, missing or swapped anywhere it is none', () => {
	const taken = [...slipsOf(toJoinCode(entrance))].filter((slip) => fromJoinCode(slip));
	expect(taken).toEqual([]);
});

it.each([
	'',
	'house=',
	'house=1.',
	'house=1.%%%',
	'house=2.abcd',
	'house=2.00000000.abcd',
	'house=3.abcd',
	'house=1.e30',
	`house=1.${'a'.repeat(4000)}`
])('%s is no join code', (fragment) => {
	expect(fromJoinCode(fragment)).toBeUndefined();
});
