/**
 * The rule sets that players saved under a name. A match keeps the options it was begun with, whatever
 * happens to the rule set.
 */
import type { Game } from '../../games/game.ts';
import { isSameName, tidyName, timeOf } from '../../match/entry.ts';
import { newId } from '../db/schema.ts';
import { announce } from '../db/tabs.ts';
import { toRuleSets, type RuleSet } from './rule-set.ts';
import { read, write } from '../db/connection.ts';

/**
 * Why a name is refused: it is empty, or that of another rule set of the game (case and accents are ignored).
 */
export interface RuleSetRefusal {
	readonly refused: 'name-empty' | 'name-taken';
}
/** The stored rule set, or why its name was refused. */
export type RuleSetResult = { readonly ruleSet: RuleSet } | RuleSetRefusal;

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
	const stored = await read(['ruleSets'], (tx) => tx.objectStore('ruleSets').getAll());
	return toRuleSets(stored)
		.filter((ruleSet) => ruleSet.game === game)
		.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
};

/**
 * Saves a rule set under a name.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const addRuleSet = (
	{ id: game, version }: Pick<Game, 'id' | 'version'>,
	typed: string,
	{ preset, options }: RuleSetValues,
	now: () => number = Date.now,
	makeId: () => string = newId
): Promise<RuleSetResult> => {
	const at = timeOf(now());
	return put({
		id: makeId(),
		game,
		version,
		name: tidyName(typed),
		preset,
		options,
		created: at,
		changed: at
	});
};

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
	{ preset, options }: RuleSetValues,
	now: () => number = Date.now
): Promise<RuleSetResult | undefined> => alter(id, { version, preset, options, changed: timeOf(now()) });

/**
 * Removes a rule set.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const removeRuleSet = async (id: string): Promise<void> => {
	await write(['ruleSets'], (tx) => tx.objectStore('ruleSets').delete(id));
	announce({ kind: 'rule-sets' });
};

/**
 * Puts a removed rule set back.
 *
 * @returns a refusal when another rule set has taken its name meanwhile.
 * @throws {Trouble} when it cannot be stored.
 */
export const restoreRuleSet = (ruleSet: RuleSet): Promise<RuleSetResult> => put(ruleSet);

const tellOthers = <Result extends RuleSetResult | undefined>(result: Result): Result => {
	if (result && 'ruleSet' in result) announce({ kind: 'rule-sets' });
	return result;
};

/**
 * Checking the name and storing are one transaction, so that of two tabs that use the same name at once, one
 * is refused.
 */
const alter = (id: string, change: Partial<RuleSet>): Promise<RuleSetResult | undefined> =>
	write(['ruleSets'], async (transaction): Promise<RuleSetResult | undefined> => {
		const store = transaction.objectStore('ruleSets');
		const stored = toRuleSets(await store.getAll());
		const before = stored.find((other) => other.id === id);
		if (!before) return undefined;
		const ruleSet = { ...before, ...change };
		const refused = refusalOf(ruleSet, stored);
		if (refused) return refused;
		await store.put(ruleSet);
		return { ruleSet };
	}).then(tellOthers);

const put = (ruleSet: RuleSet): Promise<RuleSetResult> =>
	write(['ruleSets'], async (transaction): Promise<RuleSetResult> => {
		const store = transaction.objectStore('ruleSets');
		const refused = refusalOf(ruleSet, toRuleSets(await store.getAll()));
		if (refused) return refused;
		await store.put(ruleSet);
		return { ruleSet };
	}).then(tellOthers);

const refusalOf = ({ id, game, name }: RuleSet, stored: readonly RuleSet[]): RuleSetRefusal | undefined => {
	if (name === '') return { refused: 'name-empty' };
	const isTaken = stored.some(
		(other) => other.game === game && other.id !== id && isSameName(other.name, name)
	);
	return isTaken ? { refused: 'name-taken' } : undefined;
};
