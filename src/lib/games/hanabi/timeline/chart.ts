/** The geometry of the chart of a show: the score over the turns, with misplays and blue tokens. */
import { isLastCard } from '../rules/board.ts';
import type { TurnRecord } from '../rules/state.ts';

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Chart {
	readonly width: number;
	readonly height: number;
	/** The score after each turn, as a path of steps. */
	readonly score: string;
	/** The area under the score, as a closed path. */
	readonly area: string;
	/** Blue tokens after each turn, as a path of steps. */
	readonly tokens: string;
	/** The turns in which a card was misplayed. */
	readonly strikes: readonly Point[];
	/** The turns in which a firework was completed. */
	readonly completions: readonly Point[];
	/** The labelled lines across the chart, one for every five points. */
	readonly gridLines: readonly { readonly score: number; readonly y: number }[];
}

const width = 320;
const skyHeight = 130;
const gap = 14;
const tokensHeight = 32;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** @returns a path of steps through the values: across to each turn, then up or down to its value. */
const stepsOf = (
	values: readonly number[],
	first: number,
	xOf: (turn: number) => number,
	yOf: (value: number) => number
): string =>
	values.reduce(
		(path, value, turn) => `${path}H${rounded(xOf(turn + 1))}V${rounded(yOf(value))}`,
		`M0 ${rounded(yOf(first))}`
	);

/**
 * @param turns the turns of the show, oldest first
 * @param scores the score before the first turn, and that of a perfect show
 * @param tokenLimit the number of blue tokens at the start
 * @returns the chart in a box of `width` × `height` SVG units
 */
export const chartOf = (
	turns: readonly TurnRecord[],
	{ lowest, perfect }: { readonly lowest: number; readonly perfect: number },
	tokenLimit: number
): Chart => {
	const height = skyHeight + gap + tokensHeight;
	const xOf = (turn: number): number => (turns.length === 0 ? 0 : (turn / turns.length) * width);
	const yOf = (score: number): number =>
		skyHeight - ((score - lowest) / (perfect - lowest)) * (skyHeight - 8);
	const tokenY = (tokens: number): number => height - (tokens / tokenLimit) * tokensHeight;
	const score = stepsOf(
		turns.map((turn) => turn.score),
		lowest,
		xOf,
		yOf
	);
	const pointsOf = (matches: (turn: TurnRecord) => boolean): readonly Point[] =>
		turns.flatMap((turn, index) =>
			matches(turn) ? [{ x: rounded(xOf(index + 1)), y: rounded(yOf(turn.score)) }] : []
		);
	const step = 5;
	return {
		width,
		height,
		score,
		area: `${score}V${skyHeight}H0Z`,
		tokens: stepsOf(
			turns.map((turn) => turn.tokens),
			tokenLimit,
			xOf,
			tokenY
		),
		strikes: pointsOf(({ kind }) => kind === 'misplay'),
		completions: pointsOf(({ kind, card }) => kind === 'play' && card !== null && isLastCard(card)),
		gridLines: Array.from({ length: (perfect - lowest) / step + 1 }, (_, index) => {
			const score = lowest + index * step;
			return { score, y: rounded(yOf(score)) };
		})
	};
};
