/** Example cards for each yaku, which the rulebook draws. */
import type { CardId } from '../cards.ts';
import { cardsIn } from '../mask.ts';
import { dryHikari, fixedSets, tanzaku } from './yaku.ts';

/** Cards that make each yaku and nothing else, in the order of the rulebook's table. */
export const sampleCards = {
	goko: cardsIn(fixedSets.goko),
	shiko: cardsIn(fixedSets.shiko),
	ameshiko: ['01H', '03H', '08H', '11H'],
	sanko: cardsIn(dryHikari).slice(0, 3),
	hanami: cardsIn(fixedSets.hanami),
	tsukimi: cardsIn(fixedSets.tsukimi),
	inoshikacho: cardsIn(fixedSets.inoshikacho),
	akatan: cardsIn(fixedSets.akatan),
	aotan: cardsIn(fixedSets.aotan),
	// Chosen so that they contain neither inoshikachō nor, in `tan`, a ribbon set.
	tane: ['02T', '04T', '05T', '08T', '11T'],
	tan: cardsIn(tanzaku).filter((id) => !['01R', '06R', '02R', '09R', '03R'].includes(id)),
	kasu: ['01K1', '02K1', '03K1', '04K1', '05K1', '06K1', '07K1', '08K1', '09K1', '10K1']
} as const satisfies Readonly<Record<string, readonly CardId[]>>;
export type SampledYaku = keyof typeof sampleCards;
