import { expect, it } from 'vitest';
import { game } from './game.ts';
import {
	byMajorities,
	limited,
	played,
	score,
	unlimited
} from '../../../../tests/oracles/hanamikoji/values.ts';

it('the youngest began and begins the rematch too, whoever began the last round', () => {
	const ties = score(byMajorities('-------'));
	const state = played(unlimited, [{ type: 'starter', side: 1 }, ties, ties, score(byMajorities('NNNNFFF'))]);
	expect(state.rounds.map(({ starter }) => starter)).toEqual([1, 0, 1]);
	expect(game.rematchStarter(state)).toBe(1);
	expect(game.rematchStarter(played(unlimited, [game.opening(1), ties]))).toBe(1);
});

it('a scored round is what the timeline lists', () => {
	expect(game.isMilestone(score(byMajorities('-------')))).toBe(true);
	expect(game.isMilestone({ type: 'marker', side: 0, marker: 'gift', used: true })).toBe(false);
});

it('the default is the 2016 edition: no limit', () => {
	expect(Object.entries(game.options.presets)).toEqual([
		['emperors4-2016', { roundLimit: null, atLimit: 'points', cardsEach: 8, markers: true }],
		['three-rounds', { roundLimit: 3, atLimit: 'points', cardsEach: 8, markers: true }]
	]);
});

it('what decides at the limit is asked only where there is one', () => {
	const atLimit = game.options.fields.find(({ key }) => key === 'atLimit');
	expect(atLimit?.applies?.({ ...unlimited, atLimit: 'draw' })).toBe(false);
	expect(atLimit?.applies?.(limited('draw'))).toBe(true);
});
