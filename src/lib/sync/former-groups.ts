/**
 * What a phone remembers of groups that it left: their addresses, and which matches were in them, whoever
 * began these. So the next group gets nothing of an earlier one unless somebody asks for it. And which matches
 * somebody held back from the group.
 *
 * It is in the settings, and in no backup. A phone that left a group before there was this memory has none of it.
 */
import * as v from 'valibot';

/** The list of the groups. Matches name a group by its place in it, which never changes. */
const groupsKey = 'former-groups';
/** The key continues with the match. */
const matchPrefix = 'former-group:';

/** The part of the settings store that reading needs, inside a transaction. */
export interface ReadableSettings {
	readonly get: (key: string) => Promise<unknown>;
	readonly getAll: (range: IDBKeyRange) => Promise<unknown[]>;
	readonly getAllKeys: (range: IDBKeyRange) => Promise<string[]>;
}
export interface WritableSettings extends ReadableSettings {
	readonly put: (value: unknown, key: string) => Promise<unknown>;
	readonly delete: (key: string | IDBKeyRange) => Promise<unknown>;
}

const groupSchema = v.pipe(
	v.strictObject({
		url: v.pipe(v.string(), v.maxLength(500)),
		/** The ids of its documents other than matches: players and rule sets. */
		lists: v.pipe(v.array(v.string()), v.readonly())
	}),
	v.readonly()
);
/** A group that this phone was in, or is in again. */
export type FormerGroup = v.InferOutput<typeof groupSchema>;

const placesSchema = v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** @returns the stored list as it is: a damaged group keeps its place. */
const storedGroups = async (settings: Pick<ReadableSettings, 'get'>): Promise<readonly unknown[]> => {
	const stored = await settings.get(groupsKey);
	return Array.isArray(stored) ? (stored as readonly unknown[]) : [];
};
const toGroup = (stored: unknown): FormerGroup | undefined => {
	const parsed = v.safeParse(groupSchema, stored);
	return parsed.success ? parsed.output : undefined;
};
const toPlaces = (stored: unknown): readonly number[] => {
	const parsed = v.safeParse(placesSchema, stored);
	return parsed.success ? parsed.output : [];
};
const matchesRange = (): IDBKeyRange => IDBKeyRange.bound(matchPrefix, `${matchPrefix}\uffff`);

/**
 * Remembers what is in a group, in addition to what was remembered of it before; inside the transaction that
 * leaves it.
 *
 * @param group `matches` are those that came from it or were sent to it, and `lists` the ids of its other
 * documents.
 */
export const rememberGroup = async (
	settings: WritableSettings,
	{ url, matches, lists }: FormerGroup & { readonly matches: readonly string[] }
): Promise<void> => {
	const stored = [...(await storedGroups(settings))];
	const found = stored.findIndex((one) => toGroup(one)?.url === url);
	const place = found < 0 ? stored.length : found;
	stored[place] = { url, lists: [...new Set([...(toGroup(stored[place])?.lists ?? []), ...lists])] };
	await settings.put(stored, groupsKey);
	// All requests are sent at once: one after the other, ten thousand take seconds.
	await Promise.all(
		matches.map(async (match) => {
			const places = toPlaces(await settings.get(matchPrefix + match));
			if (!places.includes(place)) await settings.put([...places, place], matchPrefix + match);
		})
	);
};

/** @returns the groups that are remembered, in the order in which they were first left; inside a transaction. */
export const readFormerGroups = async (
	settings: Pick<ReadableSettings, 'get'>
): Promise<readonly FormerGroup[]> =>
	(await storedGroups(settings)).map(toGroup).filter((group) => group !== undefined);

/** @returns the addresses of the remembered groups that a match was in; inside a transaction. */
export const readFormerOf = async (
	settings: Pick<ReadableSettings, 'get'>,
	match: string
): Promise<readonly string[]> => {
	const places = toPlaces(await settings.get(matchPrefix + match));
	if (places.length === 0) return [];
	const groups = (await storedGroups(settings)).map(toGroup);
	return places.flatMap((place) => groups[place]?.url ?? []);
};

/** @returns for each match that was in a remembered group, the addresses of these; inside a transaction. */
export const readAllFormer = async (
	settings: ReadableSettings
): Promise<ReadonlyMap<string, readonly string[]>> => {
	const [keys, values, stored] = await Promise.all([
		settings.getAllKeys(matchesRange()),
		settings.getAll(matchesRange()),
		storedGroups(settings)
	]);
	const groups = stored.map(toGroup);
	return new Map(
		keys.map((key, index) => [
			key.slice(matchPrefix.length),
			toPlaces(values[index]).flatMap((place) => groups[place]?.url ?? [])
		])
	);
};

/** The matches that were here before the group was joined, and are to stay here. The key continues with the match. */
const heldBackPrefix = 'held-back:';
const allHeldBack = (): IDBKeyRange => IDBKeyRange.bound(heldBackPrefix, `${heldBackPrefix}\uffff`);

/** @returns whether a match is held back; inside a transaction. */
export const isHeldBack = async (settings: Pick<ReadableSettings, 'get'>, match: string): Promise<boolean> =>
	(await settings.get(heldBackPrefix + match)) !== undefined;

/** @returns all matches that are held back; inside a transaction. */
export const readHeldBack = async (
	settings: Pick<ReadableSettings, 'getAllKeys'>
): Promise<ReadonlySet<string>> =>
	new Set((await settings.getAllKeys(allHeldBack())).map((key) => key.slice(heldBackPrefix.length)));

/** Holds back these matches, and no others; inside a transaction. */
export const holdBack = async (
	settings: Pick<WritableSettings, 'put' | 'delete'>,
	matches: readonly string[]
): Promise<void> => {
	await settings.delete(allHeldBack());
	await Promise.all(matches.map((match) => settings.put(true, heldBackPrefix + match)));
};
