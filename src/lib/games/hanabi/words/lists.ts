/** The words for a match in lists and results, which are all that the home page needs. */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameWords } from '../../game.ts';
import type { CodedMessage, Outcome } from '../../outcome.ts';
import { asBeginning, sentenceByCode, type ParamReader } from '../../wording.ts';
import type { Card, Colour, Rank } from '../rules/cards.ts';
import { bandOf } from '../rules/end.ts';
import type { HeadlineCode } from '../rules/match.ts';
import type { ReasonCode } from '../rules/state.ts';
import { cardName, colourName, ratingName } from './names.ts';

const row = (...parts: readonly string[]): string => parts.join(' · ');
const score = ({ number }: ParamReader): string =>
	m.hanabi_score_of({ score: number('score'), max: number('max') });
const tokens = ({ number }: ParamReader): string => m.hanabi_tokens({ n: number('tokens') });
const turn = ({ name }: ParamReader): string => m.hanabi_headline_turn({ name: name('seat') });

const headline = sentenceByCode<HeadlineCode>({
	playing: (filling) =>
		row(
			score(filling),
			tokens(filling),
			m.hanabi_headline_pile({ n: filling.number('pile') }),
			turn(filling)
		),
	'last-round': (filling) =>
		row(
			score(filling),
			tokens(filling),
			m.hanabi_headline_last_round({ n: filling.number('turnsLeft') }),
			turn(filling)
		),
	over: (filling) => row(score(filling), m.hanabi_turns({ n: filling.number('turns') })),
	lost: (filling) => row(m.hanabi_headline_lost(), m.hanabi_turns({ n: filling.number('turns') }))
});

const cardOf = ({ text, number }: ParamReader): Card | undefined =>
	text('colour') === '' ? undefined : { colour: text('colour') as Colour, rank: number('rank') as Rank };

const points = ({ number }: ParamReader): string => m.hanabi_points({ n: number('score') });

/** Which card brought the third red token, who played it, and which colour was announced. */
const strike = (filling: ParamReader): string => {
	const card = cardOf(filling);
	const name = filling.name('seat');
	if (!card) return m.hanabi_reason_strike_unnamed({ name });
	const announced = filling.text('announced');
	return announced === ''
		? m.hanabi_reason_strike({ card: cardName(card), name })
		: m.hanabi_reason_strike_announced({
				card: cardName(card),
				name,
				colour: colourName(announced as Colour)
			});
};

const perfectionLost = (filling: ParamReader): string => {
	const card = cardOf(filling);
	const said = { card: card ? cardName(card) : '', name: filling.name('seat') };
	switch (filling.text('how')) {
		case 'discard':
			return m.hanabi_reason_lost_discard(said);
		case 'misplay':
			return m.hanabi_reason_lost_misplay(said);
		default:
			return m.hanabi_reason_lost_recount({ card: said.card });
	}
};

const reason = sentenceByCode<ReasonCode>({
	'three-fuses': (filling) =>
		m.hanabi_reason_three_fuses({
			strike: strike(filling),
			points: points(filling)
		}),
	'fuses-counted': (filling) =>
		m.hanabi_reason_fuses_counted({ strike: strike(filling), points: points(filling) }),
	perfect: ({ number }) => m.hanabi_reason_perfect({ fireworks: number('fireworks') }),
	'perfection-lost': perfectionLost,
	'no-move': ({ name }) => m.hanabi_reason_no_move({ name: name('seat') }),
	'given-up': m.hanabi_reason_given_up,
	'last-round': (filling) => m.hanabi_reason_last_round({ points: points(filling) }),
	finished: (filling) => m.hanabi_reason_finished({ points: points(filling) }),
	stopped: m.hanabi_reason_stopped
});

/** The verdict on a rated show: its rating. The score stands beside it wherever it is shown. */
const rated = ({ number }: ParamReader): string =>
	asBeginning(m.hanabi_verdict_rated({ rating: ratingName(bandOf(number('score'), number('max'))) }));
const lost = (): string => m.hanabi_verdict_lost();

const verdict = sentenceByCode<ReasonCode>({
	'three-fuses': lost,
	'fuses-counted': rated,
	perfect: m.hanabi_verdict_perfect,
	'perfection-lost': lost,
	'no-move': lost,
	'given-up': lost,
	'last-round': rated,
	finished: rated,
	stopped: (filling) => (filling.number('isRated') === 1 ? rated(filling) : lost())
});

/** How a show ended of which only the result is known, as if it had been played here. */
const asPlayed = ({ lost: isLost, reason: { params } }: Outcome): CodedMessage => {
	const { score = 0, max = 25 } = params;
	const code: ReasonCode = isLost ? 'three-fuses' : score === max ? 'perfect' : 'finished';
	return { code, params: { score, max } };
};

export const words: GameWords = {
	headline,
	reason,
	verdict: (outcome, names) => verdict(outcome.noted ? asPlayed(outcome) : outcome.reason, names),
	again: m.hanabi_again
};
