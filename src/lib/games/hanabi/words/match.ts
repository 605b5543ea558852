/** The words that only the table and the result need: refusals and the lines of a score. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Game } from '../../game.ts';
import { sentenceByCode, type ParamReader } from '../../wording.ts';
import type { Colour, Rank } from '../rules/cards.ts';
import { cardName, colourName } from './colours.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import type { LineCode } from '../rules/result.ts';

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
	'match-over': () => m.hanabi_refusal_match_over(),
	'no-token': () => m.hanabi_refusal_no_token(),
	'clue-to-self': ({ name }) => m.hanabi_refusal_clue_to_self({ name: name('seat') }),
	'clue-to-empty-hand': ({ name }) => m.hanabi_refusal_clue_to_empty_hand({ name: name('seat') }),
	'nobody-to-clue': () => m.hanabi_refusal_nobody_to_clue(),
	'not-their-turn': ({ name }) => m.hanabi_refusal_not_their_turn({ name: name('seat'), turn: name('turn') }),
	'tokens-full': ({ number }) => m.hanabi_refusal_tokens_full({ limit: number('limit') }),
	'no-copy-left': noCopyLeft,
	'card-unnamed': () => m.hanabi_refusal_card_unnamed(),
	'empty-hand': ({ name }) => m.hanabi_refusal_empty_hand({ name: name('seat') }),
	'no-such-colour': ({ text }) =>
		m.hanabi_refusal_no_such_colour({ colour: colourName(text('colour') as Colour) }),
	'no-black': () => m.hanabi_refusal_no_such_colour({ colour: colourName('black') }),
	'multicolour-not-named': () => m.hanabi_refusal_multicolour_not_named(),
	'black-not-named': () => m.hanabi_refusal_black_not_named(),
	'choreography-off': () => m.hanabi_refusal_choreography_off(),
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
	'discard-untracked': () => m.hanabi_refusal_discard_untracked()
});

const line = sentenceByCode<LineCode>({
	firework: ({ text }) => m.hanabi_line_firework({ colour: colourName(text('colour') as Colour) }),
	'black-missing': () => m.hanabi_line_black_missing(),
	forfeit: () => m.hanabi_line_forfeit()
});

export const matchWords: Game['words'] = { refusal, line };
