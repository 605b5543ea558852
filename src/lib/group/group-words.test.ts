import { expect, test } from 'vitest';
import { nameByLogin } from './group-words';

const url = 'https://tea.test/db/salon';

test('a phone with a user of its own is called like that, and one that shares the name of all has none', () => {
	expect(nameByLogin({ url, name: 'salon.lea' })).toBe('lea');
	expect(nameByLogin({ url, name: 'salon.Léa B' })).toBe('Léa B');
	expect(nameByLogin({ url, name: 'salon' })).toBe('');
	expect(nameByLogin({ url, name: 'salon.' })).toBe('');
	// As it is called once it was changed, and as those who made the group by hand may have called it.
	expect(nameByLogin({ url, name: 'salon~2' })).toBe('');
	expect(nameByLogin({ url, name: 'friends' })).toBe('');
});
