/** Every row of the tables of the rules page: the score of a pile, option by option. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardIds, cards, type CardId } from './cards.ts';
import { type Options, presets } from './options.ts';
import { scorePile, reach, cardsByRow } from './pile.ts';
import { scored, pile, seed } from '../../../../../tests/oracles/koikoi/values.ts';

const kasu = (count: number) =>
	cardIds
		.filter((id) => id.includes('K') && id !== '11K1')
		.slice(0, count)
		.join(' ');
const boar = '06T 07T 10T';
const poetry = '01R 02R 03R';
const blue = '06R 09R 10R';

it('there are 5 hikari, 9 tane, 10 tanzaku (3 poetry, 3 blue, 4 plain) and 24 kasu', () => {
	const count = (is: (card: (typeof cards)[number]) => boolean) => cards.filter(is).length;
	expect(['hikari', 'tane', 'tanzaku', 'kasu'].map((kind) => count((card) => card.kind === kind))).toEqual([
		5, 9, 10, 24
	]);
	expect(['poetry', 'blue', 'plain'].map((ribbon) => count((card) => card.ribbon === ribbon))).toEqual([
		3, 3, 4
	]);
	expect(new Set(cardIds).size).toBe(48);
	expect(cards.map(({ index }) => index)).toEqual(Array.from({ length: 48 }, (_, index) => index));
});

describe('the seed edition', () => {
	const rows: readonly (readonly [string, string, string])[] = [
		['an empty pile is worth nothing', '', ''],
		['Gokō: the five brights', '01H 03H 08H 11H 12H', 'goko 10'],
		['Shikō: four without the rain man', '01H 03H 08H 12H', 'shiko 8'],
		['Ame-shikō: four with the rain man', '01H 03H 08H 11H', 'ameshiko 7'],
		['Sankō: three without the rain man', '01H 03H 12H', 'sanko 5'],
		['the rain man never helps a sankō', '01H 03H 11H', ''],
		['Hanami-zake: curtain and cup', '03H 09T', 'hanami 5'],
		['Tsukimi-zake: moon and cup', '08H 09T', 'tsukimi 5'],
		['both viewings add up, the rain does not matter', '03H 08H 09T 11H', 'hanami 5, tsukimi 5'],
		['Inoshikachō: boar, deer, butterflies', boar, 'inoshikacho 5'],
		['Akatan: three poetry ribbons', poetry, 'akatan 5'],
		['Aotan: three blue ribbons', blue, 'aotan 5'],
		['mixed ribbons make no set', '01R 02R 06R 09R', ''],
		['Tane: five tane', '02T 04T 05T 06T 07T', 'tane 1'],
		['Tane: one more for each further one', '02T 04T 05T 06T 07T 08T 09T', 'tane 3'],
		['four tane are not enough', '02T 04T 05T 06T', ''],
		['Tan: the willow’s ribbon counts too', '04R 05R 07R 11R 01R', 'tan 1'],
		['Tan: six ribbons', '04R 05R 07R 11R 01R 02R', 'tan 2'],
		['both sets and tan add up', `${poetry} ${blue}`, 'akatan 5, aotan 5, tan 2'],
		['Kasu: ten', kasu(10), 'kasu 1'],
		['Kasu: the lightning counts', `${kasu(9)} 11K1`, 'kasu 1'],
		['Kasu: the cup does not', `${kasu(9)} 09T`, ''],
		['Kasu: all 24', `${kasu(23)} 11K1`, 'kasu 15'],
		['inoshikachō and tane add up', `${boar} 02T 04T`, 'inoshikacho 5, tane 1'],
		['the plain red ribbons make no set', '04R 05R 07R 11R', ''],
		['nine kasu are not enough', kasu(9), ''],
		[
			'everything but the bright group adds up',
			cardIds.join(' '),
			'goko 10, hanami 5, tsukimi 5, inoshikacho 5, akatan 5, aotan 5, tane 5, tan 6, kasu 15'
		]
	];
	it.each(rows)('%s', (_, ids, expected) => expect(scored(ids)).toBe(expected));
});

describe('each option', () => {
	const rows: readonly (readonly [string, Partial<Options>, string, string])[] = [
		['brights all: sets stack', { brights: 'all' }, '01H 03H 08H 12H', 'shiko 8, sanko 5'],
		[
			'brights all: a gokō pays the four',
			{ brights: 'all' },
			'01H 03H 08H 11H 12H',
			'goko 10, shiko 8, ameshiko 7, sanko 5'
		],
		[
			'brights all: sets stack with the rain man',
			{ brights: 'all' },
			'01H 03H 08H 11H',
			'ameshiko 7, sanko 5'
		],
		[
			'best: the one that pays most',
			{ points: { ...presets.seed.points, sanko: 9 } },
			'01H 03H 08H 12H',
			'sanko 9'
		],
		['no ame-shikō: a sankō', { ameshiko: false }, '01H 03H 08H 11H', 'sanko 5'],
		['sankō with rain', { sankoWithRain: true }, '01H 03H 11H', 'sanko 5'],
		[
			'sankō with rain: four are an ame-shikō still',
			{ sankoWithRain: true },
			'01H 03H 08H 11H',
			'ameshiko 7'
		],
		['sankō with rain: two brights are two', { sankoWithRain: true }, '01H 11H', ''],
		['1 per further tane', { inoshikachoExtra: 1 }, `${boar} 02T`, 'inoshikacho 6'],
		['inoshikachō blocks tane', { inoshikachoBlocksTane: true }, `${boar} 02T 04T`, 'inoshikacho 5'],
		['no inoshikachō, tane not blocked', { inoshikachoBlocksTane: true }, '02T 04T 05T 06T 07T', 'tane 1'],
		['1 per further ribbon', { ribbonSetExtra: 1 }, `${poetry} 04R`, 'akatan 6'],
		[
			'1 per further ribbon, for each set',
			{ ribbonSetExtra: 1 },
			`${poetry} ${blue}`,
			'akatan 8, aotan 8, tan 2'
		],
		['aotan blocks tan', { ribbonSetBlocksTan: true }, `${blue} 04R 05R`, 'aotan 5'],
		['a set blocks tan', { ribbonSetBlocksTan: true }, `${poetry} 04R 05R`, 'akatan 5'],
		['no set, nothing blocked', { ribbonSetBlocksTan: true }, '01R 02R 04R 05R 06R', 'tan 1'],
		[
			'combined: one yaku for both sets',
			{ bothRibbonSets: 'combined' },
			`${poetry} ${blue}`,
			'akatan_aotan 10, tan 2'
		],
		[
			'two values: changing the choice never carries one into the other',
			{ bothRibbonSets: 'bonus', points: { ...presets.seed.points, akatan_aotan: 42 } },
			`${poetry} ${blue}`,
			'akatan 5, aotan 5, akatan_aotan 3, tan 2'
		],
		[
			'nor the other way',
			{ bothRibbonSets: 'combined', points: { ...presets.seed.points, triade: 42 } },
			`${poetry} ${blue}`,
			'akatan_aotan 10, tan 2'
		],
		['combined and growing: beyond six', presets.nintendo, `${poetry} ${blue} 04R`, 'akatan_aotan 11'],
		[
			'bonus: the Triade on top',
			{ bothRibbonSets: 'bonus' },
			`${poetry} ${blue}`,
			'akatan 5, aotan 5, akatan_aotan 3, tan 2'
		],
		[
			'bonus: it does not grow',
			{ bothRibbonSets: 'bonus', ribbonSetExtra: 1, ribbonSetBlocksTan: true },
			`${poetry} ${blue} 04R`,
			'akatan 9, aotan 9, akatan_aotan 3'
		],
		['combined: one set alone is itself', { bothRibbonSets: 'combined' }, poetry, 'akatan 5'],
		['the cup beside all 24', { sakeAsKasu: true }, `${kasu(23)} 11K1 09T`, 'kasu 16'],
		['the cup is a kasu too', { sakeAsKasu: true }, `${kasu(9)} 09T`, 'kasu 1'],
		['and a tane still', { sakeAsKasu: true }, '09T 02T 04T 05T 06T', 'tane 1'],
		['the lightning is no kasu', { lightningAsKasu: false }, `${kasu(9)} 11K1`, ''],
		['viewing off', { viewing: 'off' }, '03H 08H 09T', ''],
		['rain cancels: the rain man', { viewing: 'rain-cancels' }, '03H 09T 11H', ''],
		['rain cancels: the lightning', { viewing: 'rain-cancels' }, '08H 09T 11K1', ''],
		['not alone: one viewing and nothing else', { viewing: 'not-alone' }, '03H 09T', ''],
		['not alone: cards that make no yaku do not help', { viewing: 'not-alone' }, '08H 09T 01H 11H', ''],
		['not alone: beside a kasu', { viewing: 'not-alone' }, `03H 09T ${kasu(10)}`, 'hanami 5, kasu 1'],
		['not alone: beside a sankō', { viewing: 'not-alone' }, '01H 08H 12H 09T', 'sanko 5, tsukimi 5'],
		[
			'not alone: the other viewing is another yaku',
			{ viewing: 'not-alone' },
			'03H 08H 09T',
			'hanami 5, tsukimi 5'
		],
		['rain cancels: not the swallow', { viewing: 'rain-cancels' }, '08H 09T 11T', 'tsukimi 5']
	];
	it.each(rows)('%s', (_, rules, ids, expected) => expect(scored(ids, rules)).toBe(expected));

	it('tsukifuda: the four cards of the current month', () => {
		const four = '05T 05R 05K1 05K2';
		expect(scored(four, { tsukifuda: 4 }, 5)).toBe('tsukifuda 4');
		expect(scored(four, { tsukifuda: 4 }, 6)).toBe('');
		expect(scored(four, {}, 5)).toBe('');
		expect(scored('03H 03R 03K1 03K2 09T', { tsukifuda: 4 }, 3)).toBe('hanami 5, tsukifuda 4');
		const alone = { tsukifuda: 4, viewing: 'not-alone' } as const;
		expect(scored('03H 03R 03K1 03K2 09T', alone, 3)).toBe('hanami 5, tsukifuda 4');
		expect(scored('03H 03R 03K1 03K2 09T', alone, 4)).toBe('');
	});

	it.each([
		['goko', '01H 03H 08H 11H 12H'],
		['shiko', '01H 03H 08H 12H'],
		['ameshiko', '01H 03H 08H 11H'],
		['sanko', '01H 03H 12H'],
		['hanami', '03H 09T'],
		['tsukimi', '08H 09T'],
		['inoshikacho', boar],
		['akatan', poetry],
		['aotan', blue],
		['tane', '02T 04T 05T 06T 07T'],
		['tan', '04R 05R 07R 11R 01R'],
		['kasu', kasu(10)]
	] as const)('points: %s pays what is set for it', (yaku, ids) => {
		const points = { ...presets.seed.points, [yaku]: 42 };
		expect(scored(ids, { points })).toBe(`${yaku} 42`);
	});
});

describe('the presets', () => {
	const brights = ['01H 03H 08H 11H 12H', '01H 03H 08H 12H', '01H 03H 08H 11H', '01H 03H 12H'];
	it.each([
		['seed', [10, 8, 7, 5], [5, 5, 5], 5],
		['nintendo', [10, 8, 7, 5], [5, 5, 5], 5],
		['fuda-wiki', [15, 8, 7, 6], [5, 5, 5], 5],
		['classic', [15, 10, 8, 6], [5, 6, 6], 5],
		['one-counter', [15, 8, 7, 6], [5, 5, 5], 5]
	] as const)('%s', (preset, brightPoints, sets, viewing) => {
		const points = (ids: string) => scorePile(ids.split(' ') as CardId[], presets[preset]).points;
		expect(brights.map(points)).toEqual(brightPoints);
		expect([boar, poetry, blue].map(points)).toEqual(sets);
		expect([points('03H 09T'), points('08H 09T')]).toEqual([viewing, viewing]);
	});
});

/** The yaku that are one card away, and those that are impossible. */

