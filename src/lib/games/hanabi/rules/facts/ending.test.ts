/** Which entries end the show early (rules: End of the game). */
import { expect, it } from 'vitest';
import { start } from '../start.ts';
import type { State } from '../state.ts';
import {
	card,
	clue,
	discard,
	moves,
	play,
	played,
	standard,
	unnamedPlay,
	withOptions
} from '../../../../../../tests/oracles/hanabi/values.ts';
import { earlyEndBy } from './ending.ts';

const after = (strikes: number, options = standard): State => ({ ...start(options, 2), fuses: strikes });

it('third red token: the show ends, with the house rule too', () => {
	expect(earlyEndBy(after(1), play('r2'))).toBeUndefined();
	expect(earlyEndBy(after(2), play('r2'))).toBe('third-fuse');
	expect(earlyEndBy(after(2), play('r1'))).toBeUndefined();
	expect(earlyEndBy(after(2, withOptions({ countFireworks: true })), play('r2'))).toBe('third-fuse');
});

it('third red token in light mode, where the card is not named', () => {
	const light = withOptions({ mode: 'light' });
	expect(earlyEndBy(after(1, light), unnamedPlay)).toBeUndefined();
	expect(earlyEndBy(after(2, light), unnamedPlay)).toBe('third-fuse');
});

it('a card that fits, announced as another colour, is a third red token', () => {
	const choreography = withOptions({ choreography: true });
	expect(earlyEndBy(after(2, choreography), play('r1', 'b'))).toBe('third-fuse');
});

it('final bouquet only: the last copy of a card that is still needed', () => {
	const bouquet = played(start(withOptions({ finalBouquet: true }), 2), moves('clue'));
	expect(earlyEndBy(bouquet, discard('r5'))).toBe('perfection-lost');
	expect(earlyEndBy(played(start(standard, 2), moves('clue')), discard('r5'))).toBeUndefined();
});

it('no other entry, and none that is refused, ends the show early', () => {
	expect(earlyEndBy(after(2), clue)).toBeUndefined();
	expect(earlyEndBy(after(2), discard('r5'))).toBeUndefined();
	expect(
		earlyEndBy({ ...after(2), hands: [0, 5] }, { type: 'play', card: card('r2'), announced: null })
	).toBe(undefined);
});
