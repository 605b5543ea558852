import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { endedRow } from '../../../tests/support/ended-row.ts';
import { eveningOf, eveningsOf, eveningTitle, partOfDay } from './evening.ts';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const row = (id: string, changed: number) => ({ ...endedRow, id, started: changed, changed });

it('each evening is listed once, even if a match moved while the list was read', () => {
	const evenings = eveningsOf([
		row('late', at(12, 1)),
		row('other', at(10, 20)),
		row('early', at(11, 19)),
		row('later-still', at(12, 20))
	]);
	expect(evenings.map(({ rows }) => rows.map(({ id }) => id))).toEqual([
		['late', 'early'],
		['other'],
		['later-still']
	]);
	expect(new Set(evenings.map(({ key }) => key)).size).toBe(evenings.length);
});

describe('the title of an evening', () => {
	const before = getLocale;
	afterEach(() => overwriteGetLocale(before));

	/** Saturday 21 November 2026, at nine in the evening. */
	const now = at(21, 21);
	const titlesOf = (moments: readonly number[], moment = now): readonly string[] => {
		const [evening] = eveningsOf(moments.map((changed, index) => row(String(index), changed)));
		return (['en', 'fr'] as const).map((locale) => {
			overwriteGetLocale(() => locale);
			return evening ? eveningTitle(evening, moment) : '';
		});
	};

	it.each([
		['this morning', [at(21, 9)], ['This morning', 'Ce matin']],
		['this afternoon', [at(21, 15), at(21, 14)], ['This afternoon', 'Cet après-midi']],
		['this evening', [at(21, 20), at(21, 19)], ['This evening', 'Ce soir']],
		['afternoon and evening', [at(21, 20), at(21, 15)], ['Today', 'Aujourd’hui']],
		['yesterday morning', [at(20, 9)], ['Yesterday morning', 'Hier matin']],
		['yesterday afternoon', [at(20, 13)], ['Yesterday afternoon', 'Hier après-midi']],
		['yesterday evening', [at(20, 22)], ['Yesterday evening', 'Hier soir']],
		['yesterday, past midnight', [at(21, 2), at(20, 22)], ['Yesterday evening', 'Hier soir']],
		['yesterday at noon and at night', [at(21, 1), at(20, 12)], ['Yesterday', 'Hier']],
		['the night before last', [at(20, 1)], ['Thursday evening', 'Jeudi soir']],
		['within the week', [at(18, 9)], ['Wednesday morning', 'Mercredi matin']],
		['within the week, all day', [at(18, 20), at(18, 9)], ['Wednesday', 'Mercredi']],
		['six days ago', [at(15, 15)], ['Sunday afternoon', 'Dimanche après-midi']]
	] as const)('%s', (_, moments, titles) => {
		expect(titlesOf(moments)).toEqual(titles);
	});

	it('is the date alone a week later, and for a match that is still to come', () => {
		for (const [moments, day] of [
			[[at(14, 20)], 14],
			[[at(23, 20)], 23]
		] as const)
			expect(titlesOf(moments)).toEqual([
				expect.stringMatching(new RegExp(`^(Satur|Mon)day,? ${day} November 2026$`)),
				expect.stringMatching(new RegExp(`^(Same|Lun)di ${day} novembre 2026$`))
			]);
	});

	it('after midnight, the evening is still this one', () => {
		expect(titlesOf([at(21, 23), at(21, 20)], at(22, 2))).toEqual(['This evening', 'Ce soir']);
		expect(titlesOf([at(22, 1), at(21, 20)], at(22, 2))).toEqual(['This evening', 'Ce soir']);
		expect(titlesOf([at(22, 1)], at(22, 9))).toEqual(['Yesterday evening', 'Hier soir']);
	});
});

describe('an evening', () => {
	it('lasts until dawn', () => {
		expect(eveningOf(new Date(2026, 10, 21, 23, 30).getTime())).toBe('2026-11-21');
		expect(eveningOf(new Date(2026, 10, 22, 1, 15).getTime())).toBe('2026-11-21');
		expect(eveningOf(new Date(2026, 10, 22, 5, 59).getTime())).toBe('2026-11-21');
		expect(eveningOf(new Date(2026, 10, 22, 6).getTime())).toBe('2026-11-22');
		expect(eveningOf(new Date(2026, 0, 1, 2).getTime())).toBe('2025-12-31');
	});
	it.each([
		[6, 'morning'],
		[9, 'morning'],
		[14, 'afternoon'],
		[20, 'evening'],
		[2, 'evening'],
		[5, 'evening']
	])('at %i it is %s', (hour, part) => {
		expect(partOfDay(new Date(2026, 10, 21, hour).getTime())).toBe(part);
	});
	it('has its matches together', () => {
		const evenings = eveningsOf(
			[at(22, 1), at(21, 23), at(21, 20), at(20, 21)].map((changed) => row('one', changed))
		);
		expect(evenings.map(({ key, rows }) => [key, rows.length])).toEqual([
			['2026-11-21', 3],
			['2026-11-20', 1]
		]);
	});
});
