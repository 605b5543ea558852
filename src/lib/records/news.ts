/** What is new with a match, compared with earlier ones: who leads now, and which values are records; and in words. */
import type { Fact, Figure, RecordWords } from '$lib/games/facts';
import { metaOf } from '$lib/games/registry';
import { asBeginning, asContinuation } from '$lib/games/wording';
import { pastMonth } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import { matches } from '$lib/matches/matches.svelte';
import { factsIn } from '$lib/store/lists/row';
import { isGuest } from '$lib/store/players/player';
import { fewestMatches } from './ledger';
import { outcomesOf, type Outcomes, isFinished, playedOf, type Played } from '$lib/matches/played';

type BestFigure = Extract<Figure, { kind: 'best' }>;

/** A value of this match that is a record or the best for a while. */
export interface Best {
	readonly figure: BestFigure;
	/** Whose it is; undefined where it is the table's. */
	readonly seat: number | undefined;
	readonly value: number;
	/** The `of` of its fact. */
	readonly of: string;
	/**
	 * Among whose values it is the best: those of `all` who played matches of this kind, as on the page of records, or
	 * the player's `own`.
	 */
	readonly among: 'all' | 'own';
	/** In how many matches of the kind, with this one. */
	readonly matches: number;
	/** When the player last reached the value, in milliseconds since 1970; undefined for a record. */
	readonly since: number | undefined;
}

export interface News {
	/**
	 * The results between two players from the first seat's point of view, this match included; undefined with
	 * guests, with more players, or where all players share the result.
	 */
	readonly lead: Outcomes | undefined;
	/** The values that were not reached within the last month, records first. */
	readonly bests: readonly Best[];
}

/** A value that was last reached within this time is no news. */
const month = 30 * 86_400_000;

const leadOf = (match: Played, earlier: readonly Played[]): Outcomes | undefined => {
	const { people, record } = match;
	const [near, far] = people;
	if (record.isTogether || people.length !== 2 || near === undefined || far === undefined) return undefined;
	const between = earlier.filter((one) => one.people.length === 2 && one.people.includes(far));
	return outcomesOf([match, ...between].flatMap((one) => one.results[one.people.indexOf(near)] ?? []));
};

const factsOf = ({ record }: Played, { name }: BestFigure): readonly Fact[] =>
	factsIn(record).filter((fact) => fact.name === name);

/** @param earlier of the same kind. */
const bestOf = (
	match: Played,
	earlier: readonly Played[],
	figure: BestFigure,
	seat: number | undefined
): readonly Best[] => {
	const person = seat === undefined ? undefined : match.people[seat];
	const own = factsOf(match, figure).filter((fact) => fact.seat === seat);
	const top = own.reduce<Fact | undefined>(
		(most, fact) => (most && most.value >= fact.value ? most : fact),
		undefined
	);
	if (!top || top.value <= 0 || (seat !== undefined && person === undefined)) return [];
	const { value, of = '' } = top;
	const best = { figure, seat, value, of };
	const isReached = (one: Played): boolean => factsOf(one, figure).some((fact) => fact.value >= value);
	if (earlier.length + 1 >= fewestMatches && !earlier.some(isReached))
		return [{ ...best, among: 'all', matches: earlier.length + 1, since: undefined }];
	const theirs = earlier.filter(({ people }) => person === undefined || people.includes(person));
	const reached = theirs.filter((one) => {
		const place = person === undefined ? undefined : one.people.indexOf(person);
		return factsOf(one, figure).some((fact) => fact.seat === place && fact.value >= value);
	});
	// Of what belongs to the table, everybody's is its own.
	if (seat === undefined && reached.length === 0) return [];
	const since = reached.length === 0 ? undefined : Math.max(...reached.map(({ changed }) => changed));
	const matches = theirs.filter(({ changed }) => changed > (since ?? -Infinity)).length + 1;
	const isLongAgo = since === undefined || match.changed - since > month;
	return matches >= fewestMatches && isLongAgo ? [{ ...best, among: 'own', matches, since }] : [];
};

/**
 * @param others in any order; those that are later, unfinished or of another game are left out, and values are compared
 *   only with matches of the same kind.
 * @param figures those of the match's game; the ones of kind `best` say which facts can be records.
 */
export const newsOf = (match: Played, others: readonly Played[], figures: readonly Figure[]): News => {
	const earlier = others.filter(
		(one) => one.id !== match.id && one.game === match.game && one.changed <= match.changed && isFinished(one)
	);
	const alike = earlier.filter(({ record }) => record.like === match.record.like);
	return {
		lead: leadOf(match, earlier),
		bests: figures
			.filter((figure): figure is BestFigure => figure.kind === 'best')
			.flatMap((figure) =>
				[...new Set(factsOf(match, figure).map(({ seat }) => seat))].flatMap((seat) =>
					bestOf(match, alike, figure, seat)
				)
			)
			.sort(
				(a, b) => (a.since ?? 0) - (b.since ?? 0) || (a.among === b.among ? 0 : a.among === 'all' ? -1 : 1)
			)
	};
};

/** A match with its news, and its game's words to tell them in. */
export interface MatchWithNews {
	readonly match: Played;
	readonly news: News;
	readonly words: RecordWords;
}

/**
 * @param id of a finished and stored match
 * @returns undefined for a match that cannot be counted
 * @throws {Trouble} when the store cannot be read
 */
export const readNews = async (id: string): Promise<MatchWithNews | undefined> => {
	const rows = await matches.ready();
	const row = rows.find((one) => one.id === id);
	const meta = row && metaOf(row.game);
	const [match] = row ? playedOf([row], matches.personOf) : [];
	// A match that stays unfinished is compared with none.
	if (!row || !meta || !match || !isFinished(match)) return undefined;
	const words = await meta.recordWords();
	// A record may have been set against other opponents. Guests alone have none.
	const others = row.players.every(isGuest) ? [] : rows.filter(({ game }) => game === row.game);
	return { match, news: newsOf(match, playedOf(others, matches.personOf), words.figures), words };
};

/** @param name of the player whose record it is. @returns whose best it is, and among whose values. */
export const recordTitle = ({ among }: Best, name: string): string =>
	among === 'all' ? m.result_record_all() : m.result_record_own({ name });

/** @param name of the player; empty where the record is the table's. @returns a record with its value. */
export const recordText = ({ figure, value, of }: Best, name: string): string =>
	[name, name === '' ? asBeginning(figure.title()) : asContinuation(figure.title()), figure.say(value, of)]
		.filter((text) => text !== '')
		.join(' · ');

/** @returns among which matches it is a record: their kind, and how many. */
export const recordScope = ({ matches }: Best, kind: string, words: RecordWords): string =>
	[words.kindName(kind), m.records_over({ n: matches })].filter((text) => text !== '').join(' · ');

/**
 * @param name as in `recordText`, but never empty.
 * @param now in milliseconds: a month of its year stands without the year.
 * @returns a best for a while, with the month since which it is one.
 */
export const bestSinceText = ({ figure, since }: Best, name: string, now: number): string =>
	m.result_best_since({ name, what: asContinuation(figure.title()), when: pastMonth(since ?? 0, now) });
