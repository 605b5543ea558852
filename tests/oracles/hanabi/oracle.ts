/**
 * A second, slower implementation of the rules for the tests: a table with real cards that are dealt and
 * drawn. It was written from the rule page alone and shares no code with the rules under test. A card is a
 * colour's letter and a rank, such as `r3`; black has the letter `k`.
 */

export interface Rules {
	readonly players: number;
	/** The number of multicolour cards: 0, 5 or 10. */
	readonly multi: number;
	/** Whether a clue about any colour points at the multicolour cards, which no clue names. */
	readonly every: boolean;
	/** Whether the ten black cards are in the deck. */
	readonly black: boolean;
	/** Whether a black card brings nothing, and costs a point until it is laid. */
	readonly missing: boolean;
	readonly bouquet: boolean;
	readonly choreography: boolean;
}

/** A turn: a clue, or a card from the player's own hand, discarded or played. */
export type Move =
	| { readonly kind: 'clue' }
	| { readonly kind: 'discard'; readonly card: string }
	| { readonly kind: 'play'; readonly card: string; readonly announced: string | undefined };

export interface RealTable {
	readonly rules: Rules;
	/** The letters of the colours in play. */
	readonly letters: string;
	readonly pile: string[];
	readonly hands: string[][];
	readonly laid: string[];
	readonly discarded: string[];
	/** Blue tokens in the lid. */
	blue: number;
	/** Red tokens in the lid. */
	red: number;
	/** Whose turn it is. */
	player: number;
	/** Turns left in the last round; `undefined` while there is none. */
	finalTurns: number | undefined;
	/** The code of the reason for which the show is over. */
	over: string | undefined;
}

/** @returns the whole deck, unshuffled. */
export const deckFor = ({ multi, black }: Pick<Rules, 'multi' | 'black'>): string[] => {
	const deck: string[] = [];
	for (const letter of 'wrbyg') for (const rank of '1112233445') deck.push(letter + rank);
	if (multi === 5) for (const rank of '12345') deck.push('m' + rank);
	if (multi === 10) for (const rank of '1112233445') deck.push('m' + rank);
	if (black) for (const rank of '5554433221') deck.push('k' + rank);
	return deck;
};

/** @returns a table with the hands dealt from a shuffled deck. */
export const deal = (rules: Rules, shuffled: readonly string[]): RealTable => {
	const pile = [...shuffled];
	const each = rules.players < 4 ? 5 : 4;
	const hands = Array.from({ length: rules.players }, () => pile.splice(0, each));
	const letters = `wrbyg${rules.multi > 0 ? 'm' : ''}${rules.black ? 'k' : ''}`;
	return {
		rules,
		letters,
		pile,
		hands,
		laid: [],
		discarded: [],
		blue: 8,
		red: 0,
		player: 0,
		finalTurns: undefined,
		over: undefined
	};
};

/** The ranks of a firework from its first card to its last. */
const orderOf = (letter: string): string => (letter === 'k' ? '54321' : '12345');

/** @returns whether the card fits onto its firework. */
export const isLaidNext = ({ laid }: RealTable, card: string): boolean => {
	const onFirework = laid.filter((one) => one.startsWith(card.charAt(0))).length;
	return orderOf(card.charAt(0)).charAt(onFirework) === card.charAt(1);
};

/** @returns the letters of the colours that a clue may name. */
export const lettersToName = ({ letters, rules }: RealTable): string =>
	letters.replace('k', '').replace(rules.every ? 'm' : '', '');

/** @returns every legal move of the player to move. */
export const movesOf = (table: RealTable): readonly Move[] => {
	const hand = table.hands[table.player] ?? [];
	const found: Move[] = [];
	const othersHold = table.hands.some((cards, place) => place !== table.player && cards.length > 0);
	if (table.blue > 0 && othersHold) found.push({ kind: 'clue' });
	for (const card of hand) {
		if (table.blue < 8) found.push({ kind: 'discard', card });
		found.push({ kind: 'play', card, announced: undefined });
		if (table.rules.choreography)
			for (const letter of table.letters) found.push({ kind: 'play', card, announced: letter });
	}
	return found;
};

