import { describe, expect, it } from 'vitest';
import { type Options, presets } from '../rules/options.ts';
import { ruleValues } from './rule-values.ts';

const valuesOf = (changes: Partial<Options>) => ruleValues({ ...presets.seed, ...changes });

describe('the examples of the rulebook', () => {
	it.each([
		['seed', { '5-1-0': 10, '7-0-0': 14, '8-0-1': 32, '8-1-0': 32, '8-1-1': 64, '3-2-0': 9 }],
		['nintendo', { '5-1-0': 5, '7-0-0': 14, '8-0-1': 32, '8-1-0': 16, '8-1-1': 32, '3-2-0': 3 }],
		['one-counter', { '5-1-0': 10, '7-0-0': 14, '8-0-1': 32, '8-1-0': 32, '8-1-1': 48, '3-2-0': 9 }]
	] as const)('are scored by the rules: %s', (preset, scores) => {
		const values = ruleValues(presets[preset]);
		for (const [example, score] of Object.entries(scores))
			expect(values[`score.${example}`], example).toBe(score);
	});

	it('show their working', () => {
		expect(valuesOf({})['sum.8-1-1']).toBe('8 ×\u00a02 ×\u00a02 ×\u00a02 = 64');
		expect(valuesOf({ ownKoiKoi: 'plus' })['sum.8-1-0']).toBe('(8 + 1) ×\u00a02 = 18');
		expect(valuesOf({ ownKoiKoi: 'plus' })['sum.5-1-0']).toBe('5 + 1 = 6');
		expect(valuesOf({ cap: 4 })['sum.8-1-1']).toBe('8 ×\u00a04 = 32');
		expect(valuesOf({})['sum.5-0-0']).toBe(5);
	});

	it('count further cards', () => {
		const values = ruleValues(presets.nintendo);
		expect(values['points.trioWithTwo']).toBe(7);
		expect(values['points.akatanAndTan']).toBe(8);
		expect(valuesOf({})['points.akatanAndTan']).toBe(7);
	});
});

describe('what takes several options', () => {
	it.each([
		[{}, 'months'],
		[{ target: 50 }, 'target'],
		[{ zeroSum: 30 }, 'stock'],
		[{ zeroSum: 30, target: 50 }, 'stock']
	] as const)('with %o the match ends by %s', (changes, ends) => {
		expect(valuesOf(changes).ends).toBe(ends);
	});

	it.each([
		[{}, 'table'],
		[{ bothHands: 'void' }, 'both'],
		[{ tableDeal: 'oya' }, 'none'],
		[{ tableDeal: 'oya', bothHands: 'void' }, 'hands'],
		[{ tableDeal: 'play' }, 'none'],
		[{ tableDeal: 'play', bothHands: 'void' }, 'hands']
	] as const)('with %o the void deals are: %s', (changes, voids) => {
		expect(valuesOf(changes).voids).toBe(voids);
	});

	it.each([
		[{}, 'product', 'times', 'double'],
		[{ combination: 'count', ownKoiKoi: 'none' }, 'count', 'count', 'count'],
		[{ combination: 'exclusive' }, 'larger', 'times', 'double'],
		[{ combination: 'exclusive', sevenPlus: null }, 'product', 'times', 'double'],
		[{ combination: 'exclusive', ownKoiKoi: 'plus' }, 'product', 'plus', 'double']
	] as const)('with %o the factors combine as %s', (changes, combines, ownCalls, theirCalls) => {
		expect(valuesOf(changes)).toMatchObject({ combines, ownCalls, theirCalls });
	});

	it('own calls are forgotten only where they count', () => {
		expect(valuesOf({ resetOwnCalls: true }).forgets).toBe('true');
		expect(valuesOf({ resetOwnCalls: true, ownKoiKoi: 'none' }).forgets).toBe('false');
	});

	it('the yaku are counted as played', () => {
		expect(ruleValues(presets.seed).yakuCount).toBe(12);
		expect(ruleValues(presets['fuda-wiki']).yakuCount).toBe(13);
		expect(valuesOf({ viewing: 'off', ameshiko: false }).yakuCount).toBe(9);
	});
});
