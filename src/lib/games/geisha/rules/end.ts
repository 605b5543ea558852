/** When a match ends, and who won it (rules: Modes). */
import { otherSide, sides, type PerSide, type Side } from '../../sides.ts';
import type { Outcome, Params, Score } from '../../outcome.ts';
import type { Options } from './options.ts';
import { reasonRules, type ReasonCode, type RoundPlayed, type RoundResult, type State } from './state.ts';

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

const singleEnd = ({ how, winner, left }: RoundResult, { drawnSingle }: Options) => {
	if (winner !== null)
		return {
			winners: [winner],
			code: 'single',
			params: { how, winner, loser: otherSide(winner), ...(left !== null && { left }) }
		} as const;
	return drawnSingle === 'drawn-match'
		? ({ winners: sides, code: 'single-drawn', params: {} } as const)
		: undefined;
};

const raceEnd = (
	code: 'rounds' | 'points',
	totals: PerSide<number>,
	target: number,
	winner: Side,
	params: Params
) => {
	if (totals[winner] < target) return undefined;
	const loser = otherSide(winner);
	const standing = { winner, loser, total: totals[winner], rival: totals[loser], target };
	return { winners: [winner], code, params: { ...standing, ...params } } as const;
};

/** Whether the round under way ends a match of several rounds, whoever wins it (rules: Modes). */
export const isDecidingRound = ({ options, wins }: Pick<State, 'options' | 'wins'>): boolean =>
	options.mode === 'rounds' && wins.every((won) => won === options.wins - 1);

/**
 * @param rounds all rounds so far, the last of which was just closed
 * @returns how the match ended; `undefined` while it goes on
 */
export const judge = (rounds: readonly RoundPlayed[], options: Options): Outcome<ReasonCode> | undefined => {
	const last = rounds.at(-1);
	if (!last) return undefined;
	const { winner } = last.result;
	const roundParams = { rounds: rounds.length };
	const race = (code: 'rounds' | 'points', totals: PerSide<number>, target: number) =>
		winner === null ? undefined : raceEnd(code, totals, target, winner, roundParams);
	const ends = {
		single: () => singleEnd(last.result, options),
		rounds: () => race('rounds', last.wins, options.wins),
		points: () => race('points', last.points, options.target)
	};
	const end = ends[options.mode]();
	if (!end) return undefined;
	const { winners, code, params } = end;
	return {
		winners,
		...(winners.length > 1 && { shared: true }),
		reason: { code, params },
		rule: reasonRules[code],
		...(options.mode !== 'single' && { scores: scoresOf(rounds, options) })
	};
};
