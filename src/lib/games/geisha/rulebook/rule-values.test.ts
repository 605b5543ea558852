import { describe, expect, it } from 'vitest';
import { usualOptions } from '../../../../../tests/oracles/geisha/usual-options.ts';
import { ruleValues } from './rule-values';

const rounds = usualOptions['three-rounds'];

describe('what follows a round', () => {
	it.each([
		['3 rounds', rounds, 'other', 'loser'],
		['3 rounds, the same again', { ...rounds, afterDrawn: 'same' }, 'same', 'loser'],
		['1 round to win', { ...rounds, wins: 1 }, 'other', 'ends'],
		['15 points', usualOptions['points-15'], 'other', 'loser'],
		['15 points, 1 round set', { ...usualOptions['points-15'], wins: 1 }, 'other', 'loser'],
		['no drawn rounds', { ...rounds, fullBoard: 'last-player', afterDrawn: 'same' }, 'none', 'loser'],
		['a single round', usualOptions.single, 'ends', 'ends'],
		['a single round, the same again', { ...usualOptions.single, afterDrawn: 'same' }, 'ends', 'ends'],
		['a single round, played on', { ...usualOptions.single, drawnSingle: 'play-on' }, 'other', 'ends'],
		['a single round, never drawn', { ...usualOptions.single, fullBoard: 'last-player' }, 'none', 'ends']
	] as const)('%s', (_, options, drawnRound, wonRound) => {
		expect(ruleValues(options)).toMatchObject({ drawnRound, wonRound });
	});
});
