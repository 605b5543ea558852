/**
 * A club of twenty matches, every figure worked out by hand: joined players, guests, names of then and of now, matches
 * that were given up, noted, deleted or are still played, the night in which the clocks go back, in two zones.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fact, RecordWords } from '$lib/games/facts';
import type { Outcome } from '$lib/games/outcome';
import type { Seated } from '$lib/match/entry';
import type { MatchRecord } from '$lib/match/summary';
import type { MatchRow } from '$lib/store/lists/row';
import { played } from '../../../tests/support/played.ts';
import { noFilter, filterTest } from './filter/filter.ts';
import { eveningSummaryOf } from '../history/evening/evening-summary.ts';
import { eveningsOf } from '../matches/evening.ts';
import { noHistoryFilter, foundIn, totalsOf, type HistoryFilter } from '../history/history-filter.ts';
import { ledgerOf, lookUpIn } from './ledger.ts';
import { momentsOf, winLines } from './figures.ts';
import { nemesis, recordsByPerson } from './person.ts';
import { kindsOf, playedOf } from '../matches/played.ts';
import { rankingOf, showsRankingOf } from './ranking/ranking.ts';

const seat = (id: string, name: string): Seated => ({ id, name });
const [lea, sam, ema, tom] = [seat('lea', 'Léa'), seat('sam', 'Sam'), seat('ema', 'Ema'), seat('tom', 'Tom')];
/** Léa under another name, and as she was called at first; and two guests. */
const [leonie, early] = [seat('lea-2', 'Léonie'), seat('lea', 'L.')];
const [guest, other] = [seat('guest-2', 'Player 2'), seat('guest-3', 'Player 3')];
const personOf = (id: string): string => (id === 'lea-2' ? 'lea' : id);
/** Sam is called Samuel now. */
const names: Readonly<Record<string, string>> = { lea: 'Léa', sam: 'Samuel', ema: 'Ema', tom: 'Tom' };
const labels = { nameOf: (person: string) => names[person] ?? '?', markOf: () => 0 };

interface Change extends Omit<Partial<MatchRow>, 'record' | 'outcome'> {
	readonly outcome?: Partial<Outcome>;
	readonly record?: Partial<MatchRecord> & { readonly own?: readonly Fact[] };
}
/** A match of Geisha that the first seat won, in three rounds. */
const match = (
	id: string,
	at: string,
	players: readonly Seated[],
	scores: readonly number[],
	minutes: number,
	{ outcome, record: { own = [], ...record } = {}, ...change }: Change = {}
): MatchRow => {
	const { people: _, twice: __, results: ___, scores: ____, ...row } = played();
	return {
		...row,
		...{ id, game: 'geisha', players, started: Date.parse(at) - minutes * 60_000, changed: Date.parse(at) },
		standing: { scores },
		...change,
		outcome: { winners: [0], reason: { code: 'goal', params: {} }, rule: '', ...outcome },
		record: {
			...row.record,
			like: 'short',
			starter: 0,
			rounds: 3,
			minutes,
			facts: JSON.stringify(own),
			...record
		}
	};
};
const show = (
	id: string,
	at: string,
	players: readonly Seated[],
	score: number,
	minutes: number,
	outcome: Partial<Outcome> = { winners: players.map((_, place) => place) }
): MatchRow =>
	match(id, at, players, [], minutes, {
		...{ game: 'hanabi', standing: { scores: [score], max: 25 }, outcome },
		record: { isTogether: true, like: 'full' }
	});
/** Nobody knows who began. */
const noSeat = 9;
/** Of a match of which only the result was noted. */
const noted: Change = { outcome: { noted: true }, record: { isNoted: true, rounds: 0, starter: noSeat } };

