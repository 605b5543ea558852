/** Gives the group what it lacks of this phone's matches, each under the revision that it follows. */
import type { Entry } from '../match/entry.ts';
import { compareLines } from '../match/line.ts';
import { receive } from '../store/lines/receive.ts';
import type { Beliefs } from './belief.ts';
import { writeDocuments, type Way } from './couch.ts';
import { matchDocument, matchDocumentId, under } from './document.ts';
import { givenAmong } from './given.ts';
import { GroupError } from './trouble.ts';

/**
 * Gives what the group lacks of these matches.
 *
 * @returns why the group did not take a match, for each that it did not. `conflict`: it has another revision;
 * `forbidden`: its check refuses it, most likely since it doesn't begin as the group's does. `too-large` is for good;
 * `meanwhile`: another revision came while the line was read here.
 * @throws {GroupError} when a request fails.
 * @throws {Trouble} when the store cannot be read or written.
 */
export const giveMatches = async (
	way: Way,
	beliefs: Beliefs,
	matches: readonly string[]
): Promise<ReadonlyMap<string, string>> => {
	const headOf = (match: string) => beliefs.of(matchDocumentId(match)).head;
	const heads = new Map(matches.map((match) => [match, headOf(match)]));
	const refusals = new Map<string, string>();
	const given = await givenAmong(way.group, matches);
	const lines = matches.flatMap((match) => {
		const id = matchDocumentId(match);
		// What was read is no longer what is here.
		if (headOf(match) !== heads.get(match) || beliefs.unread.has(id)) {
			refusals.set(match, 'meanwhile');
			return [];
		}
		const { line = [], isReplaced = false } = given.get(match) ?? {};
		if (isReplaced) beliefs.forget(id);
		beliefs.measure(id, line.length);
		return beliefs.lacking.has(id) ? [{ id, match, line }] : [];
	});
	if (lines.length === 0) return refusals;
	const written = await writeDocuments(
		way,
		lines.map(({ id, match, line }) => under(matchDocument(match, line), beliefs.of(id).head))
	);
	for (const { id, match, line } of lines) {
		const became = written.get(id) ?? { error: 'unknown' };
		if ('revision' in became) await noteGiven(way, beliefs, match, line, became.revision);
		else if (['conflict', 'forbidden', 'too-large'].includes(became.error)) refusals.set(match, became.error);
		else throw new GroupError('busy');
	}
	return refusals;
};

/** The line stays as it is, and so does its row. */
const unchanged = (): never => {
	throw new Error('The line is written as it was');
};

/** Notes that a revision holds a line, if the line here still begins with it. */
const noteGiven = async (
	way: Way,
	beliefs: Beliefs,
	match: string,
	line: readonly Entry[],
	revision: string
): Promise<void> => {
	const id = matchDocumentId(match);
	let [isStill, length] = [false, 0];
	await receive(
		match,
		(here) => {
			const { is } = compareLines(here, line);
			isStill = !way.signal?.aborted && (is === 'equal' || is === 'ours-longer');
			({ length } = here);
			return isStill ? { line: here, shared: { id, revision, length: line.length } } : undefined;
		},
		unchanged
	);
	if (isStill) beliefs.hold(id, revision, line.length, length);
	else beliefs.lead(id, revision);
};
