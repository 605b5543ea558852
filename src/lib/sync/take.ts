/** Takes what the group has: the three cases in which two lines of a match lie to each other. */
import type { Game } from '../games/game.ts';
import { putBehind } from '../match/behind.ts';
import { keptCopy, keptPrefix, type KeptLine } from '../match/choose.ts';
import type { Entry } from '../match/entry.ts';
import type { Folded } from '../match/fold.ts';
import { aloneIn, compareLines, namesOf, nameOf } from '../match/line.ts';
import { judgeLine, type LineRefusal } from '../match/received.ts';
import { read } from '../store/db/connection.ts';
import { beginningWith } from '../store/db/schema.ts';
import { receive, receiveAll, removeMatch, type Decide, type Project } from '../store/lines/receive.ts';
import { readStoredLine } from '../store/lines/read-line.ts';
import type { Beliefs } from './belief.ts';
import { readRevisions, type Way } from './couch.ts';
import { matchDocumentId, readDocument, type ReadDocument } from './document.ts';

/** What becomes of the line here. Without a line, nothing. */
export type Taken =
	| { readonly line?: readonly Entry[]; readonly folded?: Folded; readonly kept?: KeptLine }
	| { readonly refused: LineRefusal };

/**
 * What becomes of the line here when the group's comes. Whatever is here and not in the group's line goes behind it, if
 * it was only just tapped; else the group's line holds, and ours is kept beside it.
 *
 * @param game undefined where this build doesn't have it.
 * @param isInTouch whether these entries, which the group's line lacks, were tapped on this phone a moment ago.
 */
export const takeLine = (
	game: Game | undefined,
	here: readonly Entry[],
	came: readonly Entry[],
	isInTouch: (alone: readonly Entry[]) => boolean
): Taken => {
	const { is } = compareLines(here, came);
	if (is === 'equal' || is === 'ours-longer') return {};
	const judged = game && judgeLine(game, here, came);
	if (judged?.is === 'refused') return { refused: judged.why };
	const alone = aloneIn(here, came);
	if (alone.length === 0) return { line: came, ...(judged?.is === 'taken' && { folded: judged.folded }) };
	// Of details alone nobody is asked. What a player is asked of a file is settled here by the group's line.
	const isBeside = judged?.is === 'taken' || (judged?.is === 'asked' && judged.question.about !== 'parted');
	if (!game || !(isBeside || isInTouch(alone))) return { line: came, kept: keptCopy(here, came, true) };
	const line = [...came, ...putBehind(game, came, alone, { known: here })];
	// What the rules no longer allow is not lost.
	return aloneIn(here, line).length === 0 ? { line } : { line, kept: keptCopy(here, line, true) };
};

/** What has to be known of games to take their matches. They are loaded already. */
export interface Games {
	readonly gameOf: (line: readonly Entry[]) => Game | undefined;
	readonly project: Project;
}

interface Taking {
	readonly way: Way;
	readonly beliefs: Beliefs;
	readonly games: Games;
	readonly isInTouch: (match: string, alone: readonly Entry[]) => boolean;
	/** The revisions without a follower that were looked at, though they don't count. */
	readonly judged: Set<string>;
}

/** A match as the group has it. */
export interface CameMatch {
	readonly line: readonly Entry[];
	readonly document: ReadDocument;
}

/**
 * Takes the lines of matches from the group, in one transaction, and what replication left beside them.
 *
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when they cannot be stored.
 */
export const takeMatches = async (taking: Taking, matches: ReadonlyMap<string, CameMatch>): Promise<void> => {
	const { way, beliefs, games } = taking;
	/** What is noted of a match once all is stored. */
	const notes = new Map<string, () => void>();
	const changed: string[] = [];
	const decide =
		(match: string, { line: came, document: { revision } }: CameMatch): Decide =>
		(here) => {
			if (way.signal?.aborted) return undefined;
			const id = matchDocumentId(match);
			const taken = takeLine(games.gameOf(came), here, came, (alone) => taking.isInTouch(match, alone));
			if ('refused' in taken) {
				const why = taken.refused === 'newer-game' ? 'newer' : 'strange';
				notes.set(match, () => beliefs.hold(id, { revision, length: 0, why }));
				return undefined;
			}
			const { line = here } = taken;
			notes.set(match, () => beliefs.hold(id, { revision, length: came.length }, line.length));
			if (here.length > 0) changed.push(match);
			return { ...taken, line, shared: { id, revision, length: came.length } };
		};
	const decisions = new Map([...matches].map(([match, came]) => [match, decide(match, came)]));
	await receiveAll(decisions, games.project, true);
	if (way.signal?.aborted) return;
	for (const note of notes.values()) note();
	await tidyKept(changed);
	for (const [match, { document }] of matches) await judgeLosers(taking, match, document.conflicts);
};

/** Keeps what replication left beside the revision that counts, each once. */
const judgeLosers = async (
	{ way, judged, games }: Taking,
	match: string,
	conflicts: readonly string[]
): Promise<void> => {
	const losers = conflicts.filter((one) => !judged.has(one));
	if (losers.length === 0) return;
	for (const document of await readRevisions(way, matchDocumentId(match), losers))
		await keepLoser(match, document, games.project);
	for (const one of losers) judged.add(one);
};

/**
 * Keeps the line of a revision that replication left beside the one that counts, unless all of it is in that. So do
 * phones that wrote none of it: whoever did may be gone.
 */
const keepLoser = async (match: string, document: unknown, project: Project): Promise<void> => {
	const content = readDocument(document)?.content;
	if (typeof content !== 'object' || content.is !== 'match' || content.match !== match) return;
	const { line } = content;
	await receive(
		match,
		(here) => {
			const isIn = here.length === 0 || aloneIn(line, here).length === 0;
			return isIn ? undefined : { line: here, kept: keptCopy(line, here, true) };
		},
		project
	);
};

/** Removes the lines kept beside matches that lie in them by now, since whoever tapped them has put them behind. */
const tidyKept = async (matches: readonly string[]): Promise<void> => {
	const keptOf = await read(['matches'], (tx) =>
		Promise.all(
			matches.map((match) => {
				const prefix = keptPrefix(match);
				return tx.objectStore('matches').getAllKeys(beginningWith(prefix));
			})
		)
	);
	for (const [index, match] of matches.entries()) {
		const ids = keptOf[index] ?? [];
		if (ids.length === 0) continue;
		const names = namesOf((await readStoredLine(match)).entries);
		for (const id of ids) {
			const { entries } = await readStoredLine(id);
			const said = entries.slice(0, -1);
			const isAsKept = entries.at(-1)?.kind === 'delete';
			if (isAsKept && said.every((entry) => names.has(nameOf(entry)))) await removeMatch(id);
		}
	}
};
