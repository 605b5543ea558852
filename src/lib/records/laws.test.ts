/** What holds for any club: parts add up, the order of reading never matters, and a join equals one person. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runParameters } from '../../../tests/support/runs.ts';
import type { Fact } from '$lib/games/facts';
import type { MatchRow } from '$lib/store/lists/row';
import { endedRow } from '../../../tests/support/ended-row.ts';
import { eveningSummaryOf } from '../history/evening/evening-summary.ts';
import { placesIn, noFilter, filterTest } from './filter/filter.ts';
import { eveningsOf } from '../matches/evening.ts';
import { totalsOf } from '../history/history-filter.ts';
import { ledgerOf, type Ledger } from './ledger.ts';
import { newsOf } from './news.ts';
import { matchCount, isFinished, kindsOf, playedOf, type PersonOf } from '../matches/played.ts';
import { recordsByPerson, type PersonRecord } from './person.ts';
import { rankingOf, showsRankingOf } from './ranking/ranking.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21, 20);
const itself: PersonOf = (id) => id;
/** Zoé is Léa. */
const joined: PersonOf = (id) => (id === 'zoe' ? 'lea' : id);

const fact: fc.Arbitrary<Fact> = fc
	.record({
		name: fc.constantFrom('left', 'pattern'),
		of: fc.constantFrom({}, { of: 'row' }, { of: 'square' }),
		seat: fc.constantFrom({}, { seat: 0 }, { seat: 1 }),
		value: fc.integer({ min: -3, max: 9 })
	})
	.map(({ name, of, seat, value }) => ({ name, ...of, ...seat, value }));
const row = fc
	.record({
		// Several of one moment, and over more than a year.
		changed: fc.integer({ min: 0, max: 60 }).map((tens) => now - tens * 10 * day),
		ids: fc.uniqueArray(fc.constantFrom('lea', 'zoe', 'sam', 'ema', 'guest-1'), {
			minLength: 2,
			maxLength: 4
		}),
		isTogether: fc.boolean(),
		winner: fc.nat(4),
		end: fc.constantFrom({}, {}, { givenUp: 'unfinished' as const }, { givenUp: 'forfeit' as const }),
		isNoted: fc.boolean(),
		like: fc.constantFrom('short', 'long'),
		place: fc.constantFrom('', 'Lyon', 'LYON '),
		minutes: fc.nat(40),
		own: fc.array(fact, { maxLength: 3 }),
		isDeleted: fc.nat(9).map((tenth) => tenth === 0)
	})
	.map(
		({ changed, ids, isTogether, winner, end, isNoted, like, place, minutes, own, isDeleted }): MatchRow => {
			const isDrawn = winner >= ids.length;
			return {
				...endedRow,
				...{ changed, started: changed, place, isDeleted, game: isTogether ? 'lanterns' : 'pebbles' },
				players: ids.map((id) => ({ id, name: id })),
				standing: isTogether
					? { scores: [minutes % 6], max: 5 }
					: { scores: ids.map((_, place) => place + winner) },
				outcome: {
					...{ reason: { code: 'goal', params: {} }, rule: '', shared: isDrawn, ...end },
					winners: isDrawn || isTogether ? ids.map((_, place) => place) : [winner]
				},
				record: {
					version: 1,
					isTogether,
					minutes,
					like,
					rounds: 2,
					starter: 0,
					facts: JSON.stringify(own),
					...(isNoted && { isNoted })
				}
			};
		}
	);
const club = fc
	.array(row, { maxLength: 30 })
	.map((all): readonly MatchRow[] => all.map((one, place) => ({ ...one, id: `match-${place}` })));
const hold = (law: (rows: readonly MatchRow[], shuffled: readonly MatchRow[]) => void): void =>
	fc.assert(
		fc.property(
			club.chain((all) =>
				fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length }))
			),
			([all, shuffled]) => {
				law(all, shuffled);
			}
		),
		runParameters(100)
	);

