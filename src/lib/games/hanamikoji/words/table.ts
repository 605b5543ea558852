/** The words of the table: its status line, what each side has and needs, and the refusals and lines of a score. */
import type { Game } from '../../game.ts';
import type { Outcome } from '../../outcome.ts';
import type { Side } from '../../sides.ts';
import { sentenceByCode, type ParamReader } from '../../wording.ts';
import { joinList } from '$lib/i18n/format';
import { m } from '$lib/i18n/paraglide/messages';
import type { Action, RefusalCode, Way } from '../rules/actions.ts';
import { cardsOnSide } from '../rules/entry.ts';
import { geishaIndexes, geishas, type Geisha } from '../rules/geishas.ts';
import { lastRecap, type LineCode, type Preview } from '../rules/match.ts';
import { cardLimits } from '../rules/options.ts';
import { areAllUsed, cardsLeft, isDraftUntouched, isFirstEntry, isUntouched } from '../rules/round.ts';
import { goalCharm, goalGeishas, toWin, type Standing } from '../rules/standing.ts';
import type { ReasonCode, State } from '../rules/state.ts';
import { itemCount, markerActions, namesOf, wayNames } from './names.ts';
import { takenLines } from './timeline.ts';

/**
 * @param preview the round as entered so far
 * @returns what a side still needs beside it, without its name: "wins with Anju or any two"; `undefined` once it
 *   reaches a goal
 */
export const winsWith = ({ tokens }: Pick<Preview, 'tokens'>, side: Side): string | undefined => {
	const missing = toWin(tokens, side);
	if (!missing) return undefined;
	const { sets, any, charm } = missing;
	const single = sets.flatMap((set) => (set.length === 1 ? set : []));
	if (sets.length === 0) return m.hanamikoji_table_wins_any({ n: any });
	if (single.length === sets.length)
		return m.hanamikoji_table_wins_with({
			list: joinList(
				[...single.map((geisha) => geishas[geisha].name), m.hanamikoji_table_any_of({ n: any })],
				'disjunction'
			)
		});
	return m.hanamikoji_table_wins_needs({ n: any, charm });
};

/** @returns who would win if the round were scored as entered, for a line with little room. */
export const outcomeShortText = (
	{ winners: [winner], shared }: Outcome<ReasonCode>,
	names: readonly string[]
): string =>
	shared || winner === undefined
		? m.hanamikoji_table_would_draw()
		: m.hanamikoji_table_would_win({ name: names[winner] ?? '' });

/** @returns who would win, and with what, if the round were scored as entered. */
export const outcomePreviewText = (
	{ winners, reason, shared }: Outcome<ReasonCode>,
	names: readonly string[]
): string => {
	const [winner] = winners;
	if (shared || winner === undefined) return m.hanamikoji_table_would_draw();
	const name = names[winner] ?? '';
	const { charm = 0, geishas: held = 0, rivalCharm = 0 } = reason.params;
	const points = m.hanamikoji_charm({ n: Number(charm) });
	switch (reason.code) {
		case 'geishas':
			return m.hanamikoji_table_would_win_geishas({ name, geishas: m.hanamikoji_geishas({ n: held }) });
		case 'limit-points':
			return m.hanamikoji_table_would_win_points({ name, charm: points, rival: rivalCharm });
		case 'limit-token':
			return m.hanamikoji_table_would_win_token({ name });
		default:
			return m.hanamikoji_table_would_win_charm({ name, charm: points });
	}
};

/** The item cards counted on a side. */
interface SideCards {
	/** Their number as it stands out: "7", or "7 cards" where the sides may differ. */
	readonly counted: string;
	/** How many lie there at scoring, to be written after it without a space: "/8 cards" or " (7–9)". */
	readonly of: string;
	/** Whether all of them are counted. */
	readonly isFull: boolean;
}

/** @returns the item cards counted on a side; `undefined` if the round is not entered by counts. */
export const sideCards = (
	{ draft, options }: Pick<State, 'draft' | 'options'>,
	side: Side
): SideCards | undefined => {
	if (draft.way !== 'counts') return undefined;
	const { least, most, isEven } = cardLimits(options.cardsEach);
	const count = cardsOnSide(draft.counts, side);
	const isFull = count === most || cardsLeft(draft.counts, options) === 0;
	return isEven
		? { counted: String(count), of: `/${most}\u00a0${m.hanamikoji_table_cards()}`, isFull }
		: { counted: m.hanamikoji_cards({ n: count }), of: `\u00a0(${least}–${most})`, isFull };
};

/** @returns what is left to enter before the round can be scored; empty if nothing is. */
export const leftToEnter = ({ draft, options }: Pick<State, 'draft' | 'options'>): string => {
	switch (draft.way) {
		case 'counts': {
			const left = cardsLeft(draft.counts, options);
			return left > 0 ? m.hanamikoji_table_left_cards({ n: left }) : '';
		}
		case 'majorities': {
			const left = geishaIndexes.filter((geisha) => draft.majorities[geisha] === null);
			return left.length > 0 ? m.hanamikoji_table_left_geishas({ n: left.length, list: namesOf(left) }) : '';
		}
		case 'tokens':
			return '';
	}
};

/** @returns "Round 2 of 3" or "Last round"; empty in a match without a limit. */
export const limitedRoundText = ({ options, rounds }: State): string => {
	const { roundLimit } = options;
	const round = rounds.length + 1;
	if (roundLimit === null) return '';
	return round < roundLimit
		? m.hanamikoji_table_round_of({ round, limit: roundLimit })
		: m.hanamikoji_table_last_round();
};

