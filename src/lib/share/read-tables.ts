/** Reads the matches from the store page by page to make one of the CSV tables. */
import type { Game } from '$lib/games/game';
import { loadGame, metaOf } from '$lib/games/registry';
import { isStale } from '$lib/records/counted';
import { remakeRows } from '$lib/rows/repair-rows';
import { readEntries } from '$lib/store/log/read-log';
import { scanMatches } from '$lib/store/lists/scan-rows';
import type { MatchRow } from '$lib/store/lists/row';
import type { Cell } from './csv';
import { factRows, matchRows, roundRows, tableOf, type TableName } from './tables';

const pages = [400, 400] as const;

/** @returns the text of the table's file. @throws {Trouble} when the store cannot be read. */
export const readTable = async (name: TableName): Promise<string> => {
	const games = new Map<string, Game>();
	const rows: (readonly Cell[])[] = [];
	const addRows = async (row: MatchRow): Promise<void> => {
		if (name === 'matches') rows.push(...matchRows(row));
		else if (name === 'facts') rows.push(...factRows(row));
		else {
			const game = games.get(row.game) ?? (await loadGame(row.game));
			if (!game) return;
			games.set(row.game, game);
			const { entries } = await readEntries(row.id);
			rows.push(...roundRows(row, game, entries));
		}
	};
	const stale: string[] = [];
	await scanMatches(
		{ status: 'ended' },
		pages,
		async (found, damaged) => {
			stale.push(...damaged);
			for (const row of found) {
				if (isStale(row, (game) => metaOf(game)?.factsVersion)) stale.push(row.id);
				else await addRows(row);
			}
		},
		() => true
	);
	await remakeRows(stale, async (made) => {
		for (const row of made) await addRows(row);
	});
	return tableOf(name, rows);
};
