import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endedRow } from '../../../tests/support/ended-row.ts';
import { addToBook, newBook, wholeGame, type Book } from './book.ts';
import { countedMatchOf, isStale, type CountedMatch } from './counted.ts';
import { matchCount } from './outcomes.ts';
import { favouriteRival, mostRecent, nemesis, newPersonLedger, recentOf } from './person-ledger.ts';
import { mean } from './tally.ts';
import type { MatchRow } from '../store/lists/row.ts';
import { recordVersion } from '../match/summary.ts';

const people = ['lea', 'sam', 'ema', 'tom'] as const;

const counted = fc
	.record({
		game: fc.constantFrom('pebbles', 'lanterns'),
		at: fc.integer({ min: 0, max: 1_900_000_000_000 }),
		pair: fc.shuffledSubarray([...people], { minLength: 2, maxLength: 2 }),
		scores: fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 })),
		like: fc.constantFrom('', 'long'),
		starter: fc.constantFrom(0, 1),
		minutes: fc.nat(90),
		own: fc.array(
			fc.record({
				name: fc.constantFrom('month', 'yaku'),
				of: fc.constantFrom('one', 'two'),
				seat: fc.constantFrom(0, 1),
				value: fc.integer({ min: -9, max: 9 })
			}),
			{ maxLength: 4 }
		)
	})
	.map(({ game, at, pair, scores, like, starter, minutes, own }): Omit<CountedMatch, 'id'> => {
		const [near, far] = scores;
		return {
			game,
			at,
			people: pair,
			twice: [],
			results: near === far ? ['drawn', 'drawn'] : near > far ? ['won', 'lost'] : ['lost', 'won'],
			scores,
			max: 0,
			record: { version: 1, isTogether: false, minutes, like, starter, rounds: 3, own }
		};
	});
const matches = fc
	.array(counted, { maxLength: 40 })
	.map((all) => all.map((one, index): CountedMatch => ({ ...one, id: `match-${index}` })));

const bookOf = (all: readonly CountedMatch[]): Book => {
	const book = newBook();
	for (const match of all) addToBook(book, match);
	return book;
};

describe('a match that was given up', () => {
	const row = (givenUp: 'forfeit' | 'unfinished'): MatchRow => ({
		...endedRow,
		players: [
			{ id: 'lea', name: 'Léa' },
			{ id: 'sam', name: 'Sam' }
		],
		...(endedRow.outcome && { outcome: { ...endedRow.outcome, givenUp } })
	});
	const bookWith = (givenUp: 'forfeit' | 'unfinished'): Book => {
		const match = countedMatchOf(row(givenUp), (id) => id);
		return bookOf(match ? [match] : []);
	};

	it('is won and lost, but its scores and its length count in no mean', () => {
		const book = bookWith('forfeit');
		expect([book.matches, book.people.get('lea')?.all, book.people.get('sam')?.all]).toEqual([
			1,
			{ won: 1, drawn: 0, lost: 0 },
			{ won: 0, drawn: 0, lost: 1 }
		]);
		const { scores, minutes, margin } = wholeGame(book, endedRow.game);
		expect([scores.all.count, minutes.count, margin.count]).toEqual([0, 0, 0]);
	});

	it('is only told of where it stays unfinished', () => {
		const book = bookWith('unfinished');
		expect([book.matches, book.unfinished, book.people.size]).toEqual([0, 1, 0]);
	});
});