const openRow = (): MatchRow => {
	const { outcome: _, record: __, ...row } = match('open', '2026-11-08T19:00Z', [ema, sam], [1, 0], 0);
	return row;
};
/** The last played first. */
const rows: readonly MatchRow[] = [
	openRow(),
	match('twice', '2026-11-07T20:00Z', [lea, leonie], [4, 2], 20),
	show('own-two', '2026-11-07T19:00Z', [lea, leonie], 18, 30),
	show('lost', '2026-11-06T20:00Z', [lea, ema], 0, 30, { winners: [], lost: true }),
	show('guest', '2026-11-06T19:00Z', [lea, sam, other], 20, 30),
	match('long-lost', '2026-11-05T19:00Z', [tom, lea], [22, 20], 50, { record: { like: 'long' } }),
	match('long', '2026-11-04T19:00Z', [lea, sam], [30, 10], 50, { record: { like: 'long' } }),
	match('noted-long', '2026-11-03T19:00Z', [sam, lea], [4, 2], 25, {
		...noted,
		place: 'Lyon'
	}),
	match('noted', '2026-11-02T19:00Z', [lea, sam], [12, 1], 0, noted),
	match('unfinished', '2026-11-01T20:00Z', [lea, sam], [3, 3], 15, {
		outcome: { winners: [], givenUp: 'unfinished' }
	}),
	match('forfeit', '2026-11-01T19:00Z', [lea, sam], [3, 3], 10, { outcome: { givenUp: 'forfeit' } }),
	match('to-guest', '2026-11-01T02:00Z', [lea, guest], [3, 8], 20, {
		outcome: { winners: [1] },
		record: { own: [{ name: 'left', seat: 1, value: 4 }] }
	}),
	match('three', '2026-10-31T22:00Z', [tom, lea, sam], [5, 4, 3], 60),
	match('joined', '2026-10-25T20:00Z', [ema, leonie], [7, 5], 20, {
		record: {
			own: [
				{ name: 'left', seat: 0, value: 4 },
				{ name: 'pattern', of: 'square', seat: 0, value: 1 }
			]
		}
	}),
	// In Paris six in the morning, after the clocks went back; in St. John’s half past two.
	match('dawn', '2026-10-25T05:00Z', [lea, ema], [8, 2], 20),
	match('drawn', '2026-10-25T04:59Z', [lea, sam], [6, 6], 20, {
		outcome: { winners: [0, 1], shared: true },
		record: { own: [{ name: 'decided', of: 'tie', value: 1 }] }
	}),
	match('night', '2026-10-24T23:30Z', [sam, lea], [9, 3], 30, {
		note: 'Rain',
		record: {
			own: [
				{ name: 'left', seat: 0, value: 3 },
				{ name: 'pattern', of: 'row', seat: 0, value: 1 }
			]
		}
	}),
	show('perfect', '2026-10-24T20:00Z', [lea, sam], 25, 40),
	match('first', '2026-10-24T19:00Z', [early, sam], [10, 4], 30, {
		record: {
			own: [
				{ name: 'left', seat: 0, value: 3 },
				{ name: 'pattern', of: 'row', seat: 0, value: 1 }
			]
		}
	})
];
const deleted = { ...match('deleted', '2026-11-09T19:00Z', [lea, sam], [9, 0], 30), isDeleted: true };
const all = playedOf([deleted, ...rows], personOf);
const ofGeisha = all.filter(({ game }) => game === 'geisha');
const [[kind, short] = ['', []], [, long] = ['', []]] = kindsOf(ofGeisha);
const outcomes = (won: number, drawn: number, lost: number) => ({ won, drawn, lost });

