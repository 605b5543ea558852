/** The files of all matches, read from the store page by page. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import Papa from 'papaparse';
import { beforeEach, expect, test } from 'vitest';
import { eveningsOf, friendId } from '../../../tests/support/evenings.mjs';
import { backupOf } from '../../../tests/support/backups';
import sixMonths from '../games/koikoi/fixtures/six-months.json';
import winningTable from '../games/koikoi/fixtures/winning-table.json';
import { importFile } from '$lib/records/import-file';
import { reconnect } from '$lib/store/db/connection';
import { write } from '$lib/store/db/transact';
import { csvFormats } from './csv.ts';
import { makeFile } from './read-tables.ts';

const count = 48;
const now = Date.UTC(2026, 10, 21, 21);

beforeEach(async () => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
	await importFile(new Blob([JSON.stringify(eveningsOf(count, now))]));
});

type Row = Readonly<Record<string, string>>;
const rowsIn = async (file: Blob): Promise<readonly Row[]> => {
	const text = await file.text();
	return Papa.parse<Row>(text.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data;
};
const { comma, semicolon } = csvFormats;

test('every match is in the table, once, with the options it was played under', async () => {
	const rows = await rowsIn(await makeFile('matches', comma));
	expect(new Set(rows.map((row) => row['match'])).size).toBe(count);
	const hanabi = rows.filter((row) => row['game'] === 'hanabi');
	expect(hanabi.length).toBeGreaterThan(0);
	for (const row of hanabi) {
		expect(JSON.parse(row['options'] ?? '')).toHaveProperty('finalBouquet');
		expect(row['result']).toMatch(/^(?:perfect|finished|lost)$/);
	}
});

test('a person who was merged has one name and one id, in each table', async () => {
	const [lea, sam] = [friendId('Léa'), friendId('Sam')];
	const rows = await rowsIn(await makeFile('matches', comma));
	expect(rows.some((row) => row['person_id'] === lea && row['person'] === 'Léa')).toBe(true);
	await write(['players'], (transaction) =>
		transaction.objectStore('players').put({ id: lea, name: 'Léa', created: 1, sameAs: sam })
	);
	for (const name of ['matches', 'facts', 'rounds'] as const) {
		const hers = (await rowsIn(await makeFile(name, comma))).filter((row) => row['player'] === 'Léa');
		expect(hers.length).toBeGreaterThan(0);
		expect(new Set(hers.map((row) => row['person']))).toEqual(new Set(['Sam']));
	}
});

test('the same table in the other format', async () => {
	const text = await (await makeFile('matches', semicolon)).text();
	const [head = '', ...lines] = text.trimEnd().split('\r\n');
	expect(head.startsWith('match;game;began;ended;')).toBe(true);
	const other = await rowsIn(await makeFile('matches', comma));
	expect(lines).toHaveLength(other.length);
	expect(Papa.parse<Row>(text, { header: true, delimiter: ';', skipEmptyLines: true }).data).toEqual(other);
});

test('rounds have the scores of each round', async () => {
	const rows = await rowsIn(await makeFile('rounds', comma));
	const koikoi = rows.filter((row) => row['game'] === 'koikoi');
	expect(koikoi.length).toBeGreaterThan(0);
	expect(new Set(koikoi.map((row) => row['round']))).toContain('1');
	expect(koikoi.every((row) => /^-?\d+$/.test(row['score_after'] ?? ''))).toBe(true);
});

test('months of Koï-Koï that the table won, and the option behind them', async () => {
	const planned = (id: string, { options, opening, actions }: typeof winningTable | typeof sixMonths) => ({
		...{ id, names: ['Léa', 'Sam'] as const, actions, at: now },
		game: { id: 'koikoi', options, opening }
	});
	const backup = backupOf([planned('tables', winningTable), planned('months', sixMonths)]);
	await importFile(new Blob([JSON.stringify(backup)]));
	const ofMatch = async (name: 'matches' | 'rounds' | 'facts', id = 'tables') =>
		(await rowsIn(await makeFile(name, comma))).filter((row) => row['match'] === id);

	const [row] = await ofMatch('matches');
	expect(JSON.parse(row?.['options'] ?? '')).toMatchObject({ tableDeal: 'oya', bothHands: 'void' });
	const rounds = (await ofMatch('rounds')).filter(({ player }) => player === 'Sam');
	expect(rounds.map((round) => round['score_after'])).toEqual(['0', '0', '6', '6', '16', '22']);
	const deals = (await ofMatch('facts')).filter(({ fact }) => fact === 'deal');
	expect(deals.map(({ of, player }) => [of, player])).toEqual([
		['table', 'Léa'],
		['table', 'Sam'],
		['kuttsuki', 'Léa'],
		['table', 'Sam']
	]);
	// An earlier version stored no such option.
	const [earlier] = await ofMatch('matches', 'months');
	expect(sixMonths.options).not.toHaveProperty('tableDeal');
	expect(JSON.parse(earlier?.['options'] ?? '')).toHaveProperty('tableDeal', 'void');
});

test('the list in JSON Lines has a line for each match', async () => {
	const file = await makeFile('list', comma);
	expect(file.type).toBe('application/jsonl');
	const lines = (await file.text()).trimEnd().split('\n');
	const matches = lines.map((line) => JSON.parse(line) as { readonly id: string; readonly options: unknown });
	expect(new Set(matches.map(({ id }) => id)).size).toBe(count);
	expect(matches.every(({ options }) => typeof options === 'object' && options !== null)).toBe(true);
});

test('progress goes up to the end', async () => {
	const told: number[] = [];
	await makeFile('rounds', comma, { onprogress: (share) => told.push(share) });
	expect(told).toEqual(told.toSorted((a, b) => a - b));
	expect(told.length).toBeGreaterThan(1);
	expect(told.at(-1)).toBe(1);
});

test('a row of another version is made anew, and is in the table', async () => {
	await write(['matches'], async (transaction) => {
		const store = transaction.objectStore('matches');
		const row = (await store.get('evening-000001')) as { readonly record: object };
		await store.put({ ...row, record: { ...row.record, version: 1 } });
	});
	const told: number[] = [];
	const file = await makeFile('matches', comma, { onprogress: (share) => told.push(share) });
	const ids = (await rowsIn(file)).map((row) => row['match']);
	expect(ids.filter((id) => id === 'evening-000001').length).toBeGreaterThan(1);
	expect(new Set(ids).size).toBe(count);
	expect(told.at(-1)).toBe(1);
});

test.each(['matches', 'rounds', 'list'] as const)('cancelled, %s makes no file', async (name) => {
	const cancelling = new AbortController();
	let told = 0;
	const making = makeFile(name, comma, {
		signal: cancelling.signal,
		onprogress: () => {
			told += 1;
			cancelling.abort();
		}
	});
	await expect(making).rejects.toMatchObject({ name: 'AbortError' });
	expect(told).toBe(1);
});

test('where there is no match, the file has its heads only', async () => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
	expect(await (await makeFile('facts', comma)).text()).toBe(
		'match,game,began,fact,of,seat,player,person,value\r\n'
	);
	expect(await (await makeFile('list', comma)).text()).toBe('');
});
