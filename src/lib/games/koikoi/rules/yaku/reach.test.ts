/** What one more card makes, and what can no longer be. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardIds } from '../cards.ts';
import { presets } from '../presets.ts';
import { reach } from './reach.ts';
import { scorePile } from './score-pile.ts';
import { pile, seed } from '../../testing/values.ts';

it('a yaku is one card away, with every card that makes it', () => {
	expect(reach(pile('01H 03H 07T 10T'), [], seed).near).toEqual([
		{ yaku: 'sanko', cards: ['08H', '12H'] },
		{ yaku: 'hanami', cards: ['09T'] },
		{ yaku: 'inoshikacho', cards: ['06T'] }
	]);
});

it('a better bright yaku is one card away from the lesser', () => {
	expect(reach(pile('01H 03H 08H'), [], seed).near.slice(0, 2)).toEqual([
		{ yaku: 'shiko', cards: ['12H'] },
		{ yaku: 'ameshiko', cards: ['11H'] }
	]);
});

it('what the other player holds makes yaku impossible', () => {
	expect(reach([], pile('09T 11H'), seed).impossible).toEqual(['goko', 'ameshiko', 'hanami', 'tsukimi']);
	expect(reach([], pile('01H 03H'), seed).impossible).toEqual([
		'goko',
		'shiko',
		'ameshiko',
		'sanko',
		'hanami'
	]);
	expect(reach(pile('09T'), [], seed).impossible).toEqual([]);
});

it('rain in the own pile makes the viewings impossible where it cancels them', () => {
	const rules = { ...seed, viewing: 'rain-cancels' } as const;
	expect(reach(pile('11K1'), [], rules).impossible).toEqual(['hanami', 'tsukimi']);
	expect(reach([], [], rules).impossible).toEqual([]);
});

it('the month’s yaku is spoken of only with its month', () => {
	const rules = presets['fuda-wiki'];
	expect(reach(pile('05T 05R 05K1'), [], rules, 5).near).toContainEqual({
		yaku: 'tsukifuda',
		cards: ['05K2']
	});
	expect(reach([], pile('05K1'), rules, 5).impossible).toEqual(['tsukifuda']);
	expect(reach([], pile('05K1'), rules).impossible).toEqual([]);
});

it('what is near is made by each of its cards and is not impossible', () => {
	const parts = fc.shuffledSubarray([...cardIds], { maxLength: 30 });
	fc.assert(
		fc.property(parts, fc.nat(30), (ids, cut) => {
			const [own, other] = [ids.slice(0, cut), ids.slice(cut)];
			const { near, impossible } = reach(own, other, seed, 4);
			for (const { yaku, cards } of near) {
				expect(impossible).not.toContain(yaku);
				for (const card of cards) {
					expect(ids).not.toContain(card);
					expect(scorePile([...own, card], seed, 4).yaku.map(({ id }) => id)).toContain(yaku);
				}
			}
		})
	);
});
