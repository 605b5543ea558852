/**
 * What the records need of a match: its kind, which has to be the same in two matches for their scores and rounds to be
 * compared, and the facts of its rounds: how they ended, and how well their last moves were played.
 */
import type { Fact, GameRecords } from '../../facts.ts';
import type { GardenRecord } from './actions.ts';
import { noted } from './noted.ts';
import type { Options } from './options.ts';
import { playerOf } from './position.ts';
import { solveRound } from './solver/verdicts.ts';
import type { RoundPlayed, State } from './state.ts';

const lengthOf = ({ mode, wins, target }: Options): string => {
	if (mode === 'rounds') return `rounds-${wins}`;
	return mode === 'points' ? `points-${target}` : mode;
};

/**
 * Who begins after a drawn round is not part of it, since the table may always decide otherwise.
 *
 * @returns the code of what the match is played to and of what a full garden means: `rounds-3`, `points-10`,
 *   `single`, followed by `~last-player` where the last move wins, or by `~play-on` where a single round that
 *   is drawn is played again
 */
export const kindOf = (options: Options): string => {
	const { mode, fullBoard, drawnSingle } = options;
	if (fullBoard === 'last-player') return `${lengthOf(options)}~last-player`;
	return mode === 'single' && drawnSingle === 'play-on' ? 'single~play-on' : lengthOf(options);
};

export const factNames = [
	/** A round: `of` is how it ended, the seat is the winner's; without a seat if it was drawn. */
	'round',
	/** A pattern with which a round was won: `of` is its kind. */
	'pattern',
	/** How many tiles were left in a round that was won. */
	'left',
	/** How a round ended for its starter: `of` is `won`, `lost` or `drawn`. */
	'began',
	/**
	 * One of the last moves of a round: 1 if it kept the value of the position under perfect play, otherwise 0.
	 */
	'kept'
] as const;
export type FactName = (typeof factNames)[number];

/** Positions with at most this many tiles left are solved fast enough for the tap that ends a match. */
const maxTilesSolved = 10;

const keptIn = (record: GardenRecord, { fullBoard }: Options): readonly Fact<FactName>[] => {
	const { layout, moves, starter } = record;
	const first = layout.length - maxTilesSolved;
	const facts: Fact<FactName>[] = [];
	for (const found of solveRound({ layout, moves, fullBoard })) {
		if (found.kind === 'progress') continue;
		const { ply, keeping } = found.verdict;
		const move = moves[ply];
		if (ply < first) break;
		if (move !== undefined)
			facts.push({ name: 'kept', seat: playerOf(starter, ply), value: keeping.includes(move) ? 1 : 0 });
		if (ply === first) break;
	}
	return facts;
};

const factsOf = ({ record, result }: RoundPlayed, options: Options): readonly Fact<FactName>[] => {
	const { how, winner, left, patterns } = result;
	const { starter } = record;
	const began = winner === null ? 'drawn' : winner === starter ? 'won' : 'lost';
	return [
		{ name: 'round', of: how, ...(winner !== null && { seat: winner }), value: 1 },
		{ name: 'began', of: began, seat: starter, value: 1 },
		...(winner === null || left === null ? [] : [{ name: 'left', seat: winner, value: left } as const]),
		...patterns.map(({ kind }) => ({ name: 'pattern', of: kind, seat: winner ?? 0, value: 1 }) as const),
		...(record.kind === 'garden' ? keptIn(record, options) : [])
	];
};

export const records: GameRecords<Options, State, FactName> = {
	version: 2,
	isTogether: false,
	names: factNames,
	kind: kindOf,
	noted,
	standing: ({ options, wins, points }) => ({ scores: options.mode === 'points' ? points : wins }),
	facts: (state) => ({
		like: kindOf(state.options),
		...(state.rounds[0] && { starter: state.rounds[0].record.starter }),
		rounds: state.rounds.length,
		own: state.rounds.flatMap((round) => factsOf(round, state.options))
	})
};
