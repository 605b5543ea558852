import { describe, expect, it } from 'vitest';
import { dayOnly } from '$lib/i18n/day-only';
import { cellText, cutTo, readDate, readMinutes, readResult, readScore, readSeat } from './cells';

describe('a date', () => {
	it.each([
		['2026-11-21', dayOnly(2026, 11, 21)],
		['21/11/2026', dayOnly(2026, 11, 21)],
		['1.2.2026', dayOnly(2026, 2, 1)],
		['2026-11-21 20:15', new Date(2026, 10, 21, 20, 15).getTime()],
		['21/11/2026 20:15', new Date(2026, 10, 21, 20, 15).getTime()],
		['21/11/2026 à 20h15', new Date(2026, 10, 21, 20, 15).getTime()],
		['2026-11-21T19:15:00.000Z', Date.UTC(2026, 10, 21, 19, 15)],
		['2026-11-21T20:15:00+01:00', Date.UTC(2026, 10, 21, 19, 15)],
		['2026-11-21 20:15:30+0100', Date.UTC(2026, 10, 21, 19, 15, 30)]
	])('is read from %s', (text, at) => {
		expect(readDate(text)).toMatchObject({ at });
	});

	it('is the same text in every time zone where none is told', () => {
		expect(readDate('21/11/2026')).toMatchObject({ key: '2026-11-21', hasTime: false });
		expect(readDate('21/11/2026 20:15')).toMatchObject({ key: '2026-11-21T20:15:00', hasTime: true });
	});

	it.each(['31/02/2026', '2026-13-01', '21/11/26', 'yesterday', '2026-11-21 25:00', '45678', '1969-01-01'])(
		'is not read from %s',
		(text) => {
			expect(readDate(text)).toBe('bad');
		}
	);
});

it.each([
	['12', 12],
	['-5', -5],
	['−5', -5],
	['12,0', 12],
	['12.00', 12],
	['', undefined],
	['1.000', 'bad'],
	['12,5', 'bad'],
	['100000', 'bad'],
	['1e3', 'bad'],
	['twelve', 'bad']
])('a score of “%s” is %s', (text, score) => {
	expect(readScore(text)).toBe(score);
});

it.each([
	['25', 25],
	['12,5', 13],
	['0', undefined],
	['', undefined],
	['1441', 'bad'],
	['-3', 'bad'],
	['1:30', 'bad']
])('minutes of “%s” are %s', (text, minutes) => {
	expect(readMinutes(text)).toBe(minutes);
});

it.each([
	['won', 'won'],
	['Gagné', 'won'],
	['VICTOIRE', 'won'],
	['draw', 'drawn'],
	['égalité', 'drawn'],
	['match nul', 'drawn'],
	['perdue', 'lost'],
	['parfait', 'perfect'],
	['terminé', 'finished'],
	['inachevée', 'unfinished'],
	['', undefined],
	['constructor', 'bad'],
	['so-so', 'bad']
])('a result of “%s” is %s', (text, result) => {
	expect(readResult(text)).toBe(result);
});

it('a seat is one of eight', () => {
	expect([readSeat('1'), readSeat('8'), readSeat(''), readSeat('0'), readSeat('9')]).toEqual([
		...[1, 8, undefined, 'bad', 'bad']
	]);
});

it('the apostrophe before a formula is no part of a text, and any other one is', () => {
	expect([cellText(" '=1+1"), cellText("'-5"), cellText("'Ohana ")]).toEqual(["'=1+1", '-5', "'Ohana"]);
	expect(cellText("'=1+1")).toBe('=1+1');
});

it('a text is not cut through a character', () => {
	expect([cutTo('abc', 3), cutTo('abcd', 3), cutTo('ab🎴', 3)]).toEqual(['abc', 'abc', 'ab']);
});
