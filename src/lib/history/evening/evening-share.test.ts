import { beforeAll, expect, it } from 'vitest';
import { dayOnly } from '$lib/i18n/day-only';
import { timeOfDay } from '$lib/i18n/format';
import { fetchWords } from '$lib/games/registry';
import { eveningSummaryOf } from './evening-summary';
import type { ShownEvening } from './evening-words';
import type { MatchRow } from '$lib/store/lists/row';
import { endedRow } from '../../../../tests/support/ended-row.ts';
import { eveningPicture, eveningText } from './evening-share';

beforeAll(() => fetchWords(['hanabi', 'koikoi']));

const record = { version: 1001, isTogether: false, minutes: 30, like: '', rounds: 1, facts: '[]' };
const began = new Date(2026, 10, 21, 20, 15).getTime();
const rows: readonly MatchRow[] = [
	{
		...endedRow,
		id: 'koikoi',
		game: 'koikoi',
		players: [
			{ id: 'lea', name: 'Léa' },
			{ id: 'guest-2', name: 'Player 2' }
		],
		started: began,
		changed: new Date(2026, 10, 21, 20, 45).getTime(),
		standing: { scores: [34, 21] },
		place: 'Lyon',
		record
	},
	{
		...endedRow,
		id: 'hanabi',
		game: 'hanabi',
		players: [
			{ id: 'lea', name: 'Léa' },
			{ id: 'sam', name: 'Sam' }
		],
		started: dayOnly(2026, 11, 22),
		changed: dayOnly(2026, 11, 22),
		standing: { scores: [18], max: 25 },
		outcome: {
			winners: [0, 1],
			reason: { code: 'last-round', params: { score: 18, max: 25 } },
			rule: ''
		},
		record: { ...record, isTogether: true, minutes: 40 }
	}
];
const shown: ShownEvening = {
	summary: eveningSummaryOf(rows, (id) => id),
	labels: { nameOf: (person) => (person === 'lea' ? 'Léa' : 'Sam'), markOf: () => 0 },
	title: 'Saturday evening',
	date: 'Saturday 21 November 2026'
};
/** Spaces as they are typed: the width of the one before AM differs between engines. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

it('a message has the date, who came, and the matches in the order of play', () => {
	const [date, played, who, first, second, sign, ...more] = eveningText(shown).split('\n').map(plain);
	expect(date).toBe('Saturday 21 November 2026');
	expect(played).toMatch(/^2 matches · 1 of them a show · 1 hr,? 10 mins? · Lyon$/);
	expect(who).toMatch(/^Léa, Sam,? and 1 guest$/);
	expect(first).toContain(`${plain(timeOfDay(began))} · Koï-Koï · Léa and Player 2 · 34 – 21 · Léa wins`);
	expect(second).toBe('Hanabi · Léa and Sam · 18/25 · Excellent');
	expect([sign, more]).toEqual(['Ochaya', []]);
});

it('a picture has a line for each match', () => {
	const { title, lines } = eveningPicture(shown);
	expect(title).toBe('Saturday 21 November 2026');
	expect(lines.map(({ lead, name, value, told }) => [lead, name, value, plain(told)])).toEqual([
		[timeOfDay(began), 'Léa and Player 2', '34 – 21', 'Koï-Koï · Léa wins'],
		['', 'Léa and Sam', '18/25', 'Hanabi · Excellent']
	]);
});

it('a match that was given up says who won and why, since the score may say otherwise', () => {
	const [given] = rows.map((row) => ({
		...row,
		outcome: {
			...{ winners: [1], rule: '', givenUp: 'forfeit' as const },
			reason: { code: 'forfeit', params: { by: 0 } }
		}
	}));
	const text = eveningText({ ...shown, summary: eveningSummaryOf(given ? [given] : [], (id) => id) });
	expect(plain(text)).toContain('34 – 21 · Player 2 wins. Léa gave up.');
});
