/** Impossible combinations of yaku and of cards are refused, with the reason. */
import { recordOf, stopOrCallOf } from './month.ts';
import { describe, expect, it } from 'vitest';
import { checkEntered, type EnteredCaptures } from './entry.ts';
import { type Params, isRefusal } from '../../outcome.ts';
import type { Options } from './options.ts';
import { refusalRules, type RefusalCode, type Action } from './actions.ts';
import {
	pile,
	seed,
	called,
	drawn,
	month,
	monthOfCards,
	played,
	refusedAs,
	stop
} from '../../../../../tests/oracles/koikoi/values.ts';
import type { DeclarableYaku } from './yaku.ts';
import { cardIds, type CardId } from './cards.ts';
import { act, start } from './match.ts';
import type { State } from './state.ts';

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

/** New yaku since a call, corrections after a call, and the limits of calls and of captured cards. */

const take = (cards: string, seat: 0 | 1 = 0): readonly Action[] =>
	pile(cards).map((card) => ({ type: 'take', seat, card }));
const call: Action = { type: 'call', seat: 0 };
const untake = (card: CardId): Action => ({ type: 'untake', card });
const stopping = (state: State): Action => ({ type: 'month', record: recordOf(state, stop(0)) });
const refusal = (state: State): string | undefined => refusedAs(state, stopping(state));
const rainy: Options = { ...seed, viewing: 'rain-cancels' };

describe('new yaku: since that player’s last call some yaku pays more than it did at the call', () => {
	it('the sum need not have risen: another may have been lost to the rain meanwhile', () => {
		// Hanami pays 5 until the lightning cancels it; ten kasu then pay 1.
		const first = played(rainy, [...take('03H 09T'), call]);
		const lost = played(rainy, take('11K1 01K1 02K1 03K1 04K1 05K1 06K1 07K1 08K1'), first);
		expect(refusal(lost)).toBe('stop-without-yaku');
		const made = played(rainy, take('09K1'), lost);
		expect(refusal(made)).toBeUndefined();
		expect(isRefusal(stopOrCallOf(made, 0))).toBe(false);
		expect(played(rainy, [stopping(made)], made).totals).toEqual([2, 0]);
		const again = played(rainy, [call], made);
		expect(again.draft.events.map(({ points }) => points)).toEqual([5, 1]);
		expect(refusal(again)).toBe('stop-without-new-yaku');
		expect(refusal(played(rainy, take('10K1'), again))).toBeUndefined();
	});

	it('losing a yaku does not make a new one', () => {
		const state = played(rainy, [...take('03H 09T 01H 12H 08H'), call, ...take('11K1')]);
		expect(refusal(state)).toBe('stop-without-new-yaku');
	});

	it('the other player needs one point more than the rain has left', () => {
		const lost = played(rainy, [...take('03H 09T', 1), { type: 'call', seat: 1 }, ...take('11K1', 1)]);
		const choice = stopOrCallOf(played(rainy, take('01R 02R 03R'), lost), 0);
		if (isRefusal(choice)) throw new Error(choice.code);
		expect([choice.isRivalReady, choice.rivalPoints]).toEqual([false, 1]);
	});

	it('made or grown: a sixth ribbon, a sankō turned into a shikō', () => {
		const ribbons = played(seed, [...take('01R 02R 04R 05R 07R'), call]);
		expect(refusal(played(seed, take('11T'), ribbons))).toBe('stop-without-new-yaku');
		expect(refusal(played(seed, take('11R'), ribbons))).toBeUndefined();
		const sanko = played(seed, [...take('01H 03H 08H'), call]);
		expect(refusal(sanko)).toBe('stop-without-new-yaku');
		expect(refusal(played(seed, take('12H'), sanko))).toBeUndefined();
	});

	it('a drawn month holds no new yaku, even one that leaves the sum lower than at the call', () => {
		const state = played(rainy, [
			...take('03H 09T'),
			call,
			...take('11K1 01K1 02K1 03K1 04K1 05K1 06K1 07K1 08K1')
		]);
		const drawing = (from: State): Action => ({ type: 'month', record: recordOf(from, drawn) });
		expect(refusedAs(state, drawing(state))).toBeUndefined();
		const made = played(rainy, take('09K1'), state);
		expect(refusedAs(made, drawing(made))).toBe('yaku-at-end');
	});
});

