/**
 * Finished matches as a play file (`.bgsplay`), from which the app BG Stats imports several plays at once. Its form is
 * that of the files that BG Stats itself makes to share plays.
 */
import type { Seated } from '$lib/match/entry';
import { eveningOf } from '$lib/matches/evening';
import type { MatchRow } from '$lib/store/lists/row';
import { enteredText, isForBgStats, localText, sentResult, sourceName, type SentGame } from './bg-stats';
import { digest } from '$lib/match/digest';
import { endOf } from './ended-match';
import type { PersonAt } from './person-finder';

/** Which matches are taken: of the last evening with any, or all. */
export const spans = ['evening', 'all'] as const;
export type Span = (typeof spans)[number];

/**
 * @param rows the last played first.
 * @returns those of a span that BG Stats can take: they are over and have a result.
 */
export const rowsOfSpan = (rows: readonly MatchRow[], span: Span): readonly MatchRow[] => {
	const sendable = rows.filter(isForBgStats);
	const [last] = sendable;
	const isTaken = ({ changed }: MatchRow): boolean =>
		span === 'all' || (last !== undefined && eveningOf(changed) === eveningOf(last.changed));
	return sendable.filter(isTaken);
};

/**
 * @returns an id in the form that BG Stats uses, the same each time. It is made of four checksums of the app's id, and
 *   marked as of a custom kind (version 8 of RFC 9562).
 */
const uuidOf = (kind: string, id: string): string => {
	const digits = ['a', 'b', 'c', 'd'].map((salt) => digest(`${salt} ${sourceName} ${kind} ${id}`)).join('');
	const form = /(.{8})(.{4}).(.{3}).(.{3})(.{12})/;
	const variant = '89ab'[parseInt(digits.charAt(16), 16) & 3] ?? '';
	return digits.replace(form, `$1-$2-8$3-${variant}$4-$5`).toUpperCase();
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

/**
 * @param rows of matches; one that BG Stats cannot take, or whose game is unknown, is left out.
 * @returns a play file, to be written as JSON. Its ids are the same in every file, so that BG Stats recognises what it
 *   has.
 */
export const playFile = (
	rows: readonly MatchRow[],
	{ metaOf, personAt, anonymous }: PlayFileOptions
): { readonly plays: readonly object[] } => {
	const [games, players, places] = [new Numbered('game'), new Numbered('player'), new Numbered('place')];
	const playerNumber = (player: Seated, modificationDate: string): number => {
		const { id, name } = personAt(player) ?? { id: undefined, name: anonymous };
		const key = id === undefined ? 'guest' : `person ${id}`;
		return players.numberOf(key, { name, isAnonymous: id === undefined, modificationDate });
	};
	const plays = rows.filter(isForBgStats).flatMap((row) => {
		const meta = metaOf(row.game);
		if (!meta) return [];
		const ended = enteredText(endOf(row));
		const place = row.place ?? '';
		return {
			uuid: playUuidOf(row.id),
			gameRefId: games.numberOf(meta.id, {
				name: meta.name,
				...meta.boardGameGeek,
				cooperative: row.record.isTogether,
				usesTeams: false,
				modificationDate: ended
			}),
			...(place !== '' && {
				locationRefId: places.numberOf(place, { name: place, modificationDate: ended })
			}),
			playDate: localText(row.started),
			entryDate: ended,
			modificationDate: ended,
			durationMin: row.record.minutes,
			rounds: row.record.rounds,
			comments: row.note ?? '',
			usesTeams: false,
			ignored: false,
			// The winners are those given, and not those with the most points.
			manualWinner: true,
			playerScores: row.players.map((player, seat) => ({
				playerRefId: playerNumber(player, ended),
				...sentResult(row, seat),
				newPlayer: false,
				seatOrder: seat + 1
			}))
		};
	});
	return {
		// Read by whoever opens the file elsewhere.
		...{ about: 'A play file from Ochaya, to be opened with BG Stats.' },
		...{ games: games.list, players: players.list, locations: places.list, userInfo: { meRefId: 0 } },
		plays
	};
};
