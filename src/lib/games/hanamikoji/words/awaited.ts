/** What a listener is told after an action and what it did: where it leaves the round, and who is to play. */
import { sides } from '../../sides.ts';
import { asSentences } from '../../wording.ts';
import { m } from '$lib/i18n/paraglide/messages';
import { joinList } from '$lib/i18n/format';
import { geishaIndexes, geishas } from '../rules/geishas.ts';
import { cardLimits } from '../rules/options.ts';
import { cardsOnSide, cardsTogether } from '../rules/entry.ts';
import { previewOf } from '../rules/match.ts';
import { standing } from '../rules/standing.ts';
import type { Draft, State } from '../rules/state.ts';
import { areAllUsed, isDraftUntouched, turn } from '../rules/round.ts';
import { nextRoundText } from './round-end.ts';
import { entryText } from './status.ts';
import { outcomePreviewText, standingLine } from './table.ts';

type Names = readonly string[];

/** The cards of both sides where they changed. */
const cardsThere = (from: Draft, to: Draft, names: Names): readonly string[] => {
	if (from.way !== 'counts' || to.way !== 'counts') return [];
	return geishaIndexes
		.filter((geisha) => sides.some((side) => from.counts[side][geisha] !== to.counts[side][geisha]))
		.flatMap((geisha) =>
			sides.map((side) =>
				m.hanamikoji_said_cards_there({ name: names[side] ?? '', n: to.counts[side][geisha] })
			)
		);
};

/** The last that is missing: a listener who enters the first geishas knows that there are more. */
const lastMissing = (
	{ draft: from }: State,
	{ draft: to, options }: State,
	names: Names
): readonly string[] => {
	if (from.way === 'counts' && to.way === 'counts') {
		const { least, most, isEven, together } = cardLimits(options.cardsEach);
		const both = cardsTogether(to.counts);
		return sides
			.filter((side) => cardsOnSide(from.counts, side) !== cardsOnSide(to.counts, side))
			.map((side) => ({ name: names[side] ?? '', n: cardsOnSide(to.counts, side) }))
			.filter(({ n }) => n >= least - 1)
			.map((side) =>
				isEven
					? m.hanamikoji_said_cards_of_side({ ...side, limit: most })
					: m.hanamikoji_said_cards_together({ ...side, both, limit: together })
			);
	}
	if (from.way !== 'majorities' || to.way !== 'majorities' || from === to) return [];
	const missing = geishas.filter((_, geisha) => to.majorities[geisha] === null);
	const list = joinList(missing.map(({ name }) => name));
	return missing.length > 0 && missing.length < 3
		? [m.hanamikoji_said_missing({ n: missing.length, list })]
		: [];
};

/** What the entry leads to, if that has changed. */
const entryLeadsTo = (from: State, to: State, names: Names): readonly string[] => {
	const [before, after] = [previewOf(from), previewOf(to)];
	// By tokens, the app cannot know when all are where they lie.
	const isReady = after.entry && !before.entry && to.draft.way !== 'tokens';
	const ends = after.outcome ? outcomePreviewText(after.outcome, names) : '';
	const ended = before.outcome ? outcomePreviewText(before.outcome, names) : '';
	return [
		...(ends === ended ? [] : [ends]),
		...(isReady ? [m.hanamikoji_table_ready()] : lastMissing(from, to, names))
	];
};

/** Who is to play, or that all have played, if that has changed. */
const toPlay = (from: State, to: State, names: Names): readonly string[] => {
	if (areAllUsed(to)) return !areAllUsed(from) && isDraftUntouched(to) ? [m.hanamikoji_table_reveal()] : [];
	const side = turn(to);
	return side === undefined || side === turn(from)
		? []
		: [m.hanamikoji_headline_turn({ name: names[side] ?? '' })];
};

const newRound = (to: State, names: Names): readonly string[] => {
	const round = to.rounds.length + 1;
	const held = standing(to.tokens);
	return [
		...sides.map((side) => standingLine(names[side] ?? '', held[side])),
		nextRoundText(to, names),
		...(round === to.options.roundLimit ? [m.hanamikoji_table_last_round()] : [])
	];
};

/**
 * @returns where an action, or its undo, leaves the round: the cards counted there, the last that is missing, how
 *   the match would end, who is to play; after a scored round the standing and who starts
 */
export const awaited = (from: State, to: State, names: Names): string => {
	if (to.rounds.length > from.rounds.length) return asSentences(newRound(to, names));
	if (to.rounds.length < from.rounds.length || to.draft.way !== from.draft.way)
		return asSentences([entryText(to, previewOf(to), names)]);
	return asSentences([
		...cardsThere(from.draft, to.draft, names),
		...entryLeadsTo(from, to, names),
		...toPlay(from, to, names)
	]);
};
