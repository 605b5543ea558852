/** A whole match: its start, what each action makes of it, when it ends and who won it, and its headline. */
import {
	isRefusal,
	type CodedMessage,
	type Outcome,
	type Params,
	type Refusal,
	type Score
} from '../../outcome.ts';
import { otherSide, sides, withSide, type PerSide, type Side } from '../../sides.ts';
import { refusalOf, type Action, type GardenRecord, type RefusalCode, type RoundRecord } from './actions.ts';
import type { Options } from './options.ts';
import { turnOf } from './position.ts';
import { judgeRound } from './result.ts';
import { chooseWay, emptyDraft, layTile, makeMove, playUnderWay, replaceLayout } from './round.ts';
import { reasonRules, type ReasonCode, type RoundPlayed, type RoundResult, type State } from './state.ts';

/** @returns the state with an empty garden. The opening action sets who begins. */
export const start = (options: Options): State => ({
	options,
	starter: 0,
	draft: emptyDraft('garden'),
	rounds: [],
	wins: [0, 0],
	points: [0, 0]
});

/** The lines of a score: rounds won by a pattern, by a block, or by the last move of a full garden. */
export const lineCodes = ['pattern', 'block', 'full-board'] as const;
export type LineCode = (typeof lineCodes)[number];

/** @returns the scores by seat, with a line per round won: its points in points mode, otherwise 1. */
const scoresOf = (rounds: readonly RoundPlayed[], { mode }: Options): readonly Score[] =>
	sides.map((side) => {
		const lines = rounds
			.filter(({ result }) => result.winner === side)
			.map(({ number, result }) => ({
				said: { code: result.how, params: { round: number } },
				value: mode === 'points' ? (result.left ?? 0) : 1
			}));
		return { total: lines.reduce((sum, { value }) => sum + value, 0), lines };
	});

/**
 * @param rounds all rounds so far, the last of which was just closed
 * @returns how the match ended; `undefined` while it goes on (rules: Modes)
 */
const outcomeAfter = (rounds: readonly RoundPlayed[], options: Options): Outcome<ReasonCode> | undefined => {
	const last = rounds.at(-1);
	if (!last) return undefined;
	const { mode } = options;
	const { how, winner, left } = last.result;
	const end = (code: ReasonCode, params: Params = {}): Outcome<ReasonCode> => ({
		winners: winner === null ? sides : [winner],
		...(winner === null && { shared: true }),
		reason: { code, params },
		rule: reasonRules[code],
		...(mode !== 'single' && { scores: scoresOf(rounds, options) })
	});

	if (winner === null)
		return mode === 'single' && options.drawnSingle === 'drawn-match' ? end('single-drawn') : undefined;
	const loser = otherSide(winner);
	if (mode === 'single') return end('single', { how, winner, loser, ...(left !== null && { left }) });
	const totals = last[mode === 'points' ? 'points' : 'wins'];
	const target = mode === 'points' ? options.target : options.wins;
	if (totals[winner] < target) return undefined;
	const standing = { winner, loser, total: totals[winner], rival: totals[loser], target };
	return end(mode, { ...standing, rounds: rounds.length });
};

/** Whether the round under way ends a match of several rounds, whoever wins it. */
export const isDecidingRound = ({ options, wins }: Pick<State, 'options' | 'wins'>): boolean =>
	options.mode === 'rounds' && wins.every((won) => won === options.wins - 1);

/**
 * The loser of a round begins the next one. After a drawn round the option decides: the player who did not
 * begin it, or the same one again (rules: Starter, Drawn round).
 */
const nextStarter = (winner: Side | null, starter: Side, { afterDrawn }: Options): Side => {
	if (winner !== null) return otherSide(winner);
	return afterDrawn === 'same' ? starter : otherSide(starter);
};

const added = (totals: PerSide<number>, { winner }: RoundResult, value: number): PerSide<number> =>
	winner === null ? totals : withSide(totals, winner, totals[winner] + value);

/** Closes a round from the record alone, so that an edited round does not depend on the draft before it. */
const playRound = (state: State, record: RoundRecord): State | Refusal<RefusalCode> => {
	const { options, draft } = state;
	const result = judgeRound(record, options);
	if (isRefusal(result)) return result;

	const wins = added(state.wins, result, 1);
	const points = added(state.points, result, result.left ?? 0);
	const played: RoundPlayed = { number: state.rounds.length + 1, record, result, wins, points };
	const rounds = [...state.rounds, played];
	const starter = nextStarter(result.winner, record.starter, options);
	// The new draft keeps the way of the draft, not of the record: editing a past round in the timeline must
	// not change how the round under way is entered.
	const after: State = { ...state, starter, rounds, wins, points, draft: emptyDraft(draft.way) };
	const outcome = outcomeAfter(rounds, options);
	return outcome ? { ...after, outcome } : after;
};

/**
 * Applies one action. Never throws and never mutates its arguments.
 *
 * @returns the new state, or a refusal with the rulebook section that explains it; once the match is over,
 * every action is refused
 */
export const act = (state: State, action: Action): State | Refusal<RefusalCode> => {
	if (state.outcome) return refusalOf('match-over');
	switch (action.type) {
		case 'starter':
			return { ...state, starter: action.seat };
		case 'way':
			return chooseWay(state, action);
		case 'tile':
			return layTile(state, action);
		case 'layout':
			return replaceLayout(state, action);
		case 'move':
			return makeMove(state, action);
		case 'round':
			return playRound(state, action.record);
	}
};

export const headlineCodes = [
	'single',
	'rounds',
	'points',
	'single-over',
	'rounds-over',
	'points-over'
] as const;
export type HeadlineCode = (typeof headlineCodes)[number];

/**
 * @returns the score with the round and, once a tile was taken in it, whose turn it is: until then the players may
 *   enter only its result; after the end, with the number of rounds
 */
export const headline = (state: State): CodedMessage<HeadlineCode> => {
	const { rounds, draft } = state;
	const { mode } = state.options;
	const [near, far] = mode === 'points' ? state.points : state.wins;
	const score = mode === 'single' ? {} : { near: 0, nearScore: near, far: 1, farScore: far };
	if (state.outcome) return { code: `${mode}-over`, params: { ...score, rounds: rounds.length } };
	const turn = draft.moves.length > 0 ? { seat: turnOf(playUnderWay(state)) } : {};
	return { code: mode, params: { ...score, round: rounds.length + 1, ...turn } };
};

/** A round whose garden and moves were entered. */
type GardenPlayed = RoundPlayed & { readonly record: GardenRecord };

const isGarden = (round: RoundPlayed): round is GardenPlayed => round.record.kind === 'garden';

/**
 * @returns the round that the picture of the result shows: the last one with a garden that the match's winner won by
 *   four geishas, else the last one they won, else the last one; none where only results were entered
 */
export const roundShown = ({ rounds, outcome }: State): GardenPlayed | undefined => {
	const gardens = rounds.filter(isGarden);
	const won = gardens.filter(
		({ result }) => result.winner !== null && (outcome?.winners.includes(result.winner) ?? true)
	);
	return won.findLast(({ result }) => result.patterns.length > 0) ?? won.at(-1) ?? gardens.at(-1);
};
