/** The words of the table, its refusals, and the lines of a score. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Game } from '../../game.ts';
import { sentenceByCode, type ParamReader } from '../../wording.ts';
import type { Action, RefusalCode } from '../rules/actions.ts';
import type { Cell } from '../rules/board.ts';
import type { Colour, Rank } from '../rules/cards.ts';
import type { LineCode } from '../rules/end.ts';
import { playersIn, type State } from '../rules/state.ts';
import { lastRoundOf, type Changes } from '../rules/status.ts';
import { cardName, colourName } from './names.ts';
import { moveWords } from './timeline.ts';

/**
 * The status line of the table while nothing is refused: what was just done, or how to begin.
 *
 * @param last the action that led to the state
 * @param changes what this action changed
 * @param announced the colour announced for the next play
 * @returns one or two sentences
 */
export const statusText = (
	state: State,
	last: Action | undefined,
	changes: Changes,
	announced: Colour | null,
	names: readonly string[]
): string => {
	if (announced !== null) return m.hanabi_status_announced({ colour: colourName(announced) });
	const done = last ? moveWords(last, state, names) : '';
	const said = [done];
	if (changes.completed) said.push(m.hanabi_status_completed({ colour: colourName(changes.completed) }));
	const round = lastRoundOf(state);
	// As many turns are left as there are players, so the last round has just begun.
	if (round && done !== '' && round.turnsLeft === playersIn(state))
		said.push(m.hanabi_status_last_round({ name: names[round.lastSeat] ?? '' }));
	const text = said.filter(Boolean).join(' ');
	if (text !== '') return text;
	return state.options.choreography ? m.hanabi_status_how_choreography() : m.hanabi_status_how();
};

/** @returns the accessible name of a card in the grid, such as "red 4: 1 left of 2, 1 discarded, critical". */
export const cellWords = ({ card, copies, standing }: Cell, isCriticalShown: boolean): string =>
	[
		m.hanabi_cell({ card: cardName(card), left: copies.left, copies: copies.all }),
		copies.discarded > 0 ? m.hanabi_cell_discarded({ n: copies.discarded }) : '',
		standing === 'played' ? m.hanabi_cell_played() : '',
		standing === 'lost' ? m.hanabi_cell_lost() : '',
		standing === 'dead' ? m.hanabi_cell_dead() : '',
		isCriticalShown && standing === 'critical' ? m.hanabi_cell_critical() : ''
	]
		.filter(Boolean)
		.join(', ');

const card = ({ text, number }: ParamReader): string =>
	cardName({ colour: text('colour') as Colour, rank: number('rank') as Rank });

/** Says where the copies of a card are: on the firework, in the discard or both. */
const noCopyLeft = (filling: ParamReader): string => {
	const discarded = filling.number('discarded');
	if (discarded === 0) return m.hanabi_refusal_no_copy_played({ card: card(filling) });
	return filling.number('played') === 0
		? m.hanabi_refusal_no_copy_discarded({ card: card(filling), n: discarded })
		: m.hanabi_refusal_no_copy_both({ card: card(filling), discarded });
};

const refusal = sentenceByCode<RefusalCode>({
	'match-over': m.hanabi_refusal_match_over,
	'no-token': m.hanabi_refusal_no_token,
	'clue-to-self': ({ name }) => m.hanabi_refusal_clue_to_self({ name: name('seat') }),
	'clue-to-empty-hand': ({ name }) => m.hanabi_refusal_clue_to_empty_hand({ name: name('seat') }),
	'nobody-to-clue': m.hanabi_refusal_nobody_to_clue,
	'not-their-turn': ({ name }) => m.hanabi_refusal_not_their_turn({ name: name('seat'), turn: name('turn') }),
	'tokens-full': ({ number }) => m.hanabi_refusal_tokens_full({ limit: number('limit') }),
	'no-copy-left': noCopyLeft,
	'card-unnamed': m.hanabi_refusal_card_unnamed,
	'empty-hand': ({ name }) => m.hanabi_refusal_empty_hand({ name: name('seat') }),
	'no-such-colour': ({ text }) =>
		m.hanabi_refusal_no_such_colour({ colour: colourName(text('colour') as Colour) }),
	'no-black': () => m.hanabi_refusal_no_such_colour({ colour: colourName('black') }),
	'multicolour-not-named': m.hanabi_refusal_multicolour_not_named,
	'black-not-named': m.hanabi_refusal_black_not_named,
	'choreography-off': m.hanabi_refusal_choreography_off,
	'no-such-seat': ({ number }) => m.hanabi_refusal_no_such_seat({ seats: number('seats') }),
	'player-left': ({ name }) => m.hanabi_refusal_player_left({ name: name('seat') }),
	'too-few-players': ({ number }) => m.hanabi_refusal_too_few_players({ least: number('least') }),
	'recount-copies': (filling) =>
		m.hanabi_refusal_recount_copies({
			card: card(filling),
			n: filling.number('count'),
			copies: filling.number('copies')
		}),
	'recount-hand': ({ name, number }) =>
		m.hanabi_refusal_recount_hand({ name: name('seat'), count: number('count'), limit: number('limit') }),
	'recount-sum': ({ number }) =>
		m.hanabi_refusal_recount_sum({
			pile: number('pile'),
			hands: number('hands'),
			fireworks: number('fireworks'),
			discard: number('discard'),
			count: number('count'),
			deck: number('deck')
		}),
	'discard-untracked': m.hanabi_refusal_discard_untracked
});

const line = sentenceByCode<LineCode>({
	firework: ({ text }) => m.hanabi_line_firework({ colour: colourName(text('colour') as Colour) }),
	'black-missing': m.hanabi_line_black_missing,
	forfeit: m.hanabi_line_forfeit
});

export const matchWords: Game['words'] = { refusal, line };
