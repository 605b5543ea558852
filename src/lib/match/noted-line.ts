/** Makes the line of a match of which only the result is known: noted by hand, or told by a file. */
import type { Game } from '../games/game.ts';
import { stamp, type Entry, type EntryBody, type Noted, type Seated } from './entry.ts';
import { fold, isUnreadable } from './fold.ts';
import { isSameData } from './line.ts';

/** Who won such a match, and with which scores. */
export type NotedResult = Pick<Noted, 'winners' | 'scores' | 'lost'>;

/** @returns what notes another result in the place of the entry `of`, all else as it was; nothing where it is the same. */
export const correctionOf = (
	of: number,
	before: Noted,
	{ winners, scores, lost }: NotedResult
): readonly EntryBody[] => {
	const { lost: _, ...rest } = before;
	const noted: Noted = { ...rest, winners, scores, ...(lost && { lost }) };
	if (isSameData(noted, before)) return [];
	return [
		{ kind: 'undo', of },
		{ kind: 'finish', noted }
	];
};

/** What is known of such a match. */
export interface NotedMatch {
	readonly id: string;
	/** By seat. */
	readonly players: readonly Seated[];
	/** Its rules, or a guess where `noted` says that they are not known. */
	readonly options: unknown;
	readonly ruleSet?: string | undefined;
	/** When it began and ended, in milliseconds since 1970; the same where that is not known. */
	readonly began: number;
	readonly ended: number;
	readonly noted: Noted;
	/** Empty where there is none, like the place. */
	readonly note: string;
	readonly place: string;
}

/** @returns the line; undefined where no match of the game can end so, or its options are none of the game's. */
export const notedLine = (
	game: Game,
	{ id, players, options, ruleSet, began, ended, noted, note, place }: NotedMatch,
	deviceOf: (body: EntryBody) => string
): readonly Entry[] | undefined => {
	const { starter } = noted;
	const start: EntryBody = {
		kind: 'start',
		game: game.id,
		version: game.version,
		options,
		...(ruleSet !== undefined && { ruleSet }),
		players,
		opening: starter === undefined ? [] : [game.opening(starter)]
	};
	// A device numbers each kind alike, so that the note of a match has one name whether a place is told or not.
	const bodies: readonly (readonly [number: number, at: number, body: EntryBody])[] = [
		[0, began, start],
		[1, ended, { kind: 'finish', noted }],
		...(note === '' ? [] : [[2, began, { kind: 'note', text: note }] as const]),
		...(place === '' ? [] : [[3, began, { kind: 'where', place }] as const])
	];
	const line = bodies.map(([number, at, body], seq): Entry =>
		stamp({ device: deviceOf(body), now: () => at }, id, seq, body, number)
	);
	const folded = fold(game, line);
	return !isUnreadable(folded) && folded.noted ? line : undefined;
};
