/**
 * What lies in a group's database: one immutable document for each entry, player and rule set.
 *
 * An entry's `_id` is its key, `match!seq!device`, with the seq padded so that ids sort as logs do. A player
 * is `player!id`, two players who are one person `join!id!person`, a rule set `rule-set!id!changed`: changed,
 * it is another document.
 */
import * as v from 'valibot';
import { entrySchema, idSchema, type Entry } from '../match/entry.ts';
import { isShallow } from '../store/db/same-data.ts';
import { playerSchema, type Player } from '../store/players/player.ts';
import { ruleSetSchema, type RuleSet } from '../store/rule-sets/rule-set.ts';

/** Raised when an older build could not read what this one writes: it then reads all anew once it is updated. */
export const documentVersion = 2;
/** @returns the lowest version that says it: 2 has choices between two ways a match went on. */
const versionOf = ({ kind }: Pick<Entry, 'kind'>): number => (kind === 'choice' ? 2 : 1);

export interface Document {
	readonly _id: string;
	readonly ochaya: number;
	readonly kind: string;
	readonly [field: string]: unknown;
}

/** What a document says. */
export type Shared =
	| { readonly is: 'entry'; readonly entry: Entry }
	| { readonly is: 'player'; readonly player: Player }
	/** The player `id` is the same person as the player `person`. */
	| { readonly is: 'join'; readonly id: string; readonly person: string }
	| { readonly is: 'rule-set'; readonly ruleSet: RuleSet };

const seqDigits = 7;
const timeDigits = 15;
/** Deeper than any option or action of a game goes. */
const deepest = 32;
/** Far beyond any entry, in characters. */
const longest = 65_536;
/** Far beyond any match, and within the digits of an id. */
const highestSeq = 9_999_999;

/** An id of the database must not begin with an underscore; ours may. */
const headOf = (id: string): string => (id.startsWith('_') ? `~${id}` : id);
const padded = (count: number, digits: number): string => String(count).padStart(digits, '0');

/** What all ids of a match's entries begin with. */
export const prefixOf = (match: string): string => `${headOf(match)}!`;

export const entryDocument = ({ match, seq, device, ...said }: Entry): Document => ({
	_id: `${prefixOf(match)}${padded(seq, seqDigits)}!${device}`,
	ochaya: versionOf(said),
	...said
});

/** When a player was last seated follows from the matches; it would make the document change. */
export const playerDocument = ({ id, name, created }: Player): Document => ({
	_id: `player!${id}`,
	ochaya: 1,
	kind: 'player',
	name,
	created
});

export const joinDocument = (id: string, person: string): Document => ({
	_id: `join!${id}!${person}`,
	ochaya: 1,
	kind: 'join'
});

export const ruleSetDocument = ({ id, ...said }: RuleSet): Document => ({
	_id: `rule-set!${id}!${padded(said.changed, timeDigits)}`,
	ochaya: 1,
	kind: 'rule-set',
	...said
});

const labelSchema = v.object({
	_id: v.string(),
	_rev: v.string(),
	ochaya: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	kind: v.string()
});

/**
 * Reads a document, which may be anything.
 *
 * @returns what it says; `newer` for one of a later version; `changed` for one that someone has written over,
 * which ours never are; `strange` for what is none of ours.
 */
export const readDocument = (document: unknown): Shared | 'newer' | 'changed' | 'strange' => {
	const label = v.safeParse(labelSchema, document);
	if (!label.success || !isShallow(document, deepest)) return 'strange';
	const { _id, _rev, ochaya } = label.output;
	if (ochaya > documentVersion) return 'newer';
	if (JSON.stringify(document).length > longest) return 'strange';
	if (!_rev.startsWith('1-')) return 'changed';
	const shared = sharedOf(_id, document as Document);
	// Read and written again it must have the same id: there is one way to write a key.
	return shared && toDocument(shared)._id === _id ? shared : 'strange';
};

const sharedOf = (_id: string, document: Document): Shared | undefined => {
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
	const match = head.replace(/^~/, '');
	const entry = v.safeParse(entrySchema, { ...said, kind, match, seq: Number(middle), device });
	return entry.success && entry.output.seq <= highestSeq ? { is: 'entry', entry: entry.output } : undefined;
};

export const toDocument = (shared: Shared): Document => {
	switch (shared.is) {
		case 'entry':
			return entryDocument(shared.entry);
		case 'player':
			return playerDocument(shared.player);
		case 'join':
			return joinDocument(shared.id, shared.person);
		case 'rule-set':
			return ruleSetDocument(shared.ruleSet);
	}
};
