import { describe, expect, it } from 'vitest';
import { kindOf } from './kind.ts';
import type { Options } from './options.ts';
import { usualOptions } from '../../../../../tests/oracles/geisha/usual-options.ts';

const rounds: Options = usualOptions['three-rounds'];
const points: Options = usualOptions['points-10'];
const single: Options = usualOptions.single;

describe('kinds of matches', () => {
	it('what a match is played to, with its number', () => {
		expect(kindOf(rounds)).toBe('rounds-3');
		expect(kindOf({ ...rounds, wins: 2 })).toBe('rounds-2');
		expect(kindOf({ ...rounds, wins: 1 })).toBe('rounds-1');
		expect(kindOf(points)).toBe('points-10');
		expect(kindOf(usualOptions['points-15'])).toBe('points-15');
		expect(kindOf({ ...points, target: 37 })).toBe('points-37');
		expect(kindOf(single)).toBe('single');
	});

	it('what a full garden means', () => {
		expect(kindOf({ ...rounds, fullBoard: 'last-player' })).toBe('rounds-3~last-player');
		expect(kindOf({ ...points, fullBoard: 'last-player' })).toBe('points-10~last-player');
		expect(kindOf({ ...single, fullBoard: 'last-player' })).toBe('single~last-player');
	});

	it('whether a drawn single round is played again, where one can be drawn', () => {
		expect(kindOf({ ...single, drawnSingle: 'play-on' })).toBe('single~play-on');
		expect(kindOf({ ...single, drawnSingle: 'play-on', fullBoard: 'last-player' })).toBe(
			'single~last-player'
		);
	});

	it('what another mode asks does not count, nor who begins after a drawn round', () => {
		expect(kindOf({ ...rounds, target: 20, drawnSingle: 'play-on', afterDrawn: 'same' })).toBe('rounds-3');
		expect(kindOf({ ...points, wins: 1, drawnSingle: 'play-on', afterDrawn: 'same' })).toBe('points-10');
		expect(kindOf({ ...single, wins: 2, target: 5, afterDrawn: 'same' })).toBe('single');
	});
});
