import { describe, expect, it } from 'vitest';
import { usualOptions } from '../../../../../tests/oracles/geisha/usual-options.ts';
import { factsOfFixture, factValues } from '../../../../../tests/support/facts.ts';
import type { Options } from './options.ts';
import { kindOf } from './records.ts';

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

describe('the facts of a match', () => {
	it('points to ten: four rounds, two squares, a row and a block', async () => {
		const facts = await factsOfFixture('geisha', 'points-to-ten');
		expect([facts.like, facts.starter, facts.rounds]).toEqual(['points-10', 0, 4]);
		expect(factValues(facts, 'round')).toEqual([
			['pattern', 0, 1],
			['pattern', 0, 1],
			['block', 1, 1],
			['pattern', 0, 1]
		]);
		expect(factValues(facts, 'pattern')).toEqual([
			['square', 0, 1],
			['row', 0, 1],
			['square', 0, 1]
		]);
		expect(factValues(facts, 'left')).toEqual([
			[0, 9],
			[0, 0],
			[1, 7],
			[0, 9]
		]);
		expect(factValues(facts, 'began')).toEqual([
			['won', 0, 1],
			['lost', 1, 1],
			['won', 1, 1],
			['won', 0, 1]
		]);
	});

	it('of each garden the moves with ten tiles left or fewer are looked at', async () => {
		const kept = factValues(await factsOfFixture('geisha', 'points-to-ten'), 'kept');
		// The rounds have 7, 16, 9 and 7 moves, of which those from the seventh on are analysed.
		expect(kept).toHaveLength(1 + 10 + 3 + 1);
		// The moves that won at once: the facts of each round begin with its last move.
		expect([kept[0], kept[11], kept[14]]).toEqual([
			[0, 1],
			[1, 1],
			[0, 1]
		]);
	});

	it('a drawn round is nobody’s', async () => {
		const facts = await factsOfFixture('geisha', 'three-rounds-block');
		expect(facts.like).toBe('rounds-3');
		expect(factValues(facts, 'round')).toEqual([
			['block', 1, 1],
			['drawn', 1],
			['pattern', 0, 1],
			['pattern', 1, 1],
			['block', 1, 1]
		]);
		expect(factValues(facts, 'began')[1]).toEqual(['drawn', 0, 1]);
	});

	it('a result that was only noted says nothing of its moves', async () => {
		expect(factValues(await factsOfFixture('geisha', 'result-only'), 'kept')).toEqual([]);
	});
});
