/** The yaku that are one card away, and those that are impossible. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardIds } from '../cards.ts';
import { presets } from '../presets.ts';
import { reach } from './reach.ts';
import { scorePile } from './score-pile.ts';
import { pile, seed } from '../../../../../../tests/oracles/koikoi/values.ts';

it('a yaku is one card away, with every card that makes it', () => {
	expect(reach(pile('01H 03H 07T 10T'), [], seed).oneAway).toEqual([
		{ yaku: 'sanko', cards: ['08H', '12H'] },
		{ yaku: 'hanami', cards: ['09T'] },
		{ yaku: 'inoshikacho', cards: ['06T'] }
	]);
});

it('a better bright yaku is one card away from the lesser', () => {
	expect(reach(pile('01H 03H 08H'), [], seed).oneAway.slice(0, 2)).toEqual([
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

it('the yaku of the month is judged only if the month is given', () => {
	const rules = presets['fuda-wiki'];
	expect(reach(pile('05T 05R 05K1'), [], rules, 5).oneAway).toContainEqual({
		yaku: 'tsukifuda',
		cards: ['05K2']
	});
	expect(reach([], pile('05K1'), rules, 5).impossible).toEqual(['tsukifuda']);
	expect(reach([], pile('05K1'), rules).impossible).toEqual([]);
});

it('a yaku that is one card away is made by each of the cards given, and is not impossible', () => {
	const parts = fc.shuffledSubarray([...cardIds], { maxLength: 30 });
	fc.assert(
		fc.property(parts, fc.nat(30), (ids, cut) => {
			const [own, other] = [ids.slice(0, cut), ids.slice(cut)];
			const { oneAway, impossible } = reach(own, other, seed, 4);
			for (const { yaku, cards } of oneAway) {
				expect(impossible).not.toContain(yaku);
				for (const card of cards) {
					expect(ids).not.toContain(card);
					expect(scorePile([...own, card], seed, 4).yaku.map(({ id }) => id)).toContain(yaku);
				}
			}
		})
	);
});
