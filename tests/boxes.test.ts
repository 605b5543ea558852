/**
 * Matches with the cards and rules of other boxes travel whole: in a backup, in the link to another phone and in the
 * tables for spreadsheets.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadGame } from '$lib/games/registry';
import type { Entry } from '$lib/match/entry';
import { fold, isUnreadable } from '$lib/match/fold';
import { importFile } from '$lib/send/import-file';
import { csvFormats } from '$lib/share/csv';
import { fromFragment, toFragment } from '$lib/send/fragment';
import { matchesCsv } from '$lib/other-apps/matches-csv';
import { exportAll } from '$lib/store/backup/export';
import { reconnect } from '$lib/store/db/connection';
import { backupOf } from './support/backups';
import { fixturesOf } from './support/fixture';

const played = [
	{
		...{ game: 'hanabi', file: 'every-colour-black.json', kind: '2-m10-every-black-full', scores: [34] },
		options: { multicolour: 10, multicolourClue: 'every', blackPowder: true },
		names: ['Ana', 'Bo']
	},
	{
		...{ game: 'hanabi', file: 'black-powder-perfect.json', kind: '3-black-full', scores: [30] },
		options: { multicolour: null, multicolourClue: 'own', blackPowder: true },
		names: ['Ana', 'Bo', 'Chié']
	},
	{
		...{ game: 'hanamikoji', file: 'tiles-7.json', kind: 'no-limit~7-cards' },
		options: { cardsEach: 7 },
		names: ['Ana', 'Bo']
	},
	{
		...{ game: 'hanamikoji', file: 'tiles-7-to-9.json', kind: '3-rounds~points~7-to-9-cards' },
		options: { cardsEach: '7-to-9' },
		names: ['Ana', 'Bo']
	},
	{
		...{ game: 'koikoi', file: 'winning-table.json', kind: '6-months~seed~tableDeal=oya' },
		options: { tableDeal: 'oya', bothHands: 'void' },
		names: ['Ana', 'Bo']
	}
] as const;

beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
});

describe.each(played)('$game, $file', ({ game: id, file, kind, options, names, ...rest }) => {
	const fixture = fixturesOf(id).find(([name]) => name === file)?.[1];
	if (!fixture) throw new Error(`${file} is missing`);
	const outcomeOf = async (entries: readonly Entry[]) => {
		const game = await loadGame(id);
		const match = game && fold(game, entries);
		if (!match || isUnreadable(match)) throw new Error(match);
		expect(match.refused).toEqual([]);
		return match.outcome;
	};
	/** The backup of this match alone, as the current version stores it. */
	const backup = async () => {
		const version = (await loadGame(id))?.version ?? 0;
		const plan = { id: 'match', names: [...names] as ['Ana', 'Bo'], actions: fixture.actions };
		const made = backupOf([{ ...plan, game: { id, options: fixture.options, opening: fixture.opening } }]);
		const entries = made.entries.map((entry) => ('version' in entry ? { ...entry, version } : entry));
		return { ...made, entries };
	};

	it('a backup brings it to another phone as it was', async () => {
		const made = await backup();
		await importFile(new Blob([JSON.stringify(made)]));
		const { file: exported } = await exportAll();
		globalThis.indexedDB = new IDBFactory();
		reconnect();
		expect(await importFile(exported)).toMatchObject({ matches: 1, differing: 0 });
		const [row] = await rows();
		expect(row).toMatchObject({ match: 'match', kind });
		expect(await outcomeOf(made.entries as unknown as readonly Entry[])).toMatchObject(
			fixture.expected.outcome ?? {}
		);
	});

	it('the link to another phone holds it as it was', async () => {
		const made = await backup();
		const read = await fromFragment(await toFragment(made as never));
		expect(read).toEqual({ json: JSON.stringify(made) });
	});

	it('the table tells its rules and its kind', async () => {
		await importFile(new Blob([JSON.stringify(await backup())]));
		const told = await rows();
		expect([...new Set(told.map((row) => row['kind']))]).toEqual([kind]);
		expect(JSON.parse(told[0]?.['options'] ?? '')).toMatchObject(options);
		if ('scores' in rest) expect(told[0]?.['hanabi_score']).toBe(String(rest.scores[0]));
	});
});

type Row = Readonly<Record<string, string>>;
const rows = async (): Promise<readonly Row[]> =>
	Papa.parse<Row>(await (await matchesCsv(csvFormats.comma)).text(), {
		...{ header: true, skipEmptyLines: true }
	}).data;
