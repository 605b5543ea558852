/** The table in words alone: what an action did, what is awaited, and the keys. */
import { sides } from '../../sides.ts';
import type { Change, SpokenWords } from '../../views.ts';
import { asSentences } from '../../wording.ts';
import { m } from '$lib/i18n/paraglide/messages';
import type { Action } from '../rules/actions.ts';
import { cardsOnSide, cardsTogether } from '../rules/entry.ts';
import { geishaIndexes, geishas } from '../rules/geishas.ts';
import { previewOf, recapOf } from '../rules/match.ts';
import { cardLimits } from '../rules/options.ts';
import { areAllUsed, isDraftUntouched, turn } from '../rules/round.ts';
import { standing } from '../rules/standing.ts';
import type { Draft, State } from '../rules/state.ts';
import { markerNames, namesOf, wayNames } from './names.ts';
import { entryText, limitedRoundText, outcomePreviewText } from './table.ts';
import { nextRoundText, standingLine, takenLines } from './timeline.ts';

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
type Names = readonly string[];

const counted = ({ side, geisha, cards }: ActionOf<'count'>, { draft }: State, names: Names): string => {
	const n = cards - draft.counts[side][geisha];
	return m.hanamikoji_said_count({ geisha: geishas[geisha].name, name: names[side] ?? '', cards, n });
};

/** @returns what is so now, and what is so no longer: once that is undone, a listener knows what is so again. */
const instead = <Value>(
	now: Value,
	before: Value,
	text: string,
	wordOf: (value: Value) => string
): string => {
	const word = now === before ? '' : wordOf(before);
	return word === '' ? text : m.hanamikoji_said_instead({ now: text, before: word });
};

const decided = ({ geisha, majority }: ActionOf<'majority'>, { draft }: State, names: Names): string => {
	const her = { geisha: geishas[geisha].name };
	const text =
		majority === null
			? m.hanamikoji_said_unknown(her)
			: majority === 'tie'
				? m.hanamikoji_said_tie_at(her)
				: m.hanamikoji_said_majority({ ...her, name: names[majority] ?? '' });
	return instead(majority, draft.majorities[geisha], text, (value) =>
		value === null
			? ''
			: value === 'tie'
				? m.hanamikoji_said_tie()
				: m.hanamikoji_said_majority_of({ name: names[value] ?? '' })
	);
};

const moved = ({ geisha, holder }: ActionOf<'token'>, { draft }: State, names: Names): string => {
	const her = { geisha: geishas[geisha].name };
	const text =
		holder === null
			? m.hanamikoji_said_token_back(her)
			: m.hanamikoji_said_token({ ...her, name: names[holder] ?? '' });
	return instead(holder, draft.tokens[geisha], text, (value) =>
		value === null ? m.hanamikoji_said_middle() : m.hanamikoji_said_with({ name: names[value] ?? '' })
	);
};

const did = ({ before, action, after }: Change<State, Action>, names: Names): readonly string[] => {
	switch (action.type) {
		case 'starter': {
			const round = before.rounds.length + 1;
			return [m.hanamikoji_table_starts_round({ name: names[action.side] ?? '', round })];
		}
		case 'marker': {
			const params = { name: names[action.side] ?? '', marker: markerNames[action.marker]() };
			return [action.used ? m.hanamikoji_said_played(params) : m.hanamikoji_said_free(params)];
		}
		case 'way':
			return [m.hanamikoji_said_way({ way: wayNames[action.way]() })];
		case 'count':
			return [counted(action, before, names)];
		case 'majority':
			return [decided(action, before, names)];
		case 'token':
			return [moved(action, before, names)];
		case 'score': {
			const recap = recapOf(before.tokens, { entry: action.entry, tokens: after.tokens });
			const round = m.hanamikoji_round_number({ round: after.rounds.length });
			return [round, ...takenLines(recap, after.tokens, names)];
		}
	}
};

/** The cards of both sides where they changed. */
const cardsThere = (from: Draft, to: Draft, names: Names): readonly string[] => {
	const changed = geishaIndexes.filter((geisha) =>
		sides.some((side) => from.counts[side][geisha] !== to.counts[side][geisha])
	);
	return changed.flatMap((geisha) =>
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
	if (to.way === 'counts') {
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
	if (to.way !== 'majorities' || from === to) return [];
	const missing = geishaIndexes.filter((geisha) => to.majorities[geisha] === null);
	return missing.length > 0 && missing.length < 3
		? [m.hanamikoji_said_missing({ n: missing.length, list: namesOf(missing) })]
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
const next = (from: State, to: State, names: Names): string => {
	if (to.rounds.length > from.rounds.length) return asSentences(newRound(to, names));
	if (to.rounds.length < from.rounds.length || to.draft.way !== from.draft.way)
		return asSentences([entryText(to, previewOf(to), names)]);
	return asSentences([
		...cardsThere(from.draft, to.draft, names),
		...entryLeadsTo(from, to, names),
		...toPlay(from, to, names)
	]);
};

export const spokenWords: SpokenWords<State, Action> = {
	what: (change, names) => asSentences(did(change, names)),
	next,
	progress: (state) =>
		limitedRoundText(state) || m.hanamikoji_round_number({ round: state.rounds.length + 1 }),
	keys: (state) => [
		{ keys: '1 – 7', does: m.hanamikoji_keys_near() },
		{ keys: m.hanamikoji_keys_letters(), does: m.hanamikoji_keys_card() },
		...(state?.options.markers === false ? [] : [{ keys: 'D, F, G, H', does: m.hanamikoji_keys_actions() }]),
		{ keys: '8', does: m.hanamikoji_keys_details() },
		{ keys: `${m.key_shift()} + …`, does: m.hanamikoji_keys_far() },
		{ keys: '0', does: m.hanamikoji_table_score() }
	]
};
