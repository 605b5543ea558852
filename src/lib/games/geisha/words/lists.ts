/** The words that lists and results show of a match: all that the home page needs. */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameWords } from '../../game.ts';
import { wordingOf, type Filling } from '../../wording.ts';
import type { HeadlineCode } from '../rules/headline.ts';
import type { ReasonCode } from '../rules/state.ts';

const rounds = ({ number }: Filling, key = 'rounds'): string => m.geisha_rounds({ n: number(key) });
const turn = ({ name }: Filling): string => m.geisha_headline_turn({ name: name('seat') });
const round = ({ number }: Filling): string => m.geisha_round_number({ round: number('round') });

/** Nothing to compare before the first round is won. The first side says the unit, the other follows. */
const scores = ({ name, number }: Filling, isInPoints: boolean): readonly string[] => {
	const [near, far] = [number('nearScore'), number('farScore')];
	if (near + far === 0) return [];
	const nearScore = isInPoints ? m.geisha_points_short({ n: near }) : near;
	return [m.geisha_headline_scores({ near: name('near'), nearScore, far: name('far'), farScore: far })];
};

const row = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join(' · ');

const headline = wordingOf<HeadlineCode>({
	// More than one round only where a drawn one is played again.
	single: (filling) =>
		row(filling.number('round') > 1 ? round(filling) : m.geisha_one_round(), turn(filling)),
	rounds: (filling) => row(round(filling), scores(filling, false), turn(filling)),
	points: (filling) => row(round(filling), scores(filling, true), turn(filling)),
	'single-over': (filling) => (filling.number('rounds') > 1 ? rounds(filling) : m.geisha_one_round()),
	'rounds-over': (filling) => row(rounds(filling), scores(filling, false)),
	'points-over': (filling) => row(rounds(filling), scores(filling, true))
});

const singleReasons: Readonly<Record<string, (filling: Filling) => string>> = {
	pattern: ({ name }) => m.geisha_reason_single_pattern({ winner: name('winner') }),
	block: ({ name }) => m.geisha_reason_single_block({ winner: name('winner'), loser: name('loser') }),
	'full-board': ({ name }) => m.geisha_reason_single_full_board({ winner: name('winner') })
};

const reason = wordingOf<ReasonCode>({
	single: (filling) => {
		const how = filling.text('how');
		return Object.hasOwn(singleReasons, how) ? (singleReasons[how]?.(filling) ?? '') : '';
	},
	'single-drawn': () => m.geisha_reason_single_drawn(),
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
