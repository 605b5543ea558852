/**
 * An open match: its state for the screen, and the storing of each tap.
 *
 * The game accepts or refuses a tap. An accepted tap is shown at once and handed to the match's writer, which alone
 * writes. When another tab has stored entries first, the writer asks for the pending entries to be put after them.
 */
import type { Component } from 'svelte';
import type { Game } from '$lib/games/game';
import type { Outcome, Refusal, Seat } from '$lib/games/outcome';
import type { TableProps } from '$lib/games/views';
import { loadGame } from '$lib/games/registry';
import { rebaseEntries } from '$lib/match/rebase';
import {
	asOurs,
	chooseLine,
	branchesBeside,
	originOf,
	withoutDeletion,
	type BranchLine,
	type LineChoice
} from '$lib/match/choose-line';
import { correctionOf, type NotedResult } from '$lib/match/noted-line';
import { previewEdit, type EditPreview } from '$lib/match/edit';
import { stamp, type DetailBody, type DeviceClock, type Entry, type EntryBody } from '$lib/match/entry';
import { fold, isUnreadable, type Folded, type Move } from '$lib/match/fold';
import { aloneIn, compareLines, lastSeq, nextNumber } from '$lib/match/line';
import { shortTasks } from '$lib/store/db/short-tasks';
import { listen } from '$lib/store/db/tabs';
import { readLine } from '$lib/store/lines/read-line';
import { receive, type Project } from '$lib/store/lines/receive';
import type { StoredLine } from '$lib/store/lines/stored-line';
import { openWriter, type Author, type MatchWriter } from '$lib/store/lines/writer';
import { deviceId } from '$lib/store/settings/settings';
import { Trouble, troubleOf } from '$lib/store/db/trouble';
import { rowOf } from '$lib/match/summary';
import { unreadableRow } from '$lib/store/lists/make-row';
import { afterPaint } from '$lib/ui/after-paint';
import { foldToShow, gameOf, type Unopened } from './open-line';
import { SaveStatus } from './save-status.svelte';
import { storeParkedTaps } from './parked-taps';

/**
 * @returns a game and the component of its table; undefined for a game that this build does not have.
 * @throws when they cannot be loaded.
 */
const loadParts = async (id: string) => {
	const game = await loadGame(id);
	return game && { game, Table: await game.table() };
};

