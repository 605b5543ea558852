import * as v from 'valibot';
import { expect, test } from 'vitest';
import { asGame, type Game } from '$lib/games/game';
import { toyGame } from '../../../../tests/support/toy-game';
import type { RuleSet } from '$lib/store/rule-sets/rule-set';
import { RuleChoice, type ChosenRules } from './rule-choice.svelte';

const schema = v.strictObject({
	goal: v.pipe(v.number(), v.minValue(1), v.maxValue(20)),
	limit: v.nullable(v.literal(3)),
	atLimit: v.picklist(['draw', 'points'])
});
type Options = v.InferOutput<typeof schema>;
const long: Options = { goal: 10, limit: null, atLimit: 'draw' };
const short: Options = { goal: 5, limit: 3, atLimit: 'draw' };
const brief: Options = { ...short, goal: 3 };
const options: Game<Options>['options'] = {
	schema,
	presets: { long, short, brief },
	fields: [
		{ key: 'goal', rule: 'goal', range: { min: 1, max: 20 } },
		{ key: 'limit', rule: 'limit', values: [null, 3], group: 'limit' },
		{
			key: 'atLimit',
			rule: 'limit',
			values: ['draw', 'points'],
			group: 'limit',
			applies: ({ limit }) => limit !== null
		}
	]
};
const game = asGame({ ...toyGame, options });

const home: RuleSet = {
	id: 'home',
	game: 'toy',
	version: 2,
	name: 'Home',
	preset: 'short',
	options: { ...short, goal: 7 },
	created: 1,
	changed: 1
};
const choose = (memory?: ChosenRules, ruleSets: readonly RuleSet[] = [home]) =>
	new RuleChoice(game, ruleSets, memory);
const changesOf = (rules: RuleChoice) => rules.changes.map(({ key }) => key);

test('without remembered rules, or with invalid ones, the first preset is chosen', () => {
	for (const memory of [
		undefined,
		{ options: { goal: 99 } },
		{ options: null, ruleSet: 'gone', preset: 'x' }
	]) {
		const rules = choose(memory);
		expect([rules.preset, rules.options, rules.changes]).toEqual(['long', long, []]);
	}
});

test('changes are compared with the chosen preset, until another preset has the same options', () => {
	const rules = choose();
	rules.set('goal', 6);
	rules.set('limit', 3);
	expect([rules.preset, changesOf(rules)]).toEqual(['long', ['goal', 'limit']]);
	expect([rules.isChanged('goal'), rules.original('goal')]).toEqual([true, 10]);
	rules.set('goal', 5);
	expect([rules.preset, changesOf(rules)]).toEqual(['short', []]);
	rules.set('atLimit', 'points');
	rules.revert();
	expect(rules.options).toEqual(short);
});

const lostOf = (rules: RuleChoice) => rules.lost.map(({ key, value }) => [key, value]);

test('what was set stays when another preset is chosen', () => {
	const rules = choose({ options: { ...short, atLimit: 'points' }, preset: 'short' });
	rules.choosePreset('brief');
	expect([rules.preset, rules.options]).toEqual(['brief', { ...brief, atLimit: 'points' }]);
	expect([changesOf(rules), lostOf(rules)]).toEqual([['atLimit'], []]);
	rules.choosePreset('short');
	expect([rules.options, lostOf(rules)]).toEqual([{ ...short, atLimit: 'points' }, []]);
	rules.revert();
	expect([rules.options, lostOf(rules)]).toEqual([short, []]);
});

test('what the other preset is about is taken from it, and told if something else was set', () => {
	const rules = choose();
	rules.set('goal', 6);
	rules.choosePreset('short');
	expect([rules.options, lostOf(rules)]).toEqual([short, [['goal', 6]]]);
	rules.set('atLimit', 'points');
	expect(lostOf(rules)).toEqual([]);
	// Without a limit, what decides there is not in force; it is again with the limit.
	rules.choosePreset('long');
	expect(lostOf(rules)).toEqual([['atLimit', 'points']]);
	rules.choosePreset('short');
	expect([rules.value('atLimit'), lostOf(rules)]).toEqual(['points', []]);
});

