/**
 * What the records need of a match: its kind, which has to be the same in two matches for their points to be compared,
 * the facts of its months, its yaku and what calling was worth; and who won by totals that are only noted.
 */
import { sides, type PerSide, type Side } from '../../sides.ts';
import type { Fact, GameRecords, NotedRules } from '../../facts.ts';
import { targetOf, type Options, presets } from './options.ts';
import { pointChangesOf, settle } from './settlement.ts';
import type { MonthPlayed, State } from './state.ts';
import type { OptionField } from '../../game.ts';
import { changedFields, nearestPreset, valueOf } from '../../option-values.ts';
import { fields } from './fields.ts';

/**
 * The options with a place of their own in the code, and those that change no points: the lightning as a wild
 * card, and what follows when both hands would win, which pays nobody.
 */
const keysLeftOut: readonly string[] = [
	'months',
	'target',
	'zeroSum',
	'gaji',
	'bothHands'
] satisfies readonly (keyof Options)[];

const comparedFields: readonly OptionField<Options>[] = fields
	.filter(({ key }) => !keysLeftOut.includes(key))
	.map((field) =>
		// Who deals next changes points only where a drawn month pays the dealer.
		field.key === 'passes' ? { ...field, applies: ({ drawnMonth }) => drawnMonth !== 0 } : field
	);

/** Unless the Oya wins with it, a table pays nobody: whether its deal is void or played is then no difference. */
const asPaid = (options: Options): Options =>
	options.tableDeal === 'oya' ? options : { ...options, tableDeal: 'void' };

const presetIds: Readonly<Record<string, Options>> = presets;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const valueIn = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
};

/**
 * The parts stand in a fixed order, so equal rules have one code. Options without a meaning under the others do
 * not count.
 *
 * @returns the code of the length, the stock, the rules and what house rules change of them:
 *   `12-months~seed`, `to-50~nintendo`, `6-months~stock-30~seed~sakeAsKasu=true~cap=4`
 */
export const kindOf = (options: Options): string => {
	const target = targetOf(options);
	const paid = asPaid(options);
	const preset = nearestPreset({ presets: presetIds, fields: comparedFields }, paid);
	const changes = changedFields(comparedFields, presetIds[preset] ?? paid, paid).map(
		({ key }) => `${key}=${textOf(valueOf(paid, key))}`
	);
	return [
		target === null ? `${options.months}-months` : `to-${target}`,
		...(options.zeroSum === null ? [] : [`stock-${options.zeroSum}`]),
		preset,
		...changes
	].join('~');
};

/** What a code of `kindOf` says. */
export interface KindParts {
	/** The match goes over so many months, or until so many points are reached. */
	readonly length: { readonly unit: 'months' | 'points'; readonly count: number };
	/** What each player starts with where points change hands. */
	readonly stock: number | undefined;
	/** The id of the preset that the rules are nearest to. A later version may have more of them. */
	readonly preset: string;
	/** The options in which house rules differ from it. */
	readonly changes: readonly { readonly key: string; readonly value: unknown }[];
}

const codeForm =
	/^(?:(?<months>\d+)-months|to-(?<points>\d+))(?:~stock-(?<stock>\d+))?~(?<preset>[a-z-]+)(?<changes>(?:~[^~]+)*)$/;

/** @returns what the code says; `undefined` for a code that `kindOf` does not make, as of another version. */
export const kindParts = (code: string): KindParts | undefined => {
	const { months, points, stock, preset, changes = '' } = codeForm.exec(code)?.groups ?? {};
	if (preset === undefined) return undefined;
	return {
		length:
			months === undefined
				? { unit: 'points', count: Number(points) }
				: { unit: 'months', count: Number(months) },
		stock: stock === undefined ? undefined : Number(stock),
		preset,
		changes: changes
			.split('~')
			.slice(1)
			.map((change) => {
				const [key = '', ...value] = change.split('=');
				return { key, value: valueIn(value.join('=')) };
			})
	};
};

const factNames = [
	/**
	 * The points of a month that a player won; `of` is the month of the year, from 1. The yaku that made them follow
	 * it among the facts.
	 */
	'month',
	/** A yaku that was paid; `of` is its id. */
	'yaku',
	/**
	 * The points of a month won, as `month`, in a whole year: only of matches over twelve months, played to the end.
	 * Else the months that a match ends before would seem to bring less.
	 */
	'points-in-month',
	/** A yaku paid in a whole year; `of` is the yaku's id, a full stop and the month of the year, from 1. */
	'yaku-in-month',
	/** A month in which the player called; `of` says how it ended for that player: `won`, `lost` or `drawn`. */
	'call',
	/**
	 * What the month changed the player's total by, less what it would have by stopping instead of the first call.
	 * Often negative: most of all where points change hands, since a month lost is paid there.
	 */
	'call-gain',
	/** A month won by the deal; `of` is `teshi` or `kuttsuki` for a winning hand, or `table`. */
	'deal'
] as const;
export type FactName = (typeof factNames)[number];

