import { describe, expect, test } from 'vitest';
import { called, drawn, pile, seed, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import type { Options } from '../rules/options.ts';
import { start } from '../rules/match.ts';
import { yakuWith } from '../rules/month.ts';
import type { Side } from '../../sides.ts';
import type { Answers } from '../rules/unfinished.ts';
import type { DeclarableYaku } from '../rules/yaku.ts';
import {
	MonthFormState,
	type MonthSoFar,
	answersOf,
	recordOfAnswers,
	withCard,
	withWinner
} from './month-form.svelte.ts';

const open = answersOf();
const withYaku = (answers: Answers, seat: Side, yaku: DeclarableYaku, count: number): Answers => ({
	...answers,
	yaku: yakuWith(answers.yaku, seat, yaku, count)
});
const withCall = (answers: Answers, seat: Side): Answers => ({
	...answers,
	events: [...answers.events, called(seat, null)]
});
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

const before = start(seed);
const oyaWins: Options = { ...seed, tableDeal: 'oya' };
const formOf = (month?: MonthSoFar, state = before, kept?: Answers): MonthFormState =>
	new MonthFormState(state, month, kept);

const tapped = (form: MonthFormState, id: DeclarableYaku): void => {
	const choice = form.entry.choices(0).find((one) => one.id === id);
	if (choice) form.entry.toggle(0, choice);
};

test('winner, yaku, call: a month with its chain', () => {
	const form = formOf();
	expect(form.record).toBeUndefined();
	form.set(withWinner(form.answers, 0));
	expect(form.refusal?.code).toBe('stop-without-yaku');
	tapped(form, 'sanko');
	form.set(withCall(form.answers, 0));
	expect(form.refusal).toBeUndefined();
	expect(form.settlement).toMatchObject({ raw: 5, total: 10 });
	form.set({ events: [] });
	expect(form.settlement?.total).toBe(5);
});

test('a yaku that cannot stand beside another is refused at its place, and can take the place', () => {
	const form = formOf();
	form.set(withWinner(form.answers, 0));
	tapped(form, 'sanko');
	tapped(form, 'goko');
	expect(form.entry.refused).toMatchObject({ seat: 0, yaku: 'goko', refusal: { code: 'brights-together' } });
	expect(form.record?.yaku[0]).toEqual([{ yaku: 'sanko', count: 3 }]);
	form.entry.replace();
	expect(form.entry.refused).toBeUndefined();
	expect(form.record?.yaku[0]).toEqual([{ yaku: 'goko', count: 5 }]);
});

test('a yaku that takes the place of another leaves the points of earlier calls as they are', () => {
	const month = {
		events: [called(0, 5)],
		piles: [[], []],
		yaku: [[{ yaku: 'sanko', count: 3 }], []]
	} as const;
	const form = formOf(month);
	form.set(withWinner(form.answers, 0));
	tapped(form, 'goko');
	form.entry.replace();
	expect(form.answers.events).toEqual([called(0, 5)]);
});

test('more cards than there are of a kind are refused, with nothing to take their place', () => {
	const month = { events: [], piles: [[], []], yaku: [[], [{ yaku: 'tane', count: 6 }]] } as const;
	const form = formOf(month);
	form.set(withWinner(form.answers, 0));
	tapped(form, 'tane');
	expect(form.entry.refused).toMatchObject({ refusal: { code: 'too-many-cards' } });
	expect(form.entry.refused?.instead).toBeUndefined();
});

test('a card of a yaku said for the other player is refused at the card', () => {
	const month = { events: [], piles: [[], []], yaku: [[], [{ yaku: 'hanami', count: 2 }]] } as const;
	const form = formOf(month);
	expect(form.entry.tap({ seat: 0, card: '03H' })).toBe(false);
	expect(form.entry.refused).toMatchObject({ card: '03H', refusal: { code: 'card-twice' } });
	expect(form.entry.tap({ seat: 0, card: '01H' })).toBe(true);
	expect(form.entry.refused).toBeUndefined();
});

test('a yaku that follows from the cards is not tapped away', () => {
	const month = { events: [], piles: [['03H', '09T'], []], yaku: [[], []] } as const;
	const form = formOf(month);
	form.set(withWinner(form.answers, 0));
	const answers = form.answers;
	tapped(form, 'hanami');
	expect(form.answers).toBe(answers);
	expect(form.settlement?.total).toBe(5);
});

test('a winning table pays the Oya of the month, and is refused where it wins nothing', () => {
	const table = { events: [], piles: [[], []], yaku: [[], []], ending: { kind: 'table' } } as const;
	const form = formOf(table, { ...before, options: oyaWins, oya: 1 });
	expect([form.answers.winner, form.refusal]).toEqual(['table', undefined]);
	expect(form.settlement).toMatchObject({ winner: 1, total: 6, factors: [] });
	form.set(withWinner(form.answers, 0));
	expect(form.refusal?.code).toBe('stop-without-yaku');
	expect(formOf(table).refusal?.code).toBe('table-rule');
});

test('the button of a winning table wins over the winner of a form that was kept', () => {
	const kept = { ...formOf().answers, winner: 0 } as const;
	const table = { events: [], piles: [[], []], yaku: [[], []], ending: { kind: 'table' } } as const;
	const form = formOf(table, { ...before, options: oyaWins }, kept);
	expect(form.record?.ending).toEqual({ kind: 'table' });
});
