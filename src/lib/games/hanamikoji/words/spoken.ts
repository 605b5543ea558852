/** The table in words alone: what an action did, what is awaited, and the keys. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Change, SpokenWords } from '../../views.ts';
import { asSentences } from '../../wording.ts';
import type { Action } from '../rules/actions.ts';
import { geishas } from '../rules/geishas.ts';
import { recapOf } from '../rules/match.ts';
import type { State } from '../rules/state.ts';
import { wayNames } from './match.ts';
import { awaited } from './awaited.ts';
import { limitedRoundText, markerNames, takenLines } from './table.ts';

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

const scored = (
	{ before, after }: Change<State, Action>,
	action: ActionOf<'score'>,
	names: Names
): string => {
	const recap = recapOf(before.tokens, { entry: action.entry, tokens: after.tokens });
	return asSentences([
		m.hanamikoji_round_number({ round: after.rounds.length }),
		...takenLines(recap, after.tokens, names)
	]);
};

const what = (change: Change<State, Action>, names: Names): string => {
	const { before, action } = change;
	switch (action.type) {
		case 'starter':
			return asSentences([
				m.hanamikoji_table_starts_round({ name: names[action.side] ?? '', round: before.rounds.length + 1 })
			]);
		case 'marker': {
			const params = { name: names[action.side] ?? '', marker: markerNames[action.marker]() };
			return action.used ? m.hanamikoji_said_played(params) : m.hanamikoji_said_free(params);
		}
		case 'way':
			return m.hanamikoji_said_way({ way: wayNames[action.way]() });
		case 'count':
			return asSentences([counted(action, before, names)]);
		case 'majority':
			return asSentences([decided(action, before, names)]);
		case 'token':
			return asSentences([moved(action, before, names)]);
		case 'score':
			return scored(change, action, names);
	}
};

export const spokenWords: SpokenWords<State, Action> = {
	what,
	next: awaited,
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
