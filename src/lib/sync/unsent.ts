/** Finds what is stored here and not known to be in the group. */
import type { Entry } from '../match/entry.ts';
import { toPlayers } from '../store/players/player.ts';
import { toRuleSets } from '../store/rule-sets/rule-set.ts';
import { keysOf, toEntries } from '../store/log/stored-log.ts';
import { read } from '../store/db/transact.ts';
import { joinDocument, playerDocument, ruleSetDocument, type Document } from './document.ts';
import { sharing, type Group } from './group.ts';
import { hasMarksOf, markOf, readAllKnown, readKnown, readKnownDocuments } from './marks.ts';

/**
 * @returns the entries of one match that the group lacks; none of a match that is not shared.
 * @throws {Trouble} when the store cannot be read.
 */
export const unsentOf = (group: Group, match: string): Promise<readonly Entry[]> =>
	read(['entries', 'players', 'settings'], async (transaction) => {
		const log = transaction.objectStore('entries');
		const known = await readKnown(transaction.objectStore('settings'), match);
		const keys = await log.getAllKeys(keysOf(match));
		const missing = keys.filter(([, seq, device]) => !known.has(markOf({ seq, device })));
		if (missing.length === 0) return [];
		// A few entries are read one by one, more of them with a single request for the whole log.
		const values =
			missing.length < 8
				? await Promise.all(missing.map((key) => log.get(key)))
				: await log.getAll(keysOf(match));
		const entries = toEntries(values).filter((entry) => !known.has(markOf(entry)));
		// A match that the group knows already is sent, whatever is shared, also if the database lost it.
		if (await hasMarksOf(transaction.objectStore('settings'), match)) return entries;
		const start = entries.find((entry) => entry.kind === 'start');
		const isGiven = sharing(group, toPlayers(await transaction.objectStore('players').getAll()));
		return start?.players.some(({ id }) => isGiven(id)) ? entries : [];
	});

/**
 * @returns the matches of which the group may lack entries.
 * @throws {Trouble} when the store cannot be read.
 */
export const unsentMatches = async (): Promise<readonly string[]> => {
	const [keys, known] = await Promise.all([
		read(['entries'], (transaction) => transaction.objectStore('entries').getAllKeys()),
		readAllKnown()
	]);
	const lacking = new Set<string>();
	for (const [match, seq, device] of keys) {
		if (!known.get(match)?.has(markOf({ seq, device }))) lacking.add(match);
	}
	return [...lacking];
};

/**
 * @returns the players, joins of players and rule sets that the group lacks. When only the matches of chosen
 * persons are shared, these are only the players they are, and their joins.
 * @throws {Trouble} when the store cannot be read.
 */
export const unsentPlayersAndRuleSets = (group: Group): Promise<readonly Document[]> =>
	read(['players', 'ruleSets', 'settings'], async (transaction) => {
		const known = await readKnownDocuments(transaction.objectStore('settings'));
		const players = toPlayers(await transaction.objectStore('players').getAll());
		const ruleSets = toRuleSets(await transaction.objectStore('ruleSets').getAll());
		const isGiven = sharing(group, players);
		const given = players.filter(({ id }) => isGiven(id));
		return [
			...given.map(playerDocument),
			...given.flatMap(({ id, sameAs }) => (sameAs === undefined ? [] : [joinDocument(id, sameAs)])),
			...(group.shared.of === 'all' ? ruleSets.map(ruleSetDocument) : [])
		].filter(({ _id }) => !known.has(_id));
	});
