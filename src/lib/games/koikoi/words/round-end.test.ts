/** What the table tells when a month is over: who won it, what it paid, and what to do with the cards. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Side } from '../../sides.ts';
import type { Action, Ending } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { drawn, monthOfCards, played, seed, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import { monthEndText } from './round-end.ts';

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => 'en'));
afterEach(() => overwriteGetLocale(before));

const oya = (seat: Side): Action => ({ type: 'oya', seat });
const told = (ending: Ending, rules: Partial<Options> = {}, cards = ''): readonly string[] => {
	const state = played({ ...seed, ...rules }, [oya(0), monthOfCards('', cards, ending)]);
	const month = state.months.at(-1);
	if (!month) throw new Error('No month is over');
	const { title, why, todo } = monthEndText(month, state, ['Léa', 'Tom']);
	return [title, why, todo];
};

it('says who won and what it paid; the winner is Oya', () => {
	expect(told(stop(1), {}, '01H 03H 08H')).toEqual([
		'Tom wins January',
		'5\u00a0points',
		'Shuffle all 48 cards. February: Tom is Oya and goes first.'
	]);
	overwriteGetLocale(() => 'fr');
	expect(told(stop(1), {}, '01H 03H 08H')).toEqual([
		'Tom gagne janvier',
		'5\u00a0points',
		'Mélangez les 48\u00a0cartes. Février\u00a0: Tom est Oya et commence.'
	]);
});

it('names the hand or the table that won at the deal', () => {
	expect(told({ kind: 'deal', seat: 1, hand: 'teshi' })).toEqual([
		'Teshi: Tom wins January',
		'6\u00a0points',
		'Shuffle all 48 cards. February: Tom is Oya and goes first.'
	]);
	expect(told({ kind: 'table' }, { tableDeal: 'oya' })).toEqual([
		'Winning table: Léa wins January',
		'6\u00a0points',
		'Shuffle all 48 cards. February: Léa is Oya and goes first.'
	]);
});

it('says of a drawn month that nobody scores, or what the Oya gets, and who is Oya then', () => {
	expect(told(drawn)).toEqual([
		'January is drawn',
		'Nobody scores',
		'Shuffle all 48 cards. February: Léa is Oya and goes first.'
	]);
	expect(told(drawn, { drawnMonth: 6, passes: true })).toEqual([
		'January is drawn',
		'6\u00a0points for the Oya',
		'Shuffle all 48 cards. February: Tom is Oya and goes first.'
	]);
});
