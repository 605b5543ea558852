/**
 * A match being played: what the screen shows, and the way of each tap into the store.
 *
 * A tap is judged by the game, shown at once and handed to the writer, which stores it. The writer is the
 * only one that writes; when another tab was faster it asks for the pending entries to be put after theirs.
 */
import type { Component } from 'svelte';
import type { Game } from '$lib/games/game';
import { isRefusal, type Outcome, type Refusal } from '$lib/games/said';
import type { TableProps } from '$lib/games/views';
import { loadGame } from '$lib/games/registry';
import { choiceFor } from '$lib/match/choice';
import { previewEdit, type EditPreview } from '$lib/match/edit';
import type { DetailBody, Entry, EntryBody, Ref } from '$lib/match/entry';
import {
	extend,
	fold,
	isUnreadable,
	type Folded,
	type Move,
	type RefusedMove,
	type Unreadable
} from '$lib/match/fold';
import { stamp, type Pen, type Stamped } from '$lib/match/log';
import { shortTasks } from '$lib/store/db/short-tasks';
import { listen } from '$lib/store/db/tabs';
import { readEntries } from '$lib/store/log/read-log';
import { openWriter } from '$lib/store/log/match-writer';
import type { Author, MatchWriter } from '$lib/store/log/match-writer';
import { deviceId } from '$lib/store/settings/settings';
import { Trouble, troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { rowOf } from '$lib/store/lists/make-row';
import { afterPaint } from '$lib/ui/after-paint';
import { rebase } from './rebase';
import { SaveMark } from './save-mark.svelte';
import { takeUpBefore } from './take-up';

/** Why a match cannot be shown; the log, if there is one, can still be exported. */
export interface Unopened {
	readonly why: 'missing' | 'deleted' | 'part' | 'unknown-game' | Unreadable | TroubleCode;
	readonly entries: readonly Entry[];
}

/** A game and its table; undefined for a game this build does not have. Rejects when they cannot be fetched. */
const loadParts = async (id: string) => {
	const game = await loadGame(id);
	return game && { game, Table: await game.table() };
};

export class LiveMatch {
	#folded = $state.raw() as Folded;
	/** How far the taps have come into the store. */
	readonly save = new SaveMark(() => this.#writer.state);
	/** Taps of this tab that another one made impossible before they were stored. */
	overtaken = $state(0);
	/** It was deleted in another tab: played on, it would stay out of every list. */
	isGone = $derived.by(() => this.#folded.isDeleted);
	outcome = $derived.by((): Outcome | undefined => this.game.outcome(this.#folded.state));
	#players = $derived(this.#folded.players);
	/** Stays the same list while the same people sit there, so that a tap does not update every place that shows a name. */
	names = $derived(this.#players.map(({ name }) => name));

	#entries: readonly Entry[];
	#last: number;
	readonly #writer: MatchWriter;
	readonly #author: Author;
	readonly #stops: (() => void)[];

	private constructor(
		readonly game: Game,
		readonly Table: Component<TableProps<unknown, unknown, unknown>>,
		/** Stored values of the log that are no entries: told, and left where they lie. */
		readonly damaged: number,
		private readonly pen: Pen,
		entries: readonly Entry[],
		last: number,
		folded: Folded
	) {
		this.#folded = folded;
		this.#entries = entries;
		this.#last = last;
		this.#author = {
			log: () => this.#entries,
			row: () => this.#row(),
			restamp: (stored, pending) => {
				const own = rebase(this.game, stored.entries, stored.last, pending);
				this.overtaken += pending.length - own.length;
				this.#take([...stored.entries, ...own], stored.last + own.length);
				return { entries: own, row: this.#row() };
			}
		};
		this.#writer = openWriter(folded.id, this.#author);
		this.save.follow(this.#writer.state);
		this.#stops = [
			this.#writer.watch((state) => this.save.follow(state)),
			() => this.save.stop(),
			listen((news) => {
				if (news.kind === 'import' || (news.kind === 'match' && news.match === this.id)) void this.#catchUp();
			})
		];
	}

	/**
	 * Opens a match; call `leave` when it is no longer shown.
	 *
	 * @param likely the game that its address names, if any: fetched at once, and the log is read but once.
	 */
	static async open(id: string, likely: string): Promise<LiveMatch | Unopened> {
		const breathe = shortTasks();
		await takeUpBefore();
		const [device, expected] = await Promise.all([
			deviceId().catch(troubleOf),
			loadParts(likely).catch(() => undefined)
		]);
		let found = await readEntries(id).catch(troubleOf);
		if (found instanceof Trouble) return { why: found.code, entries: [] };
		if (device instanceof Trouble) return { why: device.code, entries: found.entries };
		const start = found.entries.find((entry) => entry.kind === 'start');
		if (!start) return { why: found.damaged > 0 ? 'no-start' : 'missing', entries: found.entries };
		let parts = expected;
		if (parts?.game.id !== start.game) {
			const loaded = await loadParts(start.game).catch(() => 'part' as const);
			if (!loaded || loaded === 'part') return { why: loaded ?? 'unknown-game', entries: found.entries };
			parts = loaded;
			const before = found;
			// Read again, so that nothing can come between the reading and the opening of the writer.
			found = await readEntries(id).catch(() => before);
		}
		const { entries, damaged, last } = found;
		const { game, Table } = parts;
		const folded = fold(game, entries);
		if (isUnreadable(folded)) return { why: folded, entries };
		// Played on, it would stay out of every list: whatever is tapped would be lost to the player.
		if (folded.isDeleted) return { why: 'deleted', entries };
		const opened = new LiveMatch(game, Table, damaged, { device, now: Date.now }, entries, last, folded);
		// What reads the log and what draws the table are two tasks, each short.
		await breathe();
		return opened;
	}

	/** The match as it stands. */
	get folded(): Folded {
		return this.#folded;
	}
	get id(): string {
		return this.#folded.id;
	}
	get entries(): readonly Entry[] {
		return this.#entries;
	}
	/** The id under which this phone adds to the log. */
	get device(): string {
		return this.pen.device;
	}

	/** Takes an action of the table. @returns why not, when the rules refuse it. */
	act(action: unknown): Refusal | undefined {
		const entry = this.#stamp({ kind: 'action', version: this.game.version, action });
		const extended = extend(this.game, this.#folded, entry);
		if (isRefusal(extended)) return extended;
		this.#commit(entry, extended);
		return undefined;
	}
	undo(): void {
		const of = this.#folded.undoable;
		if (of) this.#write({ kind: 'undo', of });
	}
	redo(): void {
		const of = this.#folded.redoable;
		if (of) this.#write({ kind: 'redo', of });
	}
	/** What changing a past move would do; nothing is stored. */
	preview(move: Move, action: unknown): EditPreview | undefined {
		return previewEdit(this.game, this.#entries, this.#folded, this.#stamp(this.#editBody(move, action)));
	}
	/** Completes the last action: one undo takes back both. @returns why not, when the rules refuse it. */
	amend(action: unknown): Refusal | undefined {
		const move = this.#folded.moves.at(-1);
		const refused = move && this.preview(move, action)?.refusedEdit;
		if (refused) return refused.refusal;
		if (move) this.#write({ ...this.#editBody(move, action), completes: true });
		return undefined;
	}
	edit(move: Move, action: unknown): void {
		this.#write(this.#editBody(move, action));
	}
	/** Puts right what is told about the match besides its rounds. */
	tell(body: DetailBody): void {
		this.#write(body);
	}
	/** Takes back what was last put right. */
	untell(): void {
		const of = this.#folded.lastDetail;
		if (of) this.#write({ kind: 'undo', of });
	}
	/** Takes back an entry wherever it stands: one that is refused no longer shows as such. */
	drop(of: Ref): void {
		this.#write({ kind: 'undo', of });
	}
	/** Plays a refused tap now, where the rules take it, in the place of the one that was refused. */
	keepAside({ ref, action }: RefusedMove): Refusal | undefined {
		const refusal = this.act(action);
		if (!refusal) this.drop(ref);
		return refusal;
	}
	/** Of a match played on apart: what is played and not in this part of the log counts no longer. */
	choose(kept: readonly Entry[]): void {
		this.#write(choiceFor(kept, this.#entries));
	}
	/** Tries again to store what got stuck. */
	retry(): void {
		void this.#writer.flush();
	}
	/** The match is no longer shown; what is pending is still stored. */
	leave(): void {
		for (const stop of this.#stops) stop();
		this.#writer.leave(this.#author);
	}

	#editBody(move: Move, action: unknown) {
		return { kind: 'edit', version: this.game.version, of: move.ref, action } as const;
	}
	#stamp<Body extends EntryBody>(body: Body): Stamped<Body> {
		return stamp(this.pen, this.id, this.#last + 1, body);
	}
	/** Adds an entry that says something of earlier ones (undo, redo, edit): the log is folded again. */
	#write(body: EntryBody): void {
		const entry = this.#stamp(body);
		const folded = fold(this.game, [...this.#entries, entry], this.#folded);
		if (!isUnreadable(folded)) this.#commit(entry, folded);
	}
	/**
	 * Shows the match with the entry, and hands the entry to the writer in the same breath: a list or an export
	 * asked for now has it. The row is made and the transaction opened once the tap is painted, or at once when
	 * the page goes away before.
	 */
	#commit(entry: Entry, folded: Folded): void {
		this.#folded = folded;
		this.#entries = [...this.#entries, entry];
		this.#last = entry.seq;
		const row = () => this.#row();
		const draft = {
			entries: [entry],
			get row() {
				return row();
			}
		};
		this.#writer.add(draft, afterPaint);
		this.save.begin();
	}
	/** Takes over a log that another tab has written to. */
	#take(entries: readonly Entry[], last: number): void {
		const folded = fold(this.game, entries);
		// It was readable before: only a newer version, from another tab, can have written into it.
		if (isUnreadable(folded)) {
			location.reload();
			return;
		}
		this.#entries = entries;
		this.#last = last;
		this.#folded = folded;
	}
	#row() {
		return rowOf(this.game, this.#folded, this.#entries.length);
	}
	async #catchUp(): Promise<void> {
		const before = this.#entries;
		const log = await readEntries(this.id).catch(() => undefined);
		// With something pending the writer finds out by itself when it writes.
		if (!log || this.#writer.pending.length > 0) return;
		// A tap was stored while the log was read: it may not be in it.
		if (this.#entries !== before) return this.#catchUp();
		if (log.entries.length > before.length) this.#take(log.entries, log.last);
	}
}
