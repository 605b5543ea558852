/** Rows of matches that are over, to be exported. */
import { recordVersion } from '../../src/lib/games/facts.ts';
import type { EndedRow } from '../../src/lib/matches/played.ts';

/** The row of a match that a guest won against Léa, whose player was merged with another of hers. */
export const exportedMatch: EndedRow = {
	id: 'match',
	game: 'pebbles',
	version: 1,
	players: [
		{ id: 'lea-2', name: '=Léa' },
		{ id: 'guest-1', name: 'Player 2' }
	],
	started: Date.UTC(2026, 10, 21, 19, 15),
	changed: Date.UTC(2026, 10, 21, 20),
	standing: { scores: [4, 7] },
	outcome: { winners: [1], reason: { code: 'goal', params: {} }, rule: 'goal' },
	record: {
		version: recordVersion(1),
		isTogether: false,
		minutes: 45,
		like: 'long',
		starter: 1,
		rounds: 3,
		facts: JSON.stringify([
			{ name: 'month', of: 'three', seat: 0, value: 7 },
			{ name: 'table', value: 2 }
		])
	},
	note: 'Rain, all day',
	place: 'Lyon',
	isDeleted: false,
	entries: 9
};

/** @returns the row of a show of all players together that came to its end, out of 25 points. */
export const exportedShow = (score: number): EndedRow => ({
	...exportedMatch,
	id: 'show',
	game: 'lanterns',
	standing: { scores: [score], max: 25 },
	outcome: { winners: [0, 1], reason: { code: 'last-round', params: {} }, rule: 'end' },
	record: { ...exportedMatch.record, isTogether: true, like: '2-full', facts: '[]' }
});
