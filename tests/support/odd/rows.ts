/** Rows of matches that other builds may have left, with unexpected codes, seats and numbers. */
const minute = 60_000;
const known = { version: 1001, isTogether: false, minutes: 12, like: '', rounds: 3, facts: '[]' };
const won = { winners: [0], reason: { code: 'charm', params: { winner: 0, charm: 11 } }, rule: 'charm' };

/** By id: the fields in which a row differs from a valid one. */
const oddities: Readonly<Record<string, object>> = {
	'unknown-words': {
		headline: { code: 'sung', params: { who: 'nobody' } },
		outcome: { winners: [7], reason: { code: 'by-fiat', params: { winner: 9 } }, rule: 'nowhere' }
	},
	'unknown-game-won': { game: 'mahjong', outcome: won },
	'game-of-every-object': { game: 'constructor', outcome: won },
	'month-of-none': { game: 'koikoi', headline: { code: 'month', params: {} } },
	'month-thirteen': { game: 'koikoi', headline: { code: 'target', params: { month: 13, near: 5 } } },
	'colour-of-none': {
		game: 'hanabi',
		outcome: {
			winners: [],
			lost: true,
			rule: '',
			reason: { code: 'three-fuses', params: { colour: 'violet', rank: 9, announced: 'gold', seat: 4 } }
		},
		standing: { scores: [], max: 25 },
		record: { ...known, isTogether: true, like: 'many-x99-bouquet' }
	},
	'perfection-of-none': {
		game: 'hanabi',
		outcome: {
			winners: [],
			lost: true,
			rule: '',
			reason: { code: 'perfection-lost', params: { colour: 'toString', how: 'magic' } }
		},
		standing: { scores: [31], max: 0 },
		record: { ...known, isTogether: true, like: '' }
	},
	'how-of-none': {
		game: 'geisha',
		outcome: {
			winners: [0, 1],
			shared: true,
			rule: '',
			reason: { code: 'single', params: { how: 'sleep' } }
		},
		record: { ...known, like: 'constructor' }
	},
	'few-scores': { standing: { scores: [4] }, outcome: won },
	'many-scores': { standing: { scores: [1, 2, 3, 1e21] }, outcome: won },
	'strange-facts': {
		outcome: won,
		record: {
			...known,
			starter: 5,
			facts: JSON.stringify([
				{ name: 'decided', of: 'toString', value: 1 },
				{ name: 'decided', of: 'by-luck', seat: 9, value: 1 },
				{ name: 'rounds', seat: 0, value: 1e9 },
				{ name: 'rounds', seat: 0, of: 'many', value: 2 },
				{ name: 'charm', seat: 0, value: 1e300 },
				{ name: 'unheard-of', value: 3 }
			])
		}
	},
	'strange-months': {
		game: 'koikoi',
		outcome: won,
		record: {
			...known,
			facts: JSON.stringify([
				{ name: 'yaku', of: 'dragon', seat: 0, value: 1 },
				{ name: 'yaku-in-month', of: 'dragon.13', seat: 0, value: 1 },
				{ name: 'yaku-in-month', of: 'torn', seat: 0, value: 1 },
				{ name: 'call', of: 'hasOwnProperty', seat: 0, value: 1 },
				{ name: 'month', of: '0', seat: 0, value: 4 }
			])
		}
	},
	'record-torn': { outcome: won, record: { version: 1001 } },
	'facts-torn': {
		outcome: won,
		record: { ...known, facts: JSON.stringify([null, { name: 'charm' }, 'torn']) }
	},
	'record-without-standing': { outcome: won, standing: undefined },
	'older-without-record': { outcome: won, record: undefined },
	'older-version': { version: 0, outcome: won, record: { ...known, version: 3 } },
	'one-at-two-seats': {
		players: [
			{ id: 'aki', name: 'Aki' },
			{ id: 'aki', name: 'Aki' }
		],
		outcome: won
	},
	'merged-at-one-table': {
		players: [
			{ id: 'aki', name: 'Aki' },
			{ id: 'ben', name: 'Ben' }
		],
		outcome: won
	},
	'nobody-there': { players: [], outcome: won },
	nameless: {
		players: [
			{ id: 'aki', name: '' },
			{ id: 'stranger', name: ' ' }
		],
		outcome: won
	},
	'long-names': {
		players: [
			{ id: 'long', name: 'W'.repeat(160) },
			{ id: 'short', name: 'O' }
		],
		outcome: won
	},
	'cannot-be-read': { unreadable: 'of-a-later-build' },
	'to-come': { changed: 8_000_000_000_000, outcome: won }
};

/** Invalid rows that cannot be rebuilt, because they have no log. */
const damaged: readonly object[] = [
	{ id: 'damaged-row', game: 'hanamikoji', players: 'torn' },
	{ id: 'damaged-outcome', game: 'hanamikoji', outcome: { winners: 'all' } }
];

/** The fields of a row on which its place in the lists depends. */
interface Placed {
	readonly id: string;
	readonly changed: number;
	readonly players: readonly { readonly id: string; readonly name: string }[];
	readonly outcome?: unknown;
	readonly unreadable?: unknown;
	readonly [more: string]: unknown;
}
const listed = (row: Placed): object => ({
	...row,
	listed: {
		changed: row.changed,
		...(row.unreadable === undefined && { status: row.outcome === undefined ? 'open' : 'ended' }),
		byPlayer: [...new Set(row.players.map(({ id }) => id))].map((id) => [id, row.changed, row.id])
	}
});

/** The ids of the odd rows that lists can show, and the number of rows that they cannot. */
export const oddRowIds = Object.keys(oddities);
export const lostRowCount = damaged.length;

/**
 * @returns the rows with the keys of the store's indexes, apart from `to-come` all changed within two hours
 *   before `now`.
 */
export const oddRows = (now: number): readonly object[] => [
	...Object.entries(oddities).map(([id, oddity], index) =>
		listed({
			id,
			game: 'hanamikoji',
			version: 1,
			players: [
				{ id: 'aki', name: 'Aki' },
				{ id: 'cleo', name: 'Cléo' }
			],
			started: now - (index + 2) * minute,
			changed: now - (index + 1) * minute,
			headline: { code: 'over', params: { round: 3 } },
			standing: { scores: [11, 4] },
			record: known,
			isDeleted: false,
			entries: 4,
			...oddity
		})
	),
	...damaged.map((value, index) => ({
		...value,
		listed: { changed: now - index, status: 'ended', byPlayer: [['aki', now - index, `damaged-${index}`]] }
	}))
];
