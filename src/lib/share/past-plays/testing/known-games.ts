/** What reading a file knows of the games, written out for tests. */
import { boxNamesOf } from '$lib/games/registry';
import type { KnownGame } from '../past-match';

const two = { min: 2, max: 2 };
export const knownGames: readonly KnownGame[] = [
	{
		id: 'hanamikoji',
		names: boxNamesOf('hanamikoji'),
		seats: two,
		bggId: 158600,
		isTogether: false,
		max: undefined
	},
	{
		id: 'hanabi',
		names: boxNamesOf('hanabi'),
		seats: { min: 2, max: 5 },
		bggId: 98778,
		isTogether: true,
		max: 25
	},
	{ id: 'koikoi', names: boxNamesOf('koikoi'), seats: two, bggId: 11865, isTogether: false, max: undefined },
	{ id: 'geisha', names: boxNamesOf('geisha'), seats: two, bggId: 125311, isTogether: false, max: undefined }
];
/** The day of the tests. */
export const today = Date.UTC(2026, 10, 26, 12);
