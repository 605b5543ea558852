import { afterEach, describe, expect, it } from 'vitest';
import { factsOfFixture } from '../../../../../tests/support/facts.ts';
import { getLocale, overwriteGetLocale } from '../../../i18n/paraglide/runtime.js';
import { bands } from '../rules/end.ts';
import { reasonCodes } from '../rules/state.ts';
import { recordWords } from './records.ts';

const before = getLocale;
afterEach(() => overwriteGetLocale(before));

const momentsOf = async (file: string): Promise<readonly string[]> => {
	overwriteGetLocale(() => 'en');
	return recordWords.moments(await factsOfFixture('hanabi', file), []);
};

describe('the moments of a show', () => {
	it('a perfect one says so, and not besides that no point was lost', async () => {
		expect(await momentsOf('perfect')).toEqual(['A perfect show', 'Not a single red token']);
	});

	it('one of 18 points says that no needed card was lost, not that no point was', async () => {
		expect(await momentsOf('last-round')).toEqual(['Not a single red token', 'Not one needed card lost']);
	});

	it.each(['three-fuses', 'final-bouquet-lost', 'given-up', 'stopped'])(
		'%s was lost or given up, and is not praised',
		async (file) => {
			expect(await momentsOf(file)).toEqual([]);
		}
	);
});

it.each(['en', 'fr'] as const)('each ending and each rating has a name of its own (%s)', (locale) => {
	overwriteGetLocale(() => locale);
	const namesOf = (name: string, codes: readonly string[]): ReadonlySet<string> => {
		const figure = recordWords.figures.find((one) => one.name === name);
		if (figure?.kind !== 'bars') throw new Error(`${name} has no bars`);
		return new Set(codes.map(figure.label));
	};
	expect(namesOf('ending', reasonCodes).size).toBe(reasonCodes.length);
	expect(namesOf('rating', bands).size).toBe(bands.length);
});

it('a kind says how clues treat multicolour, and black powder', () => {
	overwriteGetLocale(() => 'en');
	const plain = (kind: string) => recordWords.kindName(kind).replaceAll('\u00a0', ' ');
	expect(plain('3-m10-every-full')).toBe('3 players · avalanche (Deluxe)');
	expect(plain('3-m10-every-black-missing-full')).toBe('3 players · 7 fireworks (Deluxe)');
	expect(plain('3-m5-every-black-missing-full')).toBe(
		'3 players · 5 multicolour cards · every colour points at them · black powder'
	);
	expect(plain('3-m10-every-black-full')).toBe(
		'3 players · 7 fireworks (Deluxe) · black counts like the others'
	);
	overwriteGetLocale(() => 'fr');
	expect(plain('2-black-full')).toBe('2 joueurs · poudre noire · le noir compte comme les autres');
	expect(plain('3-m10-every-bouquet-full')).toBe('3 joueurs · avalanche (Grands Feux) · bouquet final');
	expect(plain('2-black-missing-light')).toBe('2 joueurs · poudre noire · compteurs seuls');
});

it.each(['en', 'fr'] as const)('no figure calls a show won (%s)', (locale) => {
	overwriteGetLocale(() => locale);
	const titles = recordWords.figures.map((figure) => figure.title());
	expect(titles.join(' ')).not.toMatch(/\b(win|won|victor|gagn|victoire)/i);
	expect(titles[0]).toBe(
		locale === 'en' ? 'Scores (a lost show counts 0)' : 'Scores (un spectacle perdu compte 0)'
	);
});