/** @returns how many cards can still lie at best: each one is looked for in the hands and in the pile. */
export const bestCardsOf = (table: RealTable): number => {
	const hidden = [...table.pile, ...table.hands.flat()];
	let best = 0;
	for (const letter of table.letters)
		for (const rank of orderOf(letter)) {
			const id = letter + rank;
			if (!table.laid.includes(id) && !hidden.includes(id)) break;
			best++;
		}
	return best;
};

/**
 * @param cards how many cards lie, the black ones among them
 * @param black how many of them are black
 * @returns the score with these cards
 */
export const pointsOf = ({ rules }: RealTable, cards: number, black: number): number =>
	rules.black && rules.missing ? cards - black - (5 - black) : cards;

const isImpossible = (table: RealTable): boolean => bestCardsOf(table) < table.letters.length * 5;

/** Takes a move, changing the table in place. */
export const takeMove = (table: RealTable, move: Move): void => {
	const hand = table.hands[table.player] ?? [];
	const wasPileEmpty = table.pile.length === 0;
	if (move.kind === 'clue') table.blue--;
	else {
		hand.splice(hand.indexOf(move.card), 1);
		if (move.kind === 'discard') {
			table.discarded.push(move.card);
			table.blue++;
		} else if (
			isLaidNext(table, move.card) &&
			(move.announced ?? move.card.charAt(0)) === move.card.charAt(0)
		) {
			table.laid.push(move.card);
			if (move.card.endsWith(orderOf(move.card.charAt(0)).charAt(4)) && table.blue < 8) table.blue++;
			if (move.announced !== undefined && table.blue < 8) table.blue++;
		} else {
			table.discarded.push(move.card);
			table.red++;
		}
	}
	if (table.finalTurns !== undefined) table.finalTurns--;
	if (table.red === 3) table.over = 'three-fuses';
	else if (table.laid.length === table.letters.length * 5) table.over = 'perfect';
	else if (table.rules.bouquet && isImpossible(table)) table.over = 'perfection-lost';
	if (table.over !== undefined) return;
	const drawn = move.kind === 'clue' ? undefined : table.pile.pop();
	if (drawn !== undefined) hand.push(drawn);
	if (!table.rules.bouquet && !wasPileEmpty && table.pile.length === 0)
		table.finalTurns = table.rules.players;
	if (table.finalTurns === 0) {
		table.over = 'last-round';
		return;
	}
	table.player = (table.player + 1) % table.rules.players;
	if (movesOf(table).length === 0) table.over = 'no-move';
};

/** @returns pace and clues usable by their formulas; `undefined` without a last round ahead. */
export const paceAndUsableOf = (table: RealTable): { pace: number; usable: number } | undefined => {
	const P = table.rules.players;
	const D = table.pile.length;
	if (D === 0 || table.rules.bouquet) return undefined;
	const S = table.laid.length;
	const m = bestCardsOf(table) - S;
	const discards = m <= P + 1 ? D - 1 : m <= P + D ? P + D - m : 0;
	const hidden = [...table.pile, ...table.hands.flat()];
	const open: number[] = [];
	for (const letter of table.letters) {
		const missing = Array.from('12345').filter((rank) => !table.laid.includes(letter + rank));
		if (missing.length > 0 && missing.every((rank) => hidden.includes(letter + rank)))
			open.push(missing.length);
	}
	open.sort((a, b) => a - b);
	let room = Math.min(m, P + D) - Math.min(m, P + 1);
	let suits = 0;
	for (const missing of open) {
		if (missing > room) break;
		room -= missing;
		suits++;
	}
	return { pace: S + D + P - bestCardsOf(table), usable: table.blue + discards + suits };
};

/** @returns how many cards can lie at best in the turns left. */
export const reachableCardsOf = (table: RealTable): number => {
	if (table.rules.bouquet) return bestCardsOf(table);
	const turns = table.finalTurns ?? table.pile.length + table.rules.players;
	return Math.min(bestCardsOf(table), table.laid.length + turns);
};
