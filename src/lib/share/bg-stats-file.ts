/**
 * Matches as a play file (`.bgsplay`), from which the app BG Stats imports several plays at once. Its form is that of
 * the files that BG Stats itself makes to share plays.
 */
import { metaOf } from '$lib/games/registry';
import { matches } from '$lib/matches.svelte';
import { eveningOf } from '$lib/records/evening';
import { shortTasks } from '$lib/store/db/short-tasks';
import { statusOf, type MatchRow } from '$lib/store/lists/row';
import { sentMatches } from '$lib/store/settings/sent';
import {
	bgStatsApp,
	enteredText,
	isForBgStats,
	localText,
	sentResult,
	sourceName,
	type SentGame
} from './bg-stats';
import { digest } from './digest';
import { endOf } from './ended-match';
import { personFinder, type PersonAt } from './person';

/** Which matches are offered: of the last evening with any, of the last thirty days, or all. */
export const spans = ['evening', 'month', 'all'] as const;
export type Span = (typeof spans)[number];

const month = 30 * 86_400_000;

/**
 * @param rows the last played first.
 * @param now in milliseconds since 1970.
 * @returns those of a span that BG Stats can take: they are over and have a result.
 */
export const rowsOfSpan = (rows: readonly MatchRow[], span: Span, now: number): readonly MatchRow[] => {
	const sendable = rows.filter((row) => statusOf(row) === 'ended' && row.outcome?.givenUp !== 'unfinished');
	if (span === 'all') return sendable;
	if (span === 'month') return sendable.filter(({ changed }) => changed >= now - month);
	const [last] = sendable;
	return sendable.filter(({ changed }) => last && eveningOf(changed) === eveningOf(last.changed));
};

/**
 * @returns an id in the form that BG Stats uses, the same each time. It is made of four checksums of the app's id, and
 *   marked as of a custom kind (version 8 of RFC 9562).
 */
const uuidOf = (kind: string, id: string): string => {
	const digits = ['a', 'b', 'c', 'd'].map((salt) => digest(`${salt} ${sourceName} ${kind} ${id}`)).join('');
	const variant = ((parseInt(digits.slice(16, 17), 16) & 3) | 8).toString(16);
	const parts = [
		digits.slice(0, 8),
		digits.slice(8, 12),
		`8${digits.slice(13, 16)}`,
		`${variant}${digits.slice(17, 20)}`,
		digits.slice(20)
	];
	return parts.join('-').toUpperCase();
};

/** @returns the id that a match has in every play file. */
export const playUuidOf = (match: string): string => uuidOf('play', match);

/** A list of a file whose things are referred to by numbers, each once. */
class Numbered {
	readonly #numbers = new Map<string, number>();
	readonly list: object[] = [];
	constructor(readonly kind: string) {}

	/** @returns the number of the thing with this id, which is added with these fields the first time. */
	numberOf(id: string, fields: object): number {
		const known = this.#numbers.get(id);
		if (known !== undefined) return known;
		const number = this.list.length + 1;
		this.#numbers.set(id, number);
		this.list.push({ id: number, uuid: uuidOf(this.kind, id), ...fields });
		return number;
	}
}

interface PlayFileOptions {
	/** Gives the meta data of a game; undefined for a game that this build does not have. */
	readonly metaOf: (id: string) => SentGame | undefined;
	readonly personAt: PersonAt;
	/** The name of all guests, who are one anonymous player in BG Stats. */
	readonly anonymous: string;
}

/** A play file, and the matches in it. */
export interface MadePlayFile {
	readonly file: Blob;
	readonly matches: readonly string[];
}

/** What is read by whoever opens the file elsewhere. */
const about = 'A play file from Ochaya, to be opened with BG Stats.';

/**
 * @returns a file of the matches, without those that BG Stats cannot take, or whose game is unknown. Its ids are the same
 *   in every file, so that BG Stats recognises what it has.
 */
export const playFileOf = async (
	rows: readonly MatchRow[],
	{ metaOf, personAt, anonymous }: PlayFileOptions
): Promise<MadePlayFile> => {
	const [games, players, locations] = [new Numbered('game'), new Numbered('player'), new Numbered('place')];
	const plays: object[] = [];
	const sent: string[] = [];
	const pause = shortTasks();
	for (const row of rows) {
		const meta = metaOf(row.game);
		if (!meta || !isForBgStats(row)) continue;
		const modificationDate = enteredText(endOf(row));
		const place = row.place ?? '';
		plays.push({
			uuid: playUuidOf(row.id),
			gameRefId: games.numberOf(meta.id, {
				name: meta.name,
				...meta.boardGameGeek,
				cooperative: row.record.isTogether,
				usesTeams: false,
				modificationDate
			}),
			...(place !== '' && { locationRefId: locations.numberOf(place, { name: place, modificationDate }) }),
			playDate: localText(row.started),
			...{ entryDate: modificationDate, modificationDate },
			durationMin: row.record.minutes,
			rounds: row.record.rounds,
			comments: row.note ?? '',
			...{ usesTeams: false, ignored: false },
			// The winners are those given, and not those with the most points.
			manualWinner: true,
			playerScores: row.players.map((player, seat) => {
				const { id, name } = personAt(player) ?? { id: undefined, name: anonymous };
				const isAnonymous = id === undefined;
				return {
					playerRefId: players.numberOf(isAnonymous ? 'guest' : `person ${id}`, {
						...{ name, isAnonymous, modificationDate }
					}),
					...sentResult(row, seat),
					newPlayer: false,
					seatOrder: seat + 1
				};
			})
		});
		sent.push(row.id);
		await pause();
	}
	const lists = { games: games.list, players: players.list, locations: locations.list };
	const content = JSON.stringify({ about, ...lists, userInfo: { meRefId: 0 }, plays });
	return { file: new Blob([content], { type: 'application/json' }), matches: sent };
};

/**
 * Makes a file of those of the matches that were not sent to BG Stats yet; of all of them, if all were sent.
 *
 * @param anonymous the name of guests.
 */
export const makePlayFile = async (rows: readonly MatchRow[], anonymous: string): Promise<MadePlayFile> => {
	const sent = await sentMatches(bgStatsApp);
	const unsent = rows.filter(({ id }) => !sent.has(id));
	const personAt = personFinder(matches.players);
	return playFileOf(unsent.length > 0 ? unsent : rows, { metaOf, personAt, anonymous });
};
