/** Puts the values of a match into a rulebook's text and marks those that differ from the printed ones. */
import type { RuleValues } from '../games/game.ts';

/** Private-use characters around a value that differs from the printed one; they occur in no rulebook. */
const [begin, end] = ['\ue000', '\ue001'] as const;
const place = /<span data-value="([^"]+)">([^<]*)<\/span>/g;
const own = /\ue000([^\ue001]*)\ue001/;

/** @returns a compiled section's HTML with the match's values; those that differ are enclosed in marks. */
export const withMatchValues = (html: string, values: RuleValues): string =>
	html.replaceAll(place, (_, key: string, printed: string) => {
		const value = String(values[key] ?? printed);
		return value === printed ? printed : `${begin}${value}${end}`;
	});

/** @returns the text split at the marks of `withMatchValues`: every second piece is a value that differs. */
export const splitAtMatchValues = (text: string): readonly string[] => text.split(own);
