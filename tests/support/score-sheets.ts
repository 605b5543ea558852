/**
 * An ended match of each game, for tests of printed score sheets. The expected figures were counted by hand.
 */
import { readFileSync } from 'node:fs';
import { presets } from '$lib/games/koikoi/rules/options';
import { backupOf, type Planned } from './backups';

interface Fixture {
	readonly options: unknown;
	readonly opening: readonly unknown[];
	readonly actions: readonly unknown[];
}

/** @returns a fixture of a game, for a match of a backup. */
const fixtureOf = (game: string, name: string): Pick<Planned, 'game' | 'actions'> => {
	const file = new URL(`../../src/lib/games/${game}/fixtures/${name}.json`, import.meta.url);
	const { options, opening, actions } = JSON.parse(readFileSync(file, 'utf8')) as Fixture;
	return { game: { id: game, options, opening }, actions };
};

type Seat = 0 | 1;
type Yaku = readonly (readonly [yaku: string, count: number])[];

/** @returns the action of a month that was entered by its yaku. */
const month = (ending: object, said: { of?: Seat; yaku?: Yaku; calls?: readonly Seat[] } = {}) => {
	const { of = 0, yaku = [], calls = [] } = said;
	const named = yaku.map(([id, count]) => ({ yaku: id, count }));
	return {
		type: 'month',
		record: {
			events: calls.map((seat) => ({ kind: 'call', seat, points: null })),
			piles: [[], []],
			yaku: of === 0 ? [named, []] : [[], named],
			ending
		}
	};
};
const stop = (seat: Seat, yaku: Yaku, ...calls: readonly Seat[]) =>
	month({ kind: 'stop', seat }, { of: seat, yaku, calls });

/** Twelve months by the French edition, 54 points to 56. The comments have the points of each month. */
const year = [
	stop(0, [['tane', 5]]), // 1
	stop(1, [['goko', 5]]), // 10, doubled from seven on: 20
	stop(0, [
		['sanko', 3],
		['hanami', 2]
	]), // 5 and 5, doubled: 20
	month({ kind: 'drawn' }),
	month({ kind: 'deal', seat: 0, hand: 'teshi' }), // 6
	stop(1, [['inoshikacho', 3]]), // 5
	stop(0, [['tan', 5]], 1), // 1, doubled by the other's call: 2
	stop(1, [['aotan', 3]], 1), // 5, doubled by a call of one's own: 10
	stop(0, [['kasu', 10]]), // 1
	stop(1, [['tsukimi', 2]]), // 5
	stop(0, [
		['akatan', 3],
		['aotan', 3]
	]), // 5 and 5, and 2 for six ribbons, doubled: 24
	stop(1, [['shiko', 4]]) // 8, doubled: 16
];

const evening = Date.UTC(2026, 2, 14, 19, 30);
const day = 86_400_000;

/** @returns a backup with these matches, of March 2026; the id of each match is its game's. */
export const scoreSheets = () =>
	backupOf([
		{
			id: 'hanamikoji',
			names: ['Léa', 'Sam'],
			...fixtureOf('hanamikoji', 'geishas'),
			at: evening,
			pace: 30_000
		},
		{
			id: 'hanabi',
			names: ['Léa', 'Sam', 'Ema', 'Tom', 'Zoé'],
			...fixtureOf('hanabi', 'last-round'),
			at: evening + day,
			pace: 30_000
		},
		{
			id: 'koikoi',
			names: ['Léa', 'Sam'],
			game: { id: 'koikoi', options: presets.seed, opening: [{ type: 'oya', seat: 0 }] },
			actions: year,
			at: evening + 2 * day,
			pace: 300_000
		},
		{
			id: 'geisha',
			names: ['Léa', 'Sam'],
			...fixtureOf('geisha', 'points-to-ten'),
			at: evening + 3 * day,
			pace: 60_000
		}
	]);
