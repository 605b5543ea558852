/** What the table tells when a round is over: who took what and why, and what to do with the cards and tokens. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Action } from '../rules/actions.ts';
import { roundEndText } from './timeline.ts';
import { byMajorities, played, score, unlimited } from '../../../../../tests/oracles/hanamikoji/values.ts';

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(before));

const told = (...actions: readonly Action[]): readonly string[] => {
	const { title, why, todo } = roundEndText(played(unlimited, actions), ['Léa', 'Sam']) ?? {};
	return [title ?? '', why ?? '', todo ?? ''];
};
const rounds = (...majorities: readonly string[]) => majorities.map((each) => score(byMajorities(each)));

it('says who took whom, the ties, and what to take back', () => {
	expect(told(...rounds('NN-FF--'))).toEqual([
		'Round 1 is over',
		'Léa takes Ayane and Iroha. Sam takes Yoko and Chiharu. Ties at Tomoyo, Anju and Ruri, so their tokens stay. Nobody reached a goal.',
		'Shuffle all 21 item cards, put one away unseen and deal six each. Turn your action markers coloured side up. The favour tokens stay where they are. Sam starts round 2.'
	]);
	overwriteGetLocale(() => 'fr');
	expect(told(...rounds('NN-FF--'))).toEqual([
		'Fin de la manche 1',
		'Léa prend Ayane et Iroha. Sam prend Yoko et Chiharu. Égalité chez Tomoyo, Anju et Ruri, leurs jetons restent en place. Personne n’a atteint d’objectif.',
		'Mélangez les 21\u00a0cartes objet, écartez-en une sans la regarder et donnez-en six à chacun. Retournez vos jetons d’action. Les jetons de victoire ne bougent pas. Sam commence la manche 2.'
	]);
});

it('the other player than before starts, also where the starter was corrected', () => {
	expect(told(...rounds('NN-FF--', '-------'))[2]).toMatch(/Léa starts round 3\.$/);
	const corrected: Action = { type: 'starter', side: 0 };
	expect(told(...rounds('NN-FF--'), corrected, ...rounds('-------'))[2]).toMatch(/Sam starts round 3\.$/);
});

it('has nothing to tell before a round is over', () => {
	expect(roundEndText(played(unlimited, []), ['Léa', 'Sam'])).toBeUndefined();
});
