/**
 * The words that lists and results need. The home page loads them, so they are apart from those of the table.
 */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameWords } from '../../game.ts';
import { sentenceByCode, type ParamReader } from '../../wording.ts';
import type { HeadlineCode } from '../rules/match.ts';
import type { ReasonCode } from '../rules/state.ts';

const charm = ({ number }: ParamReader): string => m.hanamikoji_charm({ n: number('charm') });
const geishas = ({ number }: ParamReader, key = 'geishas'): string =>
	m.hanamikoji_geishas({ n: number(key) });
const rounds = ({ number }: ParamReader): string => m.hanamikoji_rounds({ n: number('rounds') });

/**
 * The scores of both sides; none before the first token has moved. Only the first side's numbers have units.
 */
const scores = ({ name, number }: ParamReader): readonly string[] =>
	number('nearGeishas') + number('farGeishas') === 0
		? []
		: [
				m.hanamikoji_headline_scores({
					near: name('near'),
					nearPoints: m.hanamikoji_points({ n: number('nearCharm') }),
					nearGeishas: m.hanamikoji_geishas({ n: number('nearGeishas') }),
					far: name('far'),
					farPoints: number('farCharm'),
					farGeishas: number('farGeishas')
				})
			];

const row = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join(' · ');
const round = ({ number }: ParamReader): string => m.hanamikoji_round_number({ round: number('round') });

const headline = sentenceByCode<HeadlineCode>({
	turn: (filling) =>
		row(round(filling), scores(filling), m.hanamikoji_headline_turn({ name: filling.name('side') })),
	playing: (filling) => row(round(filling), scores(filling)),
	'to-score': (filling) => row(round(filling), scores(filling), m.hanamikoji_headline_to_score()),
	over: (filling) => row(m.hanamikoji_rounds({ n: filling.number('round') }), scores(filling))
});

const reason = sentenceByCode<ReasonCode>({
	charm: (filling) => m.hanamikoji_reason_charm({ winner: filling.name('winner'), charm: charm(filling) }),
	geishas: (filling) =>
		m.hanamikoji_reason_geishas({ winner: filling.name('winner'), geishas: geishas(filling) }),
	'charm-and-geishas': (filling) =>
		m.hanamikoji_reason_charm_and_geishas({
			winner: filling.name('winner'),
			charm: charm(filling),
			geishas: geishas(filling)
		}),
	'charm-over-geishas': (filling) =>
		m.hanamikoji_reason_charm_over_geishas({
			winner: filling.name('winner'),
			charm: charm(filling),
			loser: filling.name('loser'),
			geishas: geishas(filling, 'rivalGeishas')
		}),
	'limit-points': (filling) =>
		m.hanamikoji_reason_limit_points({
			rounds: rounds(filling),
			winner: filling.name('winner'),
			charm: charm(filling),
			rivalCharm: filling.number('rivalCharm')
		}),
	'limit-token': (filling) =>
		m.hanamikoji_reason_limit_token({
			rounds: rounds(filling),
			charm: charm(filling),
			winner: filling.name('winner'),
			token: filling.number('token'),
			rivalToken: filling.number('rivalToken')
		}),
	'limit-draw': (filling) => m.hanamikoji_reason_limit_draw({ rounds: rounds(filling) }),
	'limit-equal': (filling) =>
		m.hanamikoji_reason_limit_equal({ rounds: rounds(filling), charm: charm(filling) }),
	'limit-equal-token': (filling) =>
		m.hanamikoji_reason_limit_equal_token({
			rounds: rounds(filling),
			charm: charm(filling),
			token: filling.number('token')
		})
});

export const words: GameWords = { headline, reason };