describe('what is counted of a person', () => {
	const people = recordsByPerson(all);

	it('has their matches under both names, without those of two seats and those left unfinished', () => {
		const record = people.get('lea');
		expect(record).toMatchObject({ matches: 16, all: outcomes(5, 1, 6) });
		expect([...(record?.byGame ?? [])]).toEqual([['geisha', outcomes(5, 1, 6)]]);
		expect(Object.fromEntries(record?.byRival ?? [])).toEqual({
			...{ sam: outcomes(4, 1, 3), ema: outcomes(1, 0, 1), tom: outcomes(0, 0, 2) }
		});
		expect([...(record?.shows ?? [])]).toEqual([['hanabi', 4]]);
		expect(record?.recent.map(({ match, result, score }) => [match, result, score]).slice(0, 5)).toEqual([
			['own-two', 'finished', 18],
			['lost', 'lost', 0],
			['guest', 'finished', 20],
			['long-lost', 'lost', 20],
			['long', 'won', 30]
		]);
		expect(record?.recent.find(({ match }) => match === 'forfeit')).toMatchObject({ score: undefined });
	});

	it('is nothing of guests, nor of the deleted match', () => {
		expect([...people].map(([id, { matches, all }]) => [id, matches, all]).sort()).toEqual([
			['ema', 3, outcomes(1, 0, 1)],
			['lea', 16, outcomes(5, 1, 6)],
			['sam', 10, outcomes(2, 1, 5)],
			['tom', 2, outcomes(2, 0, 0)]
		]);
		expect(all.find(({ id }) => id === 'twice')).toMatchObject({
			people: [undefined, undefined],
			twice: ['lea']
		});
	});

	it('tells who is ahead', () => {
		const [ofLea, ofSam, ofTom] = [people.get('lea'), people.get('sam'), people.get('tom')];
		if (!ofLea || !ofSam || !ofTom) throw new Error('They played');
		expect([nemesis(ofLea), nemesis(ofSam), nemesis(ofTom)]).toEqual([undefined, 'lea', undefined]);
		expect(winLines(ofGeisha, labels.nameOf)).toEqual(['Léa has won the most matches: 5 of 12.']);
	});
});

describe('the figures of a game', () => {
	it('are of one kind, the one played most first', () => {
		expect([kind, short.length, long.length]).toEqual(['short', 11, 2]);
		const { matches, began, own, minutes, rounds, scores } = ledgerOf(short);
		expect({ matches, began, own }).toEqual({
			...{ matches: 11, began: outcomes(7, 1, 1), own: outcomes(0, 0, 0) }
		});
		// Neither of what was given up, nor of what was noted without them.
		expect(minutes).toMatchObject({ count: 9, sum: 245, least: 20, most: 60, best: { match: 'three' } });
		expect(rounds).toMatchObject({ count: 8, sum: 24 });
		expect(scores).toMatchObject({ count: 21, sum: 108, least: 1, most: 12, best: { match: 'noted' } });
	});

	it('have the facts of all, and the first of equal bests', () => {
		const lookUp = lookUpIn(ledgerOf(short));
		expect(lookUp('left')).toMatchObject({ count: 4, sum: 14, least: 3, most: 4, best: { person: 'ema' } });
		expect([lookUp('pattern', 'row')?.count, lookUp('left', '3')?.sum, lookUp('decided')?.sum]).toEqual([
			2, 6, 1
		]);
		expect(lookUp('never')).toBeUndefined();
		const figures: RecordWords['figures'] = [
			{ kind: 'best', name: 'left', title: () => 'Quickest', say: (n) => `${n} left` }
		];
		expect(momentsOf(ledgerOf(short), { figures }, labels).map(({ said, href }) => [said, href])).toEqual([
			['4 left', expect.stringContaining('joined')]
		]);
	});

	it('of a person are theirs, and the table’s', () => {
		const hers = ledgerOf(
			short.filter(({ people }) => people.includes('lea')),
			'lea'
		);
		expect([hers.matches, hers.own, hers.began]).toEqual([10, outcomes(4, 1, 5), outcomes(3, 1, 1)]);
		expect(lookUpIn(hers)('left')).toMatchObject({ count: 1, sum: 3 });
		expect(lookUpIn(hers)('decided')?.count).toBe(1);
		// 10, 3, 6, 8, 5, 4, 3, 12 and 2.
		expect(hers.scores).toMatchObject({ count: 9, sum: 53 });
	});
});

