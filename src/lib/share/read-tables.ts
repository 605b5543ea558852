/** Makes a file of all matches that are over: a CSV table, or the list in JSON Lines. */
import * as v from 'valibot';
import type { Game } from '$lib/games/game';
import { loadGame } from '$lib/games/registry';
import type { StartEntry } from '$lib/match/entry';
import { shortTasks } from '$lib/store/db/short-tasks';
import { readLines, readStarts } from '$lib/store/lines/read-line';
import type { MatchRow } from '$lib/store/lists/row';
import { countIn } from '$lib/store/lists/scan-rows';
import { listPlayers } from '$lib/store/players/players';
import { byteOrderMark, lineOf, type CsvFormat } from './csv';
import { matchLine } from './match-line';
import { personFinder, type PersonAt } from './person';
import { readEnded, type MakingOptions } from './read-ended';
import { factRows, matchRows, roundRows, tableHeads, type Begun, type TableName } from './tables';

/** The files that can be made: a table, or the list of matches. */
export type FileName = TableName | 'list';

/** How many matches are made into text between two looks at the signal; of rounds fewer, as logs are long. */
const batchSizes: Readonly<Record<FileName, number>> = { matches: 100, facts: 100, rounds: 10, list: 100 };
/** In characters, how long a piece of a file grows before the browser has it, and the script no more. */
const pieceLength = 250_000;
const ended = { status: 'ended' } as const;

/** Turns rows into the text of a file, a batch at a time. */
class Writer {
	readonly #games = new Map<string, Game | undefined>();
	/** Parsed options, by their stored text: most matches of a game are played under a few. */
	readonly #options = new Map<string, unknown>();
	/** The page gets its turn between two matches, so that a tap is answered while a file is made. */
	readonly #pause = shortTasks();

	constructor(
		readonly name: FileName,
		readonly format: CsvFormat,
		readonly personAt: PersonAt
	) {}

	/** What the file begins with. */
	get head(): string {
		return this.name === 'list' ? '' : byteOrderMark + lineOf(tableHeads[this.name], this.format);
	}

	async textOf(rows: readonly MatchRow[]): Promise<string> {
		const ids = rows.map(({ id }) => id);
		const starts =
			this.name === 'matches' || this.name === 'list' ? await readStarts(ids, this.#pause) : undefined;
		const logs = this.name === 'rounds' ? await readLines(ids, this.#pause) : undefined;
		let text = '';
		for (const row of rows) {
			const game = (starts ?? logs) ? await this.#gameOf(row) : undefined;
			const known = { personAt: this.personAt, begun: this.#begunOf(starts?.get(row.id), game) };
			if (this.name === 'list') text += matchLine(row, known);
			else if (this.name === 'matches') text += this.#linesOf(matchRows(row, known));
			else if (this.name === 'facts') text += this.#linesOf(factRows(row, known));
			else if (game) text += this.#linesOf(roundRows(row, game, logs?.get(row.id) ?? [], known));
			await this.#pause();
		}
		return text;
	}

	/** The options as the game names them now, whatever version of it the match was begun with. */
	#begunOf(start: StartEntry | undefined, game: Game | undefined): Begun | undefined {
		if (!start) return undefined;
		const { ruleSet } = start;
		const key = `${start.game} ${JSON.stringify(start.options)}`;
		let options = this.#options.get(key);
		if (options === undefined) {
			const parsed = game && v.safeParse(game.options.schema, start.options);
			options = parsed?.success ? parsed.output : start.options;
			this.#options.set(key, options);
		}
		return { options, ...(ruleSet !== undefined && { ruleSet }) };
	}
	#linesOf(rows: ReturnType<typeof matchRows>): string {
		return rows.map((cells) => lineOf(cells, this.format)).join('');
	}
	async #gameOf({ game }: MatchRow): Promise<Game | undefined> {
		if (!this.#games.has(game)) this.#games.set(game, await loadGame(game));
		return this.#games.get(game);
	}
}

/**
 * Makes a file of all matches that are over. They are read page by page, and the file is a chain of pieces, so
 * that thousands of matches do not fill the memory of a phone.
 *
 * @param format of a CSV table; the list is the same in both.
 * @throws {Trouble} when the store cannot be read.
 * @throws {DOMException} an `AbortError`, when it is cancelled.
 */
export const makeFile = async (
	name: FileName,
	format: CsvFormat,
	{ onprogress = () => undefined, signal }: MakingOptions = {}
): Promise<Blob> => {
	const writer = new Writer(name, format, personFinder((await listPlayers()).players));
	const total = await countIn(ended);
	const pieces = [new Blob([writer.head])];
	let done = 0;
	let text = '';
	const add = async (rows: readonly MatchRow[]): Promise<void> => {
		const size = batchSizes[name];
		for (let from = 0; from < rows.length; from += size) {
			signal?.throwIfAborted();
			const batch = rows.slice(from, from + size);
			text += await writer.textOf(batch);
			if (text.length > pieceLength) {
				pieces.push(new Blob([text]));
				text = '';
			}
			done += batch.length;
			// Unsaved matches are not among those counted.
			onprogress(done < total ? done / total : 1);
		}
	};
	await readEnded(ended, add, signal);
	return new Blob([...pieces, text], {
		type: name === 'list' ? 'application/jsonl' : 'text/csv;charset=utf-8'
	});
};
