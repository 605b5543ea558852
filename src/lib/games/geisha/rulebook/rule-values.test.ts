import { describe, expect, it } from 'vitest';
import { presets } from '../rules/presets.ts';
import { ruleValues } from './rule-values';

const rounds = presets['three-rounds'];

describe('what follows a round', () => {
	it.each([
		['3 rounds', rounds, 'other', 'loser'],
		['3 rounds, the same again', { ...rounds, afterDrawn: 'same' }, 'same', 'loser'],
		['1 round to win', { ...rounds, wins: 1 }, 'other', 'ends'],
		['15 points', presets['points-15'], 'other', 'loser'],
		['15 points, 1 round set', { ...presets['points-15'], wins: 1 }, 'other', 'loser'],
		['no drawn rounds', { ...rounds, fullBoard: 'last-player', afterDrawn: 'same' }, 'none', 'loser'],
		['a single round', presets.single, 'ends', 'ends'],
		['a single round, the same again', { ...presets.single, afterDrawn: 'same' }, 'ends', 'ends'],
		['a single round, played on', { ...presets.single, drawnSingle: 'play-on' }, 'other', 'ends'],
		['a single round, never drawn', { ...presets.single, fullBoard: 'last-player' }, 'none', 'ends']
	] as const)('%s', (_, options, drawnRound, wonRound) => {
		expect(ruleValues(options)).toMatchObject({ drawnRound, wonRound });
	});
});
