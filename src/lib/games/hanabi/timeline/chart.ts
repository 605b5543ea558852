/** The show as a curve: the score over the turns, with strikes and blue tokens. Pure geometry. */
import { isComplete } from '../rules/fireworks.ts';
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
	/** The same, closed down to the ground. */
	readonly area: string;
	/** Blue tokens after each turn, as a path of steps. */
	readonly tokens: string;
	/** Where a card was misplayed. */
	readonly strikes: readonly Point[];
	/** Where a firework was completed, with its place among the turns. */
	readonly fives: readonly Point[];
	/** Heights of the scores named at the side. */
	readonly lines: readonly { readonly score: number; readonly y: number }[];
	/** Where the tokens are drawn: their zero and their limit. */
	readonly tokensFrom: number;
}

const width = 320;
const skyHeight = 130;
const gap = 14;
const tokensHeight = 32;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** @returns a path that goes along, then up or down, through the values. */
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
 * @param turns of the show, oldest first
 * @param perfect the score of a perfect show: the top of the sky
 * @param tokenLimit the blue tokens at the start
 * @returns the drawing in a box of `width` and `height`
 */
export const chartOf = (turns: readonly TurnRecord[], perfect: number, tokenLimit: number): Chart => {
	const height = skyHeight + gap + tokensHeight;
	const xOf = (turn: number): number => (turns.length === 0 ? 0 : (turn / turns.length) * width);
	const yOf = (score: number): number => skyHeight - (score / perfect) * (skyHeight - 8);
	const tokenY = (tokens: number): number => height - (tokens / tokenLimit) * tokensHeight;
	const score = stepsOf(
		turns.map((turn) => turn.score),
		0,
		xOf,
		yOf
	);
	const pointsOf = (is: (turn: TurnRecord) => boolean): readonly Point[] =>
		turns.flatMap((turn, index) =>
			is(turn) ? [{ x: rounded(xOf(index + 1)), y: rounded(yOf(turn.score)) }] : []
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
		fives: pointsOf(({ kind, card }) => kind === 'play' && card !== null && isComplete(card.rank)),
		lines: Array.from({ length: perfect / step + 1 }, (_, index) => ({
			score: index * step,
			y: rounded(yOf(index * step))
		})),
		tokensFrom: skyHeight + gap
	};
};
