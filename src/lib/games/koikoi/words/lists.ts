/** The words of a match in lists and results, which the home page loads. */
import { m } from '$lib/i18n/paraglide/messages';
import type { GameWords } from '../../game.ts';
import { sentenceByCode, type ParamReader } from '../../wording.ts';
import type { Month } from '../rules/cards.ts';
import type { HeadlineCode } from '../rules/match.ts';
import { monthTitle } from './months.ts';
import type { ReasonCode } from '../rules/state.ts';

const points = ({ number }: ParamReader, key = 'points'): string => m.koikoi_points({ n: number(key) });
const months = ({ number }: ParamReader): string => m.koikoi_months({ n: number('months') });
const month = ({ number }: ParamReader): string => monthTitle(number('month') as Month);

const row = (...parts: readonly string[]): string => parts.join(' · ');
const scores = ({ name, number }: ParamReader): string =>
	m.koikoi_headline_scores({
		near: name('near'),
		nearPoints: number('nearPoints'),
		far: name('far'),
		farPoints: number('farPoints')
	});
const oya = ({ name }: ParamReader): string => m.koikoi_headline_oya({ name: name('oya') });

const headline = sentenceByCode<HeadlineCode>({
	month: (filling) =>
		row(
			m.koikoi_headline_month({
				month: month(filling),
				number: filling.number('number'),
				of: filling.number('of')
			}),
			scores(filling),
			oya(filling)
		),
	target: (filling) =>
		row(
			m.koikoi_headline_target({ month: month(filling), target: points(filling, 'target') }),
			scores(filling),
			oya(filling)
		),
	extra: (filling) => row(m.koikoi_headline_extra({ month: month(filling) }), scores(filling), oya(filling)),
	over: (filling) => row(months(filling), scores(filling))
});

const won = (filling: ParamReader) => ({
	winner: filling.name('winner'),
	points: points(filling),
	rival: filling.number('rival')
});

const reason = sentenceByCode<ReasonCode>({
	total: (filling) => m.koikoi_reason_total({ months: months(filling), ...won(filling) }),
	tie: (filling) => m.koikoi_reason_tie({ months: months(filling), points: points(filling) }),
	'extra-month': (filling) => m.koikoi_reason_extra_month(won(filling)),
	target: (filling) => m.koikoi_reason_target({ target: points(filling, 'target'), ...won(filling) }),
	'stock-empty': (filling) =>
		m.koikoi_reason_stock_empty({
			loser: filling.name('loser'),
			winner: filling.name('winner'),
			points: points(filling)
		})
});

export const words: GameWords = { headline, reason };
