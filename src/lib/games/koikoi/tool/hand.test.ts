/** The counter of a hand offers named rule sets too, and takes up the hand that was kept. */
import { expect, test } from 'vitest';
import { presets } from '../rules/options.ts';
import { Hand } from './hand.svelte.ts';

const options = { ...presets.seed, points: { ...presets.seed.points, sanko: 9 } };
const ruleSets = [
	{ id: 'home', name: 'At home', options },
	{ id: 'odd', name: 'No rules', options: { goal: 4 } }
];

test('rule sets with a name stand beside the presets, unless the game refuses them', () => {
	const hand = new Hand(ruleSets, undefined);
	expect(hand.choices.map(({ id }) => id)).toEqual([
		'seed',
		'nintendo',
		'fuda-wiki',
		'classic',
		'one-counter',
		'home'
	]);
	for (const card of ['01H', '03H', '08H'] as const) hand.tap(card);
	expect(hand.score.points).toBe(5);
	hand.chosen = 'home';
	expect(hand.score.points).toBe(9);
	expect(hand.settlement.total).toBe(18);
});

test('a hand that was kept comes back; a rule set that is gone does not', () => {
	const hand = new Hand(ruleSets, undefined);
	hand.tap('08H');
	hand.chosen = 'home';
	hand.ownCalls = 2;
	const kept: unknown = structuredClone(hand.kept);
	expect(new Hand(ruleSets, kept).kept).toEqual(hand.kept);
	expect(new Hand([], kept).kept).toEqual({ ...hand.kept, rules: 'seed' });
	expect(new Hand([], { cards: ['99H'] }).cards).toEqual([]);
});
