import { describe, expect, it } from 'vitest';
import { valuesOf, withValue } from '../../option-values.ts';
import { fields } from './fields.ts';
import { kindOf, kindParts } from './kind.ts';
import type { Options } from './options.ts';
import { presets } from './presets.ts';
import { seed } from '../../../../../tests/oracles/koikoi/values.ts';

describe('what makes a kind', () => {
	it('the length, the stock and the rule set', () => {
		expect(Object.values(presets).map(kindOf)).toEqual([
			'12-months~seed',
			'12-months~nintendo',
			'12-months~fuda-wiki',
			'12-months~classic',
			'12-months~one-counter'
		]);
		expect(kindOf({ ...seed, months: 6 })).toBe('6-months~seed');
		expect(kindOf({ ...presets.nintendo, target: 50 })).toBe('to-50~nintendo');
		expect(kindOf({ ...seed, zeroSum: 30 })).toBe('12-months~stock-30~seed');
	});

	it('house rules are told from each other, and from the edition that they are nearest to', () => {
		expect(kindOf({ ...seed, sakeAsKasu: true, cap: 4 })).toBe('12-months~seed~sakeAsKasu=true~cap=4');
		expect(kindOf({ ...seed, sakeAsKasu: true, cap: 8 })).toBe('12-months~seed~sakeAsKasu=true~cap=8');
		expect(kindOf({ ...seed, points: { ...seed.points, tane: 2 } })).toBe('12-months~seed~points.tane=2');
		expect(kindOf({ ...presets.nintendo, sevenPlus: null })).toBe('12-months~nintendo~sevenPlus=null');
		expect(kindOf({ ...presets['fuda-wiki'], tsukifuda: 5 })).toBe('12-months~fuda-wiki~tsukifuda=5');
	});

	it('house rules that come to an edition are that edition', () => {
		expect(
			kindOf({ ...seed, points: { ...seed.points, goko: 15, sanko: 6 }, combination: 'count', cap: null })
		).toBe('12-months~one-counter');
	});

	it('six points for the Oya with four of a month or four pairs on the table', () => {
		expect(kindOf({ ...seed, tableDeal: 'oya' })).toBe('12-months~seed~tableDeal=oya');
		expect(kindOf({ ...presets.nintendo, tableDeal: 'oya' })).toBe('12-months~nintendo~tableDeal=oya');
	});

	it('what a drawn month pays, and how a draw at the end is decided', () => {
		expect(kindOf({ ...seed, drawnMonth: 6 })).toBe('12-months~seed~drawnMonth=6');
		expect(kindOf({ ...seed, drawnMonth: 6, passes: true })).toBe('12-months~seed~drawnMonth=6~passes=true');
		expect(kindOf({ ...seed, finalTie: 'extra-month' })).toBe('12-months~seed~finalTie=extra-month');
	});
});

describe('what makes none', () => {
	it.each<[string, Partial<Options>]>([
		['the lightning as a wild card', { gaji: true }],
		['two winning hands, which pay nobody', { bothHands: 'void' }],
		['such a table where it is played, which pays nobody either', { tableDeal: 'play' }],
		['such a table where its deal is void', { tableDeal: 'void' }],
		['who deals after a drawn month that pays nothing', { passes: true }],
		['points of a yaku that is not played', { points: { ...seed.points, akatan_aotan: 12, triade: 4 } }]
	])('%s', (_, changed) => {
		expect(kindOf({ ...seed, ...changed })).toBe('12-months~seed');
	});

	it('what has no meaning under the other options', () => {
		expect(kindOf({ ...seed, target: 50, months: 3, finalTie: 'extra-month' })).toBe('to-50~seed');
		expect(kindOf({ ...seed, target: 50, zeroSum: 20 })).toBe('12-months~stock-20~seed');
		expect(kindOf({ ...presets['one-counter'], ownKoiKoi: 'plus', opponentKoiKoi: 'none' })).toBe(
			'12-months~one-counter'
		);
		expect(kindOf({ ...presets.nintendo, resetOwnCalls: true })).toBe('12-months~nintendo');
		const unseen = { ...seed, viewing: 'off' } as const;
		expect(kindOf({ ...unseen, points: { ...seed.points, hanami: 1, tsukimi: 9 } })).toBe(kindOf(unseen));
	});

	it('every other option makes one with each of its values', () => {
		const free = ['gaji', 'bothHands', 'passes', 'tableDeal'];
		for (const field of fields.filter(
			({ key, applies }) => !free.includes(key) && (applies?.(seed) ?? true)
		)) {
			const kinds = valuesOf(field).map((value) => kindOf(withValue(seed, field.key, value) as Options));
			expect(new Set(kinds).size, field.key).toBe(kinds.length);
		}
	});
});

describe('a code is read back', () => {
	it('with its numbers, its preset and its changes', () => {
		expect(kindParts('6-months~stock-30~seed~viewing=rain-cancels~cap=4~sevenPlus=null')).toEqual({
			length: { unit: 'months', count: 6 },
			stock: 30,
			preset: 'seed',
			changes: [
				{ key: 'viewing', value: 'rain-cancels' },
				{ key: 'cap', value: 4 },
				{ key: 'sevenPlus', value: null }
			]
		});
		expect(kindParts('to-50~fuda-wiki')).toEqual({
			length: { unit: 'points', count: 50 },
			stock: undefined,
			preset: 'fuda-wiki',
			changes: []
		});
	});

	it.each(['', 'seed', '12-months', 'rounds', '12-months~', 'many-months~seed'])(
		'“%s” is no code',
		(code) => {
			expect(kindParts(code)).toBeUndefined();
		}
	);
});
