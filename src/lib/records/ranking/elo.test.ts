import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from '$lib/games/outcome';
import { expectedShare, ratingsOf, type RatedMatch } from './elo.ts';

const record = { isTogether: false };
const match = (
	at: number,
	people: readonly (string | undefined)[],
	results: readonly Result[] = ['won', 'lost']
): RatedMatch => ({ id: `match-${at}`, changed: at, people, results, record });
const ratingOf = (matches: readonly RatedMatch[], person: string): number | undefined =>
	ratingsOf(matches).get(person)?.value;

describe('the expected share', () => {
	it.each([
		[0, 0.5],
		[100, 0.64],
		[200, 0.76],
		[-200, 0.24],
		[400, 10 / 11],
		[-400, 1 / 11]
	])('of a player %i points stronger', (lead, share) => {
		expect(expectedShare(lead)).toBeCloseTo(share, 3);
	});

	it('adds up as in a published example', () => {
		// A player of 1613 against 1609, 1477, 1388, 1586 and 1720: 0.51, 0.69, 0.79, 0.54 and 0.35.
		const shares = [1609, 1477, 1388, 1586, 1720].map((other) => expectedShare(1613 - other));
		for (const [place, share] of [0.51, 0.69, 0.79, 0.54, 0.35].entries())
			expect(shares[place]).toBeCloseTo(share, 2);
	});
});

describe('ratings', () => {
	it('move by 16 between equals, and not at all with a draw', () => {
		expect(ratingOf([match(1, ['lea', 'sam'])], 'lea')).toBe(1516);
		expect(ratingOf([match(1, ['lea', 'sam'])], 'sam')).toBe(1484);
		expect(ratingOf([match(1, ['lea', 'sam'], ['drawn', 'drawn'])], 'lea')).toBe(1500);
	});

	it('move less with a second win, more with an upset', () => {
		// At 1516 to 1484, 0.5459 is expected: 32 · 0.4541 = 14.53, or 32 · 0.5459 = 17.47.
		const first = match(1, ['lea', 'sam']);
		expect(ratingOf([first, match(2, ['sam', 'lea'], ['lost', 'won'])], 'lea')).toBeCloseTo(1530.53, 2);
		expect(ratingOf([first, match(2, ['sam', 'lea'])], 'sam')).toBeCloseTo(1501.47, 2);
		// A draw is half a win: 32 · (0.5 − 0.5459) = −1.47.
		expect(ratingOf([first, match(2, ['lea', 'sam'], ['drawn', 'drawn'])], 'lea')).toBeCloseTo(1514.53, 2);
	});

	it('with three players, are compared two by two and averaged', () => {
		// The winner beats two: 32 · (0.5 + 0.5) / 2. Each loser loses to one and is level with the other.
		const ratings = ratingsOf([match(1, ['lea', 'sam', 'ema'], ['won', 'lost', 'lost'])]);
		expect([...ratings].map(([person, { value }]) => [person, value])).toEqual([
			['lea', 1516],
			['sam', 1492],
			['ema', 1492]
		]);
	});

	it.each<[string, RatedMatch]>([
		['with a guest or a person seated twice', match(1, ['lea', undefined])],
		['that stays unfinished', match(1, ['lea', 'sam'], [])],
		['played together', { ...match(1, ['lea', 'sam'], ['won', 'won']), record: { isTogether: true } }],
		['of one', match(1, ['lea'], ['won'])]
	])('leave out a match %s', (_, one) => {
		expect([...ratingsOf([one])]).toEqual([]);
	});

	it('count the matches they are made of', () => {
		const ratings = ratingsOf([
			match(1, ['lea', 'sam']),
			match(2, ['lea', undefined]),
			match(3, ['lea', 'ema'])
		]);
		expect([...ratings].map(([person, { matches }]) => [person, matches])).toEqual([
			['lea', 2],
			['sam', 1],
			['ema', 1]
		]);
	});

	it('are worked out in the order of play; of one moment, in the order of ids', () => {
		const [first, second] = [match(1, ['lea', 'sam']), match(2, ['sam', 'lea'])];
		expect(ratingOf([second, first], 'sam')).toBeCloseTo(1501.47, 2);
		const together = [
			{ ...second, changed: 1 },
			{ ...first, changed: 1 }
		];
		expect(ratingOf(together, 'sam')).toBeCloseTo(1501.47, 2);
	});
});

/** Matches among five ids, with guests, of two to four seats, some at the same moment. */
const matchesArbitrary: fc.Arbitrary<readonly RatedMatch[]> = fc
	.array(
		fc
			.record({
				changed: fc.nat(6),
				people: fc.uniqueArray(fc.constantFrom('lea', 'sam', 'ema', 'tom', 'zoe', undefined), {
					minLength: 2,
					maxLength: 4
				}),
				winner: fc.nat(4)
			})
			.map(({ changed, people, winner }) => ({
				changed,
				people,
				results: people.map((_, seat): Result =>
					winner >= people.length ? 'drawn' : seat === winner ? 'won' : 'lost'
				),
				record
			})),
		{ maxLength: 25 }
	)
	.map((matches) => matches.map((one, place) => ({ ...one, id: `match-${place}` })));

describe('whatever is played', () => {
	it('no points appear or vanish: the mean remains 1500', () => {
		fc.assert(
			fc.property(matchesArbitrary, (all) => {
				const values = [...ratingsOf(all).values()].map(({ value }) => value);
				const sum = values.reduce((total, value) => total + value, 0);
				expect(sum).toBeCloseTo(1500 * values.length, 6);
			})
		);
	});
});