describe('the records of any matches', () => {
	it('are the same in whatever order the matches are counted', () => {
		fc.assert(
			fc.property(
				matches.chain((all) =>
					fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))
				),
				([all, shuffled]) => {
					expect(bookOf(shuffled)).toEqual(bookOf(all));
				}
			)
		);
	});

	it('are the same when matches are added to an existing book', () => {
		fc.assert(
			fc.property(matches, fc.nat(40), (all, cut) => {
				const book = bookOf(all.slice(0, cut));
				for (const match of all.slice(cut)) addToBook(book, match);
				expect(book).toEqual(bookOf(all));
			})
		);
	});

	it('add up: by game, by kind, by evening, and each match to two seats', () => {
		fc.assert(
			fc.property(matches, (all) => {
				const book = bookOf(all);
				const games = ['pebbles', 'lanterns'].map((game) => wholeGame(book, game));
				const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
				expect(book.matches).toBe(all.length);
				expect(sum(games.map(({ ended }) => matchCount(ended)))).toBe(all.length);
				expect(sum([...book.evenings.values()])).toBe(all.length);
				expect(sum([...book.people.values()].map((person) => matchCount(person.all)))).toBe(2 * all.length);
				for (const person of book.people.values()) {
					expect(sum([...person.byGame.values()].map(matchCount))).toBe(matchCount(person.all));
					expect(sum([...person.byRival.values()].map(matchCount))).toBe(matchCount(person.all));
				}
				for (const { facts } of games)
					for (const { all: whole, byOf, byPerson } of facts.values()) {
						expect(sum([...byOf.values()].map((kind) => kind.all.sum))).toBe(whole.sum);
						expect(sum([...byPerson.values()].map((tally) => tally.count))).toBe(whole.count);
					}
			})
		);
	});

	it('what one wins of another, the other loses', () => {
		fc.assert(
			fc.property(matches, (all) => {
				const { people } = bookOf(all);
				for (const [person, { byRival }] of people)
					for (const [rival, { won, drawn, lost }] of byRival)
						expect(people.get(rival)?.byRival.get(person)).toEqual({ won: lost, drawn, lost: won });
			})
		);
	});

	it('of a person are that person’s part of the records of all', () => {
		fc.assert(
			fc.property(matches, (all) => {
				const own = newBook();
				for (const match of all) if (match.people.includes('lea')) addToBook(own, match, 'lea');
				const whole = bookOf(all);
				for (const game of ['pebbles', 'lanterns'])
					for (const [name, { all: theirs }] of wholeGame(own, game).facts)
						expect(theirs.sum).toBe(wholeGame(whole, game).facts.get(name)?.byPerson.get('lea')?.sum ?? 0);
			})
		);
	});
});

describe('a row', () => {
	const row = (change: Partial<MatchRow> = {}): MatchRow => ({
		...endedRow,
		record: { version: recordVersion(1), isTogether: false, minutes: 1, like: '', rounds: 1, own: [] },
		...change
	});
	const itself = (id: string): string => id;

	it('is counted by who sat where; a guest is nobody', () => {
		expect(countedMatchOf(row(), itself)).toMatchObject({
			people: ['lea', undefined],
			results: ['won', 'lost']
		});
	});

	it('that is deleted leaves no trace', () => {
		expect(countedMatchOf(row({ isDeleted: true }), itself)).toBeUndefined();
		expect(isStale(row({ isDeleted: true }), () => 1)).toBe(false);
	});

	it('under way is not counted', () => {
		const { outcome: _, record: __, ...open } = row();
		expect(countedMatchOf(open, itself)).toBeUndefined();
		expect(isStale(open, () => 1)).toBe(false);
	});

	it('of another version of the facts is out of date, and one of an unknown game is left alone', () => {
		expect(isStale(row(), () => 1)).toBe(false);
		expect(isStale(row(), () => 2)).toBe(true);
		expect(isStale(row(), () => undefined)).toBe(false);
		const { record: _, ...early } = row();
		expect(isStale(early, () => 1)).toBe(true);
	});

	it('of a player who is somebody else counts as theirs', () => {
		expect(countedMatchOf(row(), () => 'sam')?.people[0]).toBe('sam');
	});
});

