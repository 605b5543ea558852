/** The table of the 48 cards, row by row. */
import { expect, it } from 'vitest';
import { cardById, cardIds, cards, monthAt } from './cards.ts';

it.each([
	[1, '01H 01R 01K1 01K2', 'poetry'],
	[2, '02T 02R 02K1 02K2', 'poetry'],
	[3, '03H 03R 03K1 03K2', 'poetry'],
	[4, '04T 04R 04K1 04K2', 'plain'],
	[5, '05T 05R 05K1 05K2', 'plain'],
	[6, '06T 06R 06K1 06K2', 'blue'],
	[7, '07T 07R 07K1 07K2', 'plain'],
	[8, '08H 08T 08K1 08K2', undefined],
	[9, '09T 09R 09K1 09K2', 'blue'],
	[10, '10T 10R 10K1 10K2', 'blue'],
	[11, '11H 11T 11R 11K1', 'plain'],
	[12, '12H 12K1 12K2 12K3', undefined]
])('month %i: %s', (month, ids, ribbon) => {
	const four = cards.filter((card) => card.month === month);
	expect(four.map(({ id }) => id).join(' ')).toBe(ids);
	expect(four.find(({ kind }) => kind === 'tanzaku')?.ribbon).toBe(ribbon);
});

it('the letter of an id is its kind', () => {
	const kinds = { H: 'hikari', T: 'tane', R: 'tanzaku', K: 'kasu' };
	for (const id of cardIds) expect(cardById[id].kind).toBe(kinds[id.charAt(2) as keyof typeof kinds]);
});

it('month 1 is January, and after December comes January again', () => {
	expect([1, 12, 13, 24, 25].map(monthAt)).toEqual([1, 12, 1, 12, 1]);
});
