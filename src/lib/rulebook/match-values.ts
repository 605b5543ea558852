/** The text of a rulebook in a match, with marks around what differs from the printed book. */
import { matchHtml } from './cases/choose.ts';
import type { RulesInForce } from './match-rules.ts';

/** Private-use characters around what differs from the printed book; they occur in no rulebook. */
const [begin, end] = ['\ue000', '\ue001'] as const;
const value = /<span data-value="([^"]+)">([^<]*)<\/span>/g;
const ownCase = /<rule-case class="own">|<\/rule-case>/g;
const own = /\ue000([^\ue001]*)\ue001/;

/** @returns the text with its outermost marks only. */
const withoutInnerMarks = (text: string): string => {
	let depth = 0;
	return text.replaceAll(/[\ue000\ue001]/g, (mark) => {
		depth += mark === begin ? 1 : -1;
		return (mark === begin ? depth === 1 : depth === 0) ? mark : '';
	});
};

/** @returns a compiled section's HTML as it holds in a match; what differs from the printed book is in marks. */
export const markedHtml = (html: string, { values, options }: RulesInForce): string =>
	withoutInnerMarks(
		matchHtml(html, options)
			.replaceAll(value, (_, key: string, printed: string) => {
				const now = String(values[key] ?? printed);
				return now === printed ? printed : begin + now + end;
			})
			.replaceAll(ownCase, (tag) => (tag.startsWith('</') ? end : begin))
	);

/** @returns the passages of a marked text, each with marks of its own where one mark spans several. */
export const withMarksEach = (passages: readonly string[]): readonly string[] => {
	let isOwn = false;
	return passages.map((passage) => {
		const before = isOwn ? begin : '';
		isOwn = passage.lastIndexOf(begin) > passage.lastIndexOf(end) || (isOwn && !passage.includes(end));
		return (before + passage + (isOwn ? end : '')).replaceAll(begin + end, '');
	});
};

/** @returns the text split at the marks: every second piece differs from the printed book. */
export const splitAtMarks = (text: string): readonly string[] => text.split(own);
