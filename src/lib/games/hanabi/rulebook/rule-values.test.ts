/** The values in the rulebook's text, under each variant that adds cards. */
import { expect, it } from 'vitest';
import { presets } from '../rules/options.ts';
import { ruleValues } from './rule-values.ts';

const five = { ...presets.standard };
const own = { ...five, multicolour: 5 } as const;
const every = { ...five, multicolour: 10, multicolourClue: 'every' } as const;

it.each([
	['five colours', five, { colours: 5, cards: 50, perfect: 25, pile2: 40, pile3: 35, pile4: 34, pile5: 30 }],
	['5 multicolour', own, { colours: 6, cards: 55, perfect: 30, pile2: 45, pile3: 40, pile4: 39, pile5: 35 }],
	['10 multicolour', every, { colours: 6, cards: 60, perfect: 30, pile2: 50, pile3: 45, pile4: 44, pile5: 40 }],
	[
		'black powder',
		{ ...five, blackPowder: true },
		{ colours: 6, cards: 60, perfect: 25, pile2: 50, pile3: 45, pile4: 44, pile5: 40 }
	],
	[
		'5 multicolour and black powder',
		{ ...own, blackPowder: true },
		{ colours: 7, cards: 65, perfect: 30, pile2: 55, pile3: 50, pile4: 49, pile5: 45 }
	],
	[
		'10 multicolour and black powder',
		{ ...every, blackPowder: true },
		{ colours: 7, cards: 70, perfect: 30, pile2: 60, pile3: 55, pile4: 54, pile5: 50 }
	]
] as const)('%s: colours, cards, the best score and the piles', (_, options, expected) => {
	expect(ruleValues(options)).toMatchObject(expected);
});

it.each([
	['five colours', five, [15, 10, 5]],
	['5 multicolour', own, [16, 11, 6]],
	['10 multicolour', every, [18, 12, 6]],
	['black powder', { ...five, blackPowder: true }, [16, 12, 8]],
	['5 multicolour and black powder', { ...own, blackPowder: true }, [17, 13, 9]],
	['10 multicolour and black powder', { ...every, blackPowder: true }, [19, 14, 9]]
] as const)('%s: how many 1s, 2s to 4s each, and 5s', (_, options, [ones, twos, fives]) => {
	expect(ruleValues(options)).toMatchObject({ copies1: ones, copies2: twos, copies5: fives });
});

it.each([
	['5 multicolour', own, [17, 30, 13, 26, 13, 26, 10, 22]],
	['10 multicolour', every, [22, 35, 18, 31, 18, 31, 15, 27]],
	['black powder', { ...five, blackPowder: true }, [22, 35, 18, 31, 18, 31, 15, 27]],
	['5 multicolour and black powder', { ...own, blackPowder: true }, [22, 36, 18, 32, 18, 32, 15, 28]],
	['10 multicolour and black powder', { ...every, blackPowder: true }, [27, 41, 23, 37, 23, 37, 20, 33]]
] as const)('%s: pace and clues at the start, with 2 to 5 players', (_, options, expected) => {
	const { pace2, clues2, pace3, clues3, pace4, clues4, pace5, clues5, start } = ruleValues(options);
	expect([pace2, clues2, pace3, clues3, pace4, clues4, pace5, clues5]).toEqual(expected);
	expect(start).toBe('more');
});

it.each([
	['no black card', { ...five, blackPowderScore: 'adds' }, { black: 'none', perfect: 25 }],
	['missing ones cost', { ...five, blackPowder: true }, { black: 'missing', perfect: 25 }],
	['they add', { ...five, blackPowder: true, blackPowderScore: 'adds' }, { black: 'adds', perfect: 30 }],
	['beside six', { ...every, blackPowder: true, blackPowderScore: 'adds' }, { black: 'adds', perfect: 35 }]
] as const)('%s: what black cards are worth', (_, options, expected) => {
	expect(ruleValues(options)).toMatchObject(expected);
});

it('shows no start where the app has no pace', () => {
	expect(ruleValues(five).start).toBe('five');
	expect(ruleValues({ ...every, finalBouquet: true }).start).toBe('none');
	expect(ruleValues({ ...every, mode: 'light' }).start).toBe('none');
});

it.each([
	['five colours', five, { multi: 'none', unnamed: 'none', alike: 'true' }],
	['a choice without effect', { ...five, multicolourClue: 'every' }, { multi: 'none', unnamed: 'none' }],
	['5 multicolour', own, { multi: 'own', unnamed: 'none', alike: 'false' }],
	['every colour', every, { multi: 'every', unnamed: 'multi', alike: 'true' }],
	['black powder', { ...five, blackPowder: true }, { multi: 'none', unnamed: 'black', alike: 'false' }],
	['both', { ...every, blackPowder: true }, { multi: 'every', unnamed: 'both', alike: 'false' }]
] as const)('%s: how multicolour is played, and which colours no clue names', (_, options, expected) => {
	expect(ruleValues(options)).toMatchObject(expected);
});
