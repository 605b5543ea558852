import { describe, expect, it } from 'vitest';
import { dayOnly } from '$lib/i18n/day-only';
import { orderIn, readDate } from './dates';

describe('a date', () => {
	it.each([
		['2026-11-21', dayOnly(2026, 11, 21)],
		['21/11/2026', dayOnly(2026, 11, 21)],
		['1.2.2026', dayOnly(2026, 2, 1)],
		['2026-11-21 20:15', new Date(2026, 10, 21, 20, 15).getTime()],
		['21/11/2026 20:15', new Date(2026, 10, 21, 20, 15).getTime()],
		['21/11/2026 à 20h15', new Date(2026, 10, 21, 20, 15).getTime()],
		['2026/01/10', dayOnly(2026, 1, 10)],
		['10/01/26', dayOnly(2026, 1, 10)],
		['10-01-2026', dayOnly(2026, 1, 10)],
		['20 Nov 2026', dayOnly(2026, 11, 20)],
		['20 nov. 2026', dayOnly(2026, 11, 20)],
		['Nov 20, 2026', dayOnly(2026, 11, 20)],
		['1er févr. 2026', dayOnly(2026, 2, 1)],
		['3 juillet 2026', dayOnly(2026, 7, 3)],
		['20 Sept 2026', dayOnly(2026, 9, 20)],
		['mar. 3 févr. 2026', dayOnly(2026, 2, 3)],
		['Mar 3, 2026', dayOnly(2026, 3, 3)],
		['le samedi 10/01/2026', dayOnly(2026, 1, 10)],
		['24-Jan-2026 20h', new Date(2026, 0, 24, 20).getTime()],
		['10/01/2026 8:15 PM', new Date(2026, 0, 10, 20, 15).getTime()],
		['10/01/2026 12:05 am', new Date(2026, 0, 10, 0, 5).getTime()],
		['November 21, 2026 at 8:15\u202fPM', new Date(2026, 10, 21, 20, 15).getTime()],
		['21 novembre 2026 à 20:15', new Date(2026, 10, 21, 20, 15).getTime()],
		['2026-11-21T19:15:00.000Z', Date.UTC(2026, 10, 21, 19, 15)],
		['2026-11-21T20:15:00+01:00', Date.UTC(2026, 10, 21, 19, 15)],
		['2026-11-21 20:15:30+0100', Date.UTC(2026, 10, 21, 19, 15, 30)]
	])('is read from %s', (text, at) => {
		expect(readDate(text)).toMatchObject({ at });
	});

	it('is the same text in every time zone where none is told', () => {
		expect(readDate('21/11/2026')).toMatchObject({ key: '2026-11-21' });
		expect(readDate('21/11/2026 20:15')).toMatchObject({ key: '2026-11-21T20:15:00' });
	});

	it.each([
		...['31/02/2026', '2026-13-01', '21/11/6', 'yesterday', '2026-11-21 25:00', '45678', '1969-01-01'],
		...['3 jui 2026', '3 ma 2026', '10/01/2026 13:00 PM', '10/01-2026', '01/13/2026']
	])('is not read from %s', (text) => {
		expect(readDate(text)).toBe('bad');
	});

	it('with the month first is read so where the column says so, and never with points', () => {
		expect(readDate('03/04/2026', 'month-first')).toMatchObject({ key: '2026-03-04' });
		expect(readDate('01/13/26 8:15 PM', 'month-first')).toMatchObject({ key: '2026-01-13T20:15:00' });
		expect(readDate('3.4.2026', 'month-first')).toMatchObject({ key: '2026-04-03' });
	});
});

it.each([
	[['03/04/2026', '13/01/2026'], { order: 'day-first' }],
	[['01/13/2026', '03/04/2026'], { order: 'month-first' }],
	[['2026-01-13', '05/05/2026', '3.4.2026'], {}],
	[['05/05/2026', '03/04/2026', '04/05/2026'], { unsure: '03/04/2026' }]
])('a column with %j has one order', (texts, order) => {
	expect(orderIn(texts)).toEqual(order);
});
