/** A hand that is counted without a match: cards, rules, calls. Nothing of it is kept. */
import type { Side } from '../rules/actions.ts';
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
	/** For the rules that pay for the four cards of the month. */
	month = $state.raw<Month>(1);
	ownCalls = $state(0);
	rivalCalls = $state(0);

	readonly rules: Rules = $derived(presets[this.preset]);
	/** The month, where these rules ask for it. */
	readonly monthAsked: Month | undefined = $derived(this.rules.tsukifuda === null ? undefined : this.month);
	readonly score = $derived(scorePile(this.cards, this.rules, this.monthAsked));
	readonly reach = $derived(reach(this.cards, [], this.rules, this.monthAsked));
	/** Who called last matters to no preset: the rival's calls come first. */
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

	tap(card: CardId): void {
		this.cards = this.cards.includes(card)
			? this.cards.filter((id) => id !== card)
			: cardIds.filter((id) => id === card || this.cards.includes(id));
	}

	clear(): void {
		this.cards = [];
		this.ownCalls = 0;
		this.rivalCalls = 0;
	}
}
