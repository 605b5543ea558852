/**
 * What of this phone is given to its group: the matches that were not held back and are of the origin and the players
 * that were chosen, and all that is the group's already.
 */
import * as v from 'valibot';
import { originOf } from '../match/choose.ts';
import type { Entry, Seated } from '../match/entry.ts';
import { read } from '../store/db/connection.ts';
import { seatsSchema, toRow } from '../store/lists/row.ts';
import { readStoredLine, readLines } from '../store/lines/read-line.ts';
import { toPlayers } from '../store/players/player.ts';
import { toRuleSets } from '../store/rule-sets/rule-set.ts';
import { deviceId } from '../store/settings/settings.ts';
import { matchDocumentId, matchOfDocument, memberId, type Member } from './document.ts';
import { isGiven, sharing, wasInGroup, type Group, type Origin } from './group.ts';
import {
	isHeldBack,
	readFormerGroups,
	readFormerOf,
	readAllFormer,
	readHeldBack,
	readJoined
} from './joined.ts';
import { toShared } from './shared.ts';
import { rowsIn, storedMatchIds } from '../store/lists/read-rows.ts';

/**
 * Whether a match was received: it has entries of other devices, and was not begun on this one since it joined.
 *
 * @param joined when the group was joined, where that is known.
 */
const isReceived = (line: readonly Entry[], device: string, joined: number | undefined): boolean => {
	const [start] = line;
	const isBegunSince = joined !== undefined && start?.device === device && start.at >= joined;
	return !isBegunSince && line.some((entry) => entry.device !== device);
};

type KnownOrigin = Omit<Origin, 'isReceived'>;

/** What is known of a match that may be given, without its line. */
interface Candidate {
	/** Undefined for one that is the group's already. */
	readonly origin: KnownOrigin | undefined;
	/** Whether its line was replaced by another, so that what the group was known to have of it means nothing. */
	readonly isReplaced: boolean;
}

/** @returns when the group was joined, and those of the matches that may be given. */
const candidatesAmong = (
	group: Group,
	matches: readonly string[]
): Promise<readonly [joined: number | undefined, candidates: ReadonlyMap<string, Candidate>]> =>
	read(['matches', 'players', 'settings', 'shared'], async (transaction) => {
		const [settings, shared] = [transaction.objectStore('settings'), transaction.objectStore('shared')];
		const isShared = sharing(group, toPlayers(await transaction.objectStore('players').getAll()));
		const judge = async (match: string): Promise<Candidate | undefined> => {
			const own = { origin: undefined, isReplaced: false };
			// What the group has, or had before it lost it, is the group's.
			const known: unknown = await shared.get(matchDocumentId(match));
			if (known !== undefined) return { ...own, isReplaced: toShared(known)?.revision === '' };
			const groups = await readFormerOf(settings, match);
			if (wasInGroup(group, { groups })) return own;
			const row = toRow(await transaction.objectStore('matches').get(match));
			if (!row || row.isDeleted) return undefined;
			// A line that was kept beside one of the group's is deleted until somebody brings it back.
			if ((await shared.getKey(matchDocumentId(originOf(match)))) !== undefined) return own;
			if (!row.players.some(({ id }) => isShared(id))) return undefined;
			const origin = { groups, isHeldBack: await isHeldBack(settings, match) };
			return { ...own, origin };
		};
		const judged = await Promise.all(matches.map(async (match) => [match, await judge(match)] as const));
		return [
			await readJoined(settings),
			new Map(judged.flatMap(([match, candidate]) => (candidate ? [[match, candidate] as const] : [])))
		];
	});

/** A match that is given. */
interface GivenMatch {
	readonly line: readonly Entry[];
	readonly isReplaced: boolean;
}

/** @returns those of the matches that are given to the group. @throws {Trouble} when the store cannot be read. */
export const givenAmong = async (
	group: Group,
	matches: readonly string[]
): Promise<ReadonlyMap<string, GivenMatch>> => {
	const device = await deviceId();
	const [joined, candidates] = await candidatesAmong(group, matches);
	const given = new Map<string, GivenMatch>();
	for (const [match, { origin, isReplaced }] of candidates) {
		const { entries: line } = await readStoredLine(match);
		const isOwn = !origin || isGiven(group, { ...origin, isReceived: isReceived(line, device, joined) });
		if (isOwn && line.length > 0) given.set(match, { line, isReplaced });
	}
	return given;
};

/** As much of a row as is asked here: the whole of a thousand takes half a second. */
const listedSchema = v.object({ id: v.string(), players: seatsSchema, isDeleted: v.literal(false) });

/**
 * @returns the players and rule sets that are given to the group: its own, the chosen players who sit in its matches, and
 * all rule sets or none, those of other groups only if that was chosen.
 * @throws {Trouble} when the store cannot be read.
 */
