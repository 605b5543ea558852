/** A card of the picker as it is shown. */
import type { Side } from '../../../sides.ts';
import type { CardId } from '../../rules/cards.ts';

/** What a card of the picker shows. */
export interface PickedCard {
	readonly id: CardId;
	/** The player whose pile the card is on. */
	readonly owner: Side | undefined;
	/** The name of the owner. */
	readonly name: string | undefined;
	/** Whether the card is on the pile that a tap fills. */
	readonly isOwn: boolean;
	/** Whether the card is highlighted. */
	readonly isMarked: boolean;
	/** Whether the stroke under way would take the card. */
	readonly isTouched: boolean;
}
