/** Short ways to write Hanabi values in tests. */
import { isRefusal } from '$lib/games/outcome.ts';
import type { Action, ActionOf } from '$lib/games/hanabi/rules/actions.ts';
import { standingOf, type Board } from '$lib/games/hanabi/rules/board.ts';
import { colours, perColour, perRank, ranks, type Card, type Colour } from '$lib/games/hanabi/rules/cards.ts';
import { act, start } from '$lib/games/hanabi/rules/match.ts';
import { presets, type Options } from '$lib/games/hanabi/rules/options.ts';
import type { Discard, State } from '$lib/games/hanabi/rules/state.ts';

export const standard: Options = presets.standard;
/** @returns the standard options with some of them changed. */
export const withOptions = (changed: Partial<Options>): Options => ({ ...standard, ...changed });

const letters: Readonly<Record<Colour, string>> = {
	white: 'w',
	red: 'r',
	blue: 'b',
	yellow: 'y',
	green: 'g',
	multi: 'm',
	black: 'k'
};

/** @returns the colour of a letter: `r` is red, `k` is black. @throws for any other text. */
export const colour = (letter: string): Colour => {
	const found = colours.find((one) => letters[one] === letter);
	if (!found) throw new Error(`${letter} is no colour`);
	return found;
};

/** @returns the card of an id: `r3` is the red 3. @throws for any other text. */
export const card = (id: string): Card => {
	const rank = ranks.find((one) => String(one) === id.slice(1));
	if (!rank) throw new Error(`${id} is no card`);
	return { colour: colour(id.slice(0, 1)), rank };
};

/** @returns a play of the card, with the letter of the announced colour if one is announced. */
export const play = (id: string, announced?: string): Action => ({
	type: 'play',
	card: card(id),
	announced: announced === undefined ? null : colour(announced)
});
/** @returns a discard of the card. */
export const discard = (id: string): Action => ({ type: 'discard', card: card(id) });
export const unnamedPlay: Action = { type: 'play', card: null, announced: null };
export const unnamedDiscard: Action = { type: 'discard', card: null };
export const clue: Action = { type: 'clue', giver: null, receiver: null, about: null };
/** @returns a clue to a receiver, without its content. */
export const clueTo = (receiver: ActionOf<'clue'>['receiver']): Action => ({
	type: 'clue',
	giver: null,
	receiver,
	about: null
});
export const finish: Action = { type: 'finish' };

/** @returns the turns of a text: `r1 clue d:b4` plays the red 1, gives a clue and discards the blue 4. */
export const moves = (text: string): readonly Action[] =>
	text
		.split(' ')
		.filter((word) => word !== '')
		.map((word) => {
			if (word === 'clue') return clue;
			return word.startsWith('d:') ? discard(word.slice(2)) : play(word);
		});

/** @returns the fireworks of a text: in `w5 r3` white has five cards, red three and the others none. */
export const heights = (text: string): State['fireworks'] => {
	const tops = text.split(' ').filter((word) => word !== '');
	return perColour((one) => Number(tops.find((top) => top.startsWith(letters[one]))?.slice(1) ?? 0));
};

/** @returns the discard with the cards of a text: `b2 b2 y5`. */
export const trash = (text: string): Discard => {
	const ids = text.split(' ').filter((word) => word !== '');
	return perColour((one) => perRank((rank) => ids.filter((id) => id === `${letters[one]}${rank}`).length));
};

/** @returns a recount of the given counters, which leaves the others as they are. */
export const recount = (counted: Partial<Omit<ActionOf<'recount'>, 'type'>>): Action => ({
	type: 'recount',
	tokens: null,
	fuses: null,
	pile: null,
	hands: null,
	fireworks: null,
	discard: null,
	...counted
});

/** @returns a state with these fireworks and this discard, changed by `changed`; its sums are not checked. */
export const table = (
	fireworks: string,
	discarded: string,
	changed: Partial<State> = {},
	options: Options = standard,
	seats = 2
): State => ({
	...start(options, seats),
	fireworks: heights(fireworks),
	discard: trash(discarded),
	...changed
});

/** @returns the state after the actions. @throws if one is refused. */
export const played = (from: State, actions: readonly Action[]): State =>
	actions.reduce((state, action) => {
		const after = act(state, action);
		if (isRefusal(after)) throw new Error(JSON.stringify(after));
		return after;
	}, from);

/** @returns the code of the refusal; `undefined` if the action is accepted. */
export const refusedAs = (state: State, action: Action): string | undefined => {
	const result = act(state, action);
	return isRefusal(result) ? result.code : undefined;
};

/** Whether the card is unplayed with all copies in the discard. */
export const isLost = (one: Card, board: Board): boolean => standingOf(one, board) === 'lost';
/** Whether the card is dead by the rules: already played, or to come after a lost card of its colour. */
export const isDead = (one: Card, board: Board): boolean =>
	['played', 'dead'].includes(standingOf(one, board));
/** Whether the card is still needed and has one copy left. */
export const isCritical = (one: Card, board: Board): boolean => standingOf(one, board) === 'critical';