it('a yaku is one card away, with every card that makes it', () => {
	expect(reach(pile('01H 03H 07T 10T'), [], seed).oneAway).toEqual([
		{ yaku: 'sanko', cards: ['08H', '12H'] },
		{ yaku: 'hanami', cards: ['09T'] },
		{ yaku: 'inoshikacho', cards: ['06T'] }
	]);
});

it('a better bright yaku is one card away from the lesser', () => {
	expect(reach(pile('01H 03H 08H'), [], seed).oneAway.slice(0, 2)).toEqual([
		{ yaku: 'shiko', cards: ['12H'] },
		{ yaku: 'ameshiko', cards: ['11H'] }
	]);
});

it('what the other player holds makes yaku impossible', () => {
	expect(reach([], pile('09T 11H'), seed).impossible).toEqual(['goko', 'ameshiko', 'hanami', 'tsukimi']);
	expect(reach([], pile('01H 03H'), seed).impossible).toEqual([
		'goko',
		'shiko',
		'ameshiko',
		'sanko',
		'hanami'
	]);
	expect(reach(pile('09T'), [], seed).impossible).toEqual([]);
});

it('rain in the own pile makes the viewings impossible where it cancels them', () => {
	const rules = { ...seed, viewing: 'rain-cancels' } as const;
	expect(reach(pile('11K1'), [], rules).impossible).toEqual(['hanami', 'tsukimi']);
	expect(reach([], [], rules).impossible).toEqual([]);
});