export class LiveMatch {
	#folded = $state.raw() as Folded;
	/** Whether all taps are stored. */
	readonly save = new SaveStatus(() => this.#writer.state);
	/**
	 * How many taps of this tab were dropped because another tab's entries made them impossible before they
	 * were stored.
	 */
	overtaken = $state(0);
	/**
	 * Whether it was deleted in another tab meanwhile. It must not be played on, since it would stay out of
	 * every list.
	 */
	isDeleted = $derived.by(() => this.#folded.isDeleted);
	outcome = $derived.by((): Outcome | undefined => this.#folded.outcome);
	#players = $derived(this.#folded.players);
	/** As a text, since with a tap of another phone or tab the log is folded anew, and the players are other objects. */
	readonly #joinedNames = $derived(JSON.stringify(this.#players.map(({ name }) => name)));
	/**
	 * Stays the same array while the names are the same, so that a tap does not re-render components that
	 * show only names.
	 */
	names = $derived(JSON.parse(this.#joinedNames) as readonly string[]);

	/** Lines that this match was played on in, and that are kept beside it: the player can still use them. */
	kept = $state.raw<readonly BranchLine[]>([]);

	#entries: readonly Entry[] = [];
	#last = -1;
	/** The number of the next entry of this device. */
	#number = 0;
	readonly #writer: MatchWriter;
	readonly #author: Author;
	readonly #stops: (() => void)[];

	private constructor(
		readonly game: Game,
		readonly Table: Component<TableProps<unknown, unknown, unknown>>,
		/**
		 * How many stored values of the log are no valid entries. They are left as they are, and the menu tells
		 * of them.
		 */
		readonly damaged: number,
		private readonly clock: DeviceClock,
		line: StoredLine,
		folded: Folded
	) {
		this.#folded = folded;
		this.#take(line, line.entries);
		this.#author = {
			log: () => this.#entries,
			row: () => this.#row(),
			restamp: (stored, pending) => {
				const { entries, last } = stored;
				const own = rebaseEntries(this.game, entries, pending, { known: this.#entries, last });
				this.overtaken += pending.length - own.length;
				this.#replaceLine(stored, [...entries, ...own]);
				return { entries: own, row: this.#row() };
			}
		};
		this.#writer = openWriter(folded.id, this.#author);
		this.save.follow(this.#writer.state);
		this.#stops = [
			this.#writer.watch((state) => this.save.follow(state)),
			() => this.save.stop(),
			listen((news) => {
				const isOfMatch = news.kind === 'match' && originOf(news.match) === originOf(this.id);
				if (isOfMatch || news.kind === 'import') void this.#catchUp();
			})
		];
	}

	/**
	 * Opens a match; call `leave` when it is no longer shown. Never rejects.
	 *
	 * @param likely the id of the game that the address names, or an empty string. Its code is loaded at once;
	 * if it is the right game, the line is read only once.
	 * @returns the match, or why it cannot be shown.
	 */
	static async open(id: string, likely: string): Promise<LiveMatch | Unopened> {
		const yieldIfLong = shortTasks();
		await storeParkedTaps();
		const [device, expected] = await Promise.all([
			deviceId().catch(troubleOf),
			loadParts(likely).catch(() => undefined)
		]);
		let found = await readLine(id).catch(troubleOf);
		if (found instanceof Trouble) return { why: found.code, entries: [] };
		if (device instanceof Trouble) return { why: device.code, entries: found.entries };
		const of = gameOf(found);
		if (typeof of !== 'string') return of;
		let parts = expected;
		if (parts?.game.id !== of) {
			const loaded = await loadParts(of).catch(() => 'part' as const);
			if (!loaded || loaded === 'part') return { why: loaded ?? 'unknown-game', entries: found.entries };
			parts = loaded;
			const before = found;
			// The line is read again, so that no other tab can write between the reading and the opening of the
			// writer.
			found = await readLine(id).catch(() => before);
		}
		const { game, Table } = parts;
		const folded = foldToShow(game, found.entries);
		if ('why' in folded) return folded;
		const opened = new LiveMatch(game, Table, found.damaged, { device, now: Date.now }, found, folded);
		// Reading the line and drawing the table should be two short tasks rather than a long one.
		await yieldIfLong();
		return opened;
	}

	/** The current state of the match. */
	get folded(): Folded {
		return this.#folded;
	}
	get id(): string {
		return this.#folded.id;
	}
	get entries(): readonly Entry[] {
		return this.#entries;
	}
	/** The device id that entries of this tab carry. */
	get device(): string {
		return this.clock.device;
	}

	/**
	 * Adds an action of the table.
	 *
	 * @returns the refusal, if the rules refuse it; the match is unchanged then.
	 */
	act(action: unknown): Refusal | undefined {
		const entry = this.#stamp({ kind: 'action', version: this.game.version, action });
		const folded = fold(this.game, [...this.#entries, entry], this.#folded);
		if (isUnreadable(folded)) return undefined;
		const refused = folded.refused.find(({ seq }) => seq === entry.seq);
		if (!refused) this.#commit([entry], folded);
		return refused?.refusal;
	}
	/** Takes back the last action that can be undone, if any. */
	undo(): void {
		const of = this.#folded.undoable;
		if (of !== undefined) this.#write({ kind: 'undo', of });
	}
	/** Takes back the last undo, if any. */
	redo(): void {
		const of = this.#folded.redoable;
		if (of !== undefined) this.#write({ kind: 'redo', of });
	}
	/**
	 * @returns what changing a past move to this action would do; undefined when the line could not be read
	 * then.
	 */
	preview(move: Move, action: unknown): EditPreview | undefined {
		return previewEdit(this.game, this.#entries, this.#folded, this.#stamp(this.#editBody(move, action)));
	}
	/**
	 * Replaces the last action by a more complete one. One undo takes back both.
	 *
	 * @returns the refusal, if the rules refuse it; the match is unchanged then.
	 */
	amend(action: unknown): Refusal | undefined {
		const move = this.#folded.moves.at(-1);
		const refused = move && this.preview(move, action)?.refusedEdit;
		if (refused) return refused.refusal;
		if (move) this.#write({ ...this.#editBody(move, action), completes: true });
		return undefined;
	}
	/** Changes a past move to another action. */
	edit(move: Move, action: unknown): void {
		this.#write(this.#editBody(move, action));
	}
	/** Ends the match before its rules do: the player in the seat `by` gives up, or it stays unfinished. */
	giveUp(by?: Seat): void {
		this.#write({ kind: 'finish', ...(by !== undefined && { by }) });
	}
	/** Notes another result of a match of which only that is known. */
	correctResult(result: NotedResult): void {
		const { noted, givenUp } = this.#folded;
		if (noted && givenUp !== undefined) this.#write(...correctionOf(givenUp, noted, result));
	}
	/** Deletes the match. Its page then offers to restore it. */
	delete(): void {
		this.#write({ kind: 'delete' });
	}
	/** Changes a detail of the match: its note, place, time or seats. */
	setDetail(body: DetailBody): void {
		this.#write(body);
	}
	/** Takes back the last change of a detail. */
	undoDetail(): void {
		const of = this.#folded.lastDetail;
		if (of !== undefined) this.#write({ kind: 'undo', of });
	}
	/** Takes back the step with this `seq`, wherever it lies in the line. */
	drop(of: number): void {
		this.#write({ kind: 'undo', of });
	}
	/**
	 * Uses a line that is kept beside this one: in its place, or as a match of its own.
	 *
	 * @throws {Trouble} when it cannot be stored; nothing has changed then.
	 */
	async useKept(way: Exclude<LineChoice, 'theirs'>, { id, line }: BranchLine): Promise<void> {
		await this.#writer.flush();
		if (way === 'both') {
			await receive(id, (here) => ({ line: withoutDeletion(here) }), this.#project);
			return;
		}
		const ours = asOurs(line, this.id);
		await receive(this.id, (here, beside) => chooseLine(way, ours, here, this.clock, beside), this.#project);
	}
	/** Tries again to store the pending entries. */
	retry(): void {
		void this.#writer.flush();
	}
	/** To be called when the match is no longer shown. Pending entries are still stored. */
	leave(): void {
		for (const stop of this.#stops) stop();
		this.#writer.leave(this.#author);
	}

	#editBody(move: Move, action: unknown) {
		return { kind: 'edit', version: this.game.version, of: move.seq, action } as const;
	}
	#stamp<Body extends EntryBody>(body: Body, behind = 0) {
		return stamp(this.clock, this.id, this.#last + 1 + behind, body, this.#number + behind);
	}
	/** Adds entries that change what earlier ones mean: undo, redo, edit … */
	#write(...bodies: readonly EntryBody[]): void {
		if (bodies.length === 0) return;
		const entries = bodies.map((body, behind) => this.#stamp(body, behind));
		const folded = fold(this.game, [...this.#entries, ...entries], this.#folded);
		if (!isUnreadable(folded)) this.#commit(entries, folded);
	}
	/**
	 * Shows the match with the entries, and hands them to the writer in the same task, so that a list or an
	 * export made right now has it. The row is made and the transaction opened only after the next paint, or at
	 * once when the page goes away before.
	 */
	#commit(entries: readonly Entry[], folded: Folded): void {
		this.#folded = folded;
		this.#entries = [...this.#entries, ...entries];
		this.#last += entries.length;
		this.#number += entries.length;
		const row = () => this.#row();
		const draft = {
			entries,
			get row() {
				return row();
			}
		};
		this.#writer.add(draft, afterPaint);
		this.save.begin();
	}
	/**
	 * Shows another line, as another tab or the group has made it.
	 *
	 * @param entries the stored line, with what is still to be stored behind it.
	 */
	#replaceLine(stored: StoredLine, entries: readonly Entry[]): void {
		const folded = fold(this.game, entries);
		// The line was readable before, so a newer version of the app must have added to it in another tab.
		if (isUnreadable(folded)) {
			location.reload();
			return;
		}
		this.#take(stored, entries);
		this.#folded = folded;
	}
	#take({ last, beside }: StoredLine, entries: readonly Entry[]): void {
		this.#entries = entries;
		this.#last = Math.max(last, lastSeq(entries));
		this.#number = nextNumber(this.device, [...entries, ...beside]);
		this.kept = branchesBeside(entries, beside);
	}
	readonly #project: Project = (line) => {
		const folded = fold(this.game, line);
		return isUnreadable(folded) ? unreadableRow(line, folded) : rowOf(this.game, folded, line.length);
	};
	#row() {
		return rowOf(this.game, this.#folded, this.#entries.length);
	}
	/** Reads the line again after another tab or the group has written to it. */
	async #catchUp(): Promise<void> {
		const before = this.#entries;
		const stored = await readLine(this.id).catch(() => undefined);
		// If entries are pending, the writer finds the new ones by itself when it writes.
		if (!stored || this.#writer.pending.length > 0) return;
		// A tap was stored while the line was read, and may be missing in what was read.
		if (this.#entries !== before) return this.#catchUp();
		const { entries, beside } = stored;
		if (compareLines(before, entries).is === 'equal') this.kept = branchesBeside(entries, beside);
		// Where the store only lacks something, it was lost there.
		else if (aloneIn(entries, before).length === 0 && entries.length < before.length)
			void this.#writer.verify();
		else this.#replaceLine(stored, entries);
	}
}
