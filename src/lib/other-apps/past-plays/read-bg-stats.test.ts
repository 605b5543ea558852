import { describe, expect, it } from 'vitest';
import { dayOnly } from '$lib/i18n/day-only';
import type { Reading } from './past-match';
import { readText } from './read-file';
import { idOfPlay } from './read-bg-stats';
import { knownGames, today } from './testing/known-games';

/** An export as the app writes it, with fields that are of no use here. */
const exportOf = (...plays: readonly object[]) => ({
	players: [
		{ id: 1, uuid: 'P-1', name: 'Aki', isAnonymous: false, bggUsername: 'aki', metaData: '{}' },
		{ id: 2, uuid: 'P-2', name: ' Ben  B. ', isAnonymous: false },
		{ id: 3, uuid: 'P-3', name: 'Anonymous player', isAnonymous: 1 },
		{ id: 'broken' }
	],
	games: [
		{ id: 10, uuid: 'G-10', name: 'Geisha et les 7 arts', bggId: 125311, cooperative: false },
		{ id: 11, uuid: 'G-11', name: 'HANABI', bggId: 0, cooperative: true },
		{ id: 12, uuid: 'G-12', name: 'Catan', bggId: 13 }
	],
	locations: [{ id: 4, uuid: 'L-4', name: 'Club', modificationDate: '2026-01-01 10:00:00' }],
	plays: plays.map((play) => ({ ...defaults, ...play })),
	...{ tags: [], groups: [], challenges: [], userInfo: { meRefId: 1 } }
});
const seat = (playerRefId: number, score: unknown, winner: unknown, more: object = {}) => ({
	...{ playerRefId, score, winner, startPlayer: false, seatOrder: 0, rank: 0, newPlayer: false },
	...more
});
const defaults = {
	...{ uuid: 'ABC-1', playDate: '2026-01-17 20:15:00', durationMin: 30, gameRefId: 10, locationRefId: 4 },
	...{ comments: 'Fine', ignored: false, usesTeams: false, manualWinner: false, rounds: 0 },
	playerScores: [seat(1, '3', true), seat(2, '1', false, { startPlayer: true })]
};
const readData = (data: unknown): Reading => readText(JSON.stringify(data), knownGames, today);
const read = (...plays: readonly object[]): Reading => readData(exportOf(...plays));

describe('an export of BG Stats', () => {
	it('is told from other data', () => {
		expect(readData(exportOf())).toEqual({ matches: [], problems: [], others: 0 });
		for (const data of [[], {}, { plays: [] }, { players: {}, games: [], plays: [] }])
			expect(readData(data).problems).toEqual([{ code: 'not-a-table' }]);
	});

	it('gives the play of a game that the app has, found by its number', () => {
		const { matches, problems, others } = read({});
		expect([problems, others]).toEqual([[], 0]);
		expect(matches).toEqual([
			{
				where: { play: 1 },
				id: idOfPlay('ABC-1'),
				game: 'geisha',
				began: new Date(2026, 0, 17, 20, 15).getTime(),
				players: [{ name: 'Aki' }, { name: 'Ben B.' }],
				noted: { winners: [0], scores: [3, 1], minutes: 30, starter: 1 },
				...{ place: 'Club', note: 'Fine', max: undefined, kind: '', options: undefined }
			}
		]);
	});

	it('has days alone where the clock says ten, in the order in which the plays were entered', () => {
		const play = (uuid: string, entryDate: string) => ({ uuid, entryDate, playDate: '2026-01-17 10:00:00' });
		const { matches } = read(
			...[play('b', '2026-01-17 22:10:00'), play('c', '2026-01-17 23:00:00')],
			play('a', '2026-01-17 21:30:00')
		);
		const day = dayOnly(2026, 1, 17);
		expect(matches.map(({ where, began }) => [where, began])).toEqual([
			...[
				[{ play: 3 }, day],
				[{ play: 1 }, day + 1],
				[{ play: 2 }, day + 2]
			]
		]);
	});

	it('has the same id for the same play, however it was edited since', () => {
		const [one] = read({}).matches;
		const [other] = read({ uuid: 'abc-1', comments: 'Changed' }).matches;
		expect(one?.id).toMatch(/^past-[0-9a-f]{32}$/);
		expect(other?.id).toBe(one?.id);
		expect(read({ uuid: 'ABC-2' }).matches[0]?.id).not.toBe(one?.id);
	});

	it('of a cooperative game is finished with its score, or lost', () => {
		const show = (...playerScores: readonly object[]) =>
			read({ gameRefId: 11, playerScores }).matches[0]?.noted;
		expect(show(seat(1, '21', true), seat(2, '', true))).toMatchObject({ winners: [0, 1], scores: [21] });
		expect(show(seat(1, '21', false), seat(2, '21', false))).toMatchObject({ scores: [21] });
		expect(show(seat(1, '0', false), seat(2, '0', false))).toMatchObject({ winners: [], lost: true });
		for (const none of [null, ''])
			expect(show(seat(1, none, false), seat(2, none, false))).toEqual({
				...{ winners: [], scores: [0], lost: true, minutes: 30 }
			});
	});

	it('is drawn where several are marked as winners, and decided by scores where nobody is', () => {
		const noted = (...playerScores: readonly object[]) => read({ playerScores }).matches[0]?.noted;
		expect(noted(seat(1, '3', 1), seat(2, '3', 1))).toMatchObject({ winners: [0, 1] });
		expect(noted(seat(1, '3', 0), seat(2, '12+5', 0))).toMatchObject({ winners: [1], scores: [3, 17] });
	});

	it('seats players in their order, and nameless ones as guests', () => {
		const playerScores = [seat(3, 4, true, { seatOrder: 2 }), seat(1, 2, false, { seatOrder: 1 })];
		expect(read({ playerScores }).matches[0]).toMatchObject({
			players: [{ name: 'Aki' }, { name: '', isGuest: true }],
			noted: { winners: [1], scores: [2, 4] }
		});
	});

	it('gives the play of a box of another name, without a number', () => {
		const { matches } = readData({ ...exportOf({}), games: [{ id: 10, name: 'Niya' }] });
		expect(matches.map(({ game }) => game)).toEqual(['geisha']);
	});

	it('counts the plays of other games', () => {
		expect(read({ gameRefId: 12 }, {}, { gameRefId: 99 })).toMatchObject({ others: 2, problems: [] });
	});

	it.each([
		['a day to come', { playDate: '2027-01-17 20:15:00' }, 'future-date'],
		['no day', { playDate: 'soon' }, 'bad-date'],
		['one player', { playerScores: [seat(1, '3', true)] }, 'players'],
		['a player twice', { playerScores: [seat(1, '3', true), seat(1, '3', false)] }, 'same-player'],
		['somebody unknown', { playerScores: [seat(1, '3', true), seat(9, '3', false)] }, 'no-player'],
		['no result', { playerScores: [seat(1, '', false), seat(2, null, false)] }, 'no-result'],
		['words as a score', { playerScores: [seat(1, 'ten', true), seat(2, '', false)] }, 'bad-score'],
		['a mark not to count it', { ignored: true }, 'ignored'],
		['no seats', { playerScores: 'none' }, 'damaged'],
		['nobody in its seats', { playerScores: [] }, 'damaged']
	])('tells of a play with %s, and takes the rest', (_, play, code) => {
		const { matches, problems } = read({ uuid: 'other' }, play);
		expect(problems.map((problem) => [problem.code, problem.where])).toEqual([[code, { play: 2 }]]);
		expect(matches).toHaveLength(1);
	});
});
