/** The standing and the facts of a match: how it was decided, and who held which geisha. */
import { sides } from '../../sides.ts';
import type { Fact, GameRecords } from '../../facts.ts';
import { geishas } from './geishas.ts';
import { noted } from './noted.ts';
import type { Options } from './options.ts';
import { geishasHeld, standing } from './standing.ts';
import type { ReasonCode, State } from './state.ts';

const factNames = [
	/**
	 * What decided the match: `of` is one of `decisions`, the seat is the winner's; without a seat after a
	 * draw.
	 */
	'decided',
	/** A token held at the end: `of` is the geisha's id. */
	'token',
	/** The charm points of a side at the end. */
	'charm',
	/** How many rounds the winner needed. */
	'rounds'
] as const;
export type FactName = (typeof factNames)[number];

/** What can decide a match; coarser than the reason codes. */
export const decisions = ['geishas', 'charm', 'both', 'limit', 'draw'] as const;
export type Decision = (typeof decisions)[number];

const decisionByReason: Readonly<Record<ReasonCode, Decision>> = {
	charm: 'charm',
	'charm-over-geishas': 'charm',
	geishas: 'geishas',
	'charm-and-geishas': 'both',
	'limit-points': 'limit',
	'limit-token': 'limit',
	'limit-draw': 'draw',
	'limit-equal': 'draw',
	'limit-equal-token': 'draw'
};

const factsOf = ({ tokens, rounds, outcome }: State): readonly Fact<FactName>[] => {
	if (!outcome) return [];
	const decision = decisionByReason[outcome.reason.code];
	const winner = decision === 'draw' ? undefined : outcome.winners[0];
	const whose = winner !== undefined && { seat: winner };
	const now = standing(tokens);
	return [
		{ name: 'decided', of: decision, ...whose, value: 1 },
		...(winner === undefined ? [] : [{ name: 'rounds', seat: winner, value: rounds.length } as const]),
		...sides.map((seat) => ({ name: 'charm', seat, value: now[seat].charm }) as const),
		...sides.flatMap((seat) =>
			geishasHeld(tokens, seat).map(
				(geisha) => ({ name: 'token', of: geishas[geisha].id, seat, value: 1 }) as const
			)
		)
	];
};

/**
 * The kind of a match: what has to be the same in two matches for their scores to be compared.
 *
 * @returns the code of the edition: `no-limit`, or the number of rounds and what decides after the last one, as
 *   in `3-rounds~points`. Without a limit nothing is decided at it, so `atLimit` does not count. With the action
 *   tiles of an expansion, the cards on a side follow: `no-limit~7-cards`. Whether the table has markers changes no
 *   score.
 */
export const kindOf = ({ roundLimit, atLimit, cardsEach }: Options): string => {
	const edition = roundLimit === null ? 'no-limit' : `${roundLimit}-rounds~${atLimit}`;
	return cardsEach === 8 ? edition : `${edition}~${cardsEach}-cards`;
};

export const records: GameRecords<Options, State, FactName> = {
	version: 2,
	isTogether: false,
	names: factNames,
	kind: kindOf,
	noted,
	standing: ({ tokens }) => ({ scores: standing(tokens).map(({ charm }) => charm) }),
	facts: (state) => ({
		like: kindOf(state.options),
		...(state.rounds[0] && { starter: state.rounds[0].starter }),
		rounds: state.rounds.length,
		own: factsOf(state)
	})
};
