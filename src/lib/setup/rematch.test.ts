import { describe, expect, it } from 'vitest';
import type { Game } from '$lib/games/game';
import type { EntryBody } from '$lib/match/entry';
import { fold, isUnreadable } from '$lib/match/fold';
import { toyGame } from '../../../tests/support/toy-game.ts';
import { add, log, start } from '../../../tests/support/toy-log.ts';
import { rematchStarter } from './rematch';

const starterAfter = (game: Game, ...bodies: readonly EntryBody[]): number => {
	const folded = fold(game, log(start, ...bodies));
	if (isUnreadable(folded)) throw new Error(folded);
	return rematchStarter(game, folded);
};
const silent: Game = { ...toyGame, rematchStarter: () => undefined };

describe('a rematch is begun', () => {
	it('by whom the rules name', () => {
		expect(starterAfter({ ...toyGame, rematchStarter: () => 1 }, add(0, 3), { kind: 'finish', by: 0 })).toBe(
			1
		);
	});
	it('where they name nobody, by the one who lost', () => {
		expect(starterAfter(silent, add(0, 9), add(0, 9))).toBe(1);
		expect(starterAfter(silent, add(1, 3), { kind: 'finish', by: 0 })).toBe(0);
		expect(starterAfter(silent, add(0, 3), { kind: 'finish', by: 1 })).toBe(1);
	});
	it('by the first seat where nobody won', () => {
		expect(starterAfter(silent, add(0, 3), { kind: 'finish' })).toBe(0);
	});
});
