/** After a month the table says in one line who deals next and what the month paid. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Side } from '../../sides.ts';
import type { Action } from '../rules/actions.ts';
import { monthOfCards, played, seed, stop } from '../testing/values.ts';
import { stopEndText } from './call-risk.ts';
import { statusText } from './status.ts';

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(before));

const names = ['Léa', 'Tom'];
const said = (...actions: readonly Action[]): string => statusText(played(seed, actions), names);
const oya = (seat: Side): Action => ({ type: 'oya', seat });
const wonByLea = monthOfCards('01H 03H 08H', '', stop(0));

test('the next Oya comes first, and becomes Oya only where that changes', () => {
	expect(said(oya(0), wonByLea)).toBe('Léa stays Oya: 5 points for January.');
	expect(said(oya(1), wonByLea)).toBe('Léa becomes Oya: 5 points for January.');
	expect(said(oya(0), wonByLea, oya(1))).toBe('Tom is Oya; Léa won January with 5 points.');
});

test('the end of the match is told with a stop that brings it', () => {
	expect(stopEndText(undefined, seed)).toBeUndefined();
	expect(stopEndText(-46, seed)).toBe('and the year is lost by 46 points');
	expect(stopEndText(3, { ...seed, months: 6 })).toBe('and the match is won by 3 points');
	expect(stopEndText(0, seed)).toBe('and the year is a tie');
});
