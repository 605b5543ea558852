import { expect, test } from 'vitest';
import { seed } from '../../../../../../tests/oracles/koikoi/values.ts';
import type { DeclarableYaku } from '../../rules/yaku.ts';
import { MonthFormState } from './form-state.svelte.ts';

const tapped = (form: MonthFormState, id: DeclarableYaku): void => {
	const choice = form.choices(0).find((one) => one.id === id);
	if (choice) form.toggle(0, choice);
};

test('winner, yaku, call: a month with its chain', () => {
	const form = new MonthFormState(seed, 1, 0);
	expect(form.record).toBeUndefined();
	form.setWinner(0);
	expect(form.refusal?.code).toBe('stop-without-yaku');
	tapped(form, 'sanko');
	form.call(0);
	expect(form.refusal).toBeUndefined();
	expect(form.settlement).toMatchObject({ raw: 5, total: 10 });
	form.uncall(0);
	expect(form.settlement?.total).toBe(5);
});

test('a yaku that cannot stand beside another is refused at its place, and can take the place', () => {
	const form = new MonthFormState(seed, 1, 0);
	form.setWinner(0);
	tapped(form, 'sanko');
	tapped(form, 'goko');
	expect(form.refused).toMatchObject({ seat: 0, yaku: 'goko', refusal: { code: 'brights-together' } });
	expect(form.record?.yaku[0]).toEqual([{ yaku: 'sanko', count: 3 }]);
	form.replace();
	expect(form.refused).toBeUndefined();
	expect(form.record?.yaku[0]).toEqual([{ yaku: 'goko', count: 5 }]);
});

test('more cards than there are of a kind are refused, with nothing to take their place', () => {
	const start = { events: [], piles: [[], []], yaku: [[], [{ yaku: 'tane', count: 6 }]] } as const;
	const form = new MonthFormState(seed, 1, 0, start);
	form.setWinner(0);
	tapped(form, 'tane');
	expect(form.refused).toMatchObject({ refusal: { code: 'too-many-cards' } });
	expect(form.refused?.instead).toBeUndefined();
});

test('a card of a yaku said for the other player is refused at the card', () => {
	const start = { events: [], piles: [[], []], yaku: [[], [{ yaku: 'hanami', count: 2 }]] } as const;
	const form = new MonthFormState(seed, 1, 0, start);
	expect(form.tapCard(0, '03H')).toBe(false);
	expect(form.refused).toMatchObject({ card: '03H', refusal: { code: 'card-twice' } });
	expect(form.tapCard(0, '01H')).toBe(true);
	expect(form.refused).toBeUndefined();
});

test('a yaku that follows from the cards is not tapped away', () => {
	const start = { events: [], piles: [['03H', '09T'], []], yaku: [[], []] } as const;
	const form = new MonthFormState(seed, 1, 0, start);
	form.setWinner(0);
	const before = form.answers;
	tapped(form, 'hanami');
	expect(form.answers).toBe(before);
	expect(form.settlement?.total).toBe(5);
});

test('a winning table pays the Oya of the month, and is refused where it wins nothing', () => {
	const table = { events: [], piles: [[], []], yaku: [[], []], ending: { kind: 'table' } } as const;
	const form = new MonthFormState({ ...seed, tableDeal: 'oya' }, 1, 1, table);
	expect([form.answers.winner, form.refusal]).toEqual(['table', undefined]);
	expect(form.settlement).toMatchObject({ winner: 1, total: 6, factors: [] });
	form.setWinner(0);
	expect(form.refusal?.code).toBe('stop-without-yaku');
	expect(new MonthFormState(seed, 1, 1, table).refusal?.code).toBe('table-rule');
});

test('the button of a winning table wins over the winner of a form that was kept', () => {
	const kept = { ...new MonthFormState(seed, 1, 0).answers, winner: 0 } as const;
	const table = { events: [], piles: [[], []], yaku: [[], []], ending: { kind: 'table' } } as const;
	const form = new MonthFormState({ ...seed, tableDeal: 'oya' }, 1, 0, table, kept);
	expect(form.record?.ending).toEqual({ kind: 'table' });
});
