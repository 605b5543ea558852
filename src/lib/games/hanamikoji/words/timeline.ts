/** The words for looking back: on the round that is just over, the rounds of a match, and what each side holds. */
import { m } from '$lib/i18n/paraglide/messages';
import type { MilestoneProps, MilestoneWords, RoundEndText } from '../../views.ts';
import { sides, type Side } from '../../sides.ts';
import { asContinuation, asSentences } from '../../wording.ts';
import type { Action, Holder } from '../rules/actions.ts';
import { majoritiesOf } from '../rules/entry.ts';
import { geishas, itemCards, type Geisha, type PerGeisha } from '../rules/geishas.ts';
import { lastRecap, type Recap } from '../rules/match.ts';
import type { Options } from '../rules/options.ts';
import { geishasHeld, standing, type Standing } from '../rules/standing.ts';
import type { State } from '../rules/state.ts';
import { namesOf } from './names.ts';

type Names = readonly string[];

const takesLines = ({ taken }: Recap, names: Names): readonly string[] =>
	sides
		.filter((side) => taken[side].length > 0)
		.map((side) => m.hanamikoji_table_takes({ name: names[side] ?? '', list: namesOf(taken[side]) }));

const tiesLine = (ties: readonly Geisha[], tokens: PerGeisha<Holder>, names: Names): string => {
	const [tie, ...more] = ties;
	if (tie === undefined) return '';
	if (more.length > 0) return m.hanamikoji_table_ties({ list: namesOf(ties) });
	const geisha = geishas[tie].name;
	const holder = tokens[tie];
	return holder === null
		? m.hanamikoji_table_tie_middle({ geisha })
		: m.hanamikoji_table_tie_with({ geisha, name: names[holder] ?? '' });
};

/**
 * @param tokens where they lie after it
 * @returns what a scored round did to the tokens, in short sentences
 */
export const recapLines = (recap: Recap, tokens: PerGeisha<Holder>, names: Names): readonly string[] => {
	if (recap.ties.length === geishas.length) return [m.hanamikoji_table_tie_everywhere()];
	const takes = takesLines(recap, names);
	const tied = tiesLine(recap.ties, tokens, names);
	return [...(takes.length > 0 ? takes : [m.hanamikoji_table_nothing_moved()]), ...(tied ? [tied] : [])];
};

/** @returns who took whose tokens, or else the single line on why nobody did. */
export const takenLines = (recap: Recap, tokens: PerGeisha<Holder>, names: Names): readonly string[] =>
	recapLines(recap, tokens, names).slice(0, Math.max(1, takesLines(recap, names).length));

/** @returns "Léa: 2 geishas, 4 charm points". */
export const standingLine = (name: string, held: Standing): string =>
	m.hanamikoji_table_standing_after({
		name,
		geishas: m.hanamikoji_geishas({ n: held.geishas }),
		charm: m.hanamikoji_charm({ n: held.charm })
	});

/** @returns what a side holds: "Léa: 2 geishas, 4 charm points. Ayane and Iroha." */
export const heldText = (tokens: PerGeisha<Holder>, side: Side, names: Names): string =>
	asSentences([standingLine(names[side] ?? '', standing(tokens)[side]), namesOf(geishasHeld(tokens, side))]);

/** @returns what to do with the real things before the next round begins. */
export const nextRoundText = ({ options, rounds, starter }: State, names: Names): string =>
	asSentences([
		m.hanamikoji_round_end_take_back({ cards: itemCards }),
		...(options.markers ? [m.hanamikoji_round_end_markers()] : []),
		m.hanamikoji_round_end_tokens(),
		m.hanamikoji_table_starts_round({ name: names[starter] ?? '', round: rounds.length + 1 })
	]);

/**
 * @param state right after a round was scored in which nobody reached a goal
 * @returns who took what and why, and what to do now; undefined before a round is scored
 */
export const roundEndText = (state: State, names: Names): RoundEndText | undefined => {
	const recap = lastRecap(state);
	return (
		recap && {
			title: m.hanamikoji_round_end_title({ round: state.rounds.length }),
			why: asSentences([...recapLines(recap, state.tokens, names), m.hanamikoji_table_no_goal()]),
			todo: nextRoundText(state, names)
		}
	);
};

/** @returns where a token lies: "Token with Léa". */
export const tokenText = (holder: Holder, names: Names): string =>
	holder === null
		? m.hanamikoji_table_token_middle()
		: m.hanamikoji_table_token_with({ name: names[holder] ?? '' });

type Milestone = MilestoneProps<Options, State, Action>;

/** @returns what a past round was at a geisha, and where her token lay afterwards, for screen readers. */
export const geishaText = (
	at: Geisha,
	{ action, after, names }: Pick<Milestone, 'action' | 'after' | 'names'>
): string => {
	const token = tokenText(after.tokens[at], names);
	const geisha = geishas[at].name;
	if (action.type !== 'score' || action.entry.way === 'tokens')
		return m.hanamikoji_table_milestone_token({ geisha, token: asContinuation(token) });
	if (action.entry.way === 'counts') {
		const [near, far] = action.entry.counts;
		const cards = { near: names[0] ?? '', nearCards: near[at], far: names[1] ?? '', farCards: far[at] };
		return m.hanamikoji_table_milestone_counts({ geisha, token, ...cards });
	}
	const majority = majoritiesOf(action.entry)[at];
	return majority === 'tie'
		? m.hanamikoji_table_milestone_tie({ geisha, token })
		: m.hanamikoji_table_milestone_majority({ geisha, name: names[majority] ?? '', token });
};

export const milestoneWords: MilestoneWords<Options, State, Action> = {
	title: m.hanamikoji_milestones,
	none: m.hanamikoji_milestones_none,
	heading: (number) => m.hanamikoji_milestone({ number }),
	line: ({ after, names }) => {
		const now = standing(after.tokens);
		return sides.map((side) => `${names[side] ?? ''}\u00a0${now[side].charm}`).join('\u00a0· ');
	},
	edit: (number) => m.hanamikoji_milestone_edit({ number }),
	lost: (count) => m.hanamikoji_milestones_lost({ count })
};
