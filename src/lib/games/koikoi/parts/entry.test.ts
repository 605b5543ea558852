import type { Side } from '../../sides.ts';
import { describe, expect, test } from 'vitest';
import type { Month } from '../rules/cards.ts';
import type { EnteredCaptures } from '../rules/entry.ts';
import { type Options, presets } from '../rules/options.ts';
import { pile, seed } from '../../../../../tests/oracles/koikoi/values.ts';
import type { DeclarableYaku } from '../rules/yaku.ts';
import { yakuChoices, type YakuChoice } from './entry.svelte.ts';

const nothing: EnteredCaptures = { piles: [[], []], yaku: [[], []] };
const saying = (...yaku: readonly (readonly [DeclarableYaku, number])[]): EnteredCaptures => ({
	...nothing,
	yaku: [yaku.map(([id, count]) => ({ yaku: id, count })), []]
});
const choice = (
	entered: EnteredCaptures,
	id: DeclarableYaku,
	rules: Options = seed,
	seat: Side = 0,
	month: Month = 1
): YakuChoice | undefined => yakuChoices(entered, seat, rules, month).find((one) => one.id === id);

describe('the yaku to tap', () => {
	test('are those the rules pay for, with what they pay', () => {
		const ids = yakuChoices(nothing, 0, seed, 1).map(({ id }) => id);
		expect(ids).toHaveLength(12);
		expect(ids).not.toContain('tsukifuda');
		expect(choice(nothing, 'goko')).toEqual({
			id: 'goko',
			isDeclared: false,
			isMade: false,
			isJoined: false,
			points: 10
		});
		expect(choice(nothing, 'tsukifuda', presets['fuda-wiki'])?.points).toBe(4);
		expect(choice(nothing, 'hanami', { ...seed, viewing: 'off' })).toBeUndefined();
	});

	test('count further cards from the least to the most there can be', () => {
		const entered = saying(['tane', 7]);
		expect(choice(entered, 'tane')).toMatchObject({ points: 3, steps: { count: 7, min: 5, max: 9 } });
		expect(choice(entered, 'inoshikacho')).toMatchObject({ isMade: false });
		expect(choice(nothing, 'tane')?.steps).toBeUndefined();
	});

	test('follow from the cards, and are not counted below them', () => {
		const entered: EnteredCaptures = { ...nothing, piles: [pile('02T 04T 05T 06T 07T 10T'), []] };
		expect(choice(entered, 'tane')).toMatchObject({
			isDeclared: false,
			isMade: true,
			points: 2,
			steps: { count: 6, min: 6, max: 9 }
		});
		expect(choice(entered, 'inoshikacho')).toMatchObject({ isDeclared: false, isMade: true, points: 5 });
		expect(choice(entered, 'tane', seed, 1)).toMatchObject({ isMade: false });
	});

	test('stand together where one yaku replaces both ribbon sets, with one count', () => {
		const entered = saying(['akatan', 3], ['aotan', 3]);
		const rules = presets.nintendo;
		expect(choice(entered, 'akatan', rules)).toMatchObject({ isMade: true, isJoined: true });
		expect(choice(entered, 'akatan', rules)?.steps).toEqual({ count: 6, min: 6, max: 10 });
		expect(choice(entered, 'aotan', rules)).toMatchObject({ isMade: true, isJoined: true });
		expect(choice(entered, 'aotan', rules)?.steps).toBeUndefined();
		expect(choice(entered, 'akatan')).toMatchObject({ isJoined: false, points: 5 });
	});
});
