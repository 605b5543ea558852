import * as v from 'valibot';
import { expect, test } from 'vitest';
import { asGame, type Game } from '$lib/games/game';
import { toyGame } from '../../../tests/support/toy-game';
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

test('the first match is of the box that is sold where one plays', () => {
	expect(new RuleChoice(game, [], undefined, 'short').options).toEqual(short);
	expect(new RuleChoice(game, [], { options: { goal: 99 } }, 'short').preset).toBe('short');
	expect(new RuleChoice(game, [], { options: long }, 'short').preset).toBe('long');
	// One that the game does not have is not looked for among what every object has.
	expect(new RuleChoice(game, [], undefined, 'toString').preset).toBe('long');
});

test('changes are compared with the chosen preset, also where another one has the same options', () => {
	const rules = choose();
	rules.set('goal', 5);
	rules.set('limit', 3);
	expect([rules.preset, changesOf(rules)]).toEqual(['long', ['goal', 'limit']]);
	expect([rules.isChanged('goal'), rules.original('goal')]).toEqual([true, 10]);
	rules.revert();
	expect(rules.options).toEqual(long);
});

test('what was set stays when another preset is chosen, whatever that one is about', () => {
	const rules = choose({ options: { ...short, atLimit: 'points' }, preset: 'short' });
	rules.set('goal', 6);
	rules.choosePreset('brief');
	expect([rules.preset, rules.options]).toEqual(['brief', { ...brief, goal: 6, atLimit: 'points' }]);
	expect(changesOf(rules)).toEqual(['goal', 'atLimit']);
	// Without a limit, what decides there is not in force; it is again with the limit.
	rules.choosePreset('long');
	expect([rules.value('limit'), changesOf(rules)]).toEqual([null, ['goal']]);
	rules.choosePreset('short');
	expect(rules.options).toEqual({ ...short, goal: 6, atLimit: 'points' });
});

test('what was set back to the box is no longer set', () => {
	const rules = choose();
	rules.set('goal', 6);
	rules.set('goal', 10);
	rules.choosePreset('short');
	expect(rules.options).toEqual(short);
});

test('what is reverted is no longer set', () => {
	const rules = choose();
	rules.set('goal', 6);
	rules.revert();
	rules.choosePreset('short');
	expect(rules.options).toEqual(short);
});

test('from a named set one goes back to the box, and what was set before it stays away', () => {
	const rules = choose({ options: { ...short, goal: 9 }, preset: 'short' });
	rules.chooseRuleSet('home');
	rules.revert();
	expect([rules.preset, rules.options, rules.changes]).toEqual(['short', short, []]);
});

test('what only the box decides comes from the box', () => {
	const fields = options.fields.map((field) => (field.key === 'limit' ? { ...field, isOfBox: true } : field));
	const rules = new RuleChoice(asGame({ ...toyGame, options: { ...options, fields } }), [], {
		options: { ...long, limit: 3, goal: 6 },
		preset: 'long'
	});
	// It was remembered with the other box.
	expect([rules.preset, rules.options]).toEqual(['short', { ...long, limit: 3, goal: 6 }]);
	expect(rules.fields.map(({ key }) => key)).toEqual(['goal', 'atLimit']);
	rules.choosePreset('long');
	expect(rules.options).toEqual({ ...long, goal: 6 });
});

test('a rule set is taken as it was named, and what was set before is there again with the box', () => {
	const rules = choose({ options: { ...short, atLimit: 'points' }, preset: 'short' });
	rules.chooseRuleSet('home');
	expect([rules.playedName, rules.options]).toEqual(['Home', home.options]);
	rules.choosePreset('short');
	expect(rules.options).toEqual({ ...short, atLimit: 'points' });
	// What belongs to the rule set was not set beside it, but what was changed of it was.
	rules.chooseRuleSet('home');
	rules.set('goal', 9);
	rules.set('goal', 7);
	rules.choosePreset('brief');
	expect(rules.options).toEqual({ ...brief, atLimit: 'points' });
	rules.chooseRuleSet('home');
	rules.set('goal', 8);
	rules.choosePreset('brief');
	expect(rules.options).toEqual({ ...brief, goal: 8, atLimit: 'points' });
});

test('a value outside its range is refused, and not rounded into it', () => {
	const rules = choose();
	rules.set('goal', 99);
	expect(rules.value('goal')).toBe(10);
	rules.refuse('goal', true);
	expect(rules.refused.map(({ key }) => key)).toEqual(['goal']);
	rules.dropTyped();
	expect([rules.refused, rules.value('goal')]).toEqual([[], 10]);
	rules.refuse('goal', true);
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
	expect([rules.playedName, rules.isEdited, changesOf(rules)]).toEqual(['Home', false, ['goal']]);
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
	// What was in the rule set that is gone stays, too.
	rules.choosePreset('long');
	expect(rules.value('goal')).toBe(12);
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
