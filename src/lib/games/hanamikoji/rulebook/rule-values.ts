import { m } from '$lib/i18n/paraglide/messages';
import type { RuleValues } from '../../game.ts';
import { geishaIndexes } from '../rules/geishas.ts';
import { cardLimits, type Options } from '../rules/options.ts';
import { charmOf } from '../rules/standing.ts';

/**
 * @returns the values of the rulebook's placeholders: how many item cards lie on each side at scoring, how many on
 *   both, and how many are never shown
 */
export const ruleValues = ({ cardsEach }: Options): RuleValues => {
	const { least, most, isEven, together } = cardLimits(cardsEach);
	return {
		cards: isEven ? m.hanamikoji_cards({ n: most }) : m.hanamikoji_rules_cards({ least, most }),
		onTable: together,
		// There are as many item cards as charm points.
		unseen: charmOf(geishaIndexes) - together
	};
};
