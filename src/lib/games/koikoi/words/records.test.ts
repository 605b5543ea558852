import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../../../i18n/paraglide/runtime.js';
import { drawn, month, played, seed, stop } from '../../../../../tests/oracles/koikoi/values.ts';
import { records } from '../rules/records.ts';
import type { Action } from '../rules/actions.ts';
import type { Options } from '../rules/options.ts';
import { recordWords } from './records.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const momentsOf = (options: Options, actions: readonly Action[]): readonly string[] => {
	overwriteGetLocale(() => 'en');
	return recordWords.moments(records.facts(played(options, actions)), ['Aki', 'Léa']).map(plain);
};
const sanko = month([{ yaku: 'sanko', count: 3 }], stop(0));
const bigger = month(
	[],
	stop(1),
	[],
	[
		{ yaku: 'goko', count: 5 },
		{ yaku: 'kasu', count: 10 }
	]
);
const empty = month([], drawn);

describe('the moment of a match', () => {
	it('is its biggest month with the yaku of that month, in a match of any length', () => {
		expect(momentsOf({ ...seed, months: 3 }, [sanko, bigger, empty])).toEqual([
			'Léa: 22 points in February (Gokō and Kasu)'
		]);
	});

	it('has the yaku of its own month, not those of the same month a year later', () => {
		const later = Array.from({ length: 11 }, () => empty);
		const kasu = month([{ yaku: 'kasu', count: 10 }], stop(0));
		expect(momentsOf({ ...seed, target: 20 }, [sanko, ...later, kasu, bigger])).toEqual([
			'Léa: 22 points in February (Gokō and Kasu)'
		]);
		expect(momentsOf({ ...seed, target: 20 }, [sanko, ...later, kasu])).toEqual([
			'Aki: 5 points in January (Sankō)'
		]);
	});

	it('is a winning table or a winning hand too, of any match', () => {
		const teshi = month([], { kind: 'deal', seat: 1, hand: 'teshi' });
		const actions = [month([], { kind: 'table' }), teshi, sanko];
		expect(momentsOf({ ...seed, months: 3, tableDeal: 'oya' }, actions)).toEqual([
			'Aki: 6 points in January',
			'Aki: winning table',
			'Léa: winning hand (Teshi)'
		]);
	});

	it('is none where no month was won', () => {
		expect(momentsOf({ ...seed, months: 3, drawnMonth: 6 }, [empty, empty, empty])).toEqual([]);
	});
});

it('what the deal won has its name, and the kind of match what the table does', () => {
	const deals = recordWords.figures.find(({ name }) => name === 'deal');
	if (deals?.kind !== 'bars') throw new Error('There is no such figure');
	overwriteGetLocale(() => 'en');
	expect(deals.title()).toBe('Won at the deal');
	expect(['teshi', 'kuttsuki', 'table', 'later'].map(deals.label)).toEqual([
		'Teshi',
		'Kuttsuki',
		'Winning table',
		'Other'
	]);
	expect(plain(recordWords.kindName('6-months~seed~tableDeal=oya'))).toBe(
		'6 months · house rules: winning table (the Oya wins 6 points) · French edition'
	);
	overwriteGetLocale(() => 'fr');
	expect(deals.title()).toBe('Gagnés dès la donne');
	expect(deals.label('table')).toBe('Table gagnante');
});

it('the best koï-koï may still have brought less than stopping', () => {
	const best = recordWords.figures.find(({ name, kind }) => name === 'call-gain' && kind === 'best');
	if (best?.kind !== 'best') throw new Error('There is no such figure');
	overwriteGetLocale(() => 'en');
	expect([35, 1, 0, -1, -15].map((n) => plain(best.say(n, '')))).toEqual([
		'35 points more than by stopping',
		'1 point more than by stopping',
		'As much as by stopping',
		'1 point less than by stopping',
		'15 points less than by stopping'
	]);
	overwriteGetLocale(() => 'fr');
	expect([-1, -15].map((n) => plain(best.say(n, '')))).toEqual([
		'1 point de moins qu’en s’arrêtant',
		'15 points de moins qu’en s’arrêtant'
	]);
});
