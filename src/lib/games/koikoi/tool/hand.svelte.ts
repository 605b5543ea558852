/** The state of the tool that scores cards without a match; it is not stored. */
import type { Side } from '../../sides.ts';
import { cardIds, type CardId, type Month } from '../rules/cards.ts';
import { type Rules } from '../rules/options.ts';
import { presets, type PresetId } from '../rules/presets.ts';
import { reach } from '../rules/yaku/reach.ts';
import { scorePile } from '../rules/yaku/score-pile.ts';
import { settle } from '../rules/month/settle.ts';

const own: Side = 0;
const rival: Side = 1;

export class Hand {
	cards = $state.raw<readonly CardId[]>([]);
	preset = $state.raw<PresetId>('seed');
	/** The month as chosen; it matters only under rules that pay for its four cards. */
	month = $state.raw<Month>(1);
	ownCalls = $state(0);
	rivalCalls = $state(0);

	readonly rules: Rules = $derived(presets[this.preset]);
	/** The month, or `undefined` under rules that do not pay for its four cards. */
	readonly monthInRules: Month | undefined = $derived(this.rules.tsukifuda === null ? undefined : this.month);
	readonly score = $derived(scorePile(this.cards, this.rules, this.monthInRules));
	readonly reach = $derived(reach(this.cards, [], this.rules, this.monthInRules));
	/** The rival's calls are put first; the order of calls matters under no preset. */
	readonly settlement = $derived(
		settle(
			this.score.points,
			[
				...Array.from({ length: this.rivalCalls }, () => ({ seat: rival })),
				...Array.from({ length: this.ownCalls }, () => ({ seat: own }))
			],
			own,
			this.rules
		)
	);

	/** Adds a card to the hand, or takes it out. */
	tap(card: CardId): void {
		this.cards = this.cards.includes(card)
			? this.cards.filter((id) => id !== card)
			: cardIds.filter((id) => id === card || this.cards.includes(id));
	}

	/** Empties the hand and its calls; the rules and the month stay. */
	clear(): void {
		this.cards = [];
		this.ownCalls = 0;
		this.rivalCalls = 0;
	}
}
