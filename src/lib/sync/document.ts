/**
 * The documents in a group's database. Each match is one, `match!id`, with its line as a list of entries; each player
 * is one, `player!id`, and each rule set, `rule-set!id`. The document `group` says of which version the group is.
 */
import * as v from 'valibot';
import { entrySchema, idSchema, type Entry } from '../match/entry.ts';
import { isShallow } from '../match/line.ts';
import { sharedIdOf } from '../store/lines/receive.ts';
import { playerSchema, type Player } from '../store/players/player.ts';
import { ruleSetSchema, type RuleSet } from '../store/rule-sets/rule-set.ts';

/** Raised when older builds cannot read what this one writes. Up to 5, an entry was a document of its own. */
export const documentVersion = 6;
/** The id of the document that `npm run group -- create` puts into a group. */
export const groupId = 'group';

export interface Document {
	readonly _id: string;
	/** The revision that it follows. */
	readonly _rev?: string;
	readonly ochaya: number;
	readonly kind: string;
	readonly [field: string]: unknown;
}

/** A player or a rule set of a group. */
export type Member =
	{ readonly is: 'player'; readonly player: Player } | { readonly is: 'rule-set'; readonly ruleSet: RuleSet };
/** What a document contains. */
export type DocumentContent =
	Member | { readonly is: 'match'; readonly match: string; readonly line: readonly Entry[] };

/** Deeper than the options and actions of any game, in an entry, in a list, in a document. */
const maxDepth = 34;

/** @returns the id of a match's document. */
export const matchDocumentId = sharedIdOf;
const matchPrefix = sharedIdOf('');
/** @returns the match of a document with this id; undefined where it is of something else. */
export const matchOfDocument = (id: string): string | undefined =>
	id.startsWith(matchPrefix) ? id.slice(matchPrefix.length) : undefined;
/** @returns the id of a player's document, or of a rule set's. */
export const memberId = (kind: 'player' | 'rule-set', id: string): string => `${kind}!${id}`;

/** @returns the document of a match. The match and the places of its entries are said by where they are. */
export const matchDocument = (match: string, line: readonly Entry[]): Document => ({
	_id: matchDocumentId(match),
	ochaya: documentVersion,
	kind: 'match',
	entries: line.map(({ match: _, seq: __, ...said }) => said)
});

/** @returns a document as it follows a revision; of an empty one, as it is new. */
export const under = (document: Document, revision = ''): Document =>
	revision === '' ? document : { ...document, _rev: revision };

/** @returns the document of a player, without what is this phone's alone: when they last played, and their mark. */
export const playerDocument = ({ id, name, created, sameAs }: Player): Document => ({
	_id: memberId('player', id),
	ochaya: documentVersion,
	kind: 'player',
	name,
	created,
	...(sameAs !== undefined && { sameAs })
});

/** @returns the document of a rule set. */
export const ruleSetDocument = ({ id, ...said }: RuleSet): Document => ({
	_id: memberId('rule-set', id),
	ochaya: documentVersion,
	kind: 'rule-set',
	...said
});

/** @returns the document of a player or a rule set. */
export const memberDocument = (member: Member): Document =>
	member.is === 'player' ? playerDocument(member.player) : ruleSetDocument(member.ruleSet);

const labelSchema = v.looseObject({
	_id: v.string(),
	_rev: v.string(),
	_conflicts: v.optional(v.array(v.string()), []),
	ochaya: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	kind: v.string()
});
const lineSchema = v.pipe(v.array(entrySchema), v.minLength(1), v.readonly());

/** A document as it was read. */
export interface ReadDocument {
	readonly revision: string;
	/** Other revisions that it does not follow. */
	readonly conflicts: readonly string[];
	/** `newer` for a later version, `strange` for a document that the app did not write. */
	readonly content: DocumentContent | 'newer' | 'strange';
}

/** Reads a document from the database, which may be anything. @returns undefined if it is not even a document. */
export const readDocument = (document: unknown): ReadDocument | undefined => {
	const revision = v.safeParse(v.looseObject({ _rev: v.string() }), document);
	if (!revision.success) return undefined;
	const label = v.safeParse(labelSchema, document);
	if (!label.success || !isShallow(document, maxDepth))
		return { revision: revision.output._rev, conflicts: [], content: 'strange' };
	const { _id, _rev, _conflicts: conflicts, ochaya, kind, ...said } = label.output;
	const content = ochaya > documentVersion ? 'newer' : (contentOf(_id, kind, said) ?? 'strange');
	return { revision: _rev, conflicts, content };
};

const contentOf = (
	_id: string,
	kind: string,
	said: Readonly<Record<string, unknown>>
): DocumentContent | undefined => {
	const cut = _id.indexOf('!');
	const id = _id.slice(cut + 1);
	if (_id.slice(0, cut) !== kind || !v.is(idSchema, id)) return undefined;
	if (kind === 'match') {
		const entries = Array.isArray(said.entries) ? (said.entries as readonly unknown[]) : [];
		const placed = entries.map((entry, seq) => ({ ...Object(entry), match: id, seq }) as unknown);
		const line = v.safeParse(lineSchema, placed);
		return line.success ? { is: 'match', match: id, line: line.output } : undefined;
	}
	if (kind === 'player') {
		const player = v.safeParse(playerSchema, { ...said, id });
		return player.success ? { is: 'player', player: player.output } : undefined;
	}
	const ruleSet = v.safeParse(ruleSetSchema, { ...said, id });
	return kind === 'rule-set' && ruleSet.success ? { is: 'rule-set', ruleSet: ruleSet.output } : undefined;
};
