/** The table of all matches, row by row and of a whole store. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { backupOf } from '../../../tests/support/backups';
import { eveningsOf } from '../../../tests/support/evenings.mjs';
import { exportedMatch as row, exportedShow as show } from '../../../tests/support/exported-match.ts';
import { root } from '../../../tools/paths.mjs';
import winningTable from '$lib/games/koikoi/fixtures/winning-table.json';
import { importFile } from '$lib/send/import-file';
import { reconnect } from '$lib/store/db/connection';
import { csvFormats } from '../share/csv.ts';
import { factHead, matchesCsv, matchHeads, matchRows } from './matches-csv.ts';
import { personFinder } from './person-finder.ts';

const personAt = personFinder([
	{ id: 'lea', name: 'Léa Martin', created: 1 },
	{ id: 'lea-2', name: 'Léa M.', created: 2, sameAs: 'lea' }
]);
const facts = ['month', 'table', 'never'].map((name) => ({ game: 'pebbles', name }));
const heads = [...matchHeads, ...facts.map(factHead)];

/** @returns each row of a match by its heads. */
const rowsOf = (match: Parameters<typeof matchRows>[0], options: unknown = { goal: 3 }, people = personAt) =>
	matchRows(match, options, people, facts).map((cells) =>
		Object.fromEntries(heads.map((head, place) => [head, cells[place]]))
	);

describe('a match', () => {
	it('has a row for each player, with what was counted for them and for the table', () => {
		const shared = {
			...{ match: 'match', game: 'pebbles', began: '2026-11-21T19:15:00.000Z' },
			...{ ended: '2026-11-21T20:00:00.000Z', minutes: 45, place: 'Lyon', note: 'Rain, all day' },
			...{ max: '', rounds: 3, kind: 'long', options: '{"goal":3}', noted: 0 },
			...{ pebbles_table: 2, pebbles_never: '' }
		};
		const [lea, guest] = rowsOf(row);
		expect(lea).toEqual({
			...shared,
			...{ seat: 1, player: '=Léa', player_id: 'lea-2', person: 'Léa Martin', person_id: 'lea' },
			...{ score: 4, result: 'lost', began_match: 0, pebbles_month: 7 }
		});
		expect(guest).toEqual({
			...shared,
			...{ seat: 2, player: 'Player 2', player_id: 'guest-1', person: '', person_id: '' },
			...{ score: 7, result: 'won', began_match: 1, pebbles_month: '' }
		});
	});

	it('does not end before it began, where the clock was set back', () => {
		const [first] = rowsOf({ ...row, changed: row.started - 3_600_000 });
		expect([first?.['began'], first?.['ended']]).toEqual([
			...['2026-11-21T19:15:00.000Z', '2026-11-21T19:15:00.000Z']
		]);
	});

	it('leaves empty what is not known, and says what was noted', () => {
		const noted = { ...row, outcome: { ...row.outcome, noted: true } };
		const [lea] = matchRows(noted, undefined, personFinder([]), facts).map((cells) =>
			Object.fromEntries(heads.map((head, place) => [head, cells[place]]))
		);
		expect(lea).toMatchObject({ options: '', person: '=Léa', person_id: 'lea-2', noted: 1 });
	});

	it.each([
		['perfect', show(25)],
		['finished', show(24)],
		['lost', { ...show(0), outcome: { ...show(0).outcome, winners: [], lost: true } }],
		[
			'unfinished',
			{ ...show(25), outcome: { ...show(25).outcome, winners: [], givenUp: 'unfinished' as const } }
		],
		['drawn', { ...row, outcome: { ...row.outcome, winners: [0, 1], shared: true } }]
	])('is %s, for all players alike', (result, one) => {
		expect(rowsOf(one).map((cells) => cells['result'])).toEqual([result, result]);
	});
});

it('docs/csv.md has every column, in its order', () => {
	const [, section = ''] = readFileSync(`${root}docs/csv.md`, 'utf8').split('\n## matches: ');
	const table = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
	const columns = table.map((line) => /`([a-z_]+)`/.exec(line)?.[1]);
	expect(columns).toEqual(matchHeads);
});

describe('the file', () => {
	const count = 24;
	const now = Date.UTC(2026, 10, 21, 21);
	beforeAll(async () => {
		// The store is that of this file alone, whichever ran before it.
		globalThis.indexedDB = new IDBFactory();
		reconnect();
		await importFile(new Blob([JSON.stringify(eveningsOf(count, now))]));
		const { options, opening, actions } = winningTable;
		const koikoi = { game: { id: 'koikoi', options, opening }, actions };
		await importFile(
			new Blob([JSON.stringify(backupOf([{ ...koikoi, id: 'tables', names: ['Léa', 'Sam'], at: now }]))])
		);
	});
	type Row = Readonly<Record<string, string>>;
	const rowsIn = async (file: Blob): Promise<readonly Row[]> =>
		Papa.parse<Row>(await file.text(), { header: true, skipEmptyLines: true }).data;

	it('has every match once, with its options and the facts of its game', async () => {
		const told: number[] = [];
		const rows = await rowsIn(
			await matchesCsv(csvFormats.comma, { onprogress: (share) => told.push(share) })
		);
		expect(new Set(rows.map((cells) => cells['match'])).size).toBe(count + 1);
		const hanabi = rows.filter((cells) => cells['game'] === 'hanabi');
		expect(hanabi.length).toBeGreaterThan(0);
		for (const cells of hanabi) {
			expect(JSON.parse(cells['options'] ?? '')).toHaveProperty('finalBouquet');
			expect(cells['hanabi_score']).toBe(cells['score']);
			expect(cells['koikoi_month']).toBe('');
		}
		// Two months of Léa's went to the table, and one of Sam's.
		const deals = rows.filter((cells) => cells['match'] === 'tables').map((cells) => cells['koikoi_deal']);
		expect(deals.every((deal) => Number(deal) > 0)).toBe(true);
		expect(told.at(-1)).toBe(1);
	});

	it('is the same in the other format', async () => {
		const comma = await rowsIn(await matchesCsv(csvFormats.comma));
		const text = await (await matchesCsv(csvFormats.semicolon)).text();
		expect(text.startsWith('match;game;began;ended;')).toBe(true);
		const other = Papa.parse<Row>(text, {
			...{ header: true, delimiter: ';', skipEmptyLines: true }
		}).data;
		expect(other).toEqual(comma);
	});

	it('is not made once it is cancelled', async () => {
		const cancelling = new AbortController();
		const making = matchesCsv(csvFormats.comma, {
			signal: cancelling.signal,
			onprogress: () => cancelling.abort()
		});
		await expect(making).rejects.toMatchObject({ name: 'AbortError' });
	});
});
