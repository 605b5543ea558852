/** Turns the taps at the table into actions, and holds what the table shows because of them. */
import { otherSide, type Side } from '../../sides.ts';
import type { Refusal } from '../../outcome.ts';
import { m } from '$lib/i18n/paraglide/messages';
import type { Action } from '../rules/actions.ts';
import { cardById, type CardId, type Month } from '../rules/cards.ts';
import { currentMonth, draftScores } from '../rules/month.ts';
import type { YakuScore } from '../rules/pile.ts';
import type { State } from '../rules/state.ts';
import { cardName } from '../words/names.ts';
import { Entry } from '../parts/entry.svelte.ts';
import { matchWords } from '../words/table.ts';

interface TableContext {
	readonly state: State;
	/** The names by seat, as sentences use them. */
	readonly names: readonly string[];
	readonly act: (action: Action) => Refusal | undefined;
}

/** A message about the last tap: why it was refused, or that it moved a card. */
export interface Notice {
	/** Words it when it is shown, since the language may change while it stands. */
	readonly text: () => string;
	/** The rulebook section behind a refusal. */
	readonly rule?: string;
}

/** @returns the cards that the last action put on a pile. */
export const cardsOfLastAction = (last: Action | undefined): readonly CardId[] => {
	if (last?.type === 'take') return [last.card];
	return last?.type === 'capture' ? last.cards : [];
};

/** A call, as the table announces it. */
export interface Announcement {
	readonly seat: Side;
	readonly yaku: readonly YakuScore[];
	readonly pile: readonly CardId[];
	readonly month: Month;
	/** The raw sum of the pile. */
	readonly points: number;
	/** Whose turn it is after a call. */
	readonly next: Side;
}

/**
 * @param after - the state after the action
 * @returns the announcement of a call; `undefined` for any other action
 */
const announcementOf = (action: Action, after: State): Announcement | undefined => {
	if (action.type !== 'call' && action.type !== 'late-call') return undefined;
	const { seat } = action;
	const { yaku, points } = draftScores(after)[seat];
	const pile = after.draft.piles[seat];
	return { seat, yaku, pile, month: currentMonth(after), points, next: after.turn };
};

export class Taps {
	/** The announcement that is shown now. */
	announcement = $state.raw<Announcement>();

	/**
	 * The player whose pile the taps fill: the one chosen by a tap, until the next change of the state, or else the one
	 * whose turn it is.
	 */
	chosen = $derived.by((): Side => this.context().state.turn);
	/** The message about the last tap, until the next change of the state. */
	notice = $derived.by((): Notice | undefined => {
		void this.context().state;
		return undefined;
	});

	/** The yaku and the cards of both players in the month under way. */
	readonly entry: Entry = new Entry(
		() => this.context().state.draft,
		() => this.context().state.options,
		() => currentMonth(this.context().state),
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

	/** @param context - gives the table as it is now */
	constructor(private readonly context: () => TableContext) {}

	/** Chooses the player whose pile the next taps fill. */
	choose(seat: Side): void {
		// Read first: after a change of the state, Svelte would compare with what was chosen before it.
		if (this.chosen !== seat) this.chosen = seat;
	}

	/**
	 * Takes an action, and sets the notice and the announcement for it.
	 *
	 * @returns the refusal, if there is one
	 */
	attempt(action: Action): Refusal | undefined {
		const { names, act } = this.context();
		const refusal = act(action);
		this.notice = refusal && { text: () => matchWords.refusal(refusal, names), rule: refusal.rule };
		if (!refusal) this.announcement = announcementOf(action, this.context().state);
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
	 * Puts the cards of a stroke on the pile of the player `to`, by default of the chosen player. A single card
	 * does not change the chosen player, unless it completes a capture, since it usually corrects an earlier
	 * turn.
	 */
	assign(cards: readonly CardId[], to: Side | undefined): void {
		const { halfCapture } = this.context().state;
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

	/** Switches between entry by cards and by yaku; the chosen player stays. */
	switchView(): void {
		const chosen = this.chosen;
		const { view } = this.context().state;
		this.attempt({ type: 'view', view: view === 'cards' ? 'yaku' : 'cards' });
		this.choose(chosen);
	}

	#pileOf(seat: Side): readonly CardId[] {
		return this.context().state.draft.piles[seat];
	}

	#takenFromOther(cards: readonly CardId[], to: Side): readonly CardId[] {
		return cards.filter((card) => this.#pileOf(otherSide(to)).includes(card));
	}

	#noticeMoved([card]: readonly CardId[], to: Side): void {
		if (card === undefined) return;
		const { names } = this.context();
		const from = names[otherSide(to)] ?? '';
		this.notice = {
			text: () => m.koikoi_table_moved({ card: cardName(card), from, to: names[to] ?? '' })
		};
	}
}
