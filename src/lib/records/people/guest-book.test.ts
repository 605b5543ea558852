import { expect, it } from 'vitest';
import { guestBookOf } from './guest-book.ts';

const twins = [
	{ id: 'twin-one', name: 'Twin', created: 11 },
	{ id: 'twin-two', name: 'Twin', created: 11 },
	{ id: 'long', name: 'W'.repeat(160), created: 3, mark: 11 }
];

it('players of one name and one moment are told apart by their marks; who is not on the list has a name to read', () => {
	const guests = guestBookOf(twins);
	expect(guests.nameOf('twin-one')).toBe(guests.nameOf('twin-two'));
	expect(guests.markOf('twin-one')).not.toBe(guests.markOf('twin-two'));
	expect(guests.markOf('long')).toBe(11);
	expect([guests.nameOf('nobody'), guests.markOf('nobody')]).toEqual(['?', 0]);
});
