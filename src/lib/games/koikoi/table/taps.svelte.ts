/** What the taps at the table do: to whose pile a card goes, what is said of it, and what is shown large. */
import type { Refusal } from '../../said.ts';
import { m } from '$lib/i18n/paraglide/messages';
import { OnState } from '$lib/ui/table/on-state.svelte';
import type { Action, Side } from '../rules/actions.ts';
import { cardById, type CardId } from '../rules/cards.ts';
import { otherSide } from '../rules/per-side.ts';
import type { State } from '../rules/state.ts';
import { cardName } from '../words/cards.ts';
import { matchWords } from '../words/match.ts';
import { momentOf, type MomentShown } from './moments.ts';

/** The table as it stands. */
interface Standing {
	readonly state: State;
	/** As sentences say them, by seat. */
	readonly told: readonly string[];
	readonly act: (action: Action) => Refusal | undefined;
}

/** What was just refused or moved. */
export interface Notice {
	readonly text: string;
	readonly rule?: string;
}

/** @returns the cards that the last entry brought. */
export const markedBy = (last: Action | undefined): readonly CardId[] => {
	if (last?.type === 'take') return [last.card];
	return last?.type === 'capture' ? last.cards : [];
};

export class Taps {
	/** What is shown large, until it is put away. */
	moment = $state.raw<MomentShown>();

	readonly #standing: () => Standing;
	/** Whose pile the taps are for, once tapped: it holds for this state. */
	readonly #picked: OnState<Side>;
	readonly #notice: OnState<Notice>;

	/** @param standing gives the table as it stands now. */
	constructor(standing: () => Standing) {
		this.#standing = standing;
		this.#picked = new OnState(() => standing().state);
		this.#notice = new OnState(() => standing().state);
	}

	/** Whose pile the taps are for: whoever is to play, or the one who was tapped on this state. */
	get chosen(): Side {
		return this.#picked.value ?? this.#standing().state.turn;
	}

	/** What was just refused or moved, on the state it was said of. */
	get notice(): Notice | undefined {
		return this.#notice.value;
	}

	/** The taps that follow are for this player's pile. */
	choose(seat: Side): void {
		this.#picked.value = seat;
	}

	/** Takes an action, and tells what came of it. @returns why not, where it is refused. */
	attempt(action: Action): Refusal | undefined {
		const { state: before, told, act } = this.#standing();
		const refusal = act(action);
		this.#notice.value = refusal && { text: matchWords.refusal(refusal, told), rule: refusal.rule };
		if (!refusal) this.moment = momentOf(before, action, this.#standing().state);
		return refusal;
	}

	/** A card tapped comes to the chosen pile; one that lies there goes back. */
	tap(card: CardId): void {
		const seat = this.chosen;
		if (this.#pileOf(seat).includes(card)) {
			if (!this.attempt({ type: 'untake', card })) this.choose(seat);
			return;
		}
		const moved = this.#onOther([card], seat);
		if (!this.attempt({ type: 'take', seat, card })) this.#tellMoved(moved, seat);
	}

	/**
	 * Cards of one stroke come to the chosen pile, or to the player they were flicked to. A card alone leaves the turn
	 * where it is: what was given by a flick is a card of a turn before.
	 */
	give(cards: readonly CardId[], to: Side | undefined): void {
		const { half } = this.#standing().state;
		const stays = this.chosen;
		const seat = to ?? stays;
		const [card] = cards;
		const isAlone = cards.length === 1 && card !== undefined;
		const moved = this.#onOther(cards, seat);
		const isHalf = half?.seat === seat && card && cardById[half.card].month === cardById[card].month;
		if (this.attempt(isAlone ? { type: 'take', seat, card } : { type: 'capture', seat, cards })) return;
		if (isAlone && !isHalf) this.choose(stays);
		this.#tellMoved(moved, seat);
	}

	/** Cards or yaku: it stays until it is changed by hand, whatever months are entered by; so does whoever was chosen. */
	switchView(): void {
		const stays = this.chosen;
		const { view } = this.#standing().state;
		this.attempt({ type: 'view', view: view === 'cards' ? 'yaku' : 'cards' });
		this.choose(stays);
	}

	#pileOf(seat: Side): readonly CardId[] {
		return this.#standing().state.draft.piles[seat];
	}

	#onOther(cards: readonly CardId[], to: Side): readonly CardId[] {
		return cards.filter((card) => this.#pileOf(otherSide(to)).includes(card));
	}

	#tellMoved([card]: readonly CardId[], to: Side): void {
		if (card === undefined) return;
		const { told } = this.#standing();
		const from = told[otherSide(to)] ?? '';
		this.#notice.value = {
			text: m.koikoi_table_moved({ card: cardName(card), from, to: told[to] ?? '' })
		};
	}
}
