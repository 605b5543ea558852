/** After a month the table says in one line who deals next and what the month paid. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Side } from '../../sides.ts';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { drawn, monthOfCards, played, seed, stop } from '../testing/values.ts';
import { stopEndText } from './call-risk.ts';
import { statusText } from './status.ts';
import { milestoneWords } from './timeline.ts';

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(before));

const names = ['Léa', 'Tom'];
const said = (...actions: readonly Action[]): string => statusText(played(seed, actions), names);
/** @returns what is said after a drawn January that Léa dealt, under other rules. */
const drawnUnder = (rules: Partial<Options>): string =>
	statusText(played({ ...seed, ...rules }, [oya(0), monthOfCards('', '', drawn)]), names);
const oya = (seat: Side): Action => ({ type: 'oya', seat });
const wonByLea = monthOfCards('01H 03H 08H', '', stop(0));

test('the next Oya comes first, and becomes Oya only where that changes', () => {
	expect(said(oya(0), wonByLea)).toBe('Léa stays Oya: 5\u00a0points for January.');
	expect(said(oya(1), wonByLea)).toBe('Léa becomes Oya: 5\u00a0points for January.');
	expect(said(oya(0), wonByLea, oya(1))).toBe('Tom is Oya; Léa won January with 5\u00a0points.');
});

test('a drawn month says in one sentence who scores and who is Oya next', () => {
	expect(drawnUnder({})).toBe('January is drawn: nobody scores, Léa stays Oya.');
	expect(drawnUnder({ passes: true })).toBe('January is drawn: nobody scores, Tom becomes Oya.');
	expect(drawnUnder({ drawnMonth: 1 })).toBe('January is drawn: 1\u00a0point for Léa, who stays Oya.');
	expect(drawnUnder({ drawnMonth: 6, passes: true })).toBe(
		'January is drawn: 6\u00a0points for Léa, then Tom becomes Oya.'
	);
	overwriteGetLocale(() => 'fr');
	expect(drawnUnder({})).toBe('Mois nul en janvier\u00a0: personne ne marque, Léa reste Oya.');
});

test('an edit is called by its month, and from the second year on by its number too', () => {
	expect(milestoneWords.edit(5)).toBe('Edit May');
	expect(milestoneWords.edit(17)).toBe('Edit May (month 17)');
});

test('the end of the match is told with a stop that brings it', () => {
	expect(stopEndText(undefined, seed)).toBeUndefined();
	expect(stopEndText(-46, seed)).toBe('and the year is lost by 46\u00a0points');
	expect(stopEndText(3, { ...seed, months: 6 })).toBe('and the match is won by 3\u00a0points');
	expect(stopEndText(0, seed)).toBe('and the year ends in a draw');
});
