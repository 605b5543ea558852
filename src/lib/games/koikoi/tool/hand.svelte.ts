/** The state of the tool that scores cards without a match. */
import type { Side } from '../../sides.ts';
import type { ToolProps } from '../../views.ts';
import { cardIds, type CardId, type Month } from '../rules/cards.ts';
import { type Rules, presets } from '../rules/options.ts';
import { storedHand, rulesIn, type StoredHand } from '../rules/unfinished.ts';
import { setupWords } from '../words/setup.ts';
import { reach, scorePile } from '../rules/pile.ts';
import { settle } from '../rules/settlement.ts';

const own: Side = 0;
const rival: Side = 1;

/** Rules with which a hand can be counted. */
interface NamedRules {
	readonly id: string;
	readonly name: string;
	readonly rules: Rules;
}

export class Hand {
	cards = $state.raw<readonly CardId[]>([]);
	/** The id of the chosen rules. */
	chosen = $state.raw('');
	/** The month as chosen; it matters only under rules that pay for its four cards. */
	month = $state.raw<Month>(1);
	ownCalls = $state(0);
	rivalCalls = $state(0);

	/** The presets, and the rule sets that were given a name. */
	readonly choices: readonly NamedRules[];

	/** @param kept - the hand as it was kept, if it was */
	constructor(ruleSets: ToolProps['ruleSets'], kept: unknown) {
		const own = ruleSets.flatMap(({ id, name, options }): NamedRules[] => {
			const rules = rulesIn(options);
			return rules ? [{ id, name, rules }] : [];
		});
		const published = Object.entries(presets).map(([id, rules]) => ({
			id,
			name: setupWords.preset(id).name,
			rules
		}));
		this.choices = [...published, ...own];
		const hand = storedHand(kept);
		this.cards = hand?.cards ?? [];
		this.month = hand?.month ?? 1;
		this.ownCalls = hand?.ownCalls ?? 0;
		this.rivalCalls = hand?.rivalCalls ?? 0;
		this.chosen = this.choices.find(({ id }) => id === hand?.rules)?.id ?? 'seed';
	}

	/** The hand as it is to be kept. */
	get kept(): StoredHand {
		const { cards, chosen, month, ownCalls, rivalCalls } = this;
		return { cards: [...cards], rules: chosen, month, ownCalls, rivalCalls };
	}

	readonly rules: Rules = $derived.by(
		() => this.choices.find(({ id }) => id === this.chosen)?.rules ?? presets.seed
	);
	/** The month, or `undefined` under rules that do not pay for its four cards. */
	readonly monthInRules: Month | undefined = $derived(this.rules.tsukifuda === null ? undefined : this.month);
	readonly score = $derived(scorePile(this.cards, this.rules, this.monthInRules));
	readonly reach = $derived(reach(this.cards, [], this.rules, this.monthInRules));
	/** The rival's calls are put first, so that no call of one's own is forgotten under any rules. */
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
