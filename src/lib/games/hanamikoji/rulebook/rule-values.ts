import { m } from '$lib/i18n/paraglide/messages';
import type { RuleValues } from '../../game.ts';
import { cardLimits } from '../rules/limits.ts';
import type { Options } from '../rules/options.ts';

/** All item cards: as many as charm points. */
const itemCards = 21;

/**
 * @returns the values of the rulebook's placeholders: how many item cards lie on each side at scoring, how many on
 *   both, and how many are never shown
 */
export const ruleValues = ({ cardsEach }: Options): RuleValues => {
	const { least, most, together } = cardLimits(cardsEach);
	return {
		cards: least === most ? m.hanamikoji_cards({ n: most }) : m.hanamikoji_rules_cards({ least, most }),
		onTable: together,
		unseen: itemCards - together
	};
};