describe('a correction that takes a card away after a call', () => {
	const sanko = played(seed, [...take('01H 03H 08H'), call]);

	it('lowers what the call is remembered with to what the pile still makes', () => {
		const state = played(seed, [...take('01R 02R 04R 05R 07R 11R'), call, untake('11R')]);
		expect(state.draft.events).toEqual([{ ...called(0, 2), paid: [{ yaku: 'tan', points: 1 }] }]);
		expect(refusal(state)).toBe('stop-without-new-yaku');
		expect(refusal(played(seed, take('10R'), state))).toBeUndefined();
	});

	it('lowers the call to nothing if the pile makes nothing: the next yaku is a new one', () => {
		const state = played(seed, [untake('08H')], sanko);
		expect(state.draft.events).toEqual([{ ...called(0, 5), paid: [] }]);
		expect(refusal(state)).toBe('stop-without-yaku');
		expect(played(seed, [...take('12H')], state).draft.events).toEqual(state.draft.events);
		expect(refusal(played(seed, take('12H'), state))).toBeUndefined();
	});

	it('also lowers every earlier call, and if the card goes to the other player', () => {
		const twice = played(seed, [...take('12H'), call, ...take('08H', 1)], sanko);
		expect(twice.draft.events).toEqual([
			{ ...called(0, 5), paid: [{ yaku: 'sanko', points: 5 }] },
			{ ...called(0, 8), paid: [] }
		]);
		expect(refusal(played(seed, take('06T 07T 10T'), twice))).toBeUndefined();
	});

	it('also lowers the call for a declared yaku', () => {
		const said = (count: number): Action => ({ type: 'yaku', seat: 0, yaku: 'kasu', count });
		const state = played(seed, [said(12), call, said(11)]);
		expect(state.draft.events).toEqual([{ ...called(0, 3), paid: [{ yaku: 'kasu', points: 2 }] }]);
		expect(refusal(state)).toBe('stop-without-new-yaku');
		expect(refusal(played(seed, [said(12)], state))).toBeUndefined();
		expect(played(seed, [said(0)], state).draft.events[0]?.paid).toEqual([]);
	});

	it('a further card lowers nothing, even where rain cancels a yaku', () => {
		const state = played(rainy, [...take('03H 09T'), call, ...take('11H')]);
		expect(state.draft.events[0]?.paid).toEqual([{ yaku: 'hanami', points: 5 }]);
		expect(refusal(played(rainy, [untake('11H')], state))).toBe('stop-without-new-yaku');
	});
});

describe('the limits of the real game', () => {
	const calls = (count: number) => Array.from({ length: count }, () => called(0, null));

	it('each player has 8 turns, so at most 8 calls a player', () => {
		const goko = [{ yaku: 'goko', count: 5 }] as const;
		expect(refusedAs(start(seed), month(goko, stop(0), calls(8)))).toBeUndefined();
		expect(refusedAs(start(seed), month(goko, stop(0), calls(9)))).toBe('too-many-calls');
		expect(refusedAs(start(seed), month(goko, stop(0), [...calls(8), called(1, 1)]))).toBeUndefined();
		const late: Action = { type: 'late-call', seat: 1 };
		const eight = played(
			seed,
			Array.from({ length: 8 }, () => late)
		);
		expect(act(eight, late)).toMatchObject({
			code: 'too-many-calls',
			rule: 'turn',
			params: { seat: 1, limit: 8 }
		});
		expect(refusedAs(eight, { type: 'late-call', seat: 0 })).toBeUndefined();
	});

	it('8 cards are never seen, so at most 40 captured cards together', () => {
		const [near, far] = [cardIds.slice(0, 20), cardIds.slice(20, 41)].map((ids) => ids.join(' '));
		const forty = played(seed, [...take(near ?? ''), ...take((far ?? '').split(' ').slice(1).join(' '), 1)]);
		const one: Action = { type: 'take', seat: 0, card: cardIds[20] ?? '06T' };
		expect(act(forty, one)).toMatchObject({
			code: 'too-many-captured',
			rule: 'turn',
			params: { count: 41, limit: 40 }
		});
		// A card of the other pile only moves, so there are still forty.
		expect(refusedAs(forty, { type: 'take', seat: 0, card: cardIds[30] ?? '08T' })).toBeUndefined();
		expect(refusedAs(start(seed), monthOfCards(near ?? '', far ?? '', stop(0)))).toBe('too-many-captured');
	});
});
