/** The sentences of the table and the timeline. */
import { sides, type Side } from '../../sides.ts';
import { m } from '$lib/i18n/paraglide/messages';
import { joinList } from '$lib/i18n/format';
import type { Outcome } from '../../outcome.ts';
import { asSentences } from '../../wording.ts';
import type { Holder, Marker } from '../rules/actions.ts';
import { geishas, type Geisha, type PerGeisha } from '../rules/geishas.ts';
import { geishasHeld, goalCharm, goalGeishas, standing, toWin, type Standing } from '../rules/standing.ts';
import type { Preview, Recap } from '../rules/match.ts';
import type { ReasonCode, State } from '../rules/state.ts';
import { cardsLeft } from '../rules/round.ts';
import { cardLimits } from '../rules/options.ts';
import { cardsOnSide } from '../rules/entry.ts';

/** @returns the geishas' names as a list: "Ayane and Anju". */
export const namesOf = (some: readonly Geisha[]): string =>
	joinList(some.map((geisha) => geishas[geisha].name));

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

/**
 * @param tokens where they lie after it
 * @returns what a scored round did to the tokens, in short sentences
 */
export const recapLines = (
	{ taken, ties }: Recap,
	tokens: PerGeisha<Holder>,
	names: readonly string[]
): readonly string[] => {
	const takes = sides
		.filter((side) => taken[side].length > 0)
		.map((side) => m.hanamikoji_table_takes({ name: names[side] ?? '', list: namesOf(taken[side]) }));
	const [tie, ...more] = ties;
	if (tie === undefined) return takes.length > 0 ? takes : [m.hanamikoji_table_nothing_moved()];
	if (ties.length === geishas.length) return [m.hanamikoji_table_tie_everywhere()];
	const holder = tokens[tie];
	const tied =
		more.length > 0
			? m.hanamikoji_table_ties({ list: namesOf(ties) })
			: holder === null
				? m.hanamikoji_table_tie_middle({ geisha: geishas[tie].name })
				: m.hanamikoji_table_tie_with({ geisha: geishas[tie].name, name: names[holder] ?? '' });
	return takes.length > 0 ? [...takes, tied] : [m.hanamikoji_table_nothing_moved(), tied];
};

/** @returns who took whose tokens, or else the single line on why nobody did. */
export const takenLines = (
	recap: Recap,
	tokens: PerGeisha<Holder>,
	names: readonly string[]
): readonly string[] => {
	const takes = sides.filter((side) => recap.taken[side].length > 0).length;
	return recapLines(recap, tokens, names).slice(0, Math.max(1, takes));
};

/** The item cards counted on a side. */
export interface SideCards {
	readonly count: number;
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
		? { count, counted: String(count), of: `/${most}\u00a0${m.hanamikoji_table_cards()}`, isFull }
		: { count, counted: m.hanamikoji_cards({ n: count }), of: `\u00a0(${least}–${most})`, isFull };
};

/** @returns what is left to enter before the round can be scored; empty if nothing is. */
export const leftToEnter = ({ draft, options }: Pick<State, 'draft' | 'options'>): string => {
	switch (draft.way) {
		case 'counts': {
			const left = cardsLeft(draft.counts, options);
			return left > 0 ? m.hanamikoji_table_left_cards({ n: left }) : '';
		}
		case 'majorities': {
			const left = geishas.flatMap(({ name }, geisha) => (draft.majorities[geisha] === null ? [name] : []));
			return left.length > 0 ? m.hanamikoji_table_left_geishas({ n: left.length, list: joinList(left) }) : '';
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

/** @returns the question before scoring a round by tokens in which none moved. */
export const unmovedQuestion = (): string => m.hanamikoji_table_unmoved();

export const markerNames = {
	secret: m.hanamikoji_table_marker_secret,
	'trade-off': m.hanamikoji_table_marker_trade_off,
	gift: m.hanamikoji_table_marker_gift,
	competition: m.hanamikoji_table_marker_competition
} as const satisfies Record<Marker, unknown>;

/** What each action is, in a sentence that begins with its name. */
export const markerActions = {
	secret: m.hanamikoji_table_action_secret,
	'trade-off': m.hanamikoji_table_action_trade_off,
	gift: m.hanamikoji_table_action_gift,
	competition: m.hanamikoji_table_action_competition
} as const satisfies Record<Marker, unknown>;

/** @returns "Léa: 2 geishas, 4 charm points". */
export const standingLine = (name: string, held: Standing): string =>
	m.hanamikoji_table_standing_after({
		name,
		geishas: m.hanamikoji_geishas({ n: held.geishas }),
		charm: m.hanamikoji_charm({ n: held.charm })
	});

/** @returns what a side holds: "Léa: 2 geishas, 4 charm points. Ayane and Iroha." */
export const heldText = (tokens: PerGeisha<Holder>, side: Side, names: readonly string[]): string =>
	asSentences([standingLine(names[side] ?? '', standing(tokens)[side]), namesOf(geishasHeld(tokens, side))]);

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
