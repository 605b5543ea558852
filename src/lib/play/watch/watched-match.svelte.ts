/**
 * A match that is only looked at. It follows the stored log, whoever adds to it: another tab of this browser, or the
 * phones of the group. It never writes anything.
 */
import type { Component } from 'svelte';
import type { Game, GameMeta, GameWords } from '$lib/games/game';
import { loadGame, metaOf } from '$lib/games/registry';
import type { SpokenWords, WatchProps } from '$lib/games/views';
import type { Folded } from '$lib/match/fold';
import { listen } from '$lib/store/db/tabs';
import { Trouble, troubleOf } from '$lib/store/db/trouble';
import { readRow } from '$lib/store/lists/list-matches';
import type { MatchRow } from '$lib/store/lists/row';
import { isGuest } from '$lib/store/players/player';
import { readLine } from '$lib/store/lines/read-line';
import { foldToShow, gameOf, type Unopened } from '../open-log';

/** The parts of a game that show a match from afar, loaded together. */
export interface WatchedParts {
	readonly game: Game;
	readonly meta: GameMeta;
	readonly Watch: Component<WatchProps<unknown, unknown, unknown>>;
	readonly words: GameWords;
	readonly spokenWords: SpokenWords<unknown, unknown>;
}

const loadParts = async (id: string): Promise<WatchedParts | undefined> => {
	const [game, meta] = [await loadGame(id), metaOf(id)];
	if (!game || !meta) return undefined;
	const [Watch, words, spokenWords] = await Promise.all([game.watch(), meta.words(), game.spokenWords()]);
	return { game, meta, Watch, words, spokenWords };
};

/** Guests have another id in each match. */
const seatsOf = ({ players }: Pick<Folded, 'players'>): string =>
	players
		.map((seat) => (isGuest(seat) ? seat.name : seat.id))
		.toSorted()
		.join();

/** Whether a match is one of the same game and players that was begun later, and goes on. */
const isNextOf = (match: Folded, row: MatchRow): boolean =>
	row.game === match.game &&
	row.started > match.started &&
	!row.isDeleted &&
	!row.outcome &&
	seatsOf(row) === seatsOf(match);

export class WatchedMatch {
	/** The match as it stands; undefined before it was read, and while it cannot be shown. */
	folded = $state.raw<Folded>();
	parts = $state.raw<WatchedParts>();
	/** Why it cannot be shown. Where it is `missing` or `deleted`, it is shown as soon as that is over. */
	unopened = $state.raw<Unopened>();
	/** The match that the same players began next, once this one is over. */
	next = $state.raw<MatchRow>();
	/** The other matches that something was added to since this one is watched. */
	#others: readonly string[] = [];
	#isReading = false;
	/** Whether something was stored while the log was being read. */
	#isStale = false;
	#isLeft = false;
	readonly #stop: () => void;

	/** Begins to follow a match; call `leave` when it is no longer shown. */
	constructor(readonly id: string) {
		this.#stop = listen((news) => {
			if (news.kind === 'match' && news.match !== id) {
				if (!this.#others.includes(news.match)) this.#others = [...this.#others, news.match];
				void this.#seekNext();
			} else if (news.kind === 'match' || news.kind === 'import') void this.#read();
		});
		void this.#read();
	}

	/** To be called when the match is no longer shown. */
	leave(): void {
		this.#isLeft = true;
		this.#stop();
	}

	async #read(): Promise<void> {
		this.#isStale = true;
		if (this.#isReading) return;
		this.#isReading = true;
		while (this.#isStale && !this.#isLeft) {
			this.#isStale = false;
			await this.#readOnce();
		}
		this.#isReading = false;
		await this.#seekNext();
	}

	/** Looks whether one of the other matches is the next of these players. */
	async #seekNext(): Promise<void> {
		const { folded } = this;
		if (!folded?.outcome) {
			this.next = undefined;
			return;
		}
		for (const other of this.#others) {
			const row = await readRow(other).catch(() => undefined);
			if (this.#isLeft || this.folded !== folded) return;
			// It may have a match before its row, which is then read with its next entry.
			if (row) this.#others = this.#others.filter((id) => id !== other);
			if (row && isNextOf(folded, row)) this.next = row;
		}
	}

	async #readOnce(): Promise<void> {
		const read = await this.#shown();
		if ('why' in read) {
			this.folded = undefined;
			this.unopened = read;
			return;
		}
		this.parts = read.parts;
		this.folded = read.folded;
		this.unopened = undefined;
	}

	async #shown(): Promise<Unopened | { readonly parts: WatchedParts; readonly folded: Folded }> {
		const log = await readLine(this.id).catch(troubleOf);
		if (log instanceof Trouble) return { why: log.code, entries: [] };
		const game = gameOf(log);
		if (typeof game !== 'string') return game;
		const { entries } = log;
		const parts = await this.#partsOf(game);
		if (typeof parts === 'string') return { why: parts, entries };
		const folded = foldToShow(parts.game, entries);
		return 'why' in folded ? folded : { parts, folded };
	}

	async #partsOf(game: string): Promise<WatchedParts | 'unknown-game' | 'part'> {
		if (this.parts?.game.id === game) return this.parts;
		try {
			return (await loadParts(game)) ?? 'unknown-game';
		} catch {
			return 'part';
		}
	}
}
