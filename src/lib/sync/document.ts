/**
 * The documents in a group's database: one for each entry, player and rule set. They are never changed.
 *
 * The `_id` of an entry is its key, `match!seq!device`, with zeros before the seq, so that ids sort as logs
 * do. A player is `player!id`, two players who are one person are `join!id!person`, and a rule set is
 * `rule-set!id!changed`: a changed rule set is another document. An epoch is `epoch!id`: it says that from
 * then on the database may lack documents that it had.
 */
import * as v from 'valibot';
import { entrySchema, idSchema, timeSchema, type Entry, type EntryBody, type Ref } from '../match/entry.ts';
import { isShallow } from '../store/db/predicates.ts';
import { playerSchema, type Player } from '../store/players/player.ts';
import { ruleSetSchema, type RuleSet } from '../store/rule-sets/rule-set.ts';

/** Raised when older builds cannot read what this one writes. They read everything anew after an update. */
const documentVersion = 5;
const epochVersion = 5;
/** @returns the lowest version that can express an entry. Choices need version 2, giving up version 3, noted results version 4. */
const versionOf = (said: EntryBody): number => {
	if (said.kind === 'finish') return said.noted ? 4 : 3;
	return said.kind === 'choice' ? 2 : 1;
};

export interface Document {
	readonly _id: string;
	readonly ochaya: number;
	readonly kind: string;
	readonly [field: string]: unknown;
}

/** What a document contains. */
export type DocumentContent =
	| { readonly is: 'entry'; readonly entry: Entry }
	| { readonly is: 'player'; readonly player: Player }
	/** The player `id` is the same person as the player `person`. */
	| { readonly is: 'join'; readonly id: string; readonly person: string }
	| { readonly is: 'rule-set'; readonly ruleSet: RuleSet }
	| { readonly is: 'epoch'; readonly id: string; readonly at: number };

const seqDigits = 7;
const timeDigits = 15;
/** Deeper than the options and actions of any game. */
const maxDepth = 32;
/** In characters: far longer than any entry. */
const maxDocumentLength = 65_536;
/** Far beyond any match, and within the digits of an id. */
const highestSeq = 9_999_999;

/** Ids of a database must not begin with an underscore; ours may, so they get a tilde before it. */
const escapedId = (id: string): string => (id.startsWith('_') ? `~${id}` : id);
const padded = (count: number, digits: number): string => String(count).padStart(digits, '0');

/** @returns the beginning of the ids of all entries of a match. */
const entryIdPrefix = (match: string): string => `${escapedId(match)}!`;

/** @returns the id of an entry's document. */
export const entryId = (match: string, { seq, device }: Ref): string =>
	`${entryIdPrefix(match)}${padded(seq, seqDigits)}!${device}`;

/** @returns the document of an entry. */
export const entryDocument = ({ match, seq, device, ...said }: Entry): Document => ({
	_id: entryId(match, { seq, device }),
	ochaya: versionOf(said),
	...said
});

/**
 * @returns the document of a player. It leaves out when they last played, which follows from the matches and
 * would change the document.
 */
export const playerDocument = ({ id, name, created }: Player): Document => ({
	_id: `player!${id}`,
	ochaya: 1,
	kind: 'player',
	name,
	created
});

/** @returns the document saying that the player `id` is the same person as the player `person`. */
export const joinDocument = (id: string, person: string): Document => ({
	_id: `join!${id}!${person}`,
	ochaya: 1,
	kind: 'join'
});

/** @returns the document of a rule set as it is now. */
export const ruleSetDocument = ({ id, ...said }: RuleSet): Document => ({
	_id: `rule-set!${id}!${padded(said.changed, timeDigits)}`,
	ochaya: 1,
	kind: 'rule-set',
	...said
});

/** The beginning of the ids of epochs. */
export const epochPrefix = 'epoch!';
/** @returns the document that begins an epoch. @param at when, in milliseconds since 1970. */
export const epochDocument = (id: string, at: number): Document => ({
	_id: epochPrefix + id,
	ochaya: epochVersion,
	kind: 'epoch',
	at
});

const epochSchema = v.strictObject({ at: timeSchema });

const labelSchema = v.object({
	_id: v.string(),
	_rev: v.string(),
	ochaya: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	kind: v.string()
});

/**
 * Reads a document from the database, which may be anything.
 *
 * @returns its content; `newer` for a later version; `changed` for a document that was overwritten or has
 * another first revision, which the app never writes; `strange` for one that the app did not write.
 */
export const readDocument = (document: unknown): DocumentContent | 'newer' | 'changed' | 'strange' => {
	const label = v.safeParse(labelSchema, document);
	if (!label.success || !isShallow(document, maxDepth)) return 'strange';
	const { _id, _rev, ochaya } = label.output;
	if (ochaya > documentVersion) return 'newer';
	if (JSON.stringify(document).length > maxDocumentLength) return 'strange';
	if (!_rev.startsWith('1-') || Object.hasOwn(Object(document) as object, '_conflicts')) return 'changed';
	const shared = sharedOf(_id, document as Document);
	// Each key is written in one way only: a document that would be written under another id is not ours.
	return shared && toDocument(shared)._id === _id ? shared : 'strange';
};

const sharedOf = (_id: string, document: Document): DocumentContent | undefined => {
	const { _id: _, _rev: __, ochaya: ___, kind, ...said } = document;
	const [head = '', middle = '', device = ''] = _id.split('!');
	if (kind === 'player') {
		const player = v.safeParse(playerSchema, { ...said, id: middle });
		return player.success ? { is: 'player', player: player.output } : undefined;
	}
	if (kind === 'join') {
		const isJoin = v.is(idSchema, middle) && v.is(idSchema, device) && Object.keys(said).length === 0;
		return isJoin ? { is: 'join', id: middle, person: device } : undefined;
	}
	if (kind === 'rule-set') {
		const ruleSet = v.safeParse(ruleSetSchema, { ...said, id: middle });
		return ruleSet.success ? { is: 'rule-set', ruleSet: ruleSet.output } : undefined;
	}
	if (kind === 'epoch') {
		const epoch = v.safeParse(epochSchema, said);
		return epoch.success && v.is(idSchema, middle) ? { is: 'epoch', id: middle, ...epoch.output } : undefined;
	}
	const match = head.replace(/^~/, '');
	const entry = v.safeParse(entrySchema, { ...said, kind, match, seq: Number(middle), device });
	return entry.success && entry.output.seq <= highestSeq ? { is: 'entry', entry: entry.output } : undefined;
};

/** @returns the document with this content. */
export const toDocument = (shared: DocumentContent): Document => {
	switch (shared.is) {
		case 'entry':
			return entryDocument(shared.entry);
		case 'player':
			return playerDocument(shared.player);
		case 'join':
			return joinDocument(shared.id, shared.person);
		case 'rule-set':
			return ruleSetDocument(shared.ruleSet);
		case 'epoch':
			return epochDocument(shared.id, shared.at);
	}
};
