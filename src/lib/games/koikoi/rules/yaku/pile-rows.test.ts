import { expect, it } from 'vitest';
import { pile } from '../../../../../../tests/oracles/koikoi/values.ts';
import { cardsByRow } from './pile-rows.ts';

it('a pile lies in rows: brights, tane, tanzaku, kasu', () => {
	expect(
		cardsByRow(pile('01H 01R 02T 02K1 12H')).map(({ cards, goal }) => `${cards.join(' ')}/${goal}`)
	).toEqual(['01H 12H/3', '02T/5', '01R/5', '02K1/10']);
});
