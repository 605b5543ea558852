/** The list of the yaku, with what each side has of them. */
import { expect, it } from 'vitest';
import type { CardId } from './cards.ts';
import type { EnteredCaptures } from './entry.ts';
import { presets, type Options } from './options.ts';
import { yakuList } from './yaku-list.ts';
import { pile } from '../../../../../tests/oracles/koikoi/values.ts';

const entered = (near: string, far: string, yaku: EnteredCaptures['yaku'] = [[], []]): EnteredCaptures => ({
	piles: [pile(near), pile(far)],
	yaku
});
const one = (id: string, of: EnteredCaptures, rules: Options = presets.seed) =>
	yakuList(of, rules, 3).find((listed) => listed.id === id);
const names = (cards: readonly CardId[] | undefined) => cards?.join(' ');

it('lists the yaku of the rules on the table with what each pays', () => {
	const ids = (rules: Options) => yakuList(entered('', ''), rules, 3).map(({ id }) => id);
	expect(ids(presets.seed)).not.toContain('akatan_aotan');
	expect(ids({ ...presets.seed, bothRibbonSets: 'bonus', tsukifuda: 4 })).toEqual(
		expect.arrayContaining(['akatan_aotan', 'tsukifuda'])
	);
	expect(one('sanko', entered('', ''))).toMatchObject({ points: presets.seed.points.sanko, needed: 3 });
	const bonus: Options = { ...presets.seed, bothRibbonSets: 'bonus' };
	expect(one('akatan_aotan', entered('', ''), bonus)?.points).toBe(bonus.points.triade);
});

it('says what each side has, and which cards a set lacks', () => {
	const [near, far] = one('inoshikacho', entered('06T 07T', '03H'))?.sides ?? [];
	expect(near).toMatchObject({ held: 2, paid: 0, isGone: false });
	expect(names(near?.missing)).toBe('10T');
	expect(far).toMatchObject({ held: 0, isGone: true });
});

it('says which yaku pays, and which does not beside a better one', () => {
	const of = entered('01H 03H 08H 12H', '');
	expect(one('shiko', of)?.sides[0]).toMatchObject({ held: 4, paid: presets.seed.points.shiko });
	expect(one('sanko', of)?.sides[0]).toMatchObject({ held: 4, paid: 0 });
});

it('names no cards where any of a kind would do', () => {
	expect(one('tane', entered('02T 04T 05T 06T', ''))?.sides[0]).toMatchObject({ held: 4, missing: [] });
	expect(one('sanko', entered('01H 03H', ''))?.sides[0]).toMatchObject({ held: 2, missing: [] });
});

it('knows of yaku that were declared without their cards', () => {
	const of = entered('', '', [[{ yaku: 'kasu', count: 11 }], []]);
	expect(one('kasu', of)?.sides[0]).toMatchObject({ held: 11, paid: presets.seed.points.kasu + 1 });
	expect(one('goko', of)?.sides[1]).toMatchObject({ held: 0, isGone: false });
});
