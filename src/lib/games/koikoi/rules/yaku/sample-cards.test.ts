import { expect, it } from 'vitest';
import { presets } from '../presets.ts';
import { sampleCards } from './sample-cards.ts';
import { scorePile } from './score-pile.ts';

it.each(Object.entries(sampleCards))('the cards drawn for %s make it, and nothing else', (yaku, cards) => {
	expect(scorePile(cards, presets.seed).yaku.map(({ id }) => id)).toEqual([yaku]);
	expect(new Set(cards).size).toBe(cards.length);
});
