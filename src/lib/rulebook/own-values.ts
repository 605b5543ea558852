/** The values of a match within a text of the rulebook. */
import type { RuleValues } from '../games/game.ts';

/** Around a value that differs from what is printed. No text of ours holds them. */
const [begin, end] = ['\ue000', '\ue001'] as const;
const place = /<span data-value="([^"]+)">([^<]*)<\/span>/g;
const own = /\ue000([^\ue001]*)\ue001/;

/** @param html of a compiled section. @returns it with the match's values; those that differ are set apart. */
export const withOwnValues = (html: string, values: RuleValues): string =>
	html.replaceAll(place, (_, key: string, printed: string) => {
		const value = String(values[key] ?? printed);
		return value === printed ? printed : `${begin}${value}${end}`;
	});

/** @returns the text cut at the values that were set apart: every second piece is one. */
export const cutAtOwnValues = (text: string): readonly string[] => text.split(own);
