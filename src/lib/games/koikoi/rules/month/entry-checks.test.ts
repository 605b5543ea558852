/** Impossible combinations of yaku and of cards are refused, with the reason. */
import { describe, expect, it } from 'vitest';
import { checkEntered, type EnteredCaptures } from './entry-checks.ts';
import type { Params } from '../../../outcome.ts';
import type { Options } from '../options.ts';
import { refusalRules, type RefusalCode } from '../refusals.ts';
import { pile, seed } from '../../../../../../tests/oracles/koikoi/values.ts';
import type { DeclarableYaku } from '../yaku/yaku.ts';

/** Parses declared yaku with their counts, such as "sanko 3, goko 5". */
const declared = (words: string): EnteredCaptures['yaku'][0] =>
	words === ''
		? []
		: words.split(', ').map((one) => {
				const [yaku, count] = one.split(' ');
				return { yaku: yaku as DeclarableYaku, count: Number(count) };
			});

interface Sides {
	readonly near?: string;
	readonly far?: string;
	readonly nearCards?: string;
	readonly farCards?: string;
}
const check = ({ near = '', far = '', nearCards = '', farCards = '' }: Sides, rules: Partial<Options> = {}) =>
	checkEntered(
		{ piles: [pile(nearCards), pile(farCards)], yaku: [declared(near), declared(far)] },
		{ ...seed, ...rules },
		5
	);

const refused: readonly (readonly [string, Sides, Partial<Options>, RefusalCode, Params])[] = [
	[
		'sankō beside gokō',
		{ near: 'sanko 3, goko 5' },
		{},
		'brights-together',
		{ seat: 0, yaku: 'sanko', by: 'goko' }
	],
	[
		'ame-shikō beside shikō',
		{ far: 'shiko 4, ameshiko 4' },
		{},
		'brights-together',
		{ seat: 1, yaku: 'ameshiko', by: 'shiko' }
	],
	[
		'ame-shikō where it is not played',
		{ near: 'ameshiko 4' },
		{ ameshiko: false },
		'yaku-off',
		{ yaku: 'ameshiko' }
	],
	['a viewing where it is off', { near: 'hanami 2' }, { viewing: 'off' }, 'yaku-off', { yaku: 'hanami' }],
	['the yaku of the month where it is off', { near: 'tsukifuda 4' }, {}, 'yaku-off', { yaku: 'tsukifuda' }],
	[
		'a tane of ten cards',
		{ near: 'tane 10' },
		{},
		'count-range',
		{ yaku: 'tane', count: 10, min: 5, max: 9 }
	],
	['a tan of four cards', { near: 'tan 4' }, {}, 'count-range', { yaku: 'tan', count: 4, min: 5, max: 10 }],
	['25 kasu', { near: 'kasu 25' }, {}, 'count-range', { yaku: 'kasu', count: 25, min: 10, max: 24 }],
	[
		'24 kasu without the lightning',
		{ near: 'kasu 24' },
		{ lightningAsKasu: false },
		'count-range',
		{ yaku: 'kasu', count: 24, min: 10, max: 23 }
	],
	[
		'a further tane where it does not pay',
		{ near: 'inoshikacho 4' },
		{},
		'count-range',
		{ yaku: 'inoshikacho', count: 4, min: 3, max: 3 }
	],
	[
		'tane beside the inoshikachō that blocks it',
		{ near: 'inoshikacho 3, tane 5' },
		{ inoshikachoBlocksTane: true },
		'tane-blocked',
		{ seat: 0 }
	],
	[
		'tan beside the set that blocks it',
		{ near: 'aotan 3, tan 5' },
		{ ribbonSetBlocksTan: true },
		'tan-blocked',
		{ seat: 0, by: 'aotan' }
	],
	[
		'a viewing beside the lightning',
		{ near: 'tsukimi 2', nearCards: '11K1' },
		{ viewing: 'rain-cancels' },
		'rain-cancels',
		{ seat: 0, yaku: 'tsukimi', card: '11K1' }
	],
	[
		'a viewing beside an ame-shikō',
		{ far: 'hanami 2, ameshiko 4' },
		{ viewing: 'rain-cancels' },
		'rain-cancels',
		{ seat: 1, yaku: 'hanami', card: '11H' }
	],
	[
		'a card on both piles',
		{ nearCards: '08H', farCards: '08H' },
		{},
		'card-twice',
		{ card: '08H', seat: 0, other: 1 }
	],
	['a card twice on one pile', { farCards: '08H 08H' }, {}, 'card-twice', { card: '08H', seat: 1, other: 1 }],
	[
		'a yaku of a card that the other holds',
		{ near: 'aotan 3', farCards: '09R' },
		{},
		'card-twice',
		{ card: '09R', seat: 1, other: 0 }
	],
	[
		'both with an akatan',
		{ near: 'akatan 3', far: 'akatan 3' },
		{},
		'card-twice',
		{ card: '01R', seat: 0, other: 1 }
	],
	[
		'sankō for both',
		{ near: 'sanko 3', far: 'sanko 3' },
		{},
		'too-many-cards',
		{ kind: 'hikari', count: 6, limit: 5 }
	],
	[
		'sankō beside two brights of the other',
		{ near: 'sanko 3', farCards: '01H 03H' },
		{},
		'too-many-cards',
		{ kind: 'dryHikari', count: 5, limit: 4 }
	],
	[
		'ten tane in all',
		{ near: 'tane 5', far: 'tane 5' },
		{},
		'too-many-cards',
		{ kind: 'tane', count: 10, limit: 9 }
	],
	[
		'eleven tanzaku in all',
		{ near: 'tan 8', far: 'aotan 3' },
		{},
		'too-many-cards',
		{ kind: 'tanzaku', count: 11, limit: 10 }
	],
	[
		'25 kasu in all',
		{ near: 'kasu 15', far: 'kasu 10' },
		{},
		'too-many-cards',
		{ kind: 'kasu', count: 25, limit: 24 }
	]
];

describe('refused, with the reason', () => {
	it.each(refused)('%s', (_, sides, rules, code, params) => {
		expect(check(sides, rules)).toEqual({ refused: true, code, params, rule: refusalRules[code] });
	});
});

describe('not refused', () => {
	it.each<readonly [string, Sides, Partial<Options>]>([
		['sankō beside shikō where sets stack', { near: 'sanko 3, shiko 4' }, { brights: 'all' }],
		['inoshikachō beside tane where nothing is blocked', { near: 'inoshikacho 3, tane 5' }, {}],
		['a viewing beside the rain where it does not matter', { near: 'tsukimi 2', nearCards: '11H 11K1' }, {}],
		['the rain in the other pile', { near: 'tsukimi 2', farCards: '11H' }, { viewing: 'rain-cancels' }],
		['a 25th kasu where the cup is one', { near: 'kasu 25' }, { sakeAsKasu: true }],
		['all the kasu and ribbons', { near: 'kasu 14, tan 5', far: 'kasu 10, tan 5' }, {}],
		['all the kasu and tane', { near: 'kasu 14', far: 'kasu 10, tane 9' }, {}],
		['40 cards', { near: 'kasu 14, tan 5', far: 'kasu 10, tan 5, tane 6' }, {}],
		[
			'40 cards, the cup a kasu and a tane',
			{ near: 'kasu 15, tan 5', far: 'kasu 10, tan 5, tane 6' },
			{ sakeAsKasu: true }
		],
		['a yaku beside its own cards', { near: 'sanko 3', nearCards: '01H 03H 12H' }, {}]
	])('%s', (_, sides, rules) => expect(check(sides, rules)).toBeUndefined());
});
