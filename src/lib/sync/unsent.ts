/** What lies here and is not known to lie in the group. */
import type { Entry } from '../match/entry.ts';
import { toPlayers } from '../store/players/player.ts';
import { toRuleSets } from '../store/rule-sets/rule-set.ts';
import { keysOf, toEntries } from '../store/log/stored-log.ts';
import { read } from '../store/db/transact.ts';
import { joinDocument, playerDocument, ruleSetDocument, type Document } from './document.ts';
import { isShared, type Group } from './group.ts';
import { markOf, readAllKnown, readKnown, readLists } from './marks.ts';

/** The entries of one match that the group lacks, unless the match is not shared. */
export const unsentOf = (group: Group, match: string): Promise<readonly Entry[]> =>
	read(['entries', 'settings'], async (transaction) => {
		const log = transaction.objectStore('entries');
		const known = await readKnown(transaction.objectStore('settings'), match);
		const keys = await log.getAllKeys(keysOf(match));
		const missing = keys.filter(([, seq, device]) => !known.has(markOf({ seq, device })));
		if (missing.length === 0) return [];
		// A tap or two are read alone; after longer, all is read at once.
		const values =
			missing.length < 8
				? await Promise.all(missing.map((key) => log.get(key)))
				: await log.getAll(keysOf(match));
		const entries = toEntries(values).filter((entry) => !known.has(markOf(entry)));
		// What was played on from the group is the group's.
		if (known.size > 0) return entries;
		const start = entries.find((entry) => entry.kind === 'start');
		return start && isShared(group, start.players) ? entries : [];
	});

/** The matches of which the group may lack something. */
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

/** The players, joins of them and rule sets that the group lacks; with chosen players, only these, and no rule sets. */
export const unsentLists = ({ shared }: Group): Promise<readonly Document[]> =>
	read(['players', 'ruleSets', 'settings'], async (transaction) => {
		const known = await readLists(transaction.objectStore('settings'));
		const players = toPlayers(await transaction.objectStore('players').getAll());
		const ruleSets = toRuleSets(await transaction.objectStore('ruleSets').getAll());
		const given = shared.of === 'all' ? players : players.filter(({ id }) => shared.players.includes(id));
		return [
			...given.map(playerDocument),
			...given.flatMap(({ id, sameAs }) => (sameAs === undefined ? [] : [joinDocument(id, sameAs)])),
			...(shared.of === 'all' ? ruleSets.map(ruleSetDocument) : [])
		].filter(({ _id }) => !known.has(_id));
	});