it('rankings have those of five matches and more; the shows of two seats count once', () => {
	const { ranked, unranked } = rankingOf(ofGeisha);
	expect(ranked.map(({ person, place, points, matches }) => [person, place, points, matches])).toEqual([
		['lea', 1, 5.5, 12],
		['sam', 2, 2.5, 8]
	]);
	expect(ranked[0]).toMatchObject({
		share: 5.5 / 12,
		meanScore: undefined
	});
	expect(unranked.map(({ person, matches }) => [person, matches])).toEqual([
		['ema', 2],
		['tom', 2]
	]);
	const shows = showsRankingOf(all.filter(({ game }) => game === 'hanabi'));
	expect(shows.unranked).toMatchObject([
		{ person: 'lea', shows: 4, meanScore: 15.75, best: 25, perfect: 1 },
		{ person: 'sam', shows: 2, meanScore: 22.5, best: 25, perfect: 1 },
		{ person: 'ema', shows: 1, meanScore: 0, best: 0, perfect: 0 }
	]);
});

describe.each([
	['Europe/Paris', ['drawn', 'night', 'perfect', 'first'], ['joined', 'dawn']],
	['America/St_Johns', ['dawn', 'drawn', 'night', 'perfect', 'first'], ['joined']]
] as const)('in %s', (zone, onSaturday, onSunday) => {
	const now = Date.parse('2026-11-10T12:00Z');
	const find = (choice: Partial<HistoryFilter>): readonly string[] =>
		foundIn(
			rows,
			{ ...noHistoryFilter, ...choice },
			{
				...{ now, personOf, nameOf: (person) => names[person], wordsOf: ({ game }) => [game] }
			}
		).map(({ id }) => id);
	beforeAll(() => vi.stubEnv('TZ', zone));
	afterAll(() => void vi.unstubAllEnvs());

	it('evenings end at six in the morning, also in the night in which the clocks change', () => {
		expect(eveningsOf(rows).map(({ key, rows }) => [key, rows.length])).toEqual([
			...[
				['2026-11-08', 1],
				['2026-11-07', 2],
				['2026-11-06', 2],
				['2026-11-05', 1],
				['2026-11-04', 1]
			],
			...[
				['2026-11-03', 1],
				['2026-11-02', 1],
				['2026-11-01', 2],
				['2026-10-31', 2]
			],
			...[
				['2026-10-25', onSunday.length],
				['2026-10-24', onSaturday.length]
			]
		]);
		expect(find({ time: '2026-10-24_2026-10-24' })).toEqual(onSaturday);
		expect(find({ time: '2026-10-25_2026-10-25' })).toEqual(onSunday);
	});

	it('an evening has who came and what they won', () => {
		const summary = eveningSummaryOf(
			rows.filter(filterTest({ ...noFilter, time: '2026-10-24_2026-10-24' }, now)),
			personOf
		);
		const isInParis = zone === 'Europe/Paris';
		expect(summary.rows.map(({ id }) => id)).toEqual(onSaturday.toReversed());
		expect(summary).toMatchObject({ shows: 1 });
		expect(summary.minutes).toBe(isInParis ? 120 : 140);
		expect(summary.people).toEqual([
			{ person: 'lea', outcomes: outcomes(isInParis ? 1 : 2, 1, 1), shows: 1 },
			{ person: 'sam', outcomes: outcomes(1, 1, 1), shows: 1 },
			...(isInParis ? [] : [{ person: 'ema', outcomes: outcomes(0, 0, 1), shows: 0 }])
		]);
	});

	it('the history adds up what is over, and finds names of then and of now', () => {
		expect(totalsOf(rows)).toEqual({ matches: 18, underWay: 1, evenings: 10, minutes: 500 });
		expect(find({ time: 'month' })).toEqual([
			...['open', 'twice', 'own-two', 'lost', 'guest', 'long-lost', 'long', 'noted-long', 'noted'],
			...['unfinished', 'forfeit']
		]);
		expect(find({ text: 'leonie' })).toEqual(['twice', 'own-two', 'joined']);
		expect(find({ text: 'léa ema geisha' })).toEqual(['joined', 'dawn']);
		expect(find({ text: 'samuel ema' })).toEqual(['open']);
		expect(find({ text: 'rain' })).toEqual(['night']);
		expect(find({ player: 'lea-2', rival: 'tom' })).toEqual(['long-lost', 'three']);
		expect(find({ game: 'geisha', kind: 'long' })).toEqual(['long-lost', 'long']);
		expect(find({ place: 'lyon' })).toEqual(['noted-long']);
	});
});
