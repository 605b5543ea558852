/** What the parts of the table share: the match as it is, the taps on it, and what a tap leaves on the screen. */
import { otherSide, sides, type Side } from '../../sides.ts';
import { isRefusal, type Refusal } from '../../outcome.ts';
import type { TableProps } from '../../views.ts';
import { m } from '$lib/i18n/paraglide/messages';
import { namesInSentences } from '$lib/ui/short-name';
import type { Action } from '../rules/actions.ts';
import { cardById, type CardId } from '../rules/cards.ts';
import { currentMonth, draftScores, recordOf, stopOrCallOf, type StopOrCall } from '../rules/month.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { cardName } from '../words/names.ts';
import { Entry } from '../parts/entry.svelte.ts';
import type { MonthSoFar } from '../parts/month-form.svelte.ts';
import { matchWords } from '../words/table.ts';

/** What the sheet over the table shows. */
type OpenSheet = 'menu' | 'yaku' | 'form' | 'piles' | 'months' | 'help';

/** A message about the last tap: why it was refused, or that it moved a card. */
interface Notice {
	/** Words it when it is shown, since the language may change while it stands. */
	readonly text: () => string;
	/** The rulebook section behind a refusal. */
	readonly rule?: string;
}

export class Taps {
	/** The player whose call is shown large now. */
	caller = $state.raw<Side>();
	/** What the sheet shows; undefined while it is closed. */
	sheet = $state.raw<OpenSheet>();
	/** The month with which the form in the sheet starts. */
	formStart = $state.raw<MonthSoFar>();

	/**
	 * The player whose pile the taps fill: the one chosen by a tap, until the next change of the state, or else the one
	 * whose turn it is.
	 */
	chosen = $derived.by((): Side => this.state.turn);
	/** The message about the last tap, until the next change of the state. */
	notice = $derived.by((): Notice | undefined => {
		void this.state;
		return undefined;
	});

	/** The names as sentences use them. */
	readonly names = $derived.by(() => namesInSentences(this.table.names));
	readonly month = $derived.by(() => currentMonth(this.state));
	readonly scores = $derived.by(() => draftScores(this.state));
	/** Of each player who has a new yaku, what stopping and calling pay. */
	readonly choices = $derived.by(() =>
		sides.map((seat): StopOrCall | undefined => {
			const choice = stopOrCallOf(this.state, seat);
			return isRefusal(choice) ? undefined : choice;
		})
	);

	/** The yaku and the cards of both players in the month under way. */
	readonly entry: Entry = new Entry(
		() => this.state.draft,
		() => this.state.options,
		() => currentMonth(this.state),
		(tap) => {
			if ('yaku' in tap) {
				const { without = [], ...declared } = tap;
				for (const yaku of without) this.attempt({ type: 'yaku', seat: tap.seat, yaku, count: 0 });
				return this.attempt({ type: 'yaku', ...declared });
			}
			const isOn = this.#pileOf(tap.seat).includes(tap.card);
			return this.attempt(isOn ? { type: 'untake', card: tap.card } : { type: 'take', ...tap });
		}
	);

	/** @param props - gives the props of the table */
	constructor(private readonly props: () => TableProps<Options, State, Action>) {}

	get table(): TableProps<Options, State, Action> {
		return this.props();
	}
	get state(): State {
		return this.table.now.state;
	}
	/** The decision of the chosen player, if they have one. */
	get choice(): StopOrCall | undefined {
		return this.choices[this.chosen];
	}
	/** @returns the name of a player as sentences use it. */
	nameOf(seat: Side): string {
		return this.names[seat] ?? '';
	}

	/** Opens the form for the whole month with what was entered so far, or with what won it at the deal. */
	enter(dealt?: Pick<MonthSoFar, 'hand' | 'ending'>): void {
		this.formStart = { ...this.state.draft, ...dealt };
		this.sheet = 'form';
	}

	/** Chooses the player whose pile the next taps fill. */
	choose(seat: Side): void {
		// Read first: after a change of the state, Svelte would compare with what was chosen before it.
		if (this.chosen !== seat) this.chosen = seat;
	}

	/** Takes an action, and sets the notice or shows the call. @returns the refusal, if there is one */
	attempt(action: Action): Refusal | undefined {
		const { names } = this;
		const refusal = this.table.act(action);
		this.notice = refusal && { text: () => matchWords.refusal(refusal, names), rule: refusal.rule };
		const isCall = action.type === 'call' || action.type === 'late-call';
		if (!refusal) this.caller = isCall ? action.seat : undefined;
		return refusal;
	}

	/** Puts a card on the chosen player's pile, or takes it off if it is there already. */
	tap(card: CardId): void {
		const seat = this.chosen;
		const isOn = this.#pileOf(seat).includes(card);
		const moved = this.#takenFromOther([card], seat);
		if (!this.entry.tap({ seat, card })) return;
		if (isOn) this.choose(seat);
		this.#noticeMoved(moved, seat);
	}

	/**
	 * Puts the cards of a stroke on the pile of the player `to`, by default of the chosen player. A single card does
	 * not change the chosen player, unless it completes a capture, since it usually corrects an earlier turn.
	 */
	assign(cards: readonly CardId[], to: Side | undefined): void {
		const { halfCapture } = this.state;
		const chosen = this.chosen;
		const seat = to ?? chosen;
		const [card] = cards;
		const isAlone = cards.length === 1 && card !== undefined;
		const moved = this.#takenFromOther(cards, seat);
		const isCompleted =
			halfCapture?.seat === seat && card && cardById[halfCapture.card].month === cardById[card].month;
		if (this.attempt(isAlone ? { type: 'take', seat, card } : { type: 'capture', seat, cards })) return;
		if (isAlone && !isCompleted) this.choose(chosen);
		this.#noticeMoved(moved, seat);
	}

	/** Ends the month: the chosen player stops. */
	stop(): void {
		this.attempt({ type: 'month', record: recordOf(this.state, { kind: 'stop', seat: this.chosen }) });
	}

	/** Takes an action from the sheet, which closes; a refusal is shown on the table. */
	fromSheet(action: Action): void {
		this.sheet = undefined;
		this.attempt(action);
	}

	/** Switches between entry by cards and by yaku; the chosen player stays. */
	switchView(): void {
		const chosen = this.chosen;
		const { view } = this.state;
		this.sheet = undefined;
		this.attempt({ type: 'view', view: view === 'cards' ? 'yaku' : 'cards' });
		this.choose(chosen);
	}

	#pileOf(seat: Side): readonly CardId[] {
		return this.state.draft.piles[seat];
	}

	#takenFromOther(cards: readonly CardId[], to: Side): readonly CardId[] {
		return cards.filter((card) => this.#pileOf(otherSide(to)).includes(card));
	}

	#noticeMoved([card]: readonly CardId[], to: Side): void {
		if (card === undefined) return;
		const said = { from: this.nameOf(otherSide(to)), to: this.nameOf(to) };
		this.notice = { text: () => m.koikoi_table_moved({ card: cardName(card), ...said }) };
	}
}
