/**
 * Matches of Koï-Koï for backups: one in which a player must choose koï-koï or stop, and one that is over.
 */
import { presets } from '$lib/games/koikoi/rules/options';

const months = 3;
/** A game of three months, for the matches of a backup. */
export const koikoi = {
	id: 'koikoi',
	options: { ...presets.seed, months },
	opening: [{ type: 'oya', seat: 0 }]
};

const take = (seat: 0 | 1, ...cards: readonly string[]) =>
	cards.map((card) => ({ type: 'take', seat, card }));

/** The near player has called, and has a second yaku; the far player has some cards. */
export const koikoiTaken = [
	...take(1, '01K1', '02T', '03R', '09T'),
	...take(0, '01H', '03H', '08H'),
	{ type: 'call', seat: 0 },
	...take(0, '06T', '07T', '10T')
];

const stop = (seat: 0 | 1, yaku: string, count: number) => ({
	type: 'month',
	record: {
		events: [{ kind: 'call', seat, points: 5 }],
		piles: [[], []],
		yaku: seat === 0 ? [[{ yaku, count }], []] : [[], [{ yaku, count }]],
		ending: { kind: 'stop', seat }
	}
});

/** Three months with long workings of their scores; the near player wins. */
export const koikoiYear = [stop(0, 'goko', 5), stop(1, 'shiko', 4), stop(0, 'ameshiko', 4)].slice(0, months);

/** A game of twelve months, and the months of a match that fill its records of a whole year. */
export const koikoiTwelve = { ...koikoi, options: presets.seed };
export const twelveMonths = Array.from({ length: 4 }, () => koikoiYear).flat();
