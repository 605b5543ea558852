/** The bars of figures, and the sentences they come to. */
import { expect, it } from 'vitest';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { played } from '../../../tests/support/played.ts';
import { barsText, drawnOf, numbersOf, spreadOf } from './figures';
import { ledgerOf } from './ledger';

overwriteGetLocale(() => 'en');
const bars = (...values: readonly number[]) =>
	values.map((value, place) => ({ of: String(place), label: 'ABC'[place] ?? '', value, count: 12 }));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('names the highest bar, and how often it is of all', () => {
	const { text, top } = barsText(bars(1, 4, 2), 'count');
	expect(plain(text)).toBe('Most often: B, 4 of 7.');
	expect(top?.label).toBe('B');
	expect(plain(barsText(bars(1, 4, 2), 'mean').text)).toBe('Highest: B, 4 on average over 12.');
});

it('names none where several are equally high', () => {
	const { text, top } = barsText(bars(3, 1, 3), 'count');
	expect(plain(text)).toBe('Level at the top, with 3 of 7.');
	expect(top).toBeUndefined();
	expect(plain(barsText(bars(3, 3), 'mean').text)).toBe('Level at the top, with 3 on average.');
});

it('numbers have a bar each, and share one where they lie far apart', () => {
	expect(spreadOf([3, 1, 3])).toEqual([
		{ label: '1', value: 1 },
		{ label: '3', value: 2 }
	]);
	expect(spreadOf([0, 4, 5, 21, 59])).toEqual([
		{ label: '0 – 4', value: 2 },
		{ label: '5 – 9', value: 1 },
		{ label: '20 – 24', value: 1 },
		{ label: '55 – 59', value: 1 }
	]);
	expect(spreadOf([-3, 40]).map(({ label }) => label)).toEqual(['−5 – −1', '40 – 44']);
});

it('a figure of two kinds has a bar for each row, with the column that leads in it', () => {
	const made = ['crane.may', 'crane.may', 'crane.june', 'moon.may', 'moon.june'];
	const ledger = ledgerOf(
		made.map((of, place) =>
			played({ id: `match-${place}`, record: { own: [{ name: 'made', of, value: 1 }] } })
		)
	);
	const [figure] = drawnOf(ledger, [
		{
			...{
				kind: 'heat',
				name: 'made',
				title: () => 'Made',
				row: (of) => of,
				column: (of) => of.replace(/^./, (letter) => letter.toUpperCase())
			},
			...{ rows: ['crane', 'moon', 'rain'], columns: ['may', 'june'] }
		}
	]);
	expect(figure).toEqual({
		...{ title: 'Made', measure: 'How often', sentence: 'Most often: crane in May, 2\u00a0times.' },
		rows: [
			{ label: 'crane', value: 3, note: 'mostly in May' },
			{ label: 'moon', value: 2 }
		]
	});
});

it('a mean is over matches only where each has one number', () => {
	const charm = { name: 'charm', value: 6 };
	const shown = (...matches: readonly (readonly (typeof charm)[])[]) => {
		const ledger = ledgerOf(
			matches.map((own, place) => played({ id: `match-${place}`, record: { rounds: 0, minutes: 0, own } }))
		);
		const figures = [{ kind: 'mean', name: 'charm', title: () => 'Charm' }] as const;
		return numbersOf(ledger, { figures, roundsPerMatch: () => '' }).map(({ note }) => plain(note));
	};
	expect(shown([charm], [charm])).toEqual(['over 2 matches']);
	// Two numbers of one match beside a match that was only noted.
	expect(shown([charm, charm], [])).toEqual(['over 2 in all']);
});
