/**
 * A random club: friends who play the four games over two years, under several names, with guests, at places that they
 * write as they like, also after midnight and in the nights in which the clocks change.
 */
import type { Entry, Seated } from '$lib/match/entry';
import type { Player } from '$lib/store/players/player';
import { Dice } from './dice';
import { fixturesOf } from './fixture';
import type { Registered } from './games';
import { randomLog } from './random-log';

export interface ClubMatch {
	readonly id: string;
	/** The parts of its log, as they are stored one after the other. */
	readonly parts: readonly (readonly Entry[])[];
}
export interface Club {
	/** When its records are read, in milliseconds since 1970. */
	readonly now: number;
	readonly players: readonly Player[];
	readonly matches: readonly ClubMatch[];
}

const minute = 60_000;
const hour = 60 * minute;

/** Those of the list; who is the same person as whom: a chain, a pair, a circle of two, and one of somebody gone. */
const listed: readonly (readonly [id: string, name: string, sameAs?: string])[] = [
	['lea', 'Léa'],
	['lea-2', 'Léonie', 'lea'],
	['lea-3', 'Miss L', 'lea-2'],
	['sam', 'Sam'],
	['sam-2', 'Samuel', 'sam'],
	['ema', 'Ema', 'gone'],
	['tom', 'Tom', 'tom-2'],
	['tom-2', 'Thomas', 'tom'],
	['zoe', 'Zoé Müller'],
	['una', 'Una']
];
/** The names they had when they played. */
const namesThen: Readonly<Record<string, readonly string[]>> = {
	zoe: ['Zoé', 'Zoé Müller'],
	una: ['Una', 'Una from Lyon']
};

/** Moments about which matches are played: nights with and without a change of clocks, the ends of months and years. */
const nights = [
	...['2026-03-28T21:00Z', '2026-10-24T21:00Z', '2026-03-08T01:00Z', '2026-10-31T23:00Z'],
	...['2025-12-31T20:00Z', '2026-02-28T22:00Z', '2026-06-12T19:00Z', '2026-11-20T18:00Z']
].map((text) => Date.parse(text));
/** Times on the clock of Paris or St. John’s at which an evening is about to end or has just ended. */
const edges = [
	'2026-11-21T00:15Z',
	'2026-11-21T04:59Z',
	'2026-11-21T05:00Z',
	'2026-11-20T09:29Z',
	'2026-11-20T09:30Z'
].map((text) => Date.parse(text));
/** In Paris or St. John’s some of these are before six in the morning, on the day on which the clocks were changed. */
export const moments: readonly number[] = [
	...[
		'2026-11-21T20:00Z',
		'2026-03-29T04:30Z',
		'2026-10-25T04:30Z',
		'2026-11-01T08:45Z',
		'2026-11-01T09:40Z'
	],
	...['2026-03-08T08:45Z', '2027-01-01T01:15Z', '2026-07-01T12:00Z']
].map((text) => Date.parse(text));

const places = ['Café Léon', 'cafe leon', ' Café Léon ', 'Lyon', 'LYON', 'Chez Zoé', '', ' '];
const notes = ['A bird at the window', 'Léa’s birthday', '', 'lost a card'];
const ruleSets = ['At Léa’s', 'at lea’s ', 'Short', undefined, undefined, undefined, undefined];

const playedAt = (dice: Dice, now: number): number => {
	const way = dice.below(10);
	if (way < 4) return dice.pick(nights) + dice.below(10 * 60) * minute;
	if (way < 6) return dice.pick(edges) - dice.below(40) * minute;
	if (way < 7) return now - dice.below(60 * 24 * 10) * minute;
	return now - dice.below(24 * 600) * hour;
};

/** Guests sit in any seat, under the id of the seat; the two of a table are mostly different persons. */
const seated = (dice: Dice, seats: number): readonly Seated[] => {
	const isFree = dice.isIn(0.1);
	const circle = dice.shuffled(listed);
	const isOnce = (player: (typeof listed)[number], place: number): boolean =>
		isFree || circle.findIndex(([id]) => id.slice(0, 3) === player[0].slice(0, 3)) === place;
	const people = circle.filter(isOnce);
	return Array.from({ length: seats }, (_, seat) => {
		const guest = { id: `guest-${seat + 1}`, name: `Player ${seat + 1}` };
		const [id, name] = people[seat] ?? [];
		if (id === undefined || name === undefined || dice.isIn(0.12)) return guest;
		return { id, name: dice.pick(namesThen[id] ?? [name]) };
	});
};

/**
 * @param seed the same seed gives the same club.
 * @param count how many matches it has.
 */
export const randomClub = (seed: number, count: number, games: readonly Registered[]): Club => {
	const dice = new Dice(seed);
	const now = dice.pick(moments);
	const matches = Array.from({ length: count }, (_, index): ClubMatch => {
		const { id: gameId, game, meta } = dice.pick(games);
		const fixtures = fixturesOf(gameId)
			.map(([, fixture]) => fixture)
			.filter(({ actions }) => actions.length < (dice.isIn(0.15) ? 60 : 16));
		const fixture = dice.pick(fixtures);
		const { min, max } = meta.seats;
		const seats = dice.isIn(0.3) ? dice.between(min, max) : fixture.seats;
		// Ids are not in the order of play.
		const id = `match-${dice.below(1_000_000)}-${index}`;
		const began = playedAt(dice, now);
		const parts = randomLog(
			game,
			{
				...{ id, began, fixture, places, notes },
				players: seated(dice, seats),
				others: listed.map(([id, name]) => ({ id, name })),
				later: () => began + dice.between(1, 90) * 24 * hour,
				ruleSet: dice.pick(ruleSets.map((name) => ({ name }))).name
			},
			dice
		);
		return { id, parts };
	});
	const players = listed.map(([id, name, sameAs]): Player => ({
		...{ id, name, created: 1_700_000_000_000 },
		...(sameAs !== undefined && { sameAs })
	}));
	return { now, players, matches };
};
