/**
 * All matches in memory: an array of rows that history and records are functions of. It is read once, when the first
 * page that needs it is opened, and then follows what this and other tabs store.
 */
import { fetchWords, metaOf } from '$lib/games/registry';
import { recordVersion } from '$lib/games/facts';
import { listen } from '$lib/store/db/tabs';
import { Trouble, troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { unsavedRows, watchUnsaved } from '$lib/store/lines/unsaved';
import { byLastPlayed, moveOldLogsLater, readStoredRows } from '$lib/store/lists/read-rows';
import type { MatchRow } from '$lib/store/lists/row';
import { type Player, personOf } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';

/** In milliseconds, how long rows are made anew before it is said. */
const quiet = 1000;

/** Whether a row was made by an earlier or later build, and has to be made anew before it is counted. */
const isStale = ({ game, isDeleted, outcome, record, standing, unreadable }: MatchRow): boolean => {
	const meta = metaOf(game);
	if (!meta || unreadable !== undefined || isDeleted) return false;
	return !standing || (outcome !== undefined && record?.version !== recordVersion(meta.factsVersion));
};

export class Matches {
	/** Those that are not deleted, the last played first. */
	rows = $state.raw<readonly MatchRow[]>([]);
	/** The deleted ones, in the same order. */
	deleted = $state.raw<readonly MatchRow[]>([]);
	players = $state.raw<readonly Player[]>([]);
	/** How many stored players could not be read. */
	lostPlayers = $state(0);
	/** How many matches are left out, because no row can be made of them. */
	lost = $state(0);
	isLoaded = $state(false);
	/** How many rows of another version are made anew, of how many, while it takes long. */
	remaking = $state.raw<{ readonly done: number; readonly of: number }>();
	trouble = $state.raw<TroubleCode>();
	/** When all this was read, in milliseconds since 1970. */
	now = $state(Date.now());
	/** Gives the person behind a player's id: another id where the player was joined with somebody. */
	readonly personOf = $derived(personOf(this.players));

	/* eslint-disable svelte/prefer-svelte-reactivity -- nothing is rendered from these */
	readonly #stored = new Map<string, MatchRow>();
	/** Matches whose rows were written since they were read; undefined until all are read. */
	#touched: Set<string> | undefined;
	readonly #lost = new Set<string>();
	#unsaved: ReadonlySet<string> = new Set();
	#isListening = false;
	#followers = 0;
	#reading: Promise<void> = Promise.resolve();
	/** A reading that is queued and has not begun. */
	#queued: Promise<void> | undefined;

	/** Keeps the rows up to date as long as somebody follows. @returns how to stop. */
	follow(): () => void {
		this.#followers += 1;
		void this.refresh();
		return () => {
			this.#followers -= 1;
		};
	}

	/**
	 * @returns all rows that are not deleted, as they are now.
	 * @throws {Trouble} when the store cannot be read.
	 */
	async ready(): Promise<readonly MatchRow[]> {
		await this.refresh();
		if (this.trouble) throw new Trouble(this.trouble);
		return this.rows;
	}

	/** Reads what has changed. Calls made before a reading begins share it. Never rejects. */
	refresh(): Promise<void> {
		this.#listen();
		this.#queued ??= this.#reading.then(() => {
			this.#queued = undefined;
			return (this.#reading = this.#read());
		});
		return this.#queued;
	}

	/** Notes what is written from now on, for as long as the app is open. */
	#listen(): void {
		if (this.#isListening) return;
		this.#isListening = true;
		const changed = (): void => {
			if (this.#followers > 0) void this.refresh();
		};
		listen((message) => {
			if (message.kind === 'match') this.#touched?.add(message.match);
			// Anything may have changed.
			else if (message.kind === 'import' || message.kind === 'group') this.#touched = undefined;
			changed();
		});
		watchUnsaved(() => {
			this.#noteUnsaved();
			changed();
		});
	}
	#noteUnsaved(): void {
		const unsaved = new Set(unsavedRows().keys());
		for (const id of this.#unsaved) if (!unsaved.has(id)) this.#touched?.add(id);
		this.#unsaved = unsaved;
	}

	async #read(): Promise<void> {
		const listing = listPlayers();
		const touched = this.#touched;
		// What is written from now on is read the next time.
		this.#touched = new Set();
		try {
			await this.#readRows(touched && [...touched]);
			this.trouble = undefined;
		} catch (error) {
			this.#touched = undefined;
			this.trouble = troubleOf(error).code;
		}
		const { players, damaged = 0 } = await listing;
		const unsaved = unsavedRows();
		this.#noteUnsaved();
		this.now = Date.now();
		const all = [
			...[...this.#stored.values()].filter(({ id }) => !unsaved.has(id)),
			...unsaved.values()
		].sort(byLastPlayed(this.now));
		// No row is shown without its words.
		await fetchWords(new Set(all.map(({ game }) => game)));
		this.players = players;
		this.lostPlayers = damaged;
		this.rows = all.filter(({ isDeleted }) => !isDeleted);
		this.deleted = all.filter(({ isDeleted }) => isDeleted);
		this.lost = this.#lost.size;
		this.isLoaded = true;
		if (!touched) void moveOldLogsLater();
	}

	/** @param ids of the matches to read; all without them. */
	async #readRows(ids: readonly string[] | undefined): Promise<void> {
		if (ids?.length === 0) return;
		const { rows, damaged } = await readStoredRows(ids);
		if (!ids) this.#stored.clear();
		for (const id of ids ?? []) {
			this.#stored.delete(id);
			this.#lost.delete(id);
		}
		for (const row of rows) this.#stored.set(row.id, row);
		const old = [...damaged, ...rows.filter(isStale).map(({ id }) => id)];
		if (old.length > 0) await this.#remake(old);
	}

	/** Makes rows anew that are damaged, or were made by another version. Those that cannot be made stay as they are. */
	async #remake(ids: readonly string[]): Promise<void> {
		const begun = performance.now();
		const isMade = new Set<string>();
		try {
			const { remakeRows } = await import('$lib/rows/projector');
			await remakeRows(ids, (rows, done) => {
				for (const row of rows) {
					this.#stored.set(row.id, row);
					isMade.add(row.id);
				}
				if (performance.now() - begun > quiet) this.remaking = { done, of: ids.length };
			});
		} catch {
			// Their code cannot be loaded, or their entries not be read.
		}
		this.remaking = undefined;
		// The row of a match that has grown meanwhile was stored with what was added to it.
		const { rows, damaged } = await readStoredRows(ids.filter((id) => !isMade.has(id)));
		for (const row of rows) this.#stored.set(row.id, row);
		for (const id of damaged) this.#lost.add(id);
	}
}

export const matches = new Matches();
