/** The kind of a match: what has to be the same in two matches for their points to be compared. */
import type { OptionField } from '../../game.ts';
import { changedFields, nearestPreset, valueOf } from '../../option-values.ts';
import { fields } from './fields.ts';
import { targetOf, type Options } from './options.ts';
import { presets } from './presets.ts';

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
