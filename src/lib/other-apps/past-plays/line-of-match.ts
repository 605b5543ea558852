/** Makes the log of a match of a file, and judges it as any other log. */
import * as v from 'valibot';
import { unknownKind } from '$lib/games/facts';
import type { Game } from '$lib/games/game';
import { isDayOnly } from '$lib/i18n/day-only';
import type { Entry, Seated } from '$lib/match/entry';
import { notedLine } from '$lib/match/noted-line';
import { digest } from '$lib/match/digest';
import type { PastMatch } from './past-match';
import type { ProblemCode } from './problem-words';

/** The device that the entries of such matches carry, on every phone that reads the file. */
const pastDevice = 'past-plays';

/**
 * Makes the log of a match. What it says follows from the file alone, so that reading the file again, here or on
 * another phone, makes the same entries. Only who sits there and the version of the game can differ between phones: the
 * start has another device then, and is another entry.
 *
 * @param seats by seat.
 * @returns the entries, or why they make no match that is over.
 */
export const lineOfMatch = (
	{ id, began, note, place, noted, kind, options, max }: PastMatch,
	game: Game,
	seats: readonly Seated[]
): readonly Entry[] | ProblemCode => {
	const { presets, schema } = game.options;
	const boxes = Object.values(presets);
	// Rules that the file does not tell are guessed: those of a box with the highest score that could be reached.
	const guess =
		boxes.find((box) => game.records.standing(game.start(box, seats.length)).max === max) ?? boxes[0];
	const rules = v.safeParse(schema, options ?? guess);
	if (!rules.success) return 'bad-options';
	const isGuess = options === undefined || kind === unknownKind;
	const line = notedLine(
		game,
		{
			...{ id, players: seats, options: rules.output, began, note, place },
			// Where the time is not known, neither is when it ended.
			ended: isDayOnly(began) ? began : began + (noted.minutes ?? 0) * 60_000,
			noted: { ...noted, ...(isGuess && { rules: 'unknown' }) }
		},
		(body) => (body.kind === 'start' ? `${pastDevice}-${digest(JSON.stringify(body))}` : pastDevice)
	);
	return line ?? 'impossible';
};
