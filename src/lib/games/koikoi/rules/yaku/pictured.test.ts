import { expect, it } from 'vitest';
import { pile } from '../../testing/values.ts';
import { laidOut, pictured } from './pictured.ts';

const shown = (...given: Parameters<typeof pictured>): string =>
	pictured(...given)
		.map(({ card, isHeld }) => (isHeld ? card : `(${card})`))
		.join(' ');

it.each([
	['goko', '01H 11H', '', '01H (03H) (08H) 11H (12H)'],
	['sanko', '08H 12H', '01H', '(03H) 08H 12H'],
	['sanko', '', '01H', '(03H) (08H) (12H)'],
	['ameshiko', '08H', '', '(01H) (03H) 08H (11H)'],
	['hanami', '09T', '03H', '(03H) 09T'],
	['tane', '11T 10T', '02T', '(04T) (05T) (06T) 10T 11T'],
	['kasu', '12K1 12K2 12K3', '', '(01K1) (01K2) 12K1 12K2 12K3']
] as const)('%s with %s, without %s', (yaku, held, gone, expected) => {
	expect(shown(yaku, pile(held), pile(gone))).toBe(expected);
});

it('the month’s own cards are those of the month', () => {
	expect(shown('tsukifuda', pile('08T'), [], 8)).toBe('(08H) 08T (08K1) (08K2)');
});

it('a pile lies in rows: brights, tane, tanzaku, kasu', () => {
	expect(
		laidOut(pile('01H 01R 02T 02K1 12H')).map(({ cards, goal }) => `${cards.join(' ')}/${goal}`)
	).toEqual(['01H 12H/3', '02T/5', '01R/5', '02K1/10']);
});
