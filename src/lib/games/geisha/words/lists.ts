/**
 * The words that lists and results need. The home page loads them, so they are apart from those of the table.
 */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameWords } from '../../game.ts';
import { sentenceByCode, wordByCode, type ParamReader } from '../../wording.ts';
import type { HeadlineCode } from '../rules/match.ts';
import type { ReasonCode } from '../rules/state.ts';

const rounds = ({ number }: ParamReader, key = 'rounds'): string => m.geisha_rounds({ n: number(key) });
/** Whose turn it is, where that is known. */
const turn = ({ name }: ParamReader): readonly string[] =>
	name('seat') === '' ? [] : [m.geisha_headline_turn({ name: name('seat') })];
const round = ({ number }: ParamReader): string => m.geisha_round_number({ round: number('round') });

/**
 * The scores of both sides; none before the first round is won. Only the first side's number has its unit.
 */
const scores = ({ name, number }: ParamReader, isInPoints: boolean): readonly string[] => {
	const [near, far] = [number('nearScore'), number('farScore')];
	if (near + far === 0) return [];
	const nearScore = isInPoints ? m.geisha_points_short({ n: near }) : near;
	return [m.geisha_headline_scores({ near: name('near'), nearScore, far: name('far'), farScore: far })];
};

const row = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join(' · ');

const headline = sentenceByCode<HeadlineCode>({
	// A single match has a second round only if a drawn round is played again.
	single: (filling) =>
		row(filling.number('round') > 1 ? round(filling) : m.geisha_one_round(), turn(filling)),
	rounds: (filling) => row(round(filling), scores(filling, false), turn(filling)),
	points: (filling) => row(round(filling), scores(filling, true), turn(filling)),
	'single-over': (filling) => (filling.number('rounds') > 1 ? rounds(filling) : m.geisha_one_round()),
	'rounds-over': (filling) => row(rounds(filling), scores(filling, false)),
	'points-over': (filling) => row(rounds(filling), scores(filling, true))
});

const reason = sentenceByCode<ReasonCode>({
	single: ({ name, text }) => {
		const [winner, loser] = [name('winner'), name('loser')];
		const won = {
			pattern: () => m.geisha_reason_single_pattern({ winner }),
			block: () => m.geisha_reason_single_block({ winner, loser }),
			'full-board': () => m.geisha_reason_single_full_board({ winner })
		};
		return wordByCode(won, () => '')(text('how'));
	},
	'single-drawn': m.geisha_reason_single_drawn,
	rounds: (filling) =>
		m.geisha_reason_rounds({
			winner: filling.name('winner'),
			wins: rounds(filling, 'total'),
			rival: filling.number('rival')
		}),
	points: (filling) =>
		m.geisha_reason_points({
			winner: filling.name('winner'),
			points: m.geisha_points({ n: filling.number('total') }),
			rival: filling.number('rival'),
			rounds: rounds(filling)
		})
});

export const words: GameWords = { headline, reason };