it('the yaku of the month is judged only if the month is given', () => {
	const rules = presets['fuda-wiki'];
	expect(reach(pile('05T 05R 05K1'), [], rules, 5).oneAway).toContainEqual({
		yaku: 'tsukifuda',
		cards: ['05K2']
	});
	expect(reach([], pile('05K1'), rules, 5).impossible).toEqual(['tsukifuda']);
	expect(reach([], pile('05K1'), rules).impossible).toEqual([]);
});

it('a yaku that is one card away is made by each of the cards given, and is not impossible', () => {
	const parts = fc.shuffledSubarray([...cardIds], { maxLength: 30 });
	fc.assert(
		fc.property(parts, fc.nat(30), (ids, cut) => {
			const [own, other] = [ids.slice(0, cut), ids.slice(cut)];
			const { oneAway, impossible } = reach(own, other, seed, 4);
			for (const { yaku, cards } of oneAway) {
				expect(impossible).not.toContain(yaku);
				for (const card of cards) {
					expect(ids).not.toContain(card);
					expect(scorePile([...own, card], seed, 4).yaku.map(({ id }) => id)).toContain(yaku);
				}
			}
		})
	);
});

it('a pile lies in rows: brights, tane, tanzaku, kasu', () => {
	expect(
		cardsByRow(pile('01H 01R 02T 02K1 12H'), seed).map(({ cards, goal }) => `${cards.join(' ')}/${goal}`)
	).toEqual(['01H 12H/3', '02T/5', '01R/5', '02K1/10']);
});

it('the sake cup counts as tane and as kasu, and the lightning as kasu, where the rules say so', () => {
	const kasuOf = (options: typeof seed) => cardsByRow(pile('09T 11K1 01K1'), options)[3]?.count;
	expect(kasuOf(seed)).toBe(2);
	expect(kasuOf({ ...seed, sakeAsKasu: true })).toBe(3);
	expect(kasuOf({ ...seed, lightningAsKasu: false })).toBe(1);
});

it('the rain man never helps to three brights: with him it takes four, unless the rules let him', () => {
	const goalOf = (options: typeof seed) => cardsByRow(pile('01H 11H'), options)[0]?.goal;
	expect(goalOf(seed)).toBe(4);
	expect(goalOf({ ...seed, sankoWithRain: true })).toBe(3);
});
