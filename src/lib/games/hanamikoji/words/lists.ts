/**
 * The words that lists and results need. The home page loads them, so they are apart from those of the table.
 */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameWords } from '../../game.ts';
import { sentenceByCode, type ParamReader } from '../../wording.ts';
import type { HeadlineCode } from '../rules/match.ts';
import type { ReasonCode } from '../rules/state.ts';

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

/** All that the sentence of a reason can name. */
const said = ({ name, number }: ParamReader) => ({
	winner: name('winner'),
	loser: name('loser'),
	charm: m.hanamikoji_charm({ n: number('charm') }),
	rivalCharm: number('rivalCharm'),
	geishas: m.hanamikoji_geishas({ n: number('geishas') }),
	rounds: m.hanamikoji_rounds({ n: number('rounds') }),
	token: number('token'),
	rivalToken: number('rivalToken')
});

const reason = sentenceByCode<ReasonCode>({
	charm: (filling) => m.hanamikoji_reason_charm(said(filling)),
	geishas: (filling) => m.hanamikoji_reason_geishas(said(filling)),
	'charm-and-geishas': (filling) => m.hanamikoji_reason_charm_and_geishas(said(filling)),
	'charm-over-geishas': (filling) =>
		m.hanamikoji_reason_charm_over_geishas({
			...said(filling),
			geishas: m.hanamikoji_geishas({ n: filling.number('rivalGeishas') })
		}),
	'limit-points': (filling) => m.hanamikoji_reason_limit_points(said(filling)),
	'limit-token': (filling) => m.hanamikoji_reason_limit_token(said(filling)),
	'limit-draw': (filling) => m.hanamikoji_reason_limit_draw(said(filling)),
	'limit-equal': (filling) => m.hanamikoji_reason_limit_equal(said(filling)),
	'limit-equal-token': (filling) => m.hanamikoji_reason_limit_equal_token(said(filling))
});

export const words: GameWords = { headline, reason };
