/** What the taps at the table do. */
import { m } from '$lib/i18n/paraglide/messages';
import { onceEach } from '$lib/ui/table/once-each';
import { isRefusal, type Refusal } from '../../outcome.ts';
import type { TableProps } from '../../views.ts';
import type { Action, ActionOf } from '../rules/actions.ts';
import type { Card, Colour } from '../rules/cards.ts';
import { act, earlyEndBy, maxScoreLoss } from '../rules/match.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { statusOf } from '../rules/status.ts';
import { colourName } from '../words/names.ts';

type Props = TableProps<Options, State, Action>;

/**
 * What the sheet over the table shows: `discard` and `play` pick a card, `misplay` stands for `play` in light mode,
 * which names none; `ask` confirms an entry, `seen` shows the discard.
 */
export type SheetName =
	'discard' | 'play' | 'misplay' | 'ask' | 'clue' | 'menu' | 'seen' | 'aids' | 'recount' | 'seats';
/** An action that plays or discards a card. */
export type CardAction = ActionOf<'play' | 'discard'>;

export class Taps {
	/** The sheet that is open over the table. */
	openSheet = $state.raw<SheetName>();
	/** The play or discard that the player has to confirm. */
	actionToConfirm = $state.raw<CardAction>();
	/** The clue just given, with the details entered so far. */
	clue = $state.raw<ActionOf<'clue'>>();
	/** Why the last tap was refused, until the state changes, as all of these. */
	refused = $derived.by((): Refusal | undefined => this.#untilNextState());
	/** Words the notice when it is shown, since the language may change while it stands. */
	#notice = $derived.by((): (() => string) | undefined => this.#untilNextState());
	#announced = $derived.by((): Colour | undefined => this.#untilNextState());

	constructor(private readonly props: () => Props) {}

	/** Says that a second tap was ignored. */
	get notice(): string | undefined {
		return this.#notice?.();
	}
	get announced(): Colour | null {
		return this.#announced ?? null;
	}

	close = (): void => {
		// What a card in a sheet was refused for goes with it; what the table says stands until the state changes.
		if (this.openSheet === 'discard' || this.openSheet === 'play') this.refused = undefined;
		this.openSheet = undefined;
	};
	/** Closes a sheet that is about the turn under way, once a turn was taken or undone, here or in another tab. */
	closeOutdated = (): void => {
		const aboutTurn: readonly (SheetName | undefined)[] = ['discard', 'play', 'misplay', 'ask'];
		if (aboutTurn.includes(this.openSheet)) this.close();
	};
	/** Takes an action and closes the sheet. @returns whether the action was accepted. */
	attempt = (action: Action): boolean => {
		this.close();
		const refusal = this.props().act(action);
		this.#notice = undefined;
		this.refused = refusal;
		return !refusal;
	};
	play = (card: Card, event: MouseEvent): void =>
		this.#once(event, () => this.#takeOrAsk({ type: 'play', card, announced: this.announced }));
	/** Takes a card picked in the sheet, which stays open with the reason if the card is impossible. */
	pick = (card: Card, event: MouseEvent): void => {
		const action: CardAction =
			this.openSheet === 'discard'
				? { type: 'discard', card }
				: { type: 'play', card, announced: this.announced };
		const result = act(this.props().now.state, action);
		this.refused = isRefusal(result) ? result : undefined;
		if (!this.refused) this.#once(event, () => this.#takeOrAsk(action));
	};
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
			this.#announced = colour;
			this.props().say(m.hanabi_status_announced({ colour: colourName(colour) }));
		}
	};
	announceNothing = (): void => {
		this.#announced = undefined;
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
			return this.#open('discard');
		});
	startPlay = (event: MouseEvent): void =>
		this.#once(event, () => {
			const { state } = this.props().now;
			if (!statusOf(state).can.play) return this.attempt({ type: 'play', card: null, announced: null });
			return this.#open(state.options.mode === 'light' ? 'misplay' : 'play');
		});
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
		this.#notice = () => m.hanabi_status_twice();
		this.props().say(m.hanabi_status_twice());
	});
	#untilNextState(): undefined {
		void this.props().now.state;
		return undefined;
	}
	#open(sheet: SheetName): true {
		this.refused = undefined;
		this.openSheet = sheet;
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
		return this.#open('ask');
	}
}
