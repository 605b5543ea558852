/**
 * Who is here: each open phone of a group says its name, and which match is open on it, in a document that CouchDB keeps
 * beside the database (`_local/`), on no other node.
 */
import * as v from 'valibot';
import { idSchema, timeSchema, tidyName } from '../match/entry.ts';
import { allChecked } from '../store/db/checked.ts';
import { read } from '../store/db/connection.ts';
import { request, shaped, writingPath } from './couch.ts';
import { matchDocumentId } from './document.ts';
import type { Group } from './group.ts';
import { GroupError } from './trouble.ts';

const prefix = '_local/here!';
const second = 1000;
/** How often an open phone says that it is here, in milliseconds. */
export const presencePace = 60 * second;
/** A phone that missed one telling may be slow; one that missed two is no longer open. */
const hereFor = 2 * presencePace + 5 * second;
/** A phone that was not seen for longer than this is not shown. */
const shownFor = 24 * 3_600_000;
/** The clocks of two phones may differ by so much, since each says its time by the server's, to the second. */
const tolerated = 60 * second;
const mostPlayers = 12;
/** More than any club has; a document has some 200 bytes. */
const mostPhones = 1000;

/** The name of a player or a phone as somebody else sent it: cut, and without characters that hide or turn others. */
const sentName = v.pipe(v.string(), v.maxLength(1000), v.transform(tidyName), v.minLength(1));

/** A match that is open on a phone. */
const openMatchSchema = v.pipe(
	v.object({
		id: idSchema,
		game: idSchema,
		/** The names of the players, by seat. */
		players: v.pipe(v.array(sentName), v.maxLength(mostPlayers), v.readonly())
	}),
	v.readonly()
);
export type OpenMatch = v.InferOutput<typeof openMatchSchema>;

const hereSchema = v.object({
	_id: v.pipe(
		v.string(),
		v.startsWith(prefix),
		v.transform((id) => id.slice(prefix.length)),
		idSchema
	),
	kind: v.literal('here'),
	/** Absent for a phone that nobody has named. */
	name: v.optional(sentName),
	/** When it said so, by the server's clock. */
	at: timeSchema,
	match: v.optional(openMatchSchema)
});

/** What a phone says of itself. */
export interface PresenceMessage {
	readonly device: string;
	/** Empty for a phone that nobody has named. */
	readonly name: string;
	readonly match: OpenMatch | undefined;
}
/** A phone of the group. */
export interface Phone extends PresenceMessage {
	/** How long ago it was last seen, in milliseconds by the server's clock. */
	readonly ago: number;
	/** Whether the app is open on it now. */
	readonly isHere: boolean;
}

/** @returns the document in which a phone says that it is here. */
export const presenceDocument = ({ device, name, match }: PresenceMessage, at: number): object => ({
	_id: prefix + device,
	kind: 'here',
	...(tidyName(name) !== '' && { name: tidyName(name) }),
	at,
	...(match && {
		match: { ...match, players: match.players.slice(0, mostPlayers).map(tidyName) }
	})
});

/**
 * @param documents as they came; what is none of a phone is left out.
 * @param now by the server's clock.
 * @returns the phones seen within a day: those that are open first, then the latest first.
 */
export const readPhones = (documents: readonly unknown[], now: number): readonly Phone[] =>
	allChecked(hereSchema, documents)
		.flatMap((document) => {
			const { _id: device, name = '', at, match } = document;
			const passed = now - at;
			if (passed > shownFor || passed < -tolerated) return [];
			const isHere = passed <= hereFor;
			// What was open on a phone that is closed is open no longer.
			return [{ device, name, ago: Math.max(0, passed), isHere, match: isHere ? match : undefined }];
		})
		.toSorted((a, b) => Number(b.isHere) - Number(a.isHere) || a.ago - b.ago);

/** Whether the group has the match: one that is not shared is not told. @throws {Trouble} when the store cannot be read. */
export const isInGroup = (match: string): Promise<boolean> =>
	read(
		['shared'],
		async (tx) => (await tx.objectStore('shared').getKey(matchDocumentId(match))) !== undefined
	);

const toldSchema = v.pipe(v.array(v.object({ error: v.optional(v.string()) })), v.maxLength(mostPhones));

const tell = async (group: Group, document: object): Promise<number | undefined> => {
	const { data, time } = await request({ group }, writingPath, { docs: [document] });
	if (shaped(toldSchema, data).some(({ error }) => error !== undefined)) throw new GroupError('not-couch');
	return time;
};

/**
 * Says that a phone is here.
 *
 * @param at the time by the server's clock.
 * @returns what the server's clock says; undefined where it does not tell.
 * @throws {GroupError} when the server does not take it.
 */
export const sendPresence = (
	group: Group,
	telling: PresenceMessage,
	at: number
): Promise<number | undefined> => tell(group, presenceDocument(telling, at));

/** Takes back what a phone said, as it leaves the group. @throws {GroupError} when the server does not take it. */
export const removePresence = async (group: Group, device: string): Promise<void> => {
	await tell(group, { _id: prefix + device, _deleted: true });
};

const listedSchema = v.object({ rows: v.array(v.object({ doc: v.optional(v.unknown()) })) });

/**
 * Asks which phones are here.
 *
 * @param clock the time of this phone, for a server that does not tell its own.
 * @throws {GroupError} when the server does not answer, or has no such documents.
 */
export const fetchPresence = async (group: Group, clock: number): Promise<readonly Phone[]> => {
	const query = new URLSearchParams({
		include_docs: 'true',
		startkey: JSON.stringify(prefix),
		endkey: JSON.stringify(`${prefix}\uffff`),
		limit: String(mostPhones)
	});
	const { data, time } = await request({ group }, `/_local_docs?${query.toString()}`);
	return readPhones(
		shaped(listedSchema, data).rows.map(({ doc }) => doc),
		time ?? clock
	);
};
