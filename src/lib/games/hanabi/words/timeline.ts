/** The words of looking back: each action as a sentence, the timeline, and what to do before the next show. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneWords } from '../../views.ts';
import { isTurn, type Action, type ActionOf } from '../rules/actions.ts';
import { deckSize, handSize, tokenLimit, type Card } from '../rules/cards.ts';
import type { Options } from '../rules/options.ts';
import type { State, TurnRecord } from '../rules/state.ts';
import { cardName, colourName } from './names.ts';

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

export const milestoneWords: MilestoneWords<Options, State, Action> = {
	title: m.hanabi_milestones,
	none: m.hanabi_milestones_none,
	heading: (number, milestone) => {
		if (!milestone) return m.hanabi_milestone({ number });
		const turns = milestone.after.turns.length;
		// Corrections are no turns: the turns have the numbers that the table shows.
		return isTurn(milestone.action)
			? m.hanabi_milestone({ number: turns })
			: m.hanabi_milestone_between({ number: turns + 1 });
	},
	line: ({ action, after, names }) => moveWords(action, after, names),
	edit: (number, milestone) => {
		switch (milestone?.action.type) {
			case 'turn':
				return m.hanabi_milestone_edit_whose();
			case 'leave':
				return m.hanabi_milestone_edit_leave();
			case 'recount':
				return m.hanabi_milestone_edit_recount();
			default:
				return m.hanabi_milestone_edit({ number: milestone?.after.turns.length ?? number });
		}
	},
	lost: (count) => m.hanabi_milestones_lost({ count })
};

/** @returns what to do before the next show begins; who starts it, only the players can tell. */
export const nextShowText = (options: Options, seats: number): string =>
	m.hanabi_show_end({ cards: deckSize(options), each: handSize(seats), tokens: tokenLimit });
