/** The words that only the table and the result of a match need. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Game } from '../../game.ts';
import { sentenceByCode, wordByCode, type ParamReader } from '../../wording.ts';
import { cardName } from './cards.ts';
import type { CardId, Month } from '../rules/cards.ts';
import type { LineCode } from '../rules/match.ts';
import { monthTitle } from './month-names.ts';
import type { Options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/actions.ts';
import type { YakuId } from '../rules/yaku.ts';
import { yakuName } from './yaku.ts';

const card = ({ text }: ParamReader): string => cardName(text('card') as CardId);
const yaku = ({ text }: ParamReader, key = 'yaku'): string => yakuName(text(key) as YakuId);
const points = ({ number }: ParamReader, key = 'points'): string => m.koikoi_points({ n: number(key) });

const kindNames: Readonly<Record<string, () => string>> = {
	hikari: () => m.koikoi_kind_hikari(),
	dryHikari: () => m.koikoi_kind_dry(),
	tane: () => m.koikoi_kind_tane(),
	tanzaku: () => m.koikoi_kind_tanzaku(),
	kasu: () => m.koikoi_kind_kasu()
};

const range = (filling: ParamReader): string => {
	const { number } = filling;
	const said = { yaku: yaku(filling), cards: m.koikoi_cards({ n: number('count') }), min: number('min') };
	return number('min') === number('max')
		? m.koikoi_refusal_count_exact(said)
		: m.koikoi_refusal_count_range({ ...said, max: number('max') });
};

const sinceCall = (filling: ParamReader) => ({
	name: filling.name('seat'),
	points: filling.number('points'),
	last: points(filling, 'last')
});

const tableRule = wordByCode({
	void: () => m.koikoi_refusal_table_void(),
	oya: () => m.koikoi_refusal_table_oya(),
	play: () => m.koikoi_refusal_table_play()
} satisfies Readonly<Record<Options['tableDeal'], () => string>>);

const refusal = sentenceByCode<RefusalCode>({
	'match-over': () => m.koikoi_refusal_match_over(),
	'card-twice': (filling) =>
		filling.number('seat') === filling.number('other')
			? m.koikoi_refusal_card_twice_own({ card: card(filling), name: filling.name('seat') })
			: m.koikoi_refusal_card_twice({ card: card(filling) }),
	'too-many-cards': ({ number, text }) =>
		m.koikoi_refusal_too_many_cards({
			count: number('count'),
			kind: kindNames[text('kind')]?.() ?? '',
			limit: number('limit')
		}),
	'too-many-captured': ({ number }) =>
		m.koikoi_refusal_too_many_captured({ count: number('count'), limit: number('limit') }),
	'brights-together': (filling) =>
		m.koikoi_refusal_brights_together({ yaku: yaku(filling), by: yaku(filling, 'by') }),
	'yaku-off': (filling) => m.koikoi_refusal_yaku_off({ yaku: yaku(filling) }),
	'tane-blocked': () => m.koikoi_refusal_tane_blocked(),
	'tan-blocked': (filling) => m.koikoi_refusal_tan_blocked({ by: yaku(filling, 'by') }),
	'rain-cancels': (filling) =>
		m.koikoi_refusal_rain_cancels({
			name: filling.name('seat'),
			card: card(filling),
			yaku: yaku(filling)
		}),
	'count-range': range,
	'call-without-yaku': ({ name }) => m.koikoi_refusal_call_without_yaku({ name: name('seat') }),
	'too-many-calls': ({ name, number }) =>
		m.koikoi_refusal_too_many_calls({ name: name('seat'), limit: number('limit') }),
	'call-without-new-yaku': (filling) => m.koikoi_refusal_call_without_new_yaku(sinceCall(filling)),
	'stop-without-yaku': ({ name }) => m.koikoi_refusal_stop_without_yaku({ name: name('seat') }),
	'stop-without-new-yaku': (filling) => m.koikoi_refusal_stop_without_new_yaku(sinceCall(filling)),
	'yaku-at-end': (filling) =>
		m.koikoi_refusal_yaku_at_end({ name: filling.name('seat'), points: points(filling) }),
	'deal-win-late': () => m.koikoi_refusal_deal_win_late(),
	'void-late': () => m.koikoi_refusal_void_late(),
	'hands-play-on': () => m.koikoi_refusal_hands_play_on(),
	'table-rule': ({ text }) => tableRule(text('rule')),
	'table-late': () => m.koikoi_refusal_table_late()
});

const month = ({ number }: ParamReader): string => monthTitle(number('month') as Month);

const line = sentenceByCode<LineCode>({
	stock: () => m.koikoi_line_stock(),
	month: (filling) => m.koikoi_line_month({ month: month(filling) }),
	deal: (filling) => m.koikoi_line_deal({ month: month(filling) }),
	table: (filling) => m.koikoi_line_table({ month: month(filling) }),
	drawn: (filling) => m.koikoi_line_drawn({ month: month(filling) }),
	paid: (filling) => m.koikoi_line_paid({ month: month(filling) })
});

export const matchWords: Game['words'] = { refusal, line };
