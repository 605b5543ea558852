/** A month form that was closed before the month was noted is taken up again where it still fits. */
import { expect, test } from 'vitest';
import { drawn, month, pile, played, seed } from '../../../../../tests/oracles/koikoi/values.ts';
import type { Action } from './actions.ts';
import { presets } from './options.ts';
import { storedAnswers, unfinishedOf, type Answers } from './unfinished.ts';

const begun: readonly Action[] = [{ type: 'take', seat: 0, card: '01H' }];
const table = played(seed, begun);
const answers: Answers = {
	winner: 1,
	winMethod: 'game',
	events: [],
	piles: [['01H'], []],
	yaku: [[], [{ yaku: 'tane', count: 6 }]]
};
/** What comes back from the store. */
const kept: unknown = structuredClone(unfinishedOf(table, table.draft, answers));

test('it comes back as it was left', () => {
	expect(storedAnswers(kept, table)).toEqual(answers);
	const open = { ...answers, winner: undefined };
	expect(storedAnswers(unfinishedOf(table, table.draft, open), table)).toEqual(open);
});

test('a winning table is kept like a winner', () => {
	const byTable: Answers = { ...answers, winner: 'table' };
	expect(storedAnswers(unfinishedOf(table, table.draft, byTable), table)).toEqual(byTable);
});

test('what the table was told since is taken over, and the rest stays', () => {
	const since = played(seed, [...begun, { type: 'take', seat: 0, card: '02T' }]);
	expect(storedAnswers(kept, since)).toEqual({ ...answers, piles: [['01H', '02T'], []] });
});

test('it belongs to its month, and to rules under which it can be', () => {
	expect(storedAnswers(kept, played(seed, [month([], drawn), ...begun]))).toBeUndefined();
	const tsukifuda: Answers = { ...answers, yaku: [[{ yaku: 'tsukifuda', count: 4 }], []] };
	const ofMonth = unfinishedOf(table, table.draft, tsukifuda);
	expect(storedAnswers(ofMonth, table)).toBeUndefined();
	expect(storedAnswers(ofMonth, played(presets['fuda-wiki'], begun))).toEqual(tsukifuda);
});

test('what cannot be beside what the table was told since is dropped', () => {
	const sake = { ...answers, yaku: [[], [{ yaku: 'hanami', count: 2 }]] } as const satisfies Answers;
	const since = played(seed, [...begun, { type: 'take', seat: 0, card: '03H' }]);
	expect(storedAnswers(unfinishedOf(table, table.draft, sake), since)).toBeUndefined();
});

test('what is no form is none', () => {
	for (const odd of [
		undefined,
		null,
		7,
		'x',
		[],
		{},
		{ ...Object(kept), more: 1 },
		{ ...Object(kept), number: '1' }
	])
		expect(storedAnswers(odd, table)).toBeUndefined();
	const other = { ...answers, piles: [pile('01H'), ['99H']] };
	expect(storedAnswers({ ...Object(kept), answers: other }, table)).toBeUndefined();
});
