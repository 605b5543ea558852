/** The presets table of the rules page, apart from the points of single yaku. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { optionsSchema } from './options.ts';
import { presets, type PresetId } from './presets.ts';
import { scored } from '../../../../../tests/oracles/koikoi/values.ts';

const boar = '06T 07T 10T';
const poetry = '01R 02R 03R';
const blue = '06R 09R 10R';
const nineKasu = '01K1 02K1 03K1 04K1 05K1 06K1 07K1 08K1 09K1';

interface Row {
	readonly boarAndTwo: string;
	readonly poetryAndTwo: string;
	readonly bothSets: string;
	readonly nineAndCup: string;
	readonly fourOfMay: string;
}
const rows: Readonly<Record<PresetId, Row>> = {
	seed: {
		boarAndTwo: 'inoshikacho 5, tane 1',
		poetryAndTwo: 'akatan 5, tan 1',
		bothSets: 'akatan 5, aotan 5, tan 2',
		nineAndCup: '',
		fourOfMay: ''
	},
	nintendo: {
		boarAndTwo: 'inoshikacho 7',
		poetryAndTwo: 'akatan 7',
		bothSets: 'akatan_aotan 10',
		nineAndCup: 'kasu 1',
		fourOfMay: ''
	},
	'fuda-wiki': {
		boarAndTwo: 'inoshikacho 7',
		poetryAndTwo: 'akatan 7',
		bothSets: 'akatan_aotan 10',
		nineAndCup: '',
		fourOfMay: 'tsukifuda 4'
	},
	classic: {
		boarAndTwo: 'inoshikacho 5, tane 1',
		poetryAndTwo: 'akatan 6, tan 1',
		bothSets: 'akatan 6, aotan 6, tan 2',
		nineAndCup: '',
		fourOfMay: ''
	},
	'one-counter': {
		boarAndTwo: 'inoshikacho 5, tane 1',
		poetryAndTwo: 'akatan 5, tan 1',
		bothSets: 'akatan 5, aotan 5, tan 2',
		nineAndCup: '',
		fourOfMay: ''
	}
};

describe.each(Object.entries(rows))('%s', (preset, row) => {
	const rules = presets[preset as PresetId];

	it('sets, further cards, what they block, the cup and the month', () => {
		expect({
			boarAndTwo: scored(`${boar} 02T 04T`, rules),
			poetryAndTwo: scored(`${poetry} 04R 05R`, rules),
			bothSets: scored(`${poetry} ${blue}`, rules),
			nineAndCup: scored(`${nineKasu} 09T`, rules),
			fourOfMay: scored('05T 05R 05K1 05K2', rules, 5)
		}).toEqual(row);
	});

	it('the rain man never makes a sankō, and the lightning is a kasu', () => {
		expect(scored('01H 03H 11H', rules)).toBe('');
		expect(scored(`${nineKasu} 11K1`, rules)).toBe('kasu 1');
	});

	it('is whole, and an edited value of it stays in its range', () => {
		expect(v.parse(optionsSchema, rules)).toEqual(rules);
		const priced = (goko: unknown) => ({ ...rules, points: { ...rules.points, goko } });
		expect([1, 50, 0, 51, 5.5, '5', null].map((goko) => v.is(optionsSchema, priced(goko)))).toEqual([
			true,
			true,
			false,
			false,
			false,
			false,
			false
		]);
		expect(v.is(optionsSchema, { ...rules, cap: 7 })).toBe(false);
		expect(v.is(optionsSchema, { ...rules, more: 1 })).toBe(false);
	});
});

it('the seed edition with the Triade: akatan and aotan together are 3 more', () => {
	expect(scored(`${poetry} ${blue}`, { bothRibbonSets: 'bonus' })).toBe(
		'akatan 5, aotan 5, akatan_aotan 3, tan 2'
	);
});
