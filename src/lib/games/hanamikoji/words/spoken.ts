/** The table in words alone: what an action did, what is awaited, and the keys. */
import { m } from '$lib/i18n/paraglide/messages';
import type { Change, SpokenWords } from '../../views.ts';
import type { Action, Holder, Majority } from '../rules/actions.ts';
import { geishas } from '../rules/geishas.ts';
import { recapOf } from '../rules/recap.ts';
import type { State } from '../rules/state.ts';
import { wayNames } from './match.ts';
import { awaited } from './awaited.ts';
import { asSentences, limitedRoundText, markerNames, takenLines } from './table.ts';

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
type Names = readonly string[];

const counted = ({ side, geisha, cards }: ActionOf<'count'>, { draft }: State, names: Names): string => {
	const before = draft.way === 'counts' ? draft.counts[side][geisha] : 0;
	if (cards === before) return '';
	const params = { geisha: geishas[geisha].name, name: names[side] ?? '', n: Math.abs(cards - before) };
	return cards > before ? m.hanamikoji_said_more(params) : m.hanamikoji_said_fewer(params);
};

/** Who is ahead, or that it is a tie or not known yet: "Léa", "a tie". */
const majorityName = (majority: Majority | null, names: Names): string =>
	majority === null
		? m.hanamikoji_said_unknown()
		: majority === 'tie'
			? m.hanamikoji_said_tie()
			: (names[majority] ?? '');

const decided = ({ geisha, majority }: ActionOf<'majority'>, { draft }: State, names: Names): string => {
	const before = draft.way === 'majorities' ? draft.majorities[geisha] : null;
	const { name } = geishas[geisha];
	if (majority === before) return '';
	// With what it was before, so that it is clear what it is again once it is undone.
	if (before !== null)
		return m.hanamikoji_said_instead({
			geisha: name,
			now: majorityName(majority, names),
			before: majorityName(before, names)
		});
	return majority === 0 || majority === 1
		? m.hanamikoji_table_majority_here({ geisha: name, name: names[majority] ?? '' })
		: m.hanamikoji_table_tie({ geisha: name });
};

const moved = ({ geisha, holder }: ActionOf<'token'>, { draft }: State, names: Names): string => {
	const before = draft.way === 'tokens' ? draft.tokens[geisha] : null;
	const nameOf = (at: Holder): string =>
		at === null ? m.hanamikoji_said_middle() : m.hanamikoji_said_with({ name: names[at] ?? '' });
	return before === holder
		? ''
		: m.hanamikoji_said_token({ geisha: geishas[geisha].name, from: nameOf(before), to: nameOf(holder) });
};

const scored = (
	{ before, after }: Change<State, Action>,
	action: ActionOf<'score'>,
	names: Names
): string => {
	const recap = recapOf(before.tokens, action.entry, after.tokens);
	return `${m.hanamikoji_table_round_said({ round: after.rounds.length })} ${asSentences(takenLines(recap, after.tokens, names))}`;
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
			return counted(action, before, names);
		case 'majority':
			return asSentences([decided(action, before, names)]);
		case 'token':
			return moved(action, before, names);
		case 'score':
			return scored(change, action, names);
	}
};

export const spokenWords: SpokenWords<State, Action> = {
	what,
	next: awaited,
	progress: (state) =>
		limitedRoundText(state) || m.hanamikoji_round_number({ round: state.rounds.length + 1 }),
	keys: () => [
		{ keys: '1 – 7', does: m.hanamikoji_keys_near() },
		{ keys: m.hanamikoji_keys_row_below(), does: m.hanamikoji_keys_card() },
		{ keys: m.hanamikoji_keys_row_of_actions(), does: m.hanamikoji_keys_actions() },
		{ keys: '8', does: m.hanamikoji_keys_details() },
		{ keys: 'Shift + …', does: m.hanamikoji_keys_far() },
		{ keys: '0', does: m.hanamikoji_table_score() }
	]
};
