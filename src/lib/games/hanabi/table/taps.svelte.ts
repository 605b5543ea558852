/**
 * What the taps at the table do. Each tap is judged by the current state, even if that is not painted yet.
 */
import { m } from '$lib/i18n/paraglide/messages';
import { ValueForState } from '$lib/ui/table/value-for-state.svelte';
import { onceEach } from '$lib/ui/table/once-each';
import type { Refusal } from '../../outcome.ts';
import type { TableProps } from '../../views.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import type { Card, Colour } from '../rules/cards.ts';
import { statusOf } from '../rules/facts/status.ts';
import { earlyEndBy } from '../rules/facts/ending.ts';
import { maxScoreLoss } from '../rules/facts/max-score-loss.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { colourName } from '../words/colours.ts';
import type { CardAction, SheetName } from './sheets.ts';

type Props = TableProps<Options, State, Action>;

/** How long a press counts as the beginning of a tap, in milliseconds. */
const pressDuration = 600;

export class Taps {
	/** The sheet that is open over the table. */
	openSheet = $state.raw<SheetName>();
	/** What the card sheet was last opened for; kept while it is closed, since it stays laid out. */
	cardSheetKind = $state.raw<'discard' | 'play'>('discard');
	/** How often the card sheet was opened. */
	cardSheetOpenings = $state.raw(0);
	/** Whether a finger is on a button that opens the card sheet, which then gets ready before the tap. */
	areCardsPressed = $state.raw(false);
	/** The play or discard that the player has to confirm. */
	actionToConfirm = $state.raw<CardAction>();
	/** The clue just given, with the details entered so far. */
	clue = $state.raw<ActionOf<'clue'>>();
	#pressTimer: ReturnType<typeof setTimeout> | undefined;
	readonly #refused: ValueForState<Refusal>;
	/** Words the notice when it is shown, since the language may change while it stands. */
	readonly #notice: ValueForState<() => string>;
	readonly #announced: ValueForState<Colour>;

	/**
	 * @param props returns the current props of the table
	 * @param painted returns the state as last painted; refusals and notices are shown until it changes
	 */
	constructor(
		private readonly props: () => Props,
		painted: () => State
	) {
		this.#refused = new ValueForState(painted);
		this.#notice = new ValueForState(painted);
		this.#announced = new ValueForState(() => props().now.state);
	}

	get refused(): Refusal | undefined {
		return this.#refused.value;
	}
	/** Says that a second tap was ignored. */
	get notice(): string | undefined {
		return this.#notice.value?.();
	}
	get announced(): Colour | null {
		return this.#announced.value ?? null;
	}

	/** Gets the card sheet ready when a finger comes down on its button, for as long as a tap can take. */
	prepareCards = (): void => {
		this.areCardsPressed = true;
		clearTimeout(this.#pressTimer);
		this.#pressTimer = setTimeout(() => (this.areCardsPressed = false), pressDuration);
	};
	close = (): void => {
		this.openSheet = undefined;
	};
	/** Takes an action and closes the sheet. @returns whether the action was accepted. */
	attempt = (action: Action): boolean => {
		this.close();
		const refusal = this.props().act(action);
		this.#notice.value = undefined;
		this.#refused.value = refusal;
		return !refusal;
	};
	play = (card: Card, event: MouseEvent): void =>
		this.#once(event, () => this.#takeOrAsk({ type: 'play', card, announced: this.announced }));
	/** Takes a card picked in the card sheet. */
	playOrDiscard = (card: Card, event: MouseEvent): void =>
		this.#once(event, () =>
			this.#takeOrAsk(
				this.openSheet === 'discard'
					? { type: 'discard', card }
					: { type: 'play', card, announced: this.announced }
			)
		);
	/** Takes a misplay of a card that is not named, in light mode. */
	misplay = (event: MouseEvent): void =>
		this.#once(event, () => this.#takeOrAsk({ type: 'play', card: null, announced: this.announced }));
	/** Takes the play or discard that was asked about. */
	confirm = (event: MouseEvent): void => {
		const action = this.actionToConfirm;
		if (action) this.#once(event, () => this.attempt(action));
	};
	/** Announces a colour; a second tap on it takes the announcement back. */
	announce = (colour: Colour): void => {
		if (this.announced === colour) this.announceNothing();
		else {
			this.#announced.value = colour;
			this.props().say(m.hanabi_status_announced({ colour: colourName(colour) }));
		}
	};
	announceNothing = (): void => {
		this.#announced.value = undefined;
		this.props().say(`${m.hanabi_announce_none()}.`);
	};
	giveClue = (event: MouseEvent): void =>
		this.#once(event, () => this.attempt({ type: 'clue', giver: null, receiver: null, about: null }));
	/** Opens the card sheet; in light mode, or to show why no discard is possible, attempts an unnamed one. */
	startDiscard = (event: MouseEvent): void =>
		this.#once(event, () => {
			const { state } = this.props().now;
			if (state.options.mode === 'light' || !statusOf(state).can.discard)
				return this.attempt({ type: 'discard', card: null });
			return this.#openCards('discard');
		});
	startPlay = (event: MouseEvent): void =>
		this.#once(event, () =>
			statusOf(this.props().now.state).can.play
				? this.#openCards('play')
				: this.attempt({ type: 'play', card: null, announced: null })
		);
	openClueDetails = (): void => {
		const { last } = this.props().now;
		this.clue = last?.type === 'clue' ? last : undefined;
		this.openSheet = 'clue';
	};
	noteClue = (detailed: ActionOf<'clue'>): void => {
		this.clue = detailed;
		this.props().amend(detailed);
	};

	/** Ignores the second tap of a double tap, which would be the next player's turn, and says so. */
	readonly #once = onceEach(450, () => {
		this.#notice.value = () => m.hanabi_status_twice();
		this.props().say(m.hanabi_status_twice());
	});
	#openCards(kind: 'discard' | 'play'): boolean {
		this.openSheet = kind;
		if (this.props().now.state.options.mode === 'light') return true;
		this.cardSheetKind = kind;
		this.cardSheetOpenings += 1;
		return true;
	}
	/**
	 * Takes a play or discard, or asks first: always if it ends the show early, and unless the aid is switched
	 * off if it lowers the highest possible score.
	 */
	#takeOrAsk(action: CardAction): boolean {
		const { state } = this.props().now;
		const isCostly = earlyEndBy(state, action) || (state.aids.confirm && maxScoreLoss(state, action) > 0);
		if (!isCostly) return this.attempt(action);
		this.actionToConfirm = action;
		this.openSheet = 'ask';
		return true;
	}
}
