/** The cards that the setup draws beside an option, to show what it is about. */
import type { CardId } from './cards.ts';
import type { PricedItem } from './options.ts';
import { sampleCards } from './yaku/sample-cards.ts';

const ribbons: readonly CardId[] = [...sampleCards.akatan, ...sampleCards.aotan];

/** By the yaku that an option prices. */
export const pricedCards: Readonly<Record<PricedItem, readonly CardId[]>> = {
	...sampleCards,
	akatan_aotan: ribbons,
	triade: ribbons
};

/** By the key of an option. */
export const optionCards: Readonly<Record<string, readonly CardId[]>> = {
	gaji: ['11K1'],
	brights: sampleCards.goko,
	ameshiko: sampleCards.ameshiko,
	sankoWithRain: ['01H', '03H', '11H'],
	viewing: ['03H', '08H', '09T'],
	inoshikachoExtra: [...sampleCards.inoshikacho, '02T'],
	bothRibbonSets: ribbons,
	ribbonSetExtra: [...sampleCards.akatan, '04R'],
	tsukifuda: ['01H', '01R', '01K1', '01K2'],
	sakeAsKasu: ['09T'],
	lightningAsKasu: ['11K1']
};
