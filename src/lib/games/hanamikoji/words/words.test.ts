/** The sentences in both languages. */
import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { type Locale } from '../../locale.ts';
import { isRefusal } from '../../outcome.ts';
import type { Action } from '../rules/actions.ts';
import { headline } from '../rules/headline.ts';
import { judge } from '../rules/goals.ts';
import type { Options } from '../rules/options.ts';
import { act } from '../rules/act.ts';
import { setupWords } from './setup.ts';
import { matchWords } from './match.ts';
import {
	byCounts,
	byMajorities,
	byTokens,
	limited,
	played,
	score,
	tokens,
	unlimited
} from '../testing/values.ts';
import { words } from './lists.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));
const speak = (locale: Locale) => overwriteGetLocale(() => locale);

const names = ['Léa', 'Sam'];
/** Replaces no-break spaces by plain ones, so that the sentences below stay readable. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const refusalOf = (action: Action, actions: readonly Action[] = []): string => {
	const refused = act(played(unlimited, actions), action);
	if (!isRefusal(refused)) throw new Error('It was taken.');
	return plain(matchWords.refusal(refused, names));
};
const reasonOf = (letters: string, options: Options = unlimited): string => {
	const outcome = judge(tokens(letters), 3, options);
	return outcome ? plain(words.reason(outcome.reason, names)) : '';
};

describe('refusals', () => {
	const refusals: readonly (readonly [Action, string, string])[] = [
		[
			score(byCounts('2011113', '0211112')),
			'Léa has 9 cards: each side holds exactly 8.',
			'Léa a 9 cartes : il y en a exactement 8 de chaque côté.'
		],
		[score(byCounts('2011112', '1111112')), '3 flutes: there are only 2.', '3 flûtes : il n’y en a que 2.'],
		[
			score(byCounts('2011112', '0211111')),
			'Sam has 7 cards: secret not revealed yet?',
			'Sam a 7 cartes : le secret n’est pas encore révélé ?'
		],
		[
			score(byCounts('1000000', '0211112')),
			'Léa has 1 card, 7 too few: each side holds exactly 8.',
			'Léa a 1 carte : il en manque 7, chaque côté en a exactement 8.'
		],
		[
			score(byMajorities('NNNNNNF')),
			'Léa takes 6 geishas: 5 at most in one round.',
			'Léa prend 6 geishas : 5 au plus en une manche.'
		],
		[
			score(byMajorities('F------')),
			'Sam is ahead somewhere and Léa nowhere: impossible with 8 cards each.',
			'Sam mène quelque part et Léa nulle part : impossible avec 8 cartes chacun.'
		],
		[
			score(byTokens('FN--NN-')),
			'Léa takes 3 geishas, so is at least 3 cards ahead. With 8 cards each, Sam can make up only 2.',
			'Léa prend 3 geishas, donc avec au moins 3 cartes d’avance. Avec 8 cartes chacun, Sam ne peut en rattraper que 2.'
		],
		[
			{ type: 'token', geisha: 6, holder: 0 },
			'This round is now entered by cards. Change the way of entry first.',
			'Cette manche se note maintenant par cartes. Change d’abord la façon de noter.'
		]
	];

	it.each(refusals)('%j', (action, english, french) => {
		speak('en');
		expect(refusalOf(action)).toBe(english);
		speak('fr');
		expect(refusalOf(action)).toBe(french);
	});

	it('a token put back in the middle', () => {
		const laid = [score(byTokens('N-----F'))];
		speak('en');
		expect(refusalOf(score(byTokens('N------')), laid)).toBe(
			'Ruri’s token has left the middle: it never goes back there.'
		);
		speak('fr');
		expect(refusalOf(score(byTokens('N------')), laid)).toBe(
			'Chez Ruri, le jeton a quitté le milieu : il n’y revient jamais.'
		);
	});
});

describe('the result says which goal or tie-break decided', () => {
	const reasons: readonly (readonly [string, Options, string, string])[] = [
		['---NN-N', unlimited, 'Léa wins with 11 charm points.', 'Léa l’emporte avec 11 points de charme.'],
		['FFFF---', unlimited, 'Sam wins with 4 geishas.', 'Sam l’emporte avec 4 geishas.'],
		[
			'NN---NN',
			unlimited,
			'Léa wins with 13 charm points and 4 geishas.',
			'Léa l’emporte avec 13 points de charme et 4 geishas.'
		],
		[
			'FFFFNNN',
			unlimited,
			'Léa wins with 12 charm points, although Sam has 4 geishas.',
			'Léa l’emporte avec 12 points de charme, même si Sam a 4 geishas.'
		],
		[
			'-----FN',
			limited(),
			'3 rounds without a goal: Léa wins with 5 charm points to 4.',
			'3 manches sans objectif atteint : Léa l’emporte avec 5 points de charme contre 4.'
		],
		[
			'N--F-FN',
			limited('points-then-token'),
			'3 rounds without a goal, 7 charm points each: Léa wins with the highest token, 5 to 4.',
			'3 manches sans objectif atteint, 7 points de charme partout : Léa l’emporte avec le jeton le plus fort, 5 contre 4.'
		],
		[
			'-----FN',
			limited('draw'),
			'3 rounds without a goal: a draw, as agreed.',
			'3 manches sans objectif atteint : égalité, comme convenu.'
		],
		[
			'-------',
			limited(),
			'3 rounds without a goal, 0 charm points each: a draw.',
			'3 manches sans objectif atteint, 0 point de charme partout : égalité.'
		],
		[
			'NF-NF--',
			limited('points-then-token'),
			'3 rounds without a goal, 5 charm points each and the same highest token (3): a draw.',
			'3 manches sans objectif atteint, 5 points de charme partout et le même plus fort jeton (3) : égalité.'
		]
	];

	it.each(reasons)('%s %j', (letters, options, english, french) => {
		speak('en');
		expect(reasonOf(letters, options)).toBe(english);
		speak('fr');
		expect(reasonOf(letters, options)).toBe(french);
	});
});

describe('a list row', () => {
	const rowOf = (actions: readonly Action[]) =>
		plain(words.headline(headline(played(unlimited, actions)), names));
	const all: readonly Action[] = ([0, 1] as const).flatMap((side) =>
		(['secret', 'trade-off', 'gift', 'competition'] as const).map(
			(marker) => ({ type: 'marker', side, marker, used: true }) as const
		)
	);

	it.each([
		[[], 'Round 1 · Léa to play', 'Manche 1 · à Léa de jouer'],
		[
			[score(byMajorities('N---NFF'))],
			'Round 2 · Léa 5 pts (2 geishas) – Sam 9 (2) · Sam to play',
			'Manche 2 · Léa 5 pts (2 geishas) – Sam 9 (2) · à Sam de jouer'
		],
		[all, 'Round 1 · to be scored', 'Manche 1 · à compter'],
		[
			[score(byMajorities('NNNNFFF'))],
			'1 round · Léa 9 pts (4 geishas) – Sam 12 (3)',
			'1 manche · Léa 9 pts (4 geishas) – Sam 12 (3)'
		]
	] as const)('%#', (actions, english, french) => {
		speak('en');
		expect(rowOf(actions)).toBe(english);
		speak('fr');
		expect(rowOf(actions)).toBe(french);
	});
});

it('the presets are named as their boxes', () => {
	speak('en');
	expect(setupWords.preset('emperors4-2016').name).toBe('EmperorS4 2016');
	expect(setupWords.preset('three-rounds').name).toBe('3 rounds');
	speak('fr');
	expect(setupWords.preset('three-rounds').name).toBe('3 manches');
});
