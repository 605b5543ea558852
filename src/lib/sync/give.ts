/** Gives the group what it lacks of this phone's matches, each under the revision that it follows. */
import type { Entry } from '../match/entry.ts';
import { compareLines } from '../match/line.ts';
import { receive } from '../store/lines/receive.ts';
import type { Beliefs } from './belief.ts';
import { writeDocuments, type Way } from './couch.ts';
import { matchDocument, matchDocumentId, under } from './document.ts';
import { givenAmong } from './given.ts';
import { GroupError } from './trouble.ts';

/** Why the group did not take a match for now, though it was sent. */
const refusals = ['conflict', 'forbidden', 'too-large'];

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
	const heldOf = (match: string) => beliefs.of(matchDocumentId(match)).held;
	const before = new Map(matches.map((match) => [match, heldOf(match)]));
	const refused = new Map<string, string>();
	const given = await givenAmong(way.group, matches);
	const lines = matches.flatMap((match) => {
		const id = matchDocumentId(match);
		const { line = [], isReplaced = false } = given.get(match) ?? {};
		// What was read is no longer what is here.
		if (heldOf(match) !== before.get(match) || beliefs.isUnread(id)) {
			refused.set(match, 'meanwhile');
			return [];
		}
		if (isReplaced) beliefs.doubt(id);
		beliefs.measure(id, line.length);
		return beliefs.isUnread(id) || beliefs.isGiven(id) ? [] : [{ id, match, line }];
	});
	if (lines.length === 0) return refused;
	const written = await writeDocuments(
		way,
		lines.map(({ id, match, line }) => under(matchDocument(match, line), beliefs.of(id).held?.revision))
	);
	for (const { id, match, line } of lines) {
		const became = written.get(id) ?? { error: 'unknown' };
		if ('revision' in became) await noteGiven(way, beliefs, match, line, became.revision);
		else if (refusals.includes(became.error)) refused.set(match, became.error);
		else throw new GroupError('busy');
	}
	return refused;
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
	let [length, here] = [0, beliefs.of(id).length];
	await receive(
		match,
		(stored) => {
			const { is } = compareLines(stored, line);
			if (way.signal?.aborted || (is !== 'equal' && is !== 'ours-longer')) return undefined;
			[length, here] = [line.length, stored.length];
			return { line: stored, shared: { id, revision, length } };
		},
		unchanged
	);
	beliefs.hold(id, { revision, length }, here);
};
