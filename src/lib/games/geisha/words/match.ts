/** The words that only the table, the timeline and the result need. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Game } from '../../game.ts';
import { asBeginning, sentenceByCode, type ParamReader } from '../../wording.ts';
import type { LineCode } from '../rules/end.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { oneFeature, onePlant, tileName } from './tiles.ts';
import type { Feature, Plant, TileId } from '../rules/tiles.ts';

const tile = ({ text }: ParamReader): string => tileName(text('tile') as TileId);
const moves = ({ number }: ParamReader, key = 'moves'): string => m.geisha_moves({ n: number(key) });

const range = ({ number, text }: ParamReader): string => {
	const params = { min: number('min'), max: number('max'), left: number('left') };
	return text('how') === 'block'
		? m.geisha_refusal_left_range_block(params)
		: m.geisha_refusal_left_range_pattern(params);
};

const refusal = sentenceByCode<RefusalCode>({
	'match-over': () => m.geisha_refusal_match_over(),
	'tile-twice': (filling) => m.geisha_refusal_tile_twice({ tile: asBeginning(tile(filling)) }),
	'garden-laid': () => m.geisha_refusal_garden_laid(),
	'garden-incomplete': ({ number }) => m.geisha_refusal_garden_incomplete({ n: number('missing') }),
	'first-move-middle': () => m.geisha_refusal_first_move_middle(),
	'cell-taken': ({ name }) => m.geisha_refusal_cell_taken({ name: name('seat') }),
	'tile-unbound': (filling) =>
		m.geisha_refusal_tile_unbound({
			plant: onePlant(filling.text('plant') as Plant),
			feature: oneFeature(filling.text('feature') as Feature),
			tile: tile(filling)
		}),
	'other-turn': ({ name }) => m.geisha_refusal_other_turn({ name: name('seat') }),
	'ends-round': () => m.geisha_refusal_ends_round(),
	'round-over': (filling) => m.geisha_refusal_round_over({ moves: moves(filling, 'ended') }),
	'round-unfinished': (filling) => m.geisha_refusal_round_unfinished({ moves: moves(filling) }),
	'left-range': range,
	'left-missing': () => m.geisha_refusal_left_missing(),
	parity: ({ name, number }) =>
		m.geisha_refusal_parity({
			winner: name('winner'),
			tiles: m.geisha_tiles_left({ n: number('left') }),
			name: name('told')
		}),
	'full-board-wins': () => m.geisha_refusal_full_board_wins(),
	'full-board-drawn': () => m.geisha_refusal_full_board_drawn()
});

const line = sentenceByCode<LineCode>({
	pattern: ({ number }) => m.geisha_line_pattern({ round: number('round') }),
	block: ({ number }) => m.geisha_line_block({ round: number('round') }),
	'full-board': ({ number }) => m.geisha_line_full_board({ round: number('round') })
});

export const matchWords: Game['words'] = { refusal, line };
