/** The status line of a round under way, and what the table tells when one is over. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Action } from '../rules/actions.ts';
import { start } from '../rules/match.ts';
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
	rounds
} from '../../../../../tests/oracles/geisha/values.ts';
import { goalText, roundEndText, statusText } from './table.ts';

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(before));

/** The status line after some moves of a round that Léa began. */
const saidAfter = (options: Options, moves: string): string => {
	const made = places(moves).map((cell, move): Action => ({ type: 'move', seat: playerOf(0, move), cell }));
	const actions: readonly Action[] = [{ type: 'layout', tiles: inOrder }, ...made];
	return statusText(played(options, actions, start(options)), ['Léa', 'Tom']);
};

it('speaks of points from the seventh move on: the earliest win is worth nine', () => {
	expect(saidAfter(points, '3 0 2 14')).toBe('Léa must take an iris or a bird.');
	expect(saidAfter(points, '3 0 2 14 6')).toBe('Tom must take a cherry or a bird.');
	expect(saidAfter(points, '3 0 2 14 6 5')).toBe('A winning move now would score 9\u00a0points.');
	expect(saidAfter(points, '3 0 2 14 6 5 4')).toBe('A winning move now would score 8\u00a0points.');
});

it('speaks of no tiles left where they do not count', () => {
	expect(saidAfter(rounds, '3 0 2 14 6 5')).toBe('Léa must take a cherry or a poem ribbon.');
});

it('asks for the tiles left in the points mode alone', () => {
	const alone = (options: Options): string =>
		statusText(played(options, [{ type: 'way', way: 'result' }]), ['Léa', 'Tom']);
	expect(alone(points)).toBe('Tap who won, how, then how many tiles are left.');
	expect(alone(rounds)).toBe('Tap who won, then how.');
});

it('says who starts the next round first, then the result that was entered', () => {
	const state = played(points, [{ type: 'way', way: 'result' }, result(pattern(0, 5))]);
	expect(statusText(state, ['Léa', 'Tom'])).toBe(
		'Tom starts · Léa wins round 1 · Four geishas together · +5\u00a0points'
	);
});

it('the goal stands on the table until the first round is won', () => {
	const after = (...actions: readonly Action[]): string => goalText(played(rounds, actions, start(rounds)));
	const goal = 'Win with 4\u00a0tokens in a line or a square, or leave the other no tile.';
	const way: Action = { type: 'way', way: 'result' };
	expect(after()).toBe(goal);
	expect(after(way, result({ how: 'drawn' }))).toBe(goal);
	expect(after(way, result(pattern(0, 5)))).toBe('');
});

const told = (options: Options, ...actions: readonly Action[]): readonly string[] => {
	const state = played(options, actions, start(options));
	const round = state.rounds.at(-1);
	if (!round) throw new Error('No round is over');
	const { title, why, todo } = roundEndText(round, state, ['Léa', 'Tom']);
	return [title, why, todo];
};

it('says who won and how, what it brought, and that the loser starts', () => {
	expect(told(points, garden('3 0 2 14 6 5 7'))).toEqual([
		'Léa wins round 1',
		'Four geishas together: a square. +9\u00a0points.',
		'Take back your tokens, shuffle the 16 tiles and lay the garden again. Tom starts round 2.'
	]);
	overwriteGetLocale(() => 'fr');
	expect(told(points, garden('3 0 2 14 6 5 7'))).toEqual([
		'Léa gagne la manche 1',
		'Quatre geishas réunies\u00a0: un carré. +9\u00a0points.',
		'Reprenez vos jetons, mélangez les 16\u00a0tuiles et refaites le jardin. Tom commence la manche 2.'
	]);
});

it('says no number of tiles where it was not asked', () => {
	expect(told(rounds, result({ how: 'pattern', winner: 1 }))).toEqual([
		'Tom wins round 1',
		'Four geishas together.',
		'Take back your tokens, shuffle the 16 tiles and lay the garden again. Léa starts round 2.'
	]);
});

it('after a drawn round, the one starts who did not, or the same player again', () => {
	const drawn = result({ how: 'drawn' } as const);
	expect(told(rounds, drawn)[0]).toBe('Round 1 is drawn');
	expect(told(rounds, drawn)[2]).toMatch(/Tom starts round 2\.$/);
	expect(told({ ...rounds, afterDrawn: 'same' }, drawn)[2]).toMatch(/Léa starts round 2\.$/);
});
