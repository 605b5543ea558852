/** Records are counted from results; they must come to the same as records counted from rows. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endedRow as ended } from '../../../tests/support/ended-row.ts';
import { toResult, toResultText, type MatchResult } from '../store/results/result.ts';
import type { MatchRow } from '../store/lists/row.ts';
import { addPeople, addToBook, newBook } from './book.ts';
import { countedMatchOf, isStale, isStaleResult, countedPlayersOf, withFacts } from './counted.ts';

/** @returns what is stored of rows, read again. */
const resultsOf = (rows: readonly MatchRow[]): readonly MatchResult[] => {
	const texts = rows.map(toResultText).filter((text) => text !== undefined);
	const results = texts.map(toResult).filter((result) => result !== undefined);
	expect(results).toHaveLength(texts.length);
	return results;
};

it('a result of a row without facts counts nothing, and is out of date', () => {
	const { record: _, ...early } = ended;
	const [result] = resultsOf([early]);
	if (!result) throw new Error('It is over');
	expect(result.version).toBe(0);
	expect(isStaleResult(result, () => 1)).toBe(true);
	expect(isStaleResult(result, () => undefined)).toBe(false);
	expect(countedPlayersOf(result, (id) => id)).toBeUndefined();
});

it('counting results gives the same records as counting rows, in any order', () => {
	const seat = fc.constantFrom('lea', 'sam', 'ema', 'guest-1');
	const own = fc.array(
		fc
			.record({
				of: fc.constantFrom({}, { of: 'one' }, { of: '' }),
				seat: fc.constantFrom({}, { seat: 0 }, { seat: 1 }),
				value: fc.integer({ min: -9, max: 9 })
			})
			.map(({ of, seat, value }) => ({ name: 'fact', ...of, ...seat, value })),
		{ maxLength: 4 }
	);
	const row = fc
		.record({
			game: fc.constantFrom('pebbles', 'lanterns', 'unknown'),
			changed: fc.nat(1_900_000_000_000),
			ids: fc.uniqueArray(seat, { minLength: 2, maxLength: 4 }),
			winners: fc.uniqueArray(fc.nat(3)),
			shared: fc.boolean(),
			isTogether: fc.boolean(),
			like: fc.constantFrom('', 'long'),
			scores: fc.array(fc.integer({ min: -5, max: 40 }), { minLength: 1, maxLength: 4 }),
			version: fc.constantFrom(1001, 1002),
			starter: fc.constantFrom({}, { starter: 0 }, { starter: 1 }),
			own,
			lacks: fc.constantFrom('nothing', 'record', 'standing', 'outcome'),
			isDeleted: fc.boolean()
		})
		.map(
			({
				ids,
				winners,
				shared,
				isTogether,
				like,
				scores,
				version,
				lacks,
				starter,
				own,
				...rest
			}): MatchRow => {
				const { standing: _, outcome: __, record: ___, ...bare } = ended;
				return {
					...bare,
					...rest,
					players: ids.map((id) => ({ id, name: id })),
					...(lacks !== 'standing' && { standing: { scores } }),
					...(lacks !== 'outcome' && {
						outcome: { winners, shared, reason: { code: 'goal', params: {} }, rule: 'goal' }
					}),
					...(lacks !== 'record' && {
						record: { version, isTogether, minutes: 1, like, rounds: 1, ...starter, own }
					})
				};
			}
		);
	const rows = fc
		.array(row, { maxLength: 50 })
		.map((all) => all.map((one, index): MatchRow => ({ ...one, id: `match-${index}` })));
	const versionOf = (game: string) => (game === 'unknown' ? undefined : 1);
	const personOf = (id: string) => (id === 'ema' ? 'sam' : id);
	fc.assert(
		fc.property(
			rows.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
			([all, shuffled]) => {
				const byRows = newBook();
				const allByRows = newBook();
				const stale: string[] = [];
				for (const one of all) {
					const match = countedMatchOf(one, personOf);
					if (isStale(one, versionOf)) {
						// The row of a match under way is remade with the next tap.
						if (one.outcome) stale.push(one.id);
					} else if (match) {
						addPeople(byRows, match);
						addToBook(allByRows, match);
					}
				}
				const byResults = newBook();
				const allByResults = newBook();
				const staleResults: string[] = [];
				for (const result of resultsOf(shuffled)) {
					const match = countedPlayersOf(result, personOf);
					if (isStaleResult(result, versionOf)) staleResults.push(result.id);
					else if (match) {
						addPeople(byResults, match);
						addToBook(allByResults, withFacts(match, result));
					}
				}
				expect(byResults).toEqual(byRows);
				expect(allByResults).toEqual(allByRows);
				expect(staleResults.sort()).toEqual(stale.sort());
			}
		)
	);
});