describe('a person’s records', () => {
	const match = (index: number, rival: string, result: 'won' | 'drawn' | 'lost'): CountedMatch => ({
		id: `match-${index}`,
		game: 'pebbles',
		at: index,
		people: ['lea', rival],
		twice: [],
		results: [result, result === 'won' ? 'lost' : result === 'lost' ? 'won' : 'drawn'],
		scores: [index, 0],
		max: 0,
		record: { version: 1, isTogether: false, minutes: 10, like: '', starter: 0, rounds: 2, own: [] }
	});
	const book = bookOf([
		match(1, 'sam', 'won'),
		match(2, 'sam', 'won'),
		match(3, 'sam', 'lost'),
		match(4, 'ema', 'lost'),
		match(5, 'ema', 'drawn'),
		match(6, 'ema', 'drawn')
	]);
	const lea = book.people.get('lea');
	const sam = book.people.get('sam');

	it('name whom they met most, and who has the better of them', () => {
		if (!lea || !sam) throw new Error('Both have played');
		expect(lea.all).toEqual({ won: 2, drawn: 2, lost: 2 });
		expect(nemesis(lea)).toBe('ema');
		expect(nemesis(sam)).toBe('lea');
	});

	it('name nobody where too little was played, or two are equal', () => {
		const ledgerOf = (...all: readonly CountedMatch[]) => bookOf(all).people.get('lea') ?? newPersonLedger();
		// Three each against Sam and Ema: nobody was met more often than the other.
		if (!lea) throw new Error('She has played');
		expect(favouriteRival(lea)).toBeUndefined();
		expect(
			favouriteRival(ledgerOf(...[1, 2, 3, 4].map((index) => match(index, 'sam', 'won'))))
		).toBeUndefined();
		const five = [1, 2, 3, 4, 5].map((index) => match(index, 'sam', 'lost'));
		expect(favouriteRival(ledgerOf(...five))).toBe('sam');
		// Two meetings make nobody a nemesis, however they ended; three do.
		expect(nemesis(ledgerOf(...five.slice(0, 2)))).toBeUndefined();
		expect(nemesis(ledgerOf(...five.slice(0, 3)))).toBe('sam');
	});

	it('have the last matches of each game, however much was played of another since', () => {
		const many = Array.from({ length: 40 }, (_, index) => match(index + 10, 'sam', 'won'));
		const early = { ...match(1, 'sam', 'lost'), game: 'lanterns' };
		const ledger = bookOf([...many, early]).people.get('lea') ?? newPersonLedger();
		expect(ledger.recent.some(({ game }) => game === 'lanterns')).toBe(false);
		expect(recentOf(ledger, 'lanterns').map(({ match }) => match)).toEqual(['match-1']);
	});

	it('have the last matches of each kind, however much was played of another since', () => {
		const many = Array.from({ length: 40 }, (_, index) => match(index + 10, 'sam', 'won'));
		const long = match(1, 'sam', 'lost');
		const early = { ...long, record: { ...long.record, like: 'long' } };
		const ledger = bookOf([...many, early]).people.get('lea');
		expect(
			ledger?.recentByKind
				.get('pebbles')
				?.get('long')
				?.map(({ match }) => match)
		).toEqual(['match-1']);
		expect(ledger && recentOf(ledger, 'pebbles').map(({ match }) => match)).toHaveLength(mostRecent);
	});

	it('have the tables of three and more that they sat at, whoever was a guest elsewhere', () => {
		const table = (...people: readonly (string | undefined)[]): CountedMatch => ({
			...match(1, 'sam', 'won'),
			people,
			results: people.map(() => 'won')
		});
		const book = bookOf([
			table('lea', 'sam', 'tom'),
			table('tom', 'lea', 'sam'),
			table('lea', 'sam', undefined),
			table('lea', 'sam')
		]);
		expect(book.people.get('lea')?.tables).toEqual(new Map([['lea.sam.tom', 2]]));
	});

	it('of shows are told by score, and are no wins', () => {
		const show = (index: number, score: number, result: 'won' | 'lost'): CountedMatch => ({
			...match(index, 'sam', 'won'),
			results: [result, result],
			scores: [score],
			max: 25,
			record: { ...match(index, 'sam', 'won').record, isTogether: true }
		});
		const all = [show(1, 4, 'won'), show(2, 25, 'won'), show(3, 0, 'lost')];
		const { all: outcomes, shows, byRival, recent } = bookOf(all).people.get('lea') ?? newPersonLedger();
		expect([outcomes, shows, byRival.size]).toEqual([
			{ won: 0, drawn: 0, lost: 0 },
			new Map([['pebbles', 3]]),
			0
		]);
		expect(recent.map(({ result, score }) => [result, score])).toEqual([
			['lost', 0],
			['perfect', 25],
			['finished', 4]
		]);
	});

	it('have the last matches, the newest first, and no more than can be read', () => {
		expect(lea?.recent.map(({ result }) => result)).toEqual(['drawn', 'drawn', 'lost', 'lost', 'won', 'won']);
		const many = bookOf(Array.from({ length: 50 }, (_, index) => match(index, 'sam', 'won')));
		const recent = many.people.get('lea')?.recent ?? [];
		expect([recent.length, recent[0]?.match]).toEqual([mostRecent, 'match-49']);
	});

	it('say the most with the match where it was reached first, and the mean', () => {
		const { scores, minutes, began } = wholeGame(book, 'pebbles');
		expect(scores.all.place).toEqual({ match: 'match-6', at: 6, person: 'lea' });
		expect(minutes.place?.match).toBe('match-1');
		expect(mean(minutes)).toBe(10);
		expect(began).toEqual({ won: 2, drawn: 2, lost: 2 });
	});
});
