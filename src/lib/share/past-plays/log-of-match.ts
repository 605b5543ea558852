/** Makes the log of a match of a file, and judges it as any other log. */
import * as v from 'valibot';
import { unknownKind } from '$lib/games/facts';
import type { Game } from '$lib/games/game';
import type { Entry, EntryBody, Seated } from '$lib/match/entry';
import { fold, isUnreadable } from '$lib/match/fold';
import { stamp } from '$lib/match/stamp';
import { digest } from '$lib/share/digest';
import { pastDevice } from './past-id';
import type { PastMatch } from './past-match';
import type { ProblemCode } from './problem-words';

/** The rules of a match: as the file tells them, or a guess. */
interface Rules {
	readonly options: unknown;
	readonly areKnown: boolean;
}

/** @returns the rules, or undefined where the file tells options that the game does not know. */
const rulesOf = ({ kind, options, max, players }: PastMatch, game: Game): Rules | undefined => {
	if (options !== undefined) {
		const parsed = v.safeParse(game.options.schema, options);
		// A match whose rules were not known keeps its guess, and says that it is one.
		return parsed.success ? { options: parsed.output, areKnown: kind !== unknownKind } : undefined;
	}
	const presets = Object.values(game.options.presets);
	const seats = players.length;
	const ofKind = presets.find((preset) => game.records.kind(preset, seats) === kind);
	if (ofKind !== undefined) return { options: ofKind, areKnown: true };
	const reaching = presets.find((preset) => game.records.standing(game.start(preset, seats)).max === max);
	return { options: reaching ?? presets[0], areKnown: false };
};

/**
 * Makes the log of a match. What it says follows from the file alone, so that reading the file again, here or on
 * another phone, makes the same entries. Only who sits there and the version of the game can differ between phones: the
 * start has another device then, and is another entry.
 *
 * @param seats by seat.
 * @returns the entries, or why they make no match that is over.
 */
export const logOfMatch = (
	match: PastMatch,
	game: Game,
	seats: readonly Seated[]
): readonly Entry[] | ProblemCode => {
	const rules = rulesOf(match, game);
	if (!rules) return 'bad-options';
	const { id, began, hasTime, noted, note, place } = match;
	const { starter, minutes = 0 } = noted;
	const start: EntryBody = {
		kind: 'start',
		game: game.id,
		version: game.version,
		options: rules.options,
		players: seats,
		opening: starter === undefined ? [] : [game.opening(starter)]
	};
	const by = (device: string, number: number, body: EntryBody, at = began) => ({ device, number, body, at });
	const result: EntryBody = {
		kind: 'finish',
		noted: { ...noted, ...(!rules.areKnown && { rules: 'unknown' }) }
	};
	const said = [
		by(`${pastDevice}-${digest(JSON.stringify(start))}`, 0, start),
		// Where the time is not known, neither is when it ended.
		by(pastDevice, 1, result, hasTime ? began + minutes * 60_000 : began),
		...(note === '' ? [] : [by(pastDevice, 2, { kind: 'note', text: note })]),
		...(place === '' ? [] : [by(pastDevice, 3, { kind: 'where', place })])
	];
	const entries = said.map(({ device, number, body, at }, seq): Entry =>
		stamp({ device, now: () => at }, id, seq, body, number)
	);
	const folded = fold(game, entries);
	return !isUnreadable(folded) && folded.noted ? entries : 'impossible';
};
