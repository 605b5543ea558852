/** What the taps at this table do: each is judged by the state as it is, whatever of it is painted. */
import { m } from '$lib/i18n/paraglide/messages';
import { OnState } from '$lib/ui/table/on-state.svelte';
import { onceEach } from '$lib/ui/table/once-each';
import type { Refusal } from '../../said.ts';
import type { TableProps } from '../../views.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import type { Card, Colour } from '../rules/cards.ts';
import { statusOf } from '../rules/facts/status.ts';
import { wouldLower } from '../rules/facts/would-lower.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import type { CardTurn, Open } from './sheets.ts';

type Props = TableProps<Options, State, Action>;

/** How long a press is taken for the beginning of a tap, in milliseconds. */
const aimedFor = 600;

export class Taps {
	/** What lies over the table. */
	open = $state.raw<Open>();
	/** What the cards are opened for; they stay laid out while they are away. */
	picking = $state.raw<'discard' | 'play'>('discard');
	/** How often they were opened. */
	opening = $state.raw(0);
	/** A finger is on what opens the cards: they get ready before it is lifted. */
	isAimed = $state.raw(false);
	/** The turn that is asked about. */
	asked = $state.raw<CardTurn>();
	/** The clue just given, with what is said of it. */
	clue = $state.raw<ActionOf<'clue'>>();
	#aiming: ReturnType<typeof setTimeout> | undefined;
	readonly #refused: OnState<Refusal>;
	readonly #notice: OnState<string>;
	readonly #announcing: OnState<Colour>;

	/**
	 * @param props gives the table as it is.
	 * @param painted gives the state that is painted: what is said of it goes with it.
	 */
	constructor(
		private readonly props: () => Props,
		painted: () => State
	) {
		this.#refused = new OnState(painted);
		this.#notice = new OnState(painted);
		this.#announcing = new OnState(() => props().now.state);
	}

	get refused(): Refusal | undefined {
		return this.#refused.value;
	}
	/** That a tap was let go. */
	get notice(): string | undefined {
		return this.#notice.value;
	}
	get announced(): Colour | null {
		return this.#announcing.value ?? null;
	}

	/** A finger comes down on what opens the cards; a press that opens nothing is soon forgotten. */
	aim = (): void => {
		this.isAimed = true;
		clearTimeout(this.#aiming);
		this.#aiming = setTimeout(() => (this.isAimed = false), aimedFor);
	};
	close = (): void => {
		this.open = undefined;
	};
	/** Takes an action and puts away what lies over the table. @returns whether it was taken. */
	attempt = (action: Action): boolean => {
		this.close();
		const refusal = this.props().act(action);
		this.#notice.value = undefined;
		this.#refused.value = refusal;
		return !refusal;
	};
	play = (card: Card, event: MouseEvent): void =>
		this.#once(event, () => this.#take({ type: 'play', card, announced: this.announced }));
	/** Of the cards that are open. */
	pick = (card: Card, event: MouseEvent): void =>
		this.#once(event, () =>
			this.#take(
				this.open === 'discard'
					? { type: 'discard', card }
					: { type: 'play', card, announced: this.announced }
			)
		);
	/** A second tap takes it back. */
	announce = (colour: Colour): void => {
		this.#announcing.value = this.announced === colour ? undefined : colour;
	};
	announceNothing = (): void => {
		this.#announcing.value = undefined;
	};
	giveClue = (event: MouseEvent): void =>
		this.#once(event, () => this.attempt({ type: 'clue', giver: null, receiver: null, about: null }));
	/** In light mode one tap is all; where nothing can be discarded, it says why. */
	startDiscard = (event: MouseEvent): void =>
		this.#once(event, () => {
			const { state } = this.props().now;
			if (state.options.mode === 'light' || !statusOf(state).can.discard)
				return this.attempt({ type: 'discard', card: null });
			return this.#openFor('discard');
		});
	startPlay = (event: MouseEvent): void =>
		this.#once(event, () =>
			statusOf(this.props().now.state).can.play
				? this.#openFor('play')
				: this.attempt({ type: 'play', card: null, announced: null })
		);
	openClue = (): void => {
		const { last } = this.props().now;
		this.clue = last?.type === 'clue' ? last : undefined;
		this.open = 'clue';
	};
	note = (noted: ActionOf<'clue'>): void => {
		this.clue = noted;
		this.props().amend(noted);
	};

	/** The second tap of an eager thumb would be a turn of the next player: it is told, and does not count. */
	readonly #once = onceEach(450, () => (this.#notice.value = m.hanabi_status_twice()));
	#openFor(kind: 'discard' | 'play'): boolean {
		this.open = kind;
		if (this.props().now.state.options.mode === 'light') return true;
		this.picking = kind;
		this.opening += 1;
		return true;
	}
	/** Takes a card's turn; asks once where it takes points away. */
	#take(action: CardTurn): boolean {
		const { state } = this.props().now;
		if (!state.aids.confirm || !action.card || wouldLower(state, action) === 0) return this.attempt(action);
		this.asked = action;
		this.open = 'ask';
		return true;
	}
}
