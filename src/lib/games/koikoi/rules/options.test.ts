/** The presets table of the rules page, apart from the points of single yaku. */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { optionsSchema, presets, type PresetId } from './options.ts';
import { scored, monthOfCards, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import { fold, isUnreadable } from '../../../match/fold.ts';
import type { Entry } from '../../../match/entry.ts';
import { loadGame } from '../../registry.ts';
import { records } from './records.ts';
import type { State } from './state.ts';
import old from '../../../../../tests/oracles/koikoi/version-1.json';

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

/** Matches of earlier versions can still be read, with the same result. */

describe('options of version 1', () => {
	const read = (bothRibbonSets: string, akatan_aotan: number) =>
		v.parse(optionsSchema, {
			...old.options,
			bothRibbonSets,
			points: { ...old.options.points, akatan_aotan }
		});

	it('the one value of both sets stays with the choice it was made for', () => {
		expect(read('combined', 12).points).toMatchObject({ akatan_aotan: 12, triade: 3 });
		expect(read('bonus', 4).points).toMatchObject({ akatan_aotan: 10, triade: 4 });
		expect(read('separate', 3).points).toMatchObject({ akatan_aotan: 10, triade: 3 });
	});

	it('the Oya stays after a drawn month', () => expect(read('separate', 3).passes).toBe(false));

	it('current options stay as they are, and options that lack more are refused', () => {
		for (const preset of Object.values(presets)) expect(v.parse(optionsSchema, preset)).toEqual(preset);
		const { months: _, ...without } = old.options;
		expect(v.is(optionsSchema, without)).toBe(false);
		expect(v.is(optionsSchema, { ...old.options, points: {} })).toBe(false);
		expect(v.is(optionsSchema, { ...presets.seed, passes: undefined })).toBe(false);
	});
});

describe('options of versions 2 and 3', () => {
	const { tableDeal: _, ...third } = presets.nintendo;

	it('four of a month on the table voided the deal', () => {
		expect(v.parse(optionsSchema, third)).toEqual(presets.nintendo);
		expect(v.parse(optionsSchema, old.options).tableDeal).toBe('void');
	});

	it('what they lack besides is still missed, and an unknown value refused', () => {
		const { gaji: _gaji, ...without } = third;
		expect(v.is(optionsSchema, without)).toBe(false);
		expect(v.is(optionsSchema, { ...third, tableDeal: 'teshi' })).toBe(false);
		expect(v.is(optionsSchema, { ...third, tableDeal: null })).toBe(false);
	});

	it.each([2, 3])('a match of version %i, with a void deal, folds to the result it had', async (version) => {
		const game = await loadGame('koikoi');
		const said = [
			{ type: 'void-deal', why: 'table' },
			monthOfCards('01H 03H 08H', '', stop(0)),
			{ type: 'void-deal', why: 'table' },
			monthOfCards('', '', { kind: 'deal', seat: 1, hand: 'teshi' })
		];
		const stamp = (seq: number) => ({ match: 'match', seq, device: 'device', number: seq, at: seq });
		const players = ['Aiko', 'Ren'].map((name) => ({ id: name, name }));
		const opening = [{ type: 'oya', seat: 1 }];
		const match =
			game &&
			fold(game, [
				{ ...stamp(0), kind: 'start', game: 'koikoi', version, options: third, players, opening },
				...said.map((action, place): Entry => ({ ...stamp(place + 1), kind: 'action', version, action }))
			]);
		if (match === undefined || isUnreadable(match)) throw new Error(match);
		expect(match.refused).toEqual([]);
		const { totals, months, options } = match.state as State;
		expect(totals).toEqual([5, 6]);
		expect(months.map(({ voids }) => voids)).toEqual([['table'], ['table']]);
		expect(records.kind(options, 2)).toBe('12-months~nintendo');
	});
});

describe('a match of version 1', () => {
	const folded = async (version: number) => {
		const game = await loadGame('koikoi');
		const match = game && fold(game, log(version));
		if (match === undefined || isUnreadable(match)) throw new Error(match);
		return match;
	};
	const stamp = (seq: number) => ({ match: 'match', seq, device: 'device', number: seq, at: seq });
	const players = ['Aiko', 'Ren'].map((name) => ({ id: name, name }));
	const { options, opening } = old;
	const log = (version: number): readonly Entry[] => [
		{ ...stamp(0), kind: 'start', game: 'koikoi', version, options, players, opening },
		...old.actions.map((action, place): Entry => ({ ...stamp(place + 1), kind: 'action', version, action }))
	];

	it('folds to the result it had, with the ninth call and the 42 cards it took', async () => {
		const match = await folded(1);
		expect(match.refused).toEqual([]);
		const { totals, months, oya, draft } = match.state as State;
		expect(months.map(({ settlement }) => settlement.total)).toEqual(old.expected.months);
		expect([totals, oya]).toEqual([old.expected.totals, old.expected.oya]);
		expect(draft.piles.flat()).toHaveLength(41);
	});

	it('would be refused in the current version, beyond the limits of the real game', async () => {
		const match = await folded(2);
		const codes = match.refused.map(({ refusal }) => refusal.code);
		expect(codes).toEqual(old.expected.refusedNow);
	});
});
