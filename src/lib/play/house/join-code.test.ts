import { expect, it } from 'vitest';
import { fromJoinCode, toJoinCode } from './join-code';

const entrance = { url: 'https://tea.example/db/house', name: 'léa', password: 'thé 🍵' };

it('says where the house is and who comes in, and nothing else', () => {
	expect(fromJoinCode(toJoinCode(entrance))).toEqual(entrance);
	const house = { ...entrance, shared: { of: 'all' } };
	expect(fromJoinCode(toJoinCode(house))).toEqual(entrance);
	expect(toJoinCode(entrance)).toMatch(/^house=1\.[A-Za-z0-9_-]+$/);
});

it.each([
	'',
	'house=',
	'house=1.',
	'house=1.%%%',
	'house=2.abcd',
	'house=1.e30',
	`house=1.${'a'.repeat(4000)}`
])('%s is no join code', (fragment) => {
	expect(fromJoinCode(fragment)).toBeUndefined();
});