const howTo = {
	counts: m.hanamikoji_table_how_counts,
	majorities: m.hanamikoji_table_how_majorities,
	tokens: m.hanamikoji_table_how_tokens
} as const satisfies Record<Way, unknown>;

/** @returns the first that applies: how the match would end; how to go on; what is left to enter. */
export const entryText = (state: State, preview: Preview, names: readonly string[]): string => {
	if (preview.outcome) return outcomePreviewText(preview.outcome, names);
	if (isDraftUntouched(state))
		return areAllUsed(state) ? m.hanamikoji_table_reveal() : howTo[state.draft.way]();
	if (preview.entry) return state.draft.way === 'tokens' ? howTo.tokens() : m.hanamikoji_table_ready();
	return leftToEnter(state) || howTo[state.draft.way]();
};

/**
 * @param last the last action, which is explained if it played a marker
 * @returns before a round is begun, who starts it, with what the last one moved or how to enter a round; then where
 *   its entry stands
 */
export const statusText = (
	state: State,
	preview: Preview,
	names: readonly string[],
	last?: Action
): string => {
	const round = state.rounds.length + 1;
	const starter = names[state.starter] ?? '';
	const recap = lastRecap(state);
	if (isUntouched(state)) {
		const starts = m.hanamikoji_table_starts_round({ name: starter, round });
		if (!recap) return `${starts}. ${howTo[state.draft.way]()}`;
		// The ties were told when the round was scored.
		return [starts, ...takenLines(recap, state.tokens, names)].join(' · ');
	}
	// The last action of all ends the turns, and what comes then is told.
	const isAction = last?.type === 'marker' && last.used && !areAllUsed(state);
	const text = isAction ? markerActions[last.marker]() : entryText(state, preview, names);
	// Other actions leave no mark.
	const isMarked = last && ['marker', 'count', 'majority', 'token'].includes(last.type);
	return isMarked && isFirstEntry(state) ? `${text} ${m.hanamikoji_table_dot()}` : text;
};

/** How far a side is from each goal, in words. */
export interface StandingText {
	readonly geishas: string;
	readonly charm: string;
}

/**
 * @param now the standing before the round
 * @param then the standing if the round were scored as entered
 * @returns "3 of 4 geishas" and "10 of 11 charm points", each with the new number if it would change
 */
export const standingText = (now: Standing, then: Standing): StandingText => {
	const withEntry = (text: string, before: number, after: number): string =>
		before === after ? text : `${text}, ${m.hanamikoji_table_with_entry({ then: after })}`;
	return {
		geishas: withEntry(
			m.hanamikoji_table_geishas_said({ now: now.geishas, goal: goalGeishas }),
			now.geishas,
			then.geishas
		),
		charm: withEntry(
			m.hanamikoji_table_charm_said({ now: now.charm, goal: goalCharm }),
			now.charm,
			then.charm
		)
	};
};

const geishaAt = ({ number }: ParamReader): (typeof geishas)[number] => geishas[number('geisha') as Geisha];

/** All that the sentence of a refusal can name. */
const said = ({ name, number }: ParamReader) => ({
	name: name('side'),
	other: name('other'),
	cards: m.hanamikoji_cards({ n: number('count') }),
	geishas: m.hanamikoji_geishas({ n: number('count') }),
	limit: number('limit'),
	missing: number('missing'),
	each: number('each'),
	lead: number('lead')
});

const refusal = sentenceByCode<RefusalCode>({
	'match-over': m.hanamikoji_refusal_match_over,
	'other-way': ({ text }) => m.hanamikoji_refusal_other_way({ way: wayNames[text('way') as Way]() }),
	'too-many-items': (filling) =>
		m.hanamikoji_refusal_too_many_items({
			items: itemCount(geishaAt(filling).item, filling.number('count')),
			limit: filling.number('limit')
		}),
	'too-many-cards': (filling) => m.hanamikoji_refusal_too_many_cards(said(filling)),
	'too-few-cards': (filling) => m.hanamikoji_refusal_too_few_cards(said(filling)),
	'secret-hidden': (filling) => m.hanamikoji_refusal_secret_hidden(said(filling)),
	'side-full': (filling) => m.hanamikoji_refusal_side_full(said(filling)),
	'too-many-together': (filling) => m.hanamikoji_refusal_too_many_together(said(filling)),
	'too-few-together': (filling) => m.hanamikoji_refusal_too_few_together(said(filling)),
	'too-many-takes': (filling) => m.hanamikoji_refusal_too_many_takes(said(filling)),
	'one-sided': (filling) => m.hanamikoji_refusal_one_sided(said(filling)),
	lopsided: (filling) => m.hanamikoji_refusal_lopsided(said(filling)),
	'too-many-alone': (filling) => m.hanamikoji_refusal_too_many_alone(said(filling)),
	'too-far-ahead': (filling) => m.hanamikoji_refusal_too_far_ahead(said(filling)),
	'no-such-round': (filling) => m.hanamikoji_refusal_no_such_round(said(filling)),
	'token-to-middle': (filling) => m.hanamikoji_refusal_token_to_middle({ geisha: geishaAt(filling).name })
});

const line = sentenceByCode<LineCode>({ geisha: (filling) => geishaAt(filling).name });

export const matchWords: Game['words'] = { refusal, line };
