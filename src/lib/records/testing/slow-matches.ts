/**
 * A slow second reading of the records: it folds every log by itself and counts by plain loops, with none of the code
 * that the pages count with. Tests compare the two.
 *
 * This file makes the matches out of their logs.
 */
import type { Fact } from '$lib/games/facts';
import type { Game } from '$lib/games/game';
import type { Entry } from '$lib/match/entry';
import { fold, isUnreadable } from '$lib/match/fold';

/** What is taken of a player in the list. */
export interface ListedPlayer {
	readonly id: string;
	readonly name: string;
	readonly sameAs?: string | undefined;
}
export interface SlowSeat {
	readonly player: string;
	/** The name in the match. */
	readonly name: string;
	/** Undefined for a guest. */
	readonly person: string | undefined;
}
export type Ending = 'won' | 'drawn' | 'lost';

export interface SlowMatch {
	readonly id: string;
	readonly game: string;
	readonly seats: readonly SlowSeat[];
	/** When it was last played, in milliseconds since 1970, and the date of that evening. */
	readonly at: number;
	readonly evening: string;
	readonly began: number;
	readonly isDeleted: boolean;
	/** Over, with a result; over without one; or still played. */
	readonly status: 'over' | 'unfinished' | 'open';
	/** By seat; empty unless it is over with a result. */
	readonly endings: readonly Ending[];
	/** Whether only its result was noted: nobody knows its rounds, and of its minutes only what was noted. */
	readonly isNoted: boolean;
	/** By seat, a single one where all share it; empty where it was given up or none was noted. */
	readonly scores: readonly number[];
	/** The highest score there can be; 0 in a game that has none. */
	readonly highest: number;
	readonly isTogether: boolean;
	/** Undefined while it is played. */
	readonly kind: string | undefined;
	readonly version: number;
	readonly starter: number | undefined;
	readonly rounds: number;
	readonly minutes: number;
	readonly facts: readonly Fact[];
	readonly place: string;
	readonly note: string;
	readonly rules: string;
}

/** @returns the date to which a moment's evening belongs, in a time zone; an evening ends at six in the morning. */
export const eveningIn = (zone: string): ((at: number) => string) => {
	const clock = new Intl.DateTimeFormat('en-GB', {
		...{ timeZone: zone, hourCycle: 'h23' },
		...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' }
	});
	return (at) => {
		const said: Record<string, number> = {};
		for (const { type, value } of clock.formatToParts(at)) said[type] = Number(value);
		const { year = 0, month = 1, day = 1, hour = 0 } = said;
		return new Date(Date.UTC(year, month - 1, hour < 6 ? day - 1 : day)).toISOString().slice(0, 10);
	};
};

/** @returns the person that a player of the list is, however often they were joined. */
export const personIn = (players: readonly ListedPlayer[], player: string): string => {
	const met: string[] = [];
	let at: string | undefined = player;
	while (at !== undefined && !met.includes(at)) {
		met.push(at);
		const { sameAs } = players.find(({ id }) => id === at) ?? {};
		at = players.find(({ id }) => id === sameAs)?.id;
	}
	if (at === undefined) return met.at(-1) ?? player;
	// Each of a circle was joined to another: the person has the smallest of their ids.
	return met.slice(met.indexOf(at)).reduce((a, b) => (b < a ? b : a));
};

/** @returns the minutes between taps, without pauses of half an hour and more. */
const minutesOf = (times: readonly number[]): number => {
	const inOrder = [...times].sort((a, b) => a - b);
	let played = 0;
	for (let place = 1; place < inOrder.length; place += 1) {
		const gap = (inOrder[place] ?? 0) - (inOrder[place - 1] ?? 0);
		if (gap < 1_800_000) played += gap;
	}
	return Math.round(played / 60_000);
};

export interface SlowClub {
	readonly players: readonly ListedPlayer[];
	readonly logs: readonly (readonly Entry[])[];
	readonly games: readonly Game[];
	readonly zone: string;
}

/** @returns the matches of a club, deleted ones too. @throws Error for a log that cannot be read. */
export const slowMatchesOf = ({ players, logs, games, zone }: SlowClub): readonly SlowMatch[] => {
	const evening = eveningIn(zone);
	const persons = new Map<string, string | undefined>();
	const personFor = (player: string): string | undefined => {
		if (player.startsWith('guest-')) return undefined;
		const person = persons.get(player) ?? personIn(players, player);
		persons.set(player, person);
		return person;
	};
	return logs.map((entries) => slowMatchOf(entries, games, evening, personFor));
};

const slowMatchOf = (
	entries: readonly Entry[],
	games: readonly Game[],
	evening: (at: number) => string,
	personFor: (player: string) => string | undefined
): SlowMatch => {
	const start = entries.find(({ kind }) => kind === 'start');
	const game = games.find(({ id }) => start?.kind === 'start' && start.game === id);
	const folded = game && fold(game, entries);
	if (!start || !folded || isUnreadable(folded)) throw new Error('A log that cannot be read');
	const { state, outcome, moves, givenUp, noted } = folded;
	const ended = entries.find(({ seq }) => seq === givenUp);
	const last = ended?.at ?? moves.at(-1)?.at ?? start.at;
	const at = last + (folded.started - start.at);
	const isWithoutResult = outcome?.givenUp === 'unfinished';
	const standing = game.records.standing(state);
	const facts = outcome && !noted ? game.records.facts(state) : undefined;
	const scores = noted?.scores ?? (outcome?.givenUp ? [] : standing.scores);
	// Rules that are a guess have no highest score that a higher one could pass.
	const { max = 0 } = standing;
	const isPassed = noted !== undefined && (scores.length === 0 || scores.some((score) => score > max));
	const kindOfNoted =
		noted?.rules === 'unknown' ? 'unknown' : game.records.kind(folded.options, folded.players.length);
	return {
		id: folded.id,
		game: game.id,
		seats: folded.players.map(({ id, name }) => ({ player: id, name, person: personFor(id) })),
		at,
		evening: evening(at),
		began: folded.started,
		isDeleted: folded.isDeleted,
		status: outcome ? (isWithoutResult ? 'unfinished' : 'over') : 'open',
		endings:
			!outcome || isWithoutResult
				? []
				: folded.players.map((_, seat) => {
						if (!outcome.winners.includes(seat)) return 'lost';
						return outcome.shared ? 'drawn' : 'won';
					}),
		isNoted: noted !== undefined,
		scores,
		highest: isPassed ? 0 : max,
		isTogether: game.records.isTogether,
		kind: noted ? kindOfNoted : facts?.like,
		version: game.records.version,
		starter: noted ? noted.starter : facts?.starter,
		rounds: facts?.rounds ?? 0,
		minutes: noted ? (noted.minutes ?? 0) : minutesOf([start.at, ...moves.map((move) => move.at)]),
		facts: facts?.own ?? [],
		place: folded.place,
		note: folded.note,
		rules: folded.ruleSet ?? ''
	};
};
