/** Finds what is stored here and not known to be in the group. */
import type { Entry } from '../match/entry.ts';
import { toRow } from '../store/lists/row.ts';
import { toPlayers, type Player } from '../store/players/player.ts';
import { matchesOf } from '../store/players/sat-together.ts';
import { toRuleSets, type RuleSet } from '../store/rule-sets/rule-set.ts';
import { keysOf, toEntries } from '../store/lines/stored-log.ts';
import { read } from '../store/db/transact.ts';
import { deviceId } from '../store/settings/settings.ts';
import { begunSinceJoining } from './begun-since.ts';
import { joinDocument, playerDocument, ruleSetDocument, type Document } from './document.ts';
import { readAllFormer, readFormerGroups, readFormerOf, type FormerGroup } from './former-groups.ts';
import { isGiven, wasInGroup, sharing, type Group } from './group.ts';
import { isHeldBack, readHeldBack } from './held-back.ts';
import {
	hasMarksOf,
	markOf,
	readAllKnown,
	readKnown,
	readKnownDocuments,
	readKnownMatches,
	readLostDocuments
} from './marks.ts';

/**
 * @returns the entries of one match that the group lacks; none of a match that is not shared.
 * @throws {Trouble} when the store cannot be read.
 */
export const unsentOf = async (group: Group, match: string): Promise<readonly Entry[]> => {
	const device = await deviceId();
	return read(['entries', 'matches', 'players', 'settings'], async (transaction) => {
		const log = transaction.objectStore('entries');
		const settings = transaction.objectStore('settings');
		const known = await readKnown(settings, match);
		const keys = await log.getAllKeys(keysOf(match));
		const missing = keys.filter(([, seq, device]) => !known.has(markOf({ seq, device })));
		if (missing.length === 0) return [];
		// What the group has, or had before it lost it, is the group's.
		const groups = (await hasMarksOf(settings, match)) ? [group.url] : await readFormerOf(settings, match);
		const isGroups = wasInGroup(group, { groups });
		if (!isGroups) {
			const isOfOthers = keys.some(([, , author]) => author !== device);
			const begun = await begunSinceJoining(log, settings, isOfOthers ? [match] : [], device);
			const isReceived = isOfOthers && !begun.has(match);
			const origin = { groups, isReceived, isHeldBack: await isHeldBack(settings, match) };
			if (!isGiven(group, origin)) return [];
		}
		// A few entries are read one by one, more of them with a single request for the whole log.
		const values =
			missing.length < 8
				? await Promise.all(missing.map((key) => log.get(key)))
				: await log.getAll(keysOf(match));
		const entries = toEntries(values).filter((entry) => !known.has(markOf(entry)));
		// A match that is the group's already is sent, whatever is shared.
		if (isGroups) return entries;
		const row = toRow(await transaction.objectStore('matches').get(match));
		const isChosen = group.shared.of === 'chosen';
		// The choice counts the matches that lists show.
		if (isChosen && row?.isDeleted) return [];
		const start = entries.find((entry) => entry.kind === 'start');
		const seated = (isChosen ? row?.players : undefined) ?? start?.players;
		const isShared = sharing(group, toPlayers(await transaction.objectStore('players').getAll()));
		return start && seated?.some(({ id }) => isShared(id)) ? entries : [];
	});
};

/**
 * @returns the matches of which the group may lack entries, without those that do not go there for where they
 * come from.
 * @throws {Trouble} when the store cannot be read.
 */