const monthsOfYear = 12;

/** @returns the months of the whole year that a match was played over; none if it was shorter, or to a target. */
const wholeYearOf = ({ months, options }: State): readonly MonthPlayed[] =>
	options.months === monthsOfYear && targetOf(options) === null && months.length >= monthsOfYear
		? // A month that decides after a draw belongs to no year.
			months.slice(0, monthsOfYear)
		: [];

/**
 * @returns how stopping instead of the first call would have changed the player's total; `undefined` if that
 *   call's points are unknown.
 */
const changeIfStopped = (played: MonthPlayed, seat: Side, options: Options): number | undefined => {
	const { record, oya, totals, points: changes } = played;
	const place = record.events.findIndex((event) => event.seat === seat);
	const raw = record.events[place]?.points ?? null;
	if (raw === null) return undefined;
	const { total } = settle(raw, record.events.slice(0, place), seat, options);
	const before: PerSide<number> = [totals[0] - changes[0], totals[1] - changes[1]];
	return pointChangesOf({ winner: seat, total }, oya, before, options)[seat];
};

const callsOf = (played: MonthPlayed, options: Options): readonly Fact<FactName>[] =>
	sides.flatMap((seat) => {
		if (!played.record.events.some((event) => event.seat === seat)) return [];
		const { winner } = played.settlement;
		const ended = winner === null ? 'drawn' : winner === seat ? 'won' : 'lost';
		const stopped = changeIfStopped(played, seat, options);
		const facts: Fact<FactName>[] = [{ name: 'call', of: ended, seat, value: 1 }];
		if (stopped === undefined) return facts;
		return [...facts, { name: 'call-gain', seat, value: played.points[seat] - stopped }];
	});

const wonOf = ({ month, settlement, points }: MonthPlayed, isInYear: boolean): readonly Fact<FactName>[] => {
	const { winner: seat, yaku } = settlement;
	if (seat === null) return [];
	const won = { of: String(month), seat, value: points[seat] };
	return [
		{ name: 'month', ...won },
		...yaku.map(({ id }) => ({ name: 'yaku', of: id, seat, value: 1 }) as const),
		...(isInYear
			? [
					{ name: 'points-in-month', ...won } as const,
					...yaku.map(({ id }) => ({ name: 'yaku-in-month', of: `${id}.${month}`, seat, value: 1 }) as const)
				]
			: [])
	];
};

const dealOf = ({ record: { ending }, oya }: MonthPlayed): readonly Fact<FactName>[] => {
	if (ending.kind === 'deal') return [{ name: 'deal', of: ending.hand, seat: ending.seat, value: 1 }];
	return ending.kind === 'table' ? [{ name: 'deal', of: 'table', seat: oya, value: 1 }] : [];
};

const factsOf = (state: State): readonly Fact<FactName>[] => {
	const { months, options } = state;
	const year = new Set(wholeYearOf(state));
	return months.flatMap((played) => {
		return [...wonOf(played, year.has(played)), ...callsOf(played, options), ...dealOf(played)];
	});
};

/* A match that was played without the app: of it the totals of both players are noted. */

const notedProblems = ['sum', 'target', 'equal'] as const;
export type NotedProblem = (typeof notedProblems)[number];

/** More than any year comes to. */
const most = 9999;

const noted: NotedRules<Options, 'total', NotedProblem> = {
	problems: notedProblems,
	numbers: ({ zeroSum }) => [{ code: 'total', min: 0, max: zeroSum === null ? most : 2 * zeroSum }],
	canBeDrawn: (options) => targetOf(options) === null && options.finalTie === 'shared',
	judge: (options, [[near = 0] = [], [far = 0] = []]) => {
		const target = targetOf(options);
		if (options.zeroSum !== null && near + far !== 2 * options.zeroSum) return { problem: 'sum' };
		if (target !== null && near >= target === far >= target) return { problem: 'target' };
		if (near !== far) return { winners: [near > far ? 0 : 1] };
		return options.finalTie === 'shared' ? { winners: sides } : { problem: 'equal' };
	}
};

export const records: GameRecords<Options, State, FactName> = {
	version: 2,
	isTogether: false,
	names: factNames,
	kind: kindOf,
	noted,
	standing: ({ totals }) => ({ scores: totals }),
	facts: (state) => ({
		like: kindOf(state.options),
		...(state.months[0] && { starter: state.months[0].oya }),
		rounds: state.months.length,
		own: factsOf(state)
	})
};
