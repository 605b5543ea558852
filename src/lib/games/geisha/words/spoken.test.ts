/** What is told of the table in words alone. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { isRefusal } from '../../outcome.ts';
import { act, start } from '../rules/match.ts';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { playerOf } from '../rules/position.ts';
import {
	garden,
	inOrder,
	pattern,
	places,
	played,
	points,
	result,
	rounds,
	single
} from '../../../../../tests/oracles/geisha/values.ts';
import { spokenWords } from './spoken.ts';

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(before));

const names = ['Léa', 'Tom'];
const laid: Action = { type: 'layout', tiles: inOrder };
const moves = (numbers: string): readonly Action[] =>
	places(numbers).map((cell, move) => ({ type: 'move', seat: playerOf(0, move), cell }));

/** @returns what the last action did, what follows, and what follows if it is taken back. */
const said = (actions: readonly Action[], options: Options = rounds) => {
	const action = actions.at(-1);
	if (!action) throw new Error('Nothing was done');
	const from = played(options, actions.slice(0, -1), start(options));
	const to = act(from, action);
	if (isRefusal(to)) throw new Error(to.code);
	return [
		spokenWords.what({ before: from, action, after: to }, names),
		spokenWords.next(from, to, names),
		spokenWords.next(to, from, names)
	];
};

describe('while the garden is laid', () => {
	it('a tile is told with its place, and the next place is asked for', () => {
		expect(said([{ type: 'tile', tile: 'maple-sun' }])).toEqual([
			'The maple with the rising sun, row 1, column 1.',
			'Which tile is in row 1, column 2?',
			'Which tile is in row 1, column 1?'
		]);
	});
	it('the fifteenth tile brings the sixteenth', () => {
		const tiles = inOrder.slice(0, 15).map((tile): Action => ({ type: 'tile', tile }));
		expect(said(tiles)).toEqual([
			'The iris with the bird, row 4, column 3. The iris in the rain, row 4, column 4.',
			'Léa’s turn: any tile on the border.',
			'Which tile is in row 4, column 3?'
		]);
	});
	it('a drawn garden, an emptied one and an exchange are told', () => {
		expect(said([laid])[0]).toBe('The garden is laid.');
		expect(said([laid, { type: 'layout', tiles: [] }])[0]).toBe('The garden is empty.');
		const [one, other, ...rest] = inOrder;
		expect(said([laid, { type: 'layout', tiles: [other ?? one, one, ...rest] as typeof inOrder }])[0]).toBe(
			'The maple with the poem ribbon and the maple with the rising sun are swapped.'
		);
	});
	it('another starter and another way to enter the round are told', () => {
		expect(said([laid, { type: 'starter', seat: 1 }])).toEqual([
			'Tom starts.',
			'Tom’s turn: any tile on the border.',
			'Léa’s turn: any tile on the border.'
		]);
		expect(said([{ type: 'way', way: 'result' }])).toEqual([
			'Result only.',
			'Tap who won, then how.',
			'Which tile is in row 1, column 1?'
		]);
	});
});

describe('a move', () => {
	it('is told with what the other may take, and how many tiles that are', () => {
		expect(said([laid, ...moves('3 0')])).toEqual([
			'Tom takes the maple with the rising sun.',
			'Léa’s turn: a maple or a rising sun. 5\u00a0tiles allowed.',
			'Tom’s turn: a maple or the rain. 6\u00a0tiles allowed.'
		]);
	});
	it('tells the points of a win from the first move that can win on', () => {
		expect(said([laid, ...moves('3 0 2 14 6 5')], points)[1]).toBe(
			'Léa’s turn: a cherry or a poem ribbon. A winning move now would score 9\u00a0points. 5\u00a0tiles allowed.'
		);
	});
});

describe('a round', () => {
	it('by moves: the last move, who won and how, the score, and who starts the next', () => {
		expect(said([laid, ...moves('3 0 2 14 6 5'), garden('3 0 2 14 6 5 7')], points)).toEqual([
			'Léa takes the cherry in the rain. Léa wins round 1. Four geishas together: a square. +9\u00a0points. Léa\u00a09, Tom\u00a00.',
			'Take back your tokens, shuffle the 16 tiles and lay the garden again. Tom starts round 2.',
			'Léa’s turn: a cherry or a poem ribbon. A winning move now would score 9\u00a0points. 5\u00a0tiles allowed.'
		]);
	});
	it('by its result', () => {
		expect(said([{ type: 'way', way: 'result' }, result(pattern(0, 5))], points)).toEqual([
			'Léa wins round 1. Four geishas together. +5\u00a0points. Léa\u00a05, Tom\u00a00.',
			'Take back your tokens, shuffle the 16 tiles and lay the garden again. Tom starts round 2.',
			'Tap who won, how, then how many tiles are left.'
		]);
	});
	it('a single one leaves to the reason of the match, which follows, how it was won', () => {
		expect(said([laid, ...moves('3 0 2 14 6 5'), garden('3 0 2 14 6 5 7')], single)).toEqual([
			'Léa takes the cherry in the rain. 9\u00a0tiles left.',
			'',
			'Léa’s turn: a cherry or a poem ribbon. 5\u00a0tiles allowed.'
		]);
		expect(said([{ type: 'way', way: 'result' }, result(pattern(0, 5))], single)[0]).toBe(
			'Léa wins round 1. 5\u00a0tiles left.'
		);
	});
});

it('is said in French', () => {
	overwriteGetLocale(() => 'fr');
	expect(said([{ type: 'tile', tile: 'maple-sun' }]).slice(0, 2)).toEqual([
		'L’érable au soleil levant, ligne 1, colonne 1.',
		'Quelle tuile en ligne 1, colonne 2\u202f?'
	]);
	expect(said([laid, ...moves('3 0')]).slice(0, 2)).toEqual([
		'Tom prend l’érable au soleil levant.',
		'À Léa de jouer\u00a0: un érable ou un soleil levant. 5\u00a0tuiles permises.'
	]);
	expect(said([laid, ...moves('3 0 2 14 6 5'), garden('3 0 2 14 6 5 7')], points).slice(0, 2)).toEqual([
		'Léa prend le cerisier sous la pluie. Léa gagne la manche 1. Quatre geishas réunies\u00a0: un carré. +9\u00a0points. Léa\u00a09, Tom\u00a00.',
		'Reprenez vos jetons, mélangez les 16\u00a0tuiles et refaites le jardin. Tom commence la manche 2.'
	]);
});

it('names the round under way in the title of the tab, but for a match of one round', () => {
	expect(spokenWords.progress(start(rounds))).toBe('Round 1');
	expect(spokenWords.progress(start(single))).toBe('');
});
