import { expect, it } from 'vitest';
import { endedRow } from '../../../tests/support/ended-row.ts';
import { recordVersion } from '../match/summary.ts';
import type { MatchRow } from '../store/lists/row.ts';
import { addToBook, newBook } from './book.ts';
import { countedMatchOf, type CountedMatch } from './counted.ts';
import { matchCount } from './outcomes.ts';

const record = { version: recordVersion(1), isTogether: false, minutes: 1, like: '', rounds: 1, own: [] };
const row = (ids: readonly string[], change: Partial<MatchRow> = {}): MatchRow => ({
	...endedRow,
	players: ids.map((id) => ({ id, name: id })),
	record,
	...change
});
/** Ben is merged with Aki. */
const personOf = (id: string): string => (id === 'ben' ? 'aki' : id);
const counted = (one: MatchRow): CountedMatch => {
	const match = countedMatchOf(one, personOf);
	if (!match) throw new Error('Not counted');
	return match;
};
const bookOf = (...all: readonly CountedMatch[]) => {
	const book = newBook();
	for (const match of all) addToBook(book, match);
	return book;
};

it('a person merged with an opponent has neither seat, and the match lists them in `twice`', () => {
	const match = counted(row(['aki', 'cleo', 'ben']));
	expect(match.people).toEqual([undefined, 'cleo', undefined]);
	expect(match.twice).toEqual(['aki']);
});

it('of a match with one person at two seats, the others have their result, and nobody is their own rival', () => {
	const { people } = bookOf(
		counted(row(['aki', 'cleo', 'ben'])),
		counted(row(['aki', 'cleo'], { id: 'other' }))
	);
	const [aki, cleo] = [people.get('aki'), people.get('cleo')];
	expect(aki && matchCount(aki.all)).toBe(1);
	expect(aki?.recent.map(({ match }) => match)).toEqual(['other']);
	expect([...(aki?.byRival.keys() ?? [])]).toEqual(['cleo']);
	expect(cleo && matchCount(cleo.all)).toBe(2);
});

it('where all players share the result, a person with several seats has one show, and no win', () => {
	const match = counted(row(['aki', 'ben', 'aki'], { record: { ...record, isTogether: true } }));
	expect(match.people).toEqual(['aki', undefined, undefined]);
	expect(match.twice).toEqual([]);
	const { people } = bookOf(match);
	expect(people.get('aki')?.all).toEqual({ won: 0, drawn: 0, lost: 0 });
	expect(people.get('aki')?.shows).toEqual(new Map([['pebbles', 1]]));
	expect(people.get('aki')?.recent).toHaveLength(1);
});

it('winners beyond the seats, fewer scores than players and facts of seats nobody has add up to numbers', () => {
	const own = [
		{ name: 'unheard-of', value: 3 },
		{ name: 'decided', of: 'toString', seat: 9, value: 1 }
	];
	const match = counted(
		row(['aki', 'cleo'], {
			outcome: { winners: [7], reason: { code: 'by-fiat', params: {} }, rule: '' },
			standing: { scores: [4] },
			record: { ...record, starter: 5, own }
		})
	);
	expect(match.results).toEqual(['lost', 'lost']);
	const ledger = bookOf(match).games.get('pebbles')?.get('');
	expect(ledger?.facts.get('decided')?.byOf.get('toString')?.all).toMatchObject({ count: 1, sum: 1 });
	expect(ledger?.scores.all).toMatchObject({ count: 1, sum: 4 });
	expect(ledger?.began).toEqual({ won: 0, drawn: 0, lost: 0 });
});
