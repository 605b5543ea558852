/** The facts of a match for the records: its months, its yaku, and what calling was worth. */
import { sides, type Side } from '../../sides.ts';
import type { Fact, GameRecords } from '../../facts.ts';
import { kindOf } from './kind.ts';
import type { Options } from './options.ts';
import { settle } from './month/settle.ts';
import type { MonthPlayed, State } from './state.ts';

export const factNames = [
	/** The points that a player got for a month; `of` is the month of the year, from 1. */
	'month',
	/** A yaku that was paid; `of` is its id. */
	'yaku',
	/** A yaku that was paid, by month of the year; `of` is the yaku's id, a full stop and the month, from 1. */
	'yaku-in-month',
	/** A month in which the player called; `of` says how it ended for that player: `won`, `lost` or `drawn`. */
	'call',
	/**
	 * The points of the month, less what stopping instead of the first call would have paid; can be negative.
	 */
	'call-gain',
	/** A win with a winning hand; `of` is `teshi` or `kuttsuki`. */
	'deal'
] as const;
export type FactName = (typeof factNames)[number];

/**
 * @returns what stopping instead of the first call would have paid; `undefined` if that call's points are
 *   unknown.
 */
const pointsIfStopped = ({ record }: MonthPlayed, seat: Side, options: Options): number | undefined => {
	const place = record.events.findIndex((event) => event.seat === seat);
	const points = record.events[place]?.points ?? null;
	return points === null ? undefined : settle(points, record.events.slice(0, place), seat, options).total;
};

const callsOf = (played: MonthPlayed, options: Options): readonly Fact<FactName>[] =>
	sides.flatMap((seat) => {
		if (!played.record.events.some((event) => event.seat === seat)) return [];
		const { winner, total } = played.settlement;
		const ended = winner === null ? 'drawn' : winner === seat ? 'won' : 'lost';
		const stopped = pointsIfStopped(played, seat, options);
		const facts: Fact<FactName>[] = [{ name: 'call', of: ended, seat, value: 1 }];
		if (stopped === undefined) return facts;
		// With the option `drawnMonth` a drawn month pays the Oya, whoever called.
		const got = winner === seat || (winner === null && played.oya === seat) ? total : 0;
		return [...facts, { name: 'call-gain', seat, value: got - stopped }];
	});

const factsOf = (played: MonthPlayed, options: Options): readonly Fact<FactName>[] => {
	const { month, record, settlement, oya, points } = played;
	const seat = settlement.winner ?? oya;
	const paid: readonly Fact<FactName>[] =
		points[seat] > 0 ? [{ name: 'month', of: String(month), seat, value: points[seat] }] : [];
	const yaku = settlement.yaku.flatMap(({ id }): readonly Fact<FactName>[] => [
		{ name: 'yaku', of: id, seat, value: 1 },
		{ name: 'yaku-in-month', of: `${id}.${month}`, seat, value: 1 }
	]);
	const deal: readonly Fact<FactName>[] =
		record.ending.kind === 'deal'
			? [{ name: 'deal', of: record.ending.hand, seat: record.ending.seat, value: 1 }]
			: [];
	return [...paid, ...yaku, ...callsOf(played, options), ...deal];
};

export const records: GameRecords<Options, State, FactName> = {
	version: 2,
	isTogether: false,
	names: factNames,
	kind: kindOf,
	standing: ({ totals }) => ({ scores: totals }),
	facts: ({ months, options }) => ({
		like: kindOf(options),
		...(months[0] && { starter: months[0].oya }),
		rounds: months.length,
		own: months.flatMap((played) => factsOf(played, options))
	})
};
