import type { MatchRow } from '$lib/store/lists/row';

/** The row of a match of pebbles that Léa won against a guest. */
export const endedRow: MatchRow = {
	id: 'match',
	game: 'pebbles',
	version: 1,
	players: [
		{ id: 'lea', name: 'Léa' },
		{ id: 'guest-1', name: 'Player 2' }
	],
	started: 1000,
	changed: 2000,
	standing: { scores: [4, 2] },
	outcome: { winners: [0], reason: { code: 'goal', params: {} }, rule: 'goal' },
	record: { version: 1001, isTogether: false, minutes: 1, like: 'long', rounds: 1, facts: '[]' },
	isDeleted: false,
	entries: 3
};
