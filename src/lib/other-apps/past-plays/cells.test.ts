import { expect, it } from 'vitest';
import { cellText, cutTo, readMinutes, readResult, readScore } from './cells';

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
	['20 pts', 20],
	['1 point', 1],
	['pts', 'bad'],
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
	['1:30', 90],
	['1h05', 65],
	['1 h', 60],
	['45 min.', 45],
	['1:75 h', 'bad']
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
	['W', 'won'],
	['oui', 'won'],
	['L', 'lost'],
	['so-so', 'bad']
])('a result of “%s” is %s', (text, result) => {
	expect(readResult(text)).toBe(result);
});

it('the apostrophe before a formula is no part of a text, and any other one is', () => {
	expect([cellText(" '=1+1"), cellText("'-5"), cellText("'Ohana ")]).toEqual(["'=1+1", '-5', "'Ohana"]);
	expect(cellText("'=1+1")).toBe('=1+1');
});

it('a text is not cut through a character', () => {
	expect([cutTo('abc', 3), cutTo('abcd', 3), cutTo('ab🎴', 3)]).toEqual(['abc', 'abc', 'ab']);
});
