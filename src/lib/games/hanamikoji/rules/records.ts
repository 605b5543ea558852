/** What a match of Hanamikoji is remembered by: how it was won, and who held which geisha. */
import type { Fact, GameRecords } from '../../facts.ts';
import { sides } from './actions.ts';
import { geishas } from './geishas.ts';
import { geishasHeld, standing } from './standing.ts';
import type { ReasonCode, State } from './state.ts';

export const factNames = [
	/** How it was decided: `of` is one of `ways`; whose win it was, if anybody's. */
	'decided',
	/** A token held at the end: `of` is the geisha. */
	'token',
	/** Charm points at the end. */
	'charm',
	/** Rounds needed by whoever won. */
	'rounds'
] as const;
export type FactName = (typeof factNames)[number];

/** What decides a match, as players speak of it. */
export const ways = ['geishas', 'charm', 'both', 'limit', 'draw'] as const;
export type Way = (typeof ways)[number];

const wayByReason: Readonly<Record<ReasonCode, Way>> = {
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
	const way = wayByReason[outcome.reason.code];
	const winner = way === 'draw' ? undefined : outcome.winners[0];
	const whose = winner !== undefined && { seat: winner };
	const now = standing(tokens);
	return [
		{ name: 'decided', of: way, ...whose, value: 1 },
		...(winner === undefined ? [] : [{ name: 'rounds', seat: winner, value: rounds.length } as const]),
		...sides.map((seat) => ({ name: 'charm', seat, value: now[seat].charm }) as const),
		...sides.flatMap((seat) =>
			geishasHeld(tokens, seat).map(
				(geisha) => ({ name: 'token', of: geishas[geisha].id, seat, value: 1 }) as const
			)
		)
	];
};

export const records: GameRecords<State, FactName> = {
	version: 1,
	isTogether: false,
	names: factNames,
	standing: ({ tokens }) => ({ scores: standing(tokens).map(({ charm }) => charm) }),
	facts: (state) => ({
		like: '',
		...(state.rounds[0] && { starter: state.rounds[0].starter }),
		rounds: state.rounds.length,
		own: factsOf(state)
	})
};
