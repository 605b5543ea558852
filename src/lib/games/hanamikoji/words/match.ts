/** The words that only the table, the timeline and the result need. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Game } from '../../game.ts';
import { sentenceByCode, type ParamReader } from '../../wording.ts';
import type { RefusalCode, Way } from '../rules/actions.ts';
import { geishas, type Geisha, type Item } from '../rules/geishas.ts';
import type { LineCode } from '../rules/match.ts';

const itemCounts: Record<Item, (n: number) => string> = {
	flute: (n) => m.hanamikoji_items_flute({ n }),
	fan: (n) => m.hanamikoji_items_fan({ n }),
	scroll: (n) => m.hanamikoji_items_scroll({ n }),
	parasol: (n) => m.hanamikoji_items_parasol({ n }),
	lute: (n) => m.hanamikoji_items_lute({ n }),
	tea: (n) => m.hanamikoji_items_tea({ n }),
	flower: (n) => m.hanamikoji_items_flower({ n })
};

/** @returns "1 flute", "2 flutes" … */
export const itemCount = (item: Item, count: number): string => itemCounts[item](count);

const geishaAt = ({ number }: ParamReader): (typeof geishas)[number] => geishas[number('geisha') as Geisha];

/** The ways of entry within a sentence: "cards". */
export const wayNames: Record<Way, () => string> = {
	counts: () => m.hanamikoji_way_counts(),
	majorities: () => m.hanamikoji_way_majorities(),
	tokens: () => m.hanamikoji_way_tokens()
};

const cards = ({ number }: ParamReader): string => m.hanamikoji_cards({ n: number('count') });
const taken = ({ number }: ParamReader): string => m.hanamikoji_geishas({ n: number('count') });

const refusal = sentenceByCode<RefusalCode>({
	'match-over': () => m.hanamikoji_refusal_match_over(),
	'other-way': ({ text }) => m.hanamikoji_refusal_other_way({ way: wayNames[text('way') as Way]() }),
	'too-many-items': (filling) =>
		m.hanamikoji_refusal_too_many_items({
			items: itemCount(geishaAt(filling).item, filling.number('count')),
			limit: filling.number('limit')
		}),
	'too-many-cards': (filling) =>
		m.hanamikoji_refusal_too_many_cards({
			name: filling.name('side'),
			cards: cards(filling),
			limit: filling.number('limit')
		}),
	'too-few-cards': (filling) =>
		m.hanamikoji_refusal_too_few_cards({
			name: filling.name('side'),
			cards: cards(filling),
			missing: filling.number('missing'),
			limit: filling.number('limit')
		}),
	'secret-hidden': (filling) =>
		m.hanamikoji_refusal_secret_hidden({ name: filling.name('side'), cards: cards(filling) }),
	'side-full': (filling) =>
		m.hanamikoji_refusal_side_full({
			name: filling.name('side'),
			cards: cards(filling),
			limit: filling.number('limit')
		}),
	'too-many-together': (filling) =>
		m.hanamikoji_refusal_too_many_together({ cards: cards(filling), limit: filling.number('limit') }),
	'too-few-together': (filling) =>
		m.hanamikoji_refusal_too_few_together({
			cards: cards(filling),
			missing: filling.number('missing'),
			limit: filling.number('limit')
		}),
	'too-many-takes': (filling) =>
		m.hanamikoji_refusal_too_many_takes({
			name: filling.name('side'),
			geishas: taken(filling),
			limit: filling.number('limit')
		}),
	'one-sided': ({ name, number }) =>
		m.hanamikoji_refusal_one_sided({ other: name('other'), name: name('side'), each: number('each') }),
	lopsided: (filling) =>
		m.hanamikoji_refusal_lopsided({
			name: filling.name('side'),
			geishas: taken(filling),
			cards: cards(filling),
			other: filling.name('other'),
			limit: filling.number('limit'),
			each: filling.number('each')
		}),
	'too-many-alone': (filling) =>
		m.hanamikoji_refusal_too_many_alone({
			name: filling.name('side'),
			geishas: taken(filling),
			other: filling.name('other'),
			lead: filling.number('lead')
		}),
	'too-far-ahead': (filling) =>
		m.hanamikoji_refusal_too_far_ahead({
			name: filling.name('side'),
			geishas: taken(filling),
			cards: cards(filling),
			other: filling.name('other'),
			limit: filling.number('limit'),
			lead: filling.number('lead')
		}),
	'no-such-round': ({ number }) => m.hanamikoji_refusal_no_such_round({ limit: number('limit') }),
	'token-to-middle': (filling) => m.hanamikoji_refusal_token_to_middle({ geisha: geishaAt(filling).name })
});

const line = sentenceByCode<LineCode>({ geisha: (filling) => geishaAt(filling).name });

export const matchWords: Game['words'] = { refusal, line };
