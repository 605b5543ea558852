/** After a month the table says who won it, what it paid, what to do with the cards, and in one line who deals next. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import type { Side } from '../../sides.ts';
import type { Action, Ending } from '../rules/actions.ts';
import type { CardId } from '../rules/cards.ts';
import type { Options } from '../rules/options.ts';
import { drawn, monthOfCards, played, seed, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import { matchWords, monthEndText, statusText, stopEndText } from './table.ts';
import { handOrDrawText, decidedText, milestoneWords } from './timeline.ts';

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

test('a month won with a winning table: its Oya stays', () => {
	const table = [oya(1), monthOfCards('', '', { kind: 'table' })];
	const state = played({ ...seed, tableDeal: 'oya', passes: true }, table);
	const [january] = state.months;
	if (!january) throw new Error('January is over');
	const end = () => handOrDrawText(january.record, january.settlement, 1, 1, state.options, names);
	expect(statusText(state, names)).toBe('Tom stays Oya: 6\u00a0points for January.');
	expect(decidedText(january)).toBe('Winning table');
	expect(end()).toBe('Winning table: 6\u00a0points for Tom, who stays Oya.');
	overwriteGetLocale(() => 'fr');
	expect(statusText(state, names)).toBe('Tom reste Oya\u00a0: 6\u00a0points en janvier.');
	expect(decidedText(january)).toBe('Table gagnante');
	expect(end()).toBe('Table gagnante\u00a0: 6\u00a0points pour Tom, qui reste Oya.');
});

test.each([
	['void', 'Under these rules, four of one month or four pairs on the table make the deal void: deal again.'],
	['oya', 'Under these rules, four of one month or four pairs on the table win the month for the Oya.'],
	['play', 'Under these rules, four of one month or four pairs on the table change nothing: play the month.'],
	['later', 'Other']
])('a table that is settled in another way is refused with the rule of the match: %s', (rule, text) => {
	const refusal = { refused: true, code: 'table-rule', rule: 'void-table', params: { rule } } as const;
	expect(matchWords.refusal(refusal, names)).toBe(text);
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

test('after koï-koï the next cards go to the other player, and are said to as it happens', () => {
	const take = (seat: Side, card: CardId): Action => ({ type: 'take', seat, card });
	const call: Action = { type: 'call', seat: 0 };
	const sake = [oya(0), take(0, '03H'), take(0, '09T')];
	const called = 'Léa said koï-koï with 5\u00a0points.';
	expect(statusText(played(seed, [...sake, call]), names, call)).toBe(`${called} The next cards go to Tom.`);
	const next = take(1, '01H');
	expect(statusText(played(seed, [...sake, call, next]), names, next)).toBe(called);
});

const told = (ending: Ending, rules: Partial<Options> = {}, cards = ''): readonly string[] => {
	const state = played({ ...seed, ...rules }, [oya(0), monthOfCards('', cards, ending)]);
	const month = state.months.at(-1);
	if (!month) throw new Error('No month is over');
	const { title, why, todo } = monthEndText(month, state, ['Léa', 'Tom']);
	return [title, why, todo];
};

test('says who won and what it paid; the winner is Oya', () => {
	expect(told(stop(1), {}, '01H 03H 08H')).toEqual([
		'Tom wins January',
		'5\u00a0points',
		'Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Tom is Oya and goes first.'
	]);
	overwriteGetLocale(() => 'fr');
	expect(told(stop(1), {}, '01H 03H 08H')).toEqual([
		'Tom gagne janvier',
		'5\u00a0points',
		'Mélangez les 48\u00a0cartes, puis donnez-en 8 à chacun et 8 sur la table. Février\u00a0: Tom est Oya et commence.'
	]);
});

test('names the hand or the table that won at the deal', () => {
	expect(told({ kind: 'deal', seat: 1, hand: 'teshi' })).toEqual([
		'Teshi: Tom wins January',
		'6\u00a0points',
		'Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Tom is Oya and goes first.'
	]);
	expect(told({ kind: 'table' }, { tableDeal: 'oya' })).toEqual([
		'Winning table: Léa wins January',
		'6\u00a0points',
		'Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Léa is Oya and goes first.'
	]);
});

test('says of a drawn month that nobody scores, or what the Oya gets, and who is Oya then', () => {
	expect(told(drawn)).toEqual([
		'January is drawn',
		'Nobody scores',
		'Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Léa is Oya and goes first.'
	]);
	expect(told(drawn, { drawnMonth: 6, passes: true })).toEqual([
		'January is drawn',
		'6\u00a0points for the Oya',
		'Shuffle all 48 cards and deal 8 to each, 8 on the table. February: Tom is Oya and goes first.'
	]);
});
