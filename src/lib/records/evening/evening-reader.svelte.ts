/** Reads the matches of an evening, and which evenings are next to it; follows what is stored meanwhile. */
import { fetchWords } from '$lib/games/registry';
import { matchesBetween, timesAround } from '$lib/store/lists/around';
import { listen } from '$lib/store/db/tabs';
import { troubleOf, type TroubleCode } from '$lib/store/db/trouble';
import { watchUnsaved } from '$lib/store/lines/unsaved';
import type { Player } from '$lib/store/players/player';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';
import { eveningOf } from '../evening';
import type { Times } from '../filter/times';
import { summaryOf, type EveningSummary } from './evening-summary';

export class EveningReader {
	summary = $state.raw<EveningSummary>();
	players = $state.raw<readonly Player[]>([]);
	/** The evenings before and after, as `2026-11-21`; undefined where there is none. */
	previous = $state<string>();
	next = $state<string>();
	/** How many matches are left out, because no row can be made of them. */
	lost = $state(0);
	trouble = $state.raw<TroubleCode>();
	now = $state(Date.now());
	readonly #span: () => Times;
	#run = 0;
	/** Matches whose rows were remade already: each is tried once. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is rendered from it
	readonly #repaired = new Set<string>();

	/** @param span of the evening, read anew with each reading. */
	constructor(span: () => Times) {
		this.#span = span;
	}

	/**
	 * Reads, and reads again whenever this or another tab stores something. In an effect, it begins anew whenever the
	 * evening changes.
	 *
	 * @returns how to stop.
	 */
	follow(): () => void {
		// Read here, where an effect sees it.
		this.#span();
		void this.#refresh();
		const stops = [listen(() => void this.#refresh()), watchUnsaved(() => void this.#refresh())];
		return () => {
			this.#run += 1;
			stops.forEach((stop) => stop());
		};
	}

	async #refresh(): Promise<void> {
		this.#run += 1;
		const run = this.#run;
		const isWanted = (): boolean => run === this.#run;
		const { from, until } = this.#span();
		try {
			const [{ players }, around, { rows, damaged }] = await Promise.all([
				listPlayers(),
				timesAround(from, until),
				matchesBetween(from, until)
			]);
			// A row is never shown without its words.
			await fetchWords(rows.map(({ game }) => game));
			if (!isWanted()) return;
			this.players = players;
			this.summary = summaryOf(rows, personOf(players));
			this.previous = around.before === undefined ? undefined : eveningOf(around.before);
			this.next = around.after === undefined ? undefined : eveningOf(around.after);
			this.now = Date.now();
			this.lost = damaged.length;
			this.trouble = undefined;
			await this.#repair(damaged);
		} catch (error) {
			if (isWanted()) this.trouble = troubleOf(error).code;
		}
	}
	/** Remakes damaged rows, and reads the evening again. */
	async #repair(damaged: readonly string[]): Promise<void> {
		const ids = damaged.filter((id) => !this.#repaired.has(id));
		if (ids.length === 0) return;
		for (const id of ids) this.#repaired.add(id);
		const { repairRows } = await import('$lib/rows/repair-rows');
		await repairRows(ids);
		await this.#refresh();
	}
}
