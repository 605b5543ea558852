/** Actions as sentences, for the timeline and the status line of the table. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Action, ActionOf } from '../rules/actions.ts';
import type { Card } from '../rules/cards.ts';
import { cardName, colourName } from './colours.ts';
import type { State, TurnRecord } from '../rules/state.ts';

type Names = readonly string[];

const nameOf = (names: Names, seat: number): string => names[seat] ?? '';
const cardOrUnnamed = (card: Card | null): string =>
	card ? m.hanabi_card_the({ card: cardName(card) }) : m.hanabi_card_unnamed();

const clueWords = ({ receiver, about }: ActionOf<'clue'>, name: string, names: Names): string => {
	const content =
		about === null ? undefined : about.by === 'colour' ? colourName(about.colour) : String(about.rank);
	if (receiver === null)
		return content === undefined ? m.hanabi_move_clue({ name }) : m.hanabi_move_clue_about({ name, content });
	const said = { name, receiver: nameOf(names, receiver) };
	return content === undefined
		? m.hanabi_move_clue_to(said)
		: m.hanabi_move_clue_to_about({ ...said, content });
};

const turnWords = (action: Action, { seat, kind, card, announced }: TurnRecord, names: Names): string => {
	const name = nameOf(names, seat);
	const said = { name, card: cardOrUnnamed(card) };
	const colour = announced === null ? undefined : colourName(announced);
	switch (kind) {
		case 'clue':
			return action.type === 'clue' ? clueWords(action, name, names) : m.hanabi_move_clue({ name });
		case 'discard':
			return m.hanabi_move_discard(said);
		case 'play':
			return colour === undefined ? m.hanabi_move_play(said) : m.hanabi_move_play_announced(said);
		case 'misplay':
			if (colour !== undefined) return m.hanabi_move_misplay_announced({ ...said, colour });
			return card === null ? m.hanabi_move_misplay_unnamed({ name }) : m.hanabi_move_misplay(said);
	}
};

/**
 * @param after the state after the action
 * @returns the sentence; empty for showing or hiding an aid
 */
export const moveWords = (action: Action, after: State, names: Names): string => {
	const turn = after.turns.at(-1);
	switch (action.type) {
		case 'play':
		case 'discard':
		case 'clue':
			return turn ? turnWords(action, turn, names) : '';
		case 'turn':
			return m.hanabi_move_turn({ name: nameOf(names, action.seat) });
		case 'leave':
			return action.hand === 'pile'
				? m.hanabi_move_leave_pile({ name: nameOf(names, action.seat) })
				: m.hanabi_move_leave({ name: nameOf(names, action.seat) });
		case 'recount':
			return m.hanabi_move_recount();
		case 'finish':
			return m.hanabi_move_finish();
		case 'aid':
			return '';
	}
};