export const givenMembers = (group: Group): Promise<readonly Member[]> =>
	read(['matches', 'players', 'ruleSets', 'settings', 'shared'], async (transaction) => {
		const { shared } = group;
		const ids = await transaction.objectStore('shared').getAllKeys();
		const players = toPlayers(await transaction.objectStore('players').getAll());
		const ruleSets = toRuleSets(await transaction.objectStore('ruleSets').getAll());
		const former = await readFormerGroups(transaction.objectStore('settings'));
		const isChosen = sharing(group, players);
		const inGroup = new Set(ids.flatMap((id) => matchOfDocument(id) ?? []));
		const rows = shared.of === 'chosen' ? await transaction.objectStore('matches').getAll() : [];
		const sitting = new Set(
			rows.flatMap((row) =>
				v.is(listedSchema, row) && inGroup.has(row.id) ? row.players.map(({ id }) => id) : []
			)
		);
		const given = new Set(
			players.flatMap(({ id }) => ((shared.of !== 'chosen' || sitting.has(id)) && isChosen(id) ? [id] : []))
		);
		// Documents of before had longer ids.
		const listsOf = (of: readonly { readonly lists: readonly string[] }[]) =>
			of.flatMap(({ lists }) => lists.map((id) => id.split('!').slice(0, 2).join('!')));
		const own = new Set([...ids, ...listsOf(former.filter(({ url }) => url === group.url))]);
		const withheld = former.filter(
			({ url }) => url !== group.url && shared.of === 'chosen' && !shared.groups.includes(url)
		);
		const ofOthers = new Set(listsOf(withheld));
		const isOpen = shared.of === 'all' || (shared.of === 'chosen' && shared.players === undefined);
		const isRuleSetGiven = (id: string) => own.has(id) || (isOpen && !ofOthers.has(id));
		const givenPlayers = players.filter(({ id }) => given.has(id) || own.has(memberId('player', id)));
		// That somebody is the same person as one who is not given is not told.
		const isTold = (person: string | undefined) => person !== undefined && given.has(person);
		return [
			...givenPlayers.map(({ sameAs, ...player }): Member => ({
				is: 'player',
				player: isTold(sameAs) ? { ...player, sameAs: sameAs ?? '' } : player
			})),
			...ruleSets
				.filter(({ id }) => isRuleSetGiven(memberId('rule-set', id)))
				.map((ruleSet): Member => ({ is: 'rule-set', ruleSet }))
		];
	});

/** A match that the group is not known to have. */
export interface Shareable extends Origin {
	readonly id: string;
	/** None for a deleted match. */
	readonly players: readonly Seated[];
	/** Then it is given only once it is restored. */
	readonly isDeleted: boolean;
}

/** How many lines are read at once, so that a tap that is being stored does not wait long. */
const batch = 100;

/**
 * Lists the matches that the group, if one was joined, is not known to have.
 *
 * @param isWanted called before some are read; reading ends when it returns false.
 * @throws {Trouble} when the store cannot be read.
 */
export const listShareable = async (isWanted: () => boolean): Promise<readonly Shareable[]> => {
	const device = await deviceId();
	const [former, heldBack, joined, known] = await read(['settings', 'shared'], (transaction) => {
		const settings = transaction.objectStore('settings');
		const ids = transaction.objectStore('shared').getAllKeys();
		return Promise.all([readAllFormer(settings), readHeldBack(settings), readJoined(settings), ids]);
	});
	const isKnown = new Set(known.map(matchOfDocument));
	// Before the lists are read, so that a match that begins meanwhile is not taken for a deleted one.
	const unlisted = new Set(await storedMatchIds());
	const listed = (await read(['matches'], (tx) => rowsIn(tx.objectStore('matches')))).filter(
		({ isDeleted }) => !isDeleted
	);
	if (!isWanted()) return [];
	for (const { id } of listed) unlisted.delete(id);
	const rows = [
		...listed.map(({ id, players }) => ({ id, players, isDeleted: false })),
		...[...unlisted].map((id) => ({ id, players: [], isDeleted: true }))
	].filter(({ id }) => !isKnown.has(id));
	const received = new Set<string>();
	const unknown = rows.filter(({ id }) => !former.get(id)?.length).map(({ id }) => id);
	for (let at = 0; at < unknown.length && isWanted(); at += batch) {
		for (const [id, line] of await readLines(unknown.slice(at, at + batch), () => Promise.resolve()))
			if (isReceived(line, device, joined)) received.add(id);
	}
	return rows.map((row) => ({
		...row,
		groups: former.get(row.id) ?? [],
		isReceived: received.has(row.id),
		isHeldBack: heldBack.has(row.id)
	}));
};
