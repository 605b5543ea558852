import { expect, it } from 'vitest';
import { exportedMatch, exportedShow } from '../../../tests/support/exported-match.ts';
import { dayOnly } from '../i18n/day-only.ts';
import { playFile, rowsOfSpan, type Span } from './bg-stats-file.ts';
import { personFinder } from './person-finder.ts';
import type { MatchRow } from '../store/lists/row.ts';

const meta = {
	id: 'pebbles',
	name: 'Pebbles',
	boardGameGeek: { bggId: 11865, highestWins: true, noPoints: false }
};
const together = { ...meta, id: 'lanterns', name: 'Lanterns' };
const lea = { id: 'lea', name: 'Léa' };
const sam = { id: 'sam', name: 'Sam' };
const match = { ...exportedMatch, note: 'Rain & tea: 100 % "cosy"', players: [lea, sam] };
const { outcome } = match;
const personAt = personFinder([]);

const guest = { id: 'guest-2', name: 'Player 2' };
const other = { ...match, id: 'other', players: [sam, guest], place: '', note: '' };
const metaOf = (id: string) => (id === 'pebbles' ? meta : id === 'lanterns' ? together : undefined);
/** A moment as the clock of the device shows it. */
const local = (at: number): string => new Date(at).toLocaleString('sv-SE');
type Content = Record<'games' | 'players' | 'locations' | 'plays', readonly Record<string, unknown>[]>;
const made = (rows: readonly MatchRow[]): Content =>
	JSON.parse(JSON.stringify(playFile(rows, { metaOf, personAt, anonymous: 'Guest' }))) as Content;

it('has each game, player and place once, and the plays refer to them', () => {
	const { games, players, locations, plays } = made([match, other, exportedShow(25)]);
	expect(games).toMatchObject([
		{ id: 1, name: 'Pebbles', bggId: 11865, cooperative: false, highestWins: true, noPoints: false },
		{ id: 2, name: 'Lanterns', cooperative: true }
	]);
	expect(players).toMatchObject([
		{ id: 1, name: 'Léa', isAnonymous: false },
		{ id: 2, name: 'Sam', isAnonymous: false },
		{ id: 3, name: 'Guest', isAnonymous: true },
		{ id: 4, name: '=Léa', isAnonymous: false }
	]);
	expect(locations).toMatchObject([{ id: 1, name: 'Lyon' }]);
	expect(plays[0]).toMatchObject({
		gameRefId: 1,
		locationRefId: 1,
		playDate: local(Date.UTC(2026, 10, 21, 19, 15)),
		entryDate: local(match.changed),
		durationMin: 45,
		comments: 'Rain & tea: 100 % "cosy"',
		rounds: 3,
		manualWinner: true,
		playerScores: [
			{ playerRefId: 1, score: '4', winner: false, startPlayer: false, rank: 2, seatOrder: 1 },
			{ playerRefId: 2, score: '7', winner: true, startPlayer: true, rank: 1, seatOrder: 2 }
		]
	});
	expect(plays[1]).toMatchObject({ gameRefId: 1, playerScores: [{ playerRefId: 2 }, { playerRefId: 3 }] });
	expect(plays[1]).not.toHaveProperty('locationRefId');
	expect(plays[2]).toMatchObject({ gameRefId: 2, playerScores: [{ winner: true }, { winner: true }] });
});

it('a day without a time says so, and its matches were entered one after the other', () => {
	const day = dayOnly(2026, 11, 21);
	const [first, second] = [day, day + 7].map((at) => ({ ...match, id: `m${at}`, started: at, changed: at }));
	expect(made([first ?? match, second ?? match]).plays).toMatchObject([
		{ playDate: '2026-11-21 10:00:00', entryDate: '2026-11-21 10:00:00' },
		{ playDate: '2026-11-21 10:00:00', entryDate: '2026-11-21 10:00:07' }
	]);
});

it('no match was entered before it was played, also where the clock was set back', () => {
	const { plays } = made([{ ...match, changed: match.started - 3_600_000 }]);
	expect(plays).toMatchObject([{ playDate: local(match.started), entryDate: local(match.started) }]);
});

it('the same match has the same ids in every file, and nothing else has them', () => {
	const uuids = (rows: readonly MatchRow[]): readonly unknown[] =>
		Object.values(made(rows)).flatMap((list) =>
			Array.isArray(list) ? list.map(({ uuid }: Record<string, unknown>) => uuid) : []
		);
	const all = uuids([match, other]);
	expect(new Set(all).size).toBe(all.length);
	expect(
		all.every((uuid) =>
			/^[0-9A-F]{8}-[0-9A-F]{4}-8[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/.test(String(uuid))
		)
	).toBe(true);
	expect(all).toEqual(expect.arrayContaining([...uuids([other])]));
});

it('leaves out what BG Stats cannot take', () => {
	const unfinished = { ...match, outcome: { ...outcome, winners: [], givenUp: 'unfinished' as const } };
	expect(made([unfinished, { ...match, game: 'unknown' }])).toMatchObject({
		games: [],
		players: [],
		plays: []
	});
});

it('takes the last evening, however long ago, or all', () => {
	const days = [0, 0, 1, 29, 31].map((ago, at) => {
		const changed = match.changed - ago * 86_400_000;
		return { ...match, id: `m${at}`, changed };
	});
	const idsOf = (span: Span) => rowsOfSpan(days, span).map(({ id }) => id);
	expect(idsOf('evening')).toEqual(['m0', 'm1']);
	expect(idsOf('all')).toHaveLength(5);
	expect(rowsOfSpan([], 'evening')).toEqual([]);
});
