import { expect, it } from 'vitest';
import { pile } from '../../../../../../tests/oracles/koikoi/values.ts';
import { pictureCards } from './picture-cards.ts';

const shown = (...given: Parameters<typeof pictureCards>): string =>
	pictureCards(...given)
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

it('the yaku of the month is shown with the cards of the current month', () => {
	expect(shown('tsukifuda', pile('08T'), [], 8)).toBe('(08H) 08T (08K1) (08K2)');
});
