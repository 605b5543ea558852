/** What the table tells when a round is over: who won and why, and what to do with the tiles and tokens. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { start } from '../rules/start.ts';
import { garden, played, points, result, rounds } from '../../../../../tests/oracles/geisha/values.ts';
import { roundEndText } from './round-end.ts';

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(before));

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
		'Four geishas together: a square. + 9\u00a0points.',
		'Take back your tokens, shuffle the 16 tiles and lay the garden again. Tom starts round 2.'
	]);
	overwriteGetLocale(() => 'fr');
	expect(told(points, garden('3 0 2 14 6 5 7'))).toEqual([
		'Léa gagne la manche 1',
		'Quatre geishas réunies\u00a0: un carré. + 9\u00a0points.',
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
