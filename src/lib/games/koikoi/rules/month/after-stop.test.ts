/** In the last month a stop decides the match. */
import { expect, test } from 'vitest';
import { monthOfCards, pile, played, seed, stop } from '../../../../../../tests/oracles/koikoi/values.ts';
import type { Action } from '../actions.ts';
import type { Options } from '../options.ts';
import { leadAfterStop } from './after-stop.ts';

const three: Options = { ...seed, months: 3 };
/** The far player gets 5 points. */
const forFar = monthOfCards('', '01R 02R 03R', stop(1));
const sanko: readonly Action[] = pile('01H 03H 08H').map((card) => ({ type: 'take', seat: 0, card }));

test('the one who stops is ahead or behind by so much, or level', () => {
	expect(leadAfterStop(played(three, [forFar, forFar, ...sanko]), 0)).toBe(-5);
	const forNear = monthOfCards('01R 02R 03R', '', stop(0));
	expect(leadAfterStop(played(three, [forFar, forNear, ...sanko]), 0)).toBe(5);
	expect(leadAfterStop(played({ ...three, target: 20 }, [...sanko]), 0)).toBeUndefined();
	const both: readonly Action[] = [forFar, monthOfCards('', '', { kind: 'drawn' }), ...sanko];
	expect(leadAfterStop(played(three, both), 0)).toBe(0);
});

test('nothing is said where the match goes on: another month, or one more for a tie', () => {
	expect(leadAfterStop(played(three, [forFar, ...sanko]), 0)).toBeUndefined();
	const tie: readonly Action[] = [forFar, monthOfCards('', '', { kind: 'drawn' }), ...sanko];
	expect(leadAfterStop(played({ ...three, finalTie: 'extra-month' }, tie), 0)).toBeUndefined();
});
