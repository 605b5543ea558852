/**
 * Finished matches as a play file (`.bgsplay`), from which the app BG Stats imports several plays at once. Its form is
 * that of the files that BG Stats itself makes to share plays.
 */
import type { Seated } from '$lib/match/entry';
import type { MatchRow } from '$lib/store/lists/row';
import { enteredText, isForBgStats, localText, sentResult, sourceName, type SentGame } from './bg-stats';
import { digest } from './digest';
import { endOf } from './ended-match';
import type { PersonAt } from './person';

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

export interface PlayFileOptions {
	/** Gives the meta data of a game; undefined for a game that this build does not have. */
	readonly metaOf: (id: string) => SentGame | undefined;
	readonly personAt: PersonAt;
	/** The name of all guests, who are one anonymous player in BG Stats. */
	readonly anonymous: string;
}

/** What is read by whoever opens the file elsewhere. */
const about = 'A play file from Ochaya, to be opened with BG Stats.';

/**
 * A play file that grows by a match at a time. Its ids are the same in every file, so that BG Stats recognises what it
 * has.
 */
export class PlayFile {
	readonly #games = new Numbered('game');
	readonly #players = new Numbered('player');
	readonly #places = new Numbered('place');
	readonly #plays: string[] = [];
	readonly #matches: string[] = [];
	constructor(readonly options: PlayFileOptions) {}

	/** The ids of the matches in the file. */
	get matches(): readonly string[] {
		return this.#matches;
	}

	/** Adds a match. One that BG Stats cannot take, or whose game is unknown, is left out. */
	add(row: MatchRow): void {
		const meta = this.options.metaOf(row.game);
		if (!meta || !isForBgStats(row)) return;
		const ended = enteredText(endOf(row));
		const place = row.place ?? '';
		const gameRefId = this.#games.numberOf(meta.id, {
			name: meta.name,
			...meta.boardGameGeek,
			cooperative: row.record.isTogether,
			usesTeams: false,
			modificationDate: ended
		});
		const play = {
			uuid: playUuidOf(row.id),
			gameRefId,
			...(place !== '' && {
				locationRefId: this.#places.numberOf(place, { name: place, modificationDate: ended })
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
				playerRefId: this.#playerNumber(player, ended),
				...sentResult(row, seat),
				newPlayer: false,
				seatOrder: seat + 1
			}))
		};
		this.#matches.push(row.id);
		this.#plays.push(JSON.stringify(play));
	}

	/** @returns the file with all matches added so far, as JSON. */
	toBlob(): Blob {
		const lists = {
			about,
			games: this.#games.list,
			players: this.#players.list,
			locations: this.#places.list,
			userInfo: { meRefId: 0 }
		};
		const beginning = JSON.stringify(lists).slice(0, -1);
		return new Blob([`${beginning},"plays":[`, this.#plays.join(','), ']}'], { type: 'application/json' });
	}

	#playerNumber(player: Seated, modificationDate: string): number {
		const person = this.options.personAt(player);
		return person
			? this.#players.numberOf(`person ${person.id}`, {
					name: person.name,
					isAnonymous: false,
					modificationDate
				})
			: this.#players.numberOf('guest', {
					name: this.options.anonymous,
					isAnonymous: true,
					modificationDate
				});
	}
}