export const unsentMatches = async (group: Group): Promise<readonly string[]> => {
	const [keys, known, device] = await Promise.all([
		read(['entries'], (transaction) => transaction.objectStore('entries').getAllKeys()),
		readAllKnown(),
		deviceId()
	]);
	const lacking = new Set<string>();
	const received = new Set<string>();
	const ours = new Set<string>();
	for (const [match, seq, author] of keys) {
		if (!known.get(match)?.has(markOf({ seq, device: author }))) lacking.add(match);
		if (author !== device) received.add(match);
		else if (seq === 0) ours.add(match);
	}
	if (group.shared.of !== 'chosen') return [...lacking];
	const doubtful = [...received].filter((match) => ours.has(match) && lacking.has(match));
	const [former, heldBack, begun] = await read(['entries', 'settings'], (transaction) => {
		const settings = transaction.objectStore('settings');
		const log = transaction.objectStore('entries');
		return Promise.all([
			readAllFormer(settings),
			readHeldBack(settings),
			begunSinceJoining(log, settings, doubtful, device)
		]);
	});
	const originOf = (match: string) => ({
		groups: former.get(match) ?? [],
		isReceived: received.has(match) && !begun.has(match),
		isHeldBack: heldBack.has(match)
	});
	return [...lacking].filter((match) => known.has(match) || isGiven(group, originOf(match)));
};

/**
 * @returns the players, joins of players and rule sets that the group lacks. When only the matches of chosen
 * persons are shared, these are only the players they are, and their joins. When matches are chosen by where
 * they come from, they are the players who sit in a match of the group.
 * @throws {Trouble} when the store cannot be read.
 */
export const unsentPlayersAndRuleSets = (group: Group): Promise<readonly Document[]> =>
	read(['matches', 'players', 'ruleSets', 'settings'], async (transaction) => {
		const settings = transaction.objectStore('settings');
		const known = await readKnownDocuments(settings);
		const players = toPlayers(await transaction.objectStore('players').getAll());
		const ruleSets = toRuleSets(await transaction.objectStore('ruleSets').getAll());
		const former = await readFormerGroups(settings);
		const sitting =
			group.shared.of === 'chosen'
				? await sittingIn(transaction.objectStore('matches'), players, await readKnownMatches(settings))
				: players;
		const isShared = sharing(group, players);
		const given = sitting.filter(({ id }) => isShared(id));
		const documents = [
			...given.map(playerDocument),
			...joinsOf(given, group.shared.of === 'chosen' ? given : undefined),
			...givenRuleSets(group, ruleSets, former).map(ruleSetDocument)
		];
		// What this group had before, or had and lost, is the group's, whatever is shared.
		const formerLists = former.find(({ url }) => url === group.url)?.lists ?? [];
		const ours = new Set([...formerLists, ...(await readLostDocuments(settings))]);
		const others = [...players.map(playerDocument), ...joinsOf(players), ...ruleSets.map(ruleSetDocument)];
		const all = [...documents, ...others.filter(({ _id }) => ours.has(_id))];
		return [...new Map(all.map((document) => [document._id, document])).values()].filter(
			({ _id }) => !known.has(_id)
		);
	});

/** @returns the players who sit in one of these matches. */
const sittingIn = async (
	matches: Parameters<typeof matchesOf>[0],
	players: readonly Player[],
	among: readonly string[]
): Promise<readonly Player[]> => {
	const isAmong = new Set(among);
	const matchesBySeat = await matchesOf(
		matches,
		players.map(({ id }) => id)
	);
	return players.filter((_, index) => matchesBySeat[index]?.some((match) => isAmong.has(match)));
};

/** @returns the joins of these players; if `into` is given, only those into one of them. */
const joinsOf = (players: readonly Player[], into?: readonly Player[]): readonly Document[] => {
	const persons = into && new Set(into.map(({ id }) => id));
	return players.flatMap(({ id, sameAs }) =>
		sameAs === undefined || persons?.has(sameAs) === false ? [] : [joinDocument(id, sameAs)]
	);
};

/** @returns the rule sets that are given: all or none, but those of other groups only if that was chosen. */
const givenRuleSets = (
	{ url, shared }: Group,
	ruleSets: readonly RuleSet[],
	former: readonly FormerGroup[]
): readonly RuleSet[] => {
	if (shared.of === 'all') return ruleSets;
	if (shared.of === 'players' || shared.players !== undefined) return [];
	const withheld = former.filter((one) => one.url !== url && !shared.groups.includes(one.url));
	const ids = new Set(
		withheld.flatMap(({ lists }) => lists).map((id) => id.split('!').slice(0, 2).join('!'))
	);
	return ruleSets.filter(({ id }) => !ids.has(`rule-set!${id}`));
};
