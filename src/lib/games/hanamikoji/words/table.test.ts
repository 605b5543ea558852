/** The status line between two rounds, and the round of a limited match. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { previewOf } from '../rules/match.ts';
import type { Action } from '../rules/actions.ts';
import type { Geisha } from '../rules/geishas.ts';
import type { State } from '../rules/state.ts';
import { limitedRoundText, outcomeShortText, statusText, winsWith } from './table.ts';
import type { Side } from '../../sides.ts';
import {
	byMajorities,
	byTokens,
	limited,
	played,
	score,
	unlimited
} from '../../../../../tests/oracles/hanamikoji/values.ts';

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(before));

const names = ['Léa', 'Sam'];
const said = (state: State, last?: Action): string => statusText(state, previewOf(state), names, last);
const rounds = (...majorities: readonly string[]) => majorities.map((each) => score(byMajorities(each)));

it('says who starts the next round first, and no ties', () => {
	const state = played(unlimited, rounds('NN-FF--'));
	expect(said(state)).toBe('Sam starts round 2 · Léa takes Ayane and Iroha · Sam takes Yoko and Chiharu');
});

it('says with what the match would be won, and on the button only by whom', () => {
	const entered = played(unlimited, [
		score(byTokens('NNNF---')),
		{ type: 'way', way: 'tokens' },
		{ type: 'token', geisha: 5, holder: 0 }
	]);
	const { outcome } = previewOf(entered);
	expect(said(entered)).toBe('Léa would win with 4\u00a0geishas');
	expect(outcome && outcomeShortText(outcome, names)).toBe('Léa would win');
});

it('says what still wins with the cards counted so far, and nothing once a goal is reached', () => {
	const before = score(byTokens('N-F--N-'));
	const count = (side: Side, geisha: Geisha, cards: number): Action => ({
		type: 'count',
		side,
		geisha,
		cards
	});
	const wins = (...counted: readonly Action[]) =>
		winsWith(previewOf(played(unlimited, [before, ...counted])), 0);
	expect(wins()).toBe('wins with Ruri or any two');
	expect(wins(count(0, 1, 1))).toBe('wins with any one more geisha');
	expect(wins(count(1, 5, 1))).toBe('needs 3\u00a0more geishas or 9\u00a0points');
	expect(wins(count(0, 6, 1))).toBeUndefined();
	const reached = played(unlimited, [
		before,
		{ type: 'way', way: 'tokens' },
		{ type: 'token', geisha: 6, holder: 0 }
	]);
	expect(winsWith(previewOf(reached), 0)).toBeUndefined();
});

it('says why no token moved', () => {
	const state = played(unlimited, rounds('-------'));
	expect(said(state)).toBe('Sam starts round 2 · a tie everywhere, no token moves');
});

it('tells how to enter a round as long as nothing is entered, then what is left', () => {
	const begun = (...actions: readonly Action[]) =>
		said(
			played(unlimited, [
				{ type: 'way', way: 'majorities' },
				{ type: 'marker', side: 0, marker: 'gift', used: true },
				...actions
			])
		);
	expect(begun()).toBe('For each geisha, tap the side with more cards, or her card for a tie.');
	expect(begun({ type: 'majority', geisha: 0, majority: 1 })).toBe(
		'Iroha, Tomoyo, Yoko, Chiharu, Anju and Ruri are still missing. For a tie, tap the geisha’s card.'
	);
});

it('tells the round of a match of three, and the last one', () => {
	const after = (...majorities: readonly string[]) =>
		limitedRoundText(played(limited(), rounds(...majorities)));
	expect(after()).toBe('Round 1 of 3');
	expect(after('-------')).toBe('Round 2 of 3');
	expect(after('-------', '-------')).toBe('Last round');
	expect(limitedRoundText(played(unlimited, []))).toBe('');
});

it('says what an action is when its marker is played, and nothing of it once it is taken back', () => {
	const marker = { type: 'marker', side: 0, marker: 'gift', used: true } as const;
	const later = played(unlimited, [...rounds('NN-FF--'), marker]);
	expect(said(later, marker)).toBe('Gift: show 3\u00a0cards, your opponent takes one.');
	const back = { ...marker, used: false };
	const taken = played(unlimited, [...rounds('NN-FF--'), marker, back]);
	expect(said(taken, back)).toBe(said(taken));
});

it('explains the red dot with the first entry of a match, and never again', () => {
	const count = (cards: number): Action => ({ type: 'count', side: 0, geisha: 6, cards });
	const after = (...actions: readonly Action[]) => said(played(unlimited, actions), actions.at(-1));
	const dot = 'The red dot marks the last change.';
	expect(after(count(1))).toBe(`15\u00a0cards still to count. ${dot}`);
	expect(after(count(1), count(2))).not.toContain(dot);
	expect(after(...rounds('NN-FF--'), count(1))).not.toContain(dot);
	expect(after({ type: 'marker', side: 1, marker: 'secret', used: true })).toBe(
		`Secret: put 1\u00a0card face down, it counts at the end. ${dot}`
	);
});