test('a rule set is taken as it was named, and what was set before it is told', () => {
	const rules = choose({ options: { ...short, atLimit: 'points' }, preset: 'short' });
	rules.chooseRuleSet('home');
	expect([rules.playedName, lostOf(rules)]).toEqual(['Home', [['atLimit', 'points']]]);
	// What belongs to the rule set was not set beside it, but what was changed of it was.
	rules.choosePreset('brief');
	expect([rules.options, lostOf(rules)]).toEqual([brief, []]);
	rules.chooseRuleSet('home');
	rules.set('atLimit', 'points');
	rules.choosePreset('brief');
	expect([rules.options, lostOf(rules)]).toEqual([{ ...brief, atLimit: 'points' }, []]);
});

test('a value outside its range is refused, and not rounded into it', () => {
	const rules = choose();
	rules.set('goal', 99);
	expect(rules.value('goal')).toBe(10);
	rules.refuse('goal', true);
	expect(rules.refused.map(({ key }) => key)).toEqual(['goal']);
	rules.choosePreset('short');
	expect(rules.refused).toEqual([]);
});

test('an invalid value in a field that is out of force blocks nothing', () => {
	const rules = choose({ options: short });
	rules.refuse('atLimit', true);
	expect(rules.refused).toHaveLength(1);
	rules.set('limit', null);
	expect(rules.refused).toEqual([]);
});

test('a rule set is chosen, changed and reverted', () => {
	const rules = choose();
	rules.chooseRuleSet('home');
	expect([rules.playedName, rules.isEdited, changesOf(rules), rules.changesOf(home)]).toEqual([
		'Home',
		false,
		['goal'],
		1
	]);
	rules.set('goal', 8);
	expect([rules.playedName, rules.isEdited, changesOf(rules)]).toEqual([undefined, true, ['goal']]);
	rules.revert();
	expect(rules.playedName).toBe('Home');
	rules.choosePreset('long');
	expect(rules.ruleSet).toBeUndefined();
});

test('an unchanged rule set is remembered with its current options, a changed one with its changes', () => {
	const rules = choose();
	rules.chooseRuleSet('home');
	const kept = rules.remembered;
	rules.set('goal', 8);
	const edited = rules.remembered;
	const newer = { ...home, options: { ...short, goal: 9 } };
	expect(choose(kept, [newer])).toMatchObject({ playedName: 'Home', options: newer.options });
	expect(choose(edited, [newer])).toMatchObject({ isEdited: true, options: { goal: 8 } });
	const gone = choose(kept, []);
	expect([gone.preset, gone.ruleSet, changesOf(gone)]).toEqual(['short', undefined, ['goal']]);
});

test('a rematch finds the rule set by its values', () => {
	expect(choose({ options: home.options }).playedName).toBe('Home');
	expect(choose({ options: { ...short, goal: 6 } })).toMatchObject({
		preset: 'short',
		playedName: undefined
	});
});

test('changes in another tab are taken over, unless the rules were changed here', () => {
	const rules = choose();
	rules.chooseRuleSet('home');
	const newer = { ...home, name: 'At home', options: { ...short, goal: 9 } };
	rules.follow([newer]);
	expect(rules).toMatchObject({ playedName: 'At home', options: { goal: 9 } });
	rules.set('goal', 12);
	rules.follow([home]);
	expect(rules).toMatchObject({ isEdited: true, options: { goal: 12 } });
	rules.follow([]);
	expect([rules.ruleSet, rules.preset, rules.value('goal')]).toEqual([undefined, 'short', 12]);
});

test('a rule set that the game refuses is not offered; one of a preset that no longer exists is', () => {
	const rules = choose(undefined, [
		{ ...home, id: 'bad', options: { goal: 0 } },
		{ ...home, preset: 'toString' }
	]);
	expect(rules.ruleSets.map(({ id }) => id)).toEqual(['home']);
	rules.chooseRuleSet('home');
	expect([rules.preset, changesOf(rules)]).toEqual(['short', ['goal']]);
});
