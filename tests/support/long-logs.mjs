/** The actions of matches of any length, which never end. */

const repeat = (/** @type {readonly object[]} */ actions, /** @type {number} */ count) =>
	Array.from({ length: count }, (_, index) => actions[index % actions.length] ?? {});

/** A round of nine actions, in which both players flip their markers and nobody wins a geisha. */
const hanamikojiRound = [
	...['secret', 'trade-off', 'gift', 'competition'].flatMap((marker) =>
		[0, 1].map((side) => ({ type: 'marker', side, marker, used: true }))
	),
	{ type: 'score', entry: { way: 'tokens', tokens: Array.from({ length: 7 }, () => null) } }
];

const koikoiCards = ['01H', '03H', '08H', '02T', '04T', '05T', '06T', '07T', '01R', '02R', '03R', '06R'];
/** A drawn month of 41 actions, in which every card was taken back. Twelve months make a match. */
const koikoiMonth = [
	...repeat(
		['09T', '10T', '04R', '05R'].flatMap((card, index) => [
			{ type: 'take', seat: index % 2, card },
			{ type: 'untake', card }
		]),
		40
	),
	{
		type: 'month',
		record: { events: [], piles: [[], []], yaku: [[], []], ending: { kind: 'drawn' } }
	}
];

const play = (/** @type {string} */ colour, /** @type {number} */ rank) => ({
	type: 'play',
	card: { colour, rank },
	announced: null
});
const discard = (/** @type {string} */ colour, /** @type {number} */ rank) => ({
	type: 'discard',
	card: { colour, rank }
});
const clue = { type: 'clue', giver: null, receiver: null, about: null };
/** The beginning of a long match. Actions that set whose turn it is can be added without end. */
const hanabiShow = [
	...['white', 'red', 'yellow'].flatMap((colour, index) =>
		[1, 2, 3].flatMap((rank) => [
			play(colour, rank),
			clue,
			discard(['blue', 'green', 'white'][index] ?? '', [1, 3, 4][rank - 1] ?? 1)
		])
	),
	clue,
	clue
];
const hanabiTurns = [0, 1, 2, 3].map((seat) => ({ type: 'turn', seat }));

/** The 16 tiles, plant by plant. */
export const tilesInOrder = ['maple', 'cherry', 'pine', 'iris'].flatMap((plant) =>
	['sun', 'ribbon', 'bird', 'rain'].map((feature) => `${plant}-${feature}`)
);
/** Moves that fill the garden of `tilesInOrder` without a winner. */
const drawnMoves = [12, 13, 14, 2, 10, 11, 8, 9, 1, 5, 6, 7, 4, 0, 3, 15];
const geishaRound = (/** @type {number} */ starter) => [
	{ type: 'layout', tiles: tilesInOrder },
	...drawnMoves.slice(0, -1).map((cell, index) => ({ type: 'move', seat: (starter + index) % 2, cell })),
	{ type: 'round', record: { kind: 'garden', starter, layout: tilesInOrder, moves: drawnMoves } }
];

/**
 * @type {Readonly<Record<string, (count: number) => readonly object[]>>}
 * By game: gives `count` actions that the rules allow, after which the match is still under way.
 */
export const longActions = {
	hanamikoji: (count) => repeat(hanamikojiRound, count),
	koikoi: (count) => {
		const months = repeat(
			koikoiMonth,
			Math.min(11, Math.floor(count / koikoiMonth.length)) * koikoiMonth.length
		);
		const takes = koikoiCards.map((card, index) => ({ type: 'take', seat: index % 2, card }));
		return [...months, ...takes.slice(0, Math.max(0, count - months.length))];
	},
	hanabi: (count) => [
		...hanabiShow.slice(0, count),
		...repeat(hanabiTurns, Math.max(0, count - hanabiShow.length))
	],
	geisha: (count) => repeat([...geishaRound(0), ...geishaRound(1)], count)
};
