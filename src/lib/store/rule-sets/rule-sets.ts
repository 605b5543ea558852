/** The rule sets players gave a name to. A match keeps the values it was begun under, whatever becomes of them. */
import type { Game } from '../../games/game.ts';
import { isSameName, tidyName } from '../../match/names.ts';
import { timeOf } from '../../match/time.ts';
import { announce } from '../db/tabs.ts';
import { newId } from '../db/new-id.ts';
import { toRuleSets, type RuleSet } from './rule-set.ts';
import { read, write } from '../db/transact.ts';

/** Why a name is not taken: it is empty, or (accents and capitals aside) that of another of the same game. */
export interface RuleSetRefusal {
	readonly refused: 'name-empty' | 'name-taken';
}
export type Kept = { readonly ruleSet: RuleSet } | RuleSetRefusal;

/** What a rule set plays. */
export interface Played {
	readonly preset: string;
	readonly options: unknown;
}

/**
 * @returns the rule sets of a game, by name; what does not pass as one is left where it lies.
 * @throws {Trouble} when the store cannot be read.
 */
export const listRuleSets = async (game: string): Promise<readonly RuleSet[]> => {
	const stored = await read(['ruleSets'], (tx) => tx.objectStore('ruleSets').getAll());
	return toRuleSets(stored)
		.filter((ruleSet) => ruleSet.game === game)
		.sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
};

/**
 * Keeps a rule set under a name.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const addRuleSet = (
	{ id: game, version }: Pick<Game, 'id' | 'version'>,
	typed: string,
	{ preset, options }: Played,
	now: () => number = Date.now,
	makeId: () => string = newId
): Promise<Kept> => {
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
 * Gives a rule set another name; its own in other capitals is one.
 *
 * @returns undefined when it is gone.
 * @throws {Trouble} when it cannot be stored.
 */
export const renameRuleSet = (
	id: string,
	typed: string,
	now: () => number = Date.now
): Promise<Kept | undefined> => alter(id, { name: tidyName(typed), changed: timeOf(now()) });

/**
 * Lets a rule set play other values from now on.
 *
 * @returns undefined when it is gone.
 * @throws {Trouble} when it cannot be stored.
 */
export const changeRuleSet = (
	{ version }: Pick<Game, 'version'>,
	id: string,
	{ preset, options }: Played,
	now: () => number = Date.now
): Promise<Kept | undefined> => alter(id, { version, preset, options, changed: timeOf(now()) });

/**
 * Takes a rule set off the list.
 *
 * @throws {Trouble} when it cannot be stored.
 */
export const removeRuleSet = async (id: string): Promise<void> => {
	await write(['ruleSets'], (tx) => tx.objectStore('ruleSets').delete(id));
	announce({ kind: 'rule-sets' });
};

/**
 * Puts a removed rule set back as it was.
 *
 * @returns a refusal when its name was given to another meanwhile.
 * @throws {Trouble} when it cannot be stored.
 */
export const restoreRuleSet = (ruleSet: RuleSet): Promise<Kept> => put(ruleSet);

const tellOthers = <Result extends Kept | undefined>(result: Result): Result => {
	if (result && 'ruleSet' in result) announce({ kind: 'rule-sets' });
	return result;
};

/** Looking and storing are one transaction: of two tabs that take the same name at once, one is refused. */
const alter = (id: string, change: Partial<RuleSet>): Promise<Kept | undefined> =>
	write(['ruleSets'], async (transaction): Promise<Kept | undefined> => {
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

const put = (ruleSet: RuleSet): Promise<Kept> =>
	write(['ruleSets'], async (transaction): Promise<Kept> => {
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
