/**
 * The rule sets that players saved under a name. A match keeps the options it was begun with, whatever
 * happens to the rule set.
 */
import type { Game } from '../../games/game.ts';
import { tidyName, timeOf } from '../../match/entry.ts';
import { read } from '../db/connection.ts';
import { newId } from '../db/schema.ts';
import { changerOf, refusalOf, type NameRefusal } from '../lists/change-list.ts';
import { toRuleSets, type RuleSet } from './rule-set.ts';

/** The stored rule set, or why its name was refused: it is empty, or that of another rule set of the game. */
export type RuleSetResult = { readonly ruleSet: RuleSet } | NameRefusal<RuleSet>;

/** The preset and the options of a rule set. */
export interface RuleSetValues {
	readonly preset: string;
	readonly options: unknown;
}

/**
 * @returns the rule sets of a game, sorted by name. Stored values that are not rule sets are ignored.
 * @throws {Trouble} when the store cannot be read.
 */
export const listRuleSets = async (game: string): Promise<readonly RuleSet[]> => {
	const values = await read(['ruleSets'], (tx) => tx.objectStore('ruleSets').getAll());
	return toRuleSets(values)
		.filter((ruleSet) => ruleSet.game === game)
		.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
};

const changeRuleSets = changerOf('ruleSets', 'rule-sets', toRuleSets);

const stored = (ruleSet: RuleSet, all: readonly RuleSet[]) => {
	const refused = refusalOf(
		ruleSet,
		all.filter(({ game }) => game === ruleSet.game)
	);
	return refused ? { result: refused } : { result: { ruleSet }, put: [ruleSet] };
};

/**
 * Saves a rule set under a name.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const addRuleSet = (
	{ id: game, version }: Pick<Game, 'id' | 'version'>,
	typed: string,
	values: RuleSetValues,
	now: () => number = Date.now,
	makeId: () => string = newId
): Promise<RuleSetResult> => {
	const at = timeOf(now());
	const named = { id: makeId(), game, version, name: tidyName(typed), created: at, changed: at };
	return restoreRuleSet({ ...named, ...values });
};

/**
 * Puts a removed rule set back.
 *
 * @returns a refusal when another rule set has taken its name meanwhile.
 * @throws {Trouble} when it cannot be stored.
 */
export const restoreRuleSet = (ruleSet: RuleSet): Promise<RuleSetResult> =>
	changeRuleSets<RuleSetResult>((all) => stored(ruleSet, all));

/** @returns undefined when the rule set no longer exists. */
const alter = (id: string, change: Partial<RuleSet>): Promise<RuleSetResult | undefined> =>
	changeRuleSets<RuleSetResult | undefined>((all) => {
		const before = all.find((other) => other.id === id);
		return before ? stored({ ...before, ...change }, all) : { result: undefined };
	});

/**
 * Renames a rule set. Other capitals of its own name are accepted.
 *
 * @returns undefined when the rule set no longer exists.
 * @throws {Trouble} when it cannot be stored.
 */
export const renameRuleSet = (
	id: string,
	typed: string,
	now: () => number = Date.now
): Promise<RuleSetResult | undefined> => alter(id, { name: tidyName(typed), changed: timeOf(now()) });

/**
 * Changes the options of a rule set.
 *
 * @returns undefined when the rule set no longer exists.
 * @throws {Trouble} when it cannot be stored.
 */
export const changeRuleSet = (
	{ version }: Pick<Game, 'version'>,
	id: string,
	values: RuleSetValues,
	now: () => number = Date.now
): Promise<RuleSetResult | undefined> => alter(id, { version, ...values, changed: timeOf(now()) });

/** Removes a rule set. @throws {Trouble} when it cannot be stored. */
export const removeRuleSet = (id: string): Promise<void> =>
	changeRuleSets(() => ({ result: undefined, remove: [id] }));
