/** Makes the log of a match of a file, and judges it as any other log. */
import * as v from 'valibot';
import { unknownKind } from '$lib/games/facts';
import type { Game } from '$lib/games/game';
import { valuesOf, withValue } from '$lib/games/option-values';
import type { Entry, Seated } from '$lib/match/entry';
import { notedLine } from '$lib/match/noted-line';
import { digest } from '$lib/share/digest';
import type { PastMatch } from './past-match';
import type { ProblemCode } from './problem-words';

/** The device that the entries of such matches carry, on every phone that reads the file. */
const pastDevice = 'past-plays';

/** The rules of a match: as the file tells them, or a guess. */
interface Rules {
	readonly options: unknown;
	readonly areKnown: boolean;
}

/** @returns what is played out of the boxes, and then with one option changed. */
const likelyOptions = ({ presets, fields }: Game['options']): readonly unknown[] => {
	const ofBoxes = Object.values(presets);
	const changed = ofBoxes.flatMap((preset) =>
		fields.flatMap((field) => valuesOf(field).map((value) => withValue(preset, field.key, value)))
	);
	return [...ofBoxes, ...changed];
};

/** @returns the rules, or undefined where the file tells options that the game does not know. */
const rulesOf = ({ kind, options, max, players }: PastMatch, game: Game): Rules | undefined => {
	if (options !== undefined) {
		const parsed = v.safeParse(game.options.schema, options);
		// A match whose rules were not known keeps its guess, and says that it is one.
		return parsed.success ? { options: parsed.output, areKnown: kind !== unknownKind } : undefined;
	}
	const likely = likelyOptions(game.options);
	const seats = players.length;
	const ofKind = likely.find((one) => game.records.kind(one, seats) === kind);
	if (ofKind !== undefined) return { options: ofKind, areKnown: true };
	const reaching = likely.find((one) => game.records.standing(game.start(one, seats)).max === max);
	return { options: reaching ?? likely[0], areKnown: false };
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
	const { id, began, hasTime, note, place } = match;
	const { minutes = 0 } = match.noted;
	const line = notedLine(
		game,
		{
			...{ id, players: seats, options: rules.options, began, note, place },
			// Where the time is not known, neither is when it ended.
			ended: hasTime ? began + minutes * 60_000 : began,
			noted: { ...match.noted, ...(!rules.areKnown && { rules: 'unknown' }) }
		},
		(body) => (body.kind === 'start' ? `${pastDevice}-${digest(JSON.stringify(body))}` : pastDevice)
	);
	return line ?? 'impossible';
};
