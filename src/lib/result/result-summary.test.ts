import { expect, test } from 'vitest';
import type { Outcome } from '$lib/games/outcome';
import { leadingOf } from './result-summary';

const ended = (more: Partial<Outcome>): Outcome => ({
	winners: [],
	reason: { code: 'goal', params: {} },
	rule: 'goal',
	...more
});

test.each([
	['the winner’s, though it may be lower', ended({ winners: [1] }), { scores: [9, 8] }, [1]],
	['none after a draw', ended({ winners: [0, 1], shared: true }), { scores: [4, 4] }, []],
	['none where nobody won', ended({ givenUp: 'unfinished' }), { scores: [4, 2] }, []],
	['a perfect joint score', ended({ winners: [0, 1, 2] }), { scores: [25], max: 25 }, [0]],
	['no other joint score', ended({ winners: [0, 1, 2] }), { scores: [24], max: 25 }, []],
	['no lost one', ended({ lost: true }), { scores: [0], max: 25 }, []]
])('the score that has the crown: %s', (_, outcome, standing, leading) => {
	expect(leadingOf(outcome, standing)).toEqual(leading);
});
