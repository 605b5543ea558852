/** Turns the taps at the table into actions, and holds what the table shows because of them. */
import type { Refusal } from '../../outcome.ts';
import type { Action } from '../rules/actions.ts';
import { swapped, type Cell } from '../rules/garden.ts';
import type { Play } from '../rules/position.ts';
import { actionOfTap, playUnderWay, tableStatus } from '../rules/round.ts';
import type { RoundPlayed, State } from '../rules/state.ts';
import { nextRoundText, statusText } from '../words/table.ts';
import { Exchange } from '../parts/exchange.svelte.ts';

interface TableContext {
	readonly state: State;
	/** The last action that was neither undone nor refused. */
	readonly last: Action | undefined;
	/** The names by seat, as sentences use them. */
	readonly names: readonly string[];
	readonly act: (action: Action) => Refusal | undefined;
	readonly say: (text: string) => void;
}

export class Taps {
	readonly exchange = new Exchange();
	/** The round that the players dismissed with "next round". */
	#dismissed = $state.raw<RoundPlayed>();
	/** The state that the table was opened in: a result that was entered before is no news. */
	readonly #opened: State;

	/** The round that was closed last, if that was the last action. */
	readonly #closed = $derived.by((): RoundPlayed | undefined => {
		const { state, last } = this.context();
		return last?.type === 'round' ? state.rounds.at(-1) : undefined;
	});
	/** The round that has just ended in its garden, which stays until the players go on. */
	readonly over = $derived(
		this.#closed?.record.kind === 'garden' && this.#closed !== this.#dismissed ? this.#closed : undefined
	);
	/** The round that was just entered by its result, until the next tap. */
	noted = $derived.by((): RoundPlayed | undefined => {
		const isNews = this.context().state !== this.#opened && this.#closed?.record.kind === 'result';
		return isNews ? this.#closed : undefined;
	});
	/** What the round under way waits for. */
	readonly status = $derived.by(() => tableStatus(this.context().state));
	/** What the table waits for: over a round that has ended, that the players go on. */
	readonly phase = $derived(this.over ? 'over' : this.status.code);
	/** The position of the garden that is shown. */
	readonly board = $derived.by((): Play => {
		const record = this.over?.record;
		return record?.kind === 'garden' ? record : playUnderWay(this.context().state);
	});
	/** Why the last tap was refused, and the place that it was on, until the next change of the state. */
	refused = $derived.by((): { readonly refusal: Refusal; readonly cell: Cell | undefined } | undefined => {
		void this.context().state;
		return undefined;
	});
	/** How many taps were refused so far. */
	refusals = $state(0);

	/** @param context gives the table as it is now */
	constructor(private readonly context: () => TableContext) {
		this.#opened = context().state;
	}

	/** Takes an action. The form of a result asks about its parity itself, so that refusal is not shown. */
	readonly attempt = (action: Action, cell?: Cell): Refusal | undefined => {
		const refusal = this.context().act(action);
		const isShown = refusal !== undefined && refusal.code !== 'parity';
		this.refused = isShown ? { refusal, cell } : undefined;
		if (isShown) this.refusals += 1;
		return refusal;
	};

	/** Takes the tile of a place, or chooses it for an exchange. */
	readonly tap = (cell: Cell): void => {
		const { state, names, say } = this.context();
		if (this.over) {
			say(nextRoundText(state, names));
		} else if (this.exchange.isUnderWay) {
			const both = this.exchange.tap(cell);
			if (both) this.attempt({ type: 'layout', tiles: swapped(state.draft.layout, ...both) });
			else this.#sayAwaited();
		} else {
			this.attempt(actionOfTap(state, cell), cell);
		}
	};

	/** Takes an action of the menu, which goes on to the next round. */
	readonly fromMenu = (action: Action): void => {
		this.#dismissed = this.context().state.rounds.at(-1);
		this.attempt(action);
	};

	readonly goOn = (): void => {
		this.#dismissed = this.context().state.rounds.at(-1);
		this.#sayAwaited();
	};
	readonly beginExchange = (): void => {
		this.exchange.begin();
		this.#sayAwaited();
	};
	readonly cancelExchange = (): void => {
		this.exchange.cancel();
		this.#sayAwaited();
	};

	#sayAwaited(): void {
		const { state, names, say } = this.context();
		say(this.exchange.prompt ?? statusText(state, names));
	}
}
