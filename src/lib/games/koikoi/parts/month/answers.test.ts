import { describe, expect, test } from 'vitest';
import { called, drawn, pile, stop } from '../../../../../../tests/oracles/koikoi/values.ts';
import type { Answers } from '../../rules/kept.ts';
import {
	answersOf,
	recordOfAnswers,
	withCall,
	withCard,
	withoutCall,
	withWinner,
	withYaku
} from './answers.ts';

const open = answersOf();
const sankoOfNear = withYaku(withWinner(open, 0), 0, 'sanko', 3);

describe('the month that answers give', () => {
	test('is missing until the winner is answered', () => {
		expect(recordOfAnswers(withCall(open, 0))).toBeUndefined();
	});

	test('is the month the form was opened on', () => {
		const record = {
			events: [called(0, 5), called(1, null)],
			piles: [pile('01H 03H 12H'), []] as const,
			yaku: [[], [{ yaku: 'tane', count: 6 }]] as const,
			ending: stop(1)
		};
		expect(recordOfAnswers(answersOf(record))).toEqual(record);
		const won = { ...record, events: [], piles: [[], []] as const, yaku: [[], []] as const };
		const teshi = { ...won, ending: { kind: 'deal', seat: 1, hand: 'teshi' } as const };
		expect(recordOfAnswers(answersOf(teshi))).toEqual(teshi);
		const table = { ...won, ending: { kind: 'table' } as const };
		expect(recordOfAnswers(answersOf(table))).toEqual(table);
		const nobody = { ...record, ending: drawn };
		expect(recordOfAnswers(answersOf(nobody))).toEqual(nobody);
	});

	test('holds no card, yaku or call where a hand won, and keeps them for a change of mind', () => {
		const answers = withCall(sankoOfNear, 1);
		expect(recordOfAnswers({ ...answers, winMethod: 'kuttsuki' })).toEqual({
			events: [],
			piles: [[], []],
			yaku: [[], []],
			ending: { kind: 'deal', seat: 0, hand: 'kuttsuki' }
		});
		expect(recordOfAnswers(answers)?.yaku[0]).toEqual([{ yaku: 'sanko', count: 3 }]);
	});
});

describe('another winner', () => {
	test('takes the yaku that were only said for the first', () => {
		expect(withWinner(sankoOfNear, 1).yaku).toEqual([[], [{ yaku: 'sanko', count: 3 }]]);
	});

	test('holds nothing where the table won, and keeps the yaku for a change of mind', () => {
		const byTable = withWinner(withCall(sankoOfNear, 1), 'table');
		expect(recordOfAnswers(byTable)).toEqual({
			events: [],
			piles: [[], []],
			yaku: [[], []],
			ending: { kind: 'table' }
		});
		expect(recordOfAnswers(withWinner(byTable, 0))?.yaku[0]).toEqual([{ yaku: 'sanko', count: 3 }]);
	});

	test('takes none where cards lie on a pile, where both have yaku, or after nobody', () => {
		const withPile = withCard(sankoOfNear, 1, '02T');
		const both = withYaku(sankoOfNear, 1, 'tane', 5);
		const nobody = withWinner(sankoOfNear, 'nobody');
		for (const answers of [withPile, both, nobody] satisfies Answers[])
			expect(withWinner(answers, 1).yaku).toEqual(answers.yaku);
	});
});

test('a yaku is said once, in the order they are listed, and taken back with 0', () => {
	const said = withYaku(withYaku(sankoOfNear, 0, 'goko', 5), 0, 'sanko', 4);
	expect(said.yaku[0]).toEqual([
		{ yaku: 'goko', count: 5 },
		{ yaku: 'sanko', count: 4 }
	]);
	expect(withYaku(said, 0, 'goko', 0).yaku[0]).toEqual([{ yaku: 'sanko', count: 4 }]);
});

test('a card lies on one pile: a tap for the other moves it, a second tap takes it off', () => {
	const near = withCard(withCard(open, 0, '03H'), 0, '01H');
	expect(near.piles).toEqual([['01H', '03H'], []]);
	const moved = withCard(near, 1, '01H');
	expect(moved.piles).toEqual([['03H'], ['01H']]);
	expect(withCard(moved, 1, '01H').piles).toEqual([['03H'], []]);
});

test('calls are kept in their order, and no more than a month can hold', () => {
	const calls = withCall(withCall(withCall(open, 0), 1), 0);
	expect(calls.events.map(({ seat }) => seat)).toEqual([0, 1, 0]);
	expect(withoutCall(calls, 0).events.map(({ seat }) => seat)).toEqual([1, 0]);
	const full = Array.from({ length: 60 }).reduce<Answers>((answers) => withCall(answers, 0), open);
	expect(full.events).toHaveLength(48);
});
