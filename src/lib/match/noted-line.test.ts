import { expect, it } from 'vitest';
import { correctionOf } from './noted-line';

const before = { winners: [0], scores: [11, 8], minutes: 20 };

it('a correction undoes the result and notes another one; minutes stay', () => {
	expect(correctionOf(1, before, { winners: [1], scores: [8, 11] })).toEqual([
		{ kind: 'undo', of: 1 },
		{ kind: 'finish', noted: { winners: [1], scores: [8, 11], minutes: 20 } }
	]);
});

it('a show that was lost is no longer lost once it has a score', () => {
	const lost = { winners: [], scores: [0], lost: true as const };
	expect(correctionOf(1, lost, { winners: [0, 1], scores: [21] })).toEqual([
		{ kind: 'undo', of: 1 },
		{ kind: 'finish', noted: { winners: [0, 1], scores: [21] } }
	]);
});

it('the same result again adds nothing', () => {
	expect(correctionOf(1, before, { winners: [0], scores: [11, 8] })).toEqual([]);
});