/** @returns maps as objects and numbers without the order in which they were read. */
const plain = (record: PersonRecord) => ({
	...record,
	byGame: Object.fromEntries(record.byGame),
	byRival: Object.fromEntries(record.byRival),
	shows: Object.fromEntries(record.shows)
});
const figures = (ledger: Ledger) => ({
	...ledger,
	facts: Object.fromEntries(
		[...ledger.facts].map(([name, facts]) => [name, facts.map((one) => JSON.stringify(one)).sort()])
	)
});
/** Everything that is counted of a club. */
const countedOf = (rows: readonly MatchRow[], personOf: PersonOf) => {
	const all = playedOf(rows, personOf);
	const shows = all.filter(({ record }) => record.isTogether);
	const against = all.filter(({ record }) => !record.isTogether);
	return {
		people: Object.fromEntries([...recordsByPerson(all)].map(([id, record]) => [id, plain(record)])),
		kinds: Object.fromEntries(kindsOf(against).map(([kind, some]) => [kind, figures(ledgerOf(some, 'lea'))])),
		shows: figures(ledgerOf(shows)),
		ranking: rankingOf(against),
		showsRanking: showsRankingOf(shows),
		totals: totalsOf(rows.filter(({ isDeleted }) => !isDeleted)),
		news: all
			.filter(isFinished)
			.map((match) => newsOf(match, all, [{ kind: 'best', name: 'left', title: String, say: String }]))
			.map((news) => JSON.stringify(news))
			.sort(),
		places: placesIn(rows).map((place) => place.toLowerCase())
	};
};

it('the order in which matches are read never matters', () => {
	hold((rows, shuffled) => {
		expect(countedOf(shuffled, itself)).toEqual(countedOf(rows, itself));
	});
});

it('joined players come to the same as one player with the matches of both', () => {
	hold((rows) => {
		const asOne = rows.map((row) => ({
			...row,
			players: row.players.map(({ id, name }) => ({ id: joined(id), name }))
		}));
		expect(countedOf(rows, joined)).toEqual(countedOf(asOne, itself));
		expect(eveningSummaryOf(rows, joined).people).toEqual(eveningSummaryOf(asOne, itself).people);
	});
});

it('the parts of a person add up to the whole', () => {
	hold((rows) => {
		const all = playedOf(rows, joined);
		const people = recordsByPerson(all);
		for (const { matches, all: outcomes, byGame, shows, recent } of people.values()) {
			const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
			expect(sum([...byGame.values()].map(matchCount))).toBe(matchCount(outcomes));
			expect(matchCount(outcomes) + sum([...shows.values()])).toBe(matches);
			expect(recent).toHaveLength(matches);
		}
		for (const [person, { byRival }] of people)
			for (const [rival, { won, drawn, lost }] of byRival)
				expect(matchCount(people.get(rival)?.byRival.get(person) ?? { won, drawn, lost: -1 })).toBe(
					won + drawn + lost
				);
	});
});

it('the parts of a game, of the evenings and of time add up to the whole', () => {
	hold((rows) => {
		const all = playedOf(rows, itself);
		const whole = ledgerOf(all);
		const kinds = kindsOf(all).map(([, some]) => ledgerOf(some));
		for (const field of ['minutes', 'rounds', 'scores'] as const) {
			expect(kinds.reduce((sum, ledger) => sum + ledger[field].count, 0)).toBe(whole[field].count);
			expect(kinds.reduce((sum, ledger) => sum + ledger[field].sum, 0)).toBe(whole[field].sum);
			expect(Math.max(-Infinity, ...kinds.map((ledger) => ledger[field].most))).toBe(whole[field].most);
		}
		for (const [name, facts] of whole.facts)
			expect(kinds.reduce((sum, ledger) => sum + (ledger.facts.get(name)?.length ?? 0), 0)).toBe(
				facts.length
			);
		const listed = rows.filter(({ isDeleted }) => !isDeleted);
		expect(eveningsOf(listed).flatMap(({ rows: some }) => some)).toHaveLength(listed.length);
		expect(eveningsOf(listed)).toHaveLength(totalsOf(listed).evenings);
		const isIn = (time: string) => listed.filter(filterTest({ ...noFilter, time }, now)).length;
		expect(isIn('year') + isIn('before')).toBe(listed.length);
	});
});
