/** The sentences in both languages. */
import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Locale } from '../../../i18n/locale.ts';
import { isRefusal } from '../../outcome.ts';
import { sides, type Side } from '../../sides.ts';
import { markers, type Action, type Marker } from '../rules/actions.ts';
import { act, headline, judge } from '../rules/match.ts';
import type { Options } from '../rules/options.ts';
import { setupWords } from './setup.ts';
import { matchWords } from './table.ts';
import { words } from './lists.ts';
import {
	byCounts,
	byMajorities,
	byTokens,
	limited,
	played,
	score,
	tokens,
	unlimited,
	withTiles
} from '../../../../../tests/oracles/hanamikoji/values.ts';

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
	const refusals: readonly (readonly [Action, string])[] = [
		[score(byCounts('2011113', '0211112')), 'That makes 9 cards for Léa: each player has exactly 8.'],
		[score(byCounts('2011112', '1111112')), '3 flutes: there are only 2.'],
		[score(byCounts('2011112', '0211111')), 'Sam has 7 cards: is the secret still hidden?'],
		[score(byCounts('1000000', '0211112')), 'Léa has 1 card, 7 too few: each player has exactly 8.'],
		[score(byMajorities('NNNNNNF')), 'Léa takes 6 geishas, but nobody can take more than 5 in one round.'],
		[
			score(byMajorities('F------')),
			'Sam has a majority and Léa has none: that can’t happen with 8 cards each.'
		],
		[
			score(byTokens('FN--NN-')),
			'Léa takes 3 geishas, which means at least 3 cards more there. With 8 cards each, Sam can make up only 2 elsewhere.'
		],
		[
			{ type: 'token', geisha: 6, holder: 0 },
			'This round is being entered by cards. Change how you enter it first.'
		]
	];

	it.each(refusals)('%j', (action, english) => {
		speak('en');
		expect(refusalOf(action)).toBe(english);
	});

	const withTheTiles: readonly (readonly [Options['cardsEach'], Action, string])[] = [
		[7, score(byCounts('2011112', '0211112')), 'That makes 8 cards for Léa: each player has exactly 7.'],
		[9, score(byCounts('2011112', '0211112')), 'Léa has 8 cards, 1 too few: each player has exactly 9.'],
		[
			7,
			score(byMajorities('F------')),
			'Sam has a majority and Léa has none: that can’t happen with 7 cards each.'
		],
		[
			9,
			score(byTokens('FN--NN-')),
			'Léa takes 3 geishas, which means at least 3 cards more there. With 9 cards each, Sam can make up only 2 elsewhere.'
		],
		[
			'7-to-9',
			score(byMajorities('NNN----')),
			'Léa takes 3 geishas and Sam none: alone, a side can take 2 at most.'
		],
		[
			9,
			score(byMajorities('NNNN-NF')),
			'That can’t happen with 9 cards each: go through the geishas once more.'
		],
		['7-to-9', score(byCounts('2111105', '0101200')), 'That makes 11 cards for Léa: one side has 9 at most.'],
		[
			'7-to-9',
			score(byCounts('2011113', '0211112')),
			'That makes 17 cards on the table: there are exactly 16 in all.'
		],
		[
			'7-to-9',
			score(byCounts('2001112', '0210112')),
			'14 cards on the table, 2 too few: there are exactly 16 in all.'
		],
		[
			'7-to-9',
			score(byMajorities('FNNNNNN')),
			'Léa takes 6 geishas, which means at least 6 cards more there. Sam can make up only 2 elsewhere, and one side has at most 2 cards more than the other.'
		]
	];

	it.each(withTheTiles)('with %s cards on a side: %j', (cardsEach, action, english) => {
		const refused = act(played(withTiles(cardsEach), []), action);
		if (!isRefusal(refused)) throw new Error('It was taken.');
		speak('en');
		expect(plain(matchWords.refusal(refused, names))).toBe(english);
	});

	it('a token put back in the middle', () => {
		const laid = [score(byTokens('N-----F'))];
		speak('en');
		expect(refusalOf(score(byTokens('N------')), laid)).toBe(
			'Ruri’s token has left the middle: it never goes back there.'
		);
		speak('fr');
		expect(refusalOf(score(byTokens('N------')), laid)).toBe(
			'Ruri : son jeton a quitté le milieu, il n’y revient jamais.'
		);
	});
});

describe('the result says which goal or tie-break decided', () => {
	const reasons: readonly (readonly [string, Options, string])[] = [
		['---NN-N', unlimited, 'Léa wins with 11 charm points.'],
		['FFFF---', unlimited, 'Sam wins with 4 geishas.'],
		['NN---NN', unlimited, 'Léa wins with 13 charm points and 4 geishas.'],
		['FFFFNNN', unlimited, 'Léa wins with 12 charm points, although Sam has 4 geishas.'],
		['-----FN', limited(), 'Nobody reached a goal in 3 rounds: Léa wins by 5 charm points to 4.'],
		[
			'N--F-FN',
			limited('points-then-token'),
			'Nobody reached a goal in 3 rounds and both have 7 charm points: Léa wins with the highest token, 5 to 4.'
		],
		['-----FN', limited('draw'), 'Nobody reached a goal in 3 rounds: it’s a draw, as agreed.'],
		['-------', limited(), 'Nobody reached a goal in 3 rounds and both have 0 charm points: it’s a draw.'],
		[
			'NF-NF--',
			limited('points-then-token'),
			'Nobody reached a goal in 3 rounds and both have 5 charm points and the same highest token (3): it’s a draw.'
		]
	];

	it.each(reasons)('%s %j', (letters, options, english) => {
		speak('en');
		expect(reasonOf(letters, options)).toBe(english);
	});
});

describe('a list row', () => {
	const rowOf = (actions: readonly Action[]) =>
		plain(words.headline(headline(played(unlimited, actions)), names));
	const mark = (side: Side, marker: Marker): Action => ({ type: 'marker', side, marker, used: true });
	const all = sides.flatMap((side) => markers.map((marker) => mark(side, marker)));

	it.each([
		[[], 'Round 1'],
		[[mark(0, 'secret')], 'Round 1 · Sam to play'],
		[[score(byMajorities('N---NFF'))], 'Round 2 · Léa 5 pts (2 geishas) – Sam 9 (2)'],
		[
			[score(byMajorities('N---NFF')), mark(0, 'secret'), mark(1, 'gift')],
			'Round 2 · Léa 5 pts (2 geishas) – Sam 9 (2) · Sam to play'
		],
		[all, 'Round 1 · time to score'],
		[[score(byMajorities('NNNNFFF'))], '1 round · Léa 9 pts (4 geishas) – Sam 12 (3)']
	] as const)('%#', (actions, english) => {
		speak('en');
		expect(rowOf(actions)).toBe(english);
	});
});

it('the presets are named as their boxes', () => {
	speak('en');
	expect(plain(setupWords.preset('emperors4-2016').name)).toBe('EmperorS4 edition');
	expect(plain(setupWords.preset('three-rounds').name)).toBe('iello edition (3 rounds)');
	speak('fr');
	expect(plain(setupWords.preset('three-rounds').name)).toBe('Édition iello (3 manches)');
});
