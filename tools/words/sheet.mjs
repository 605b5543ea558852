/** Writes the sheet of all sentences from what the walk has seen. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { locales } from '../locales.mjs';
import { root } from '../paths.mjs';
import { matcher, readMessages, textsOf } from './match.mjs';

/** Where the sheet is written. */
export const sheetDir = `${root}words-sheet/`;

/**
 * What was seen of a group of screens.
 *
 * @typedef {{ locale: string, place: number, name: string, isTapped: boolean, screens: {
 *   what: string, picture: string, trouble?: string, lines: readonly import('./read-page').Line[] }[] }} Seen
 */

const style = `body{font:16px/1.4 system-ui;margin:1em;max-width:1200px}section{display:flex;gap:1em;
border-top:1px solid;padding:1em 0;align-items:start}img{width:300px;border:1px solid #999}table{border-collapse:
collapse;flex:1}td{vertical-align:top;padding:2px 8px;border-bottom:1px solid #ddd}td:not(:first-child){color:#777;
font-size:12px;overflow-wrap:anywhere;max-width:22em}.again{color:#999}body:has(#new:checked) .again{display:none}`;

/** @param {string} text */
const html = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @returns {readonly Seen[]} of all walks so far, in the order of the screens. */
const readSeen = () => {
	const folder = `${sheetDir}seen/`;
	const files = existsSync(folder) ? readdirSync(folder) : [];
	const all = files.map((file) => /** @type {Seen} */ (JSON.parse(readFileSync(folder + file, 'utf8'))));
	return all.sort((a, b) => Number(a.isTapped) - Number(b.isTapped) || a.place - b.place);
};

/**
 * Writes a sheet for each language, as a page and as plain text, and the messages that no screen showed.
 *
 * @returns {string} how much was seen, and which screens could not be opened.
 */
export const writeSheets = () => {
	const seen = readSeen();
	/** @type {Map<string, string[]>} by key: in which languages it was not shown. */
	const unshown = new Map();
	/** @type {string[]} */
	const report = [];
	for (const locale of locales) {
		const messages = readMessages(locale);
		const keysOf = matcher(messages);
		const shown = new Set();
		const before = new Set();
		let page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${locale}</title>
<style>${style}</style><label><input type="checkbox" id="new"> only what no screen above has</label>`;
		let plain = '';
		for (const { name, isTapped, screens } of seen.filter((group) => group.locale === locale))
			for (const { what, picture, trouble, lines: all } of screens) {
				const lines = isTapped ? all.filter(({ text }) => !before.has(text)) : all;
				if (lines.length === 0 && trouble === undefined) continue;
				const title = `${name}: ${what}`;
				if (trouble !== undefined) report.push(`${locale}: ${title}: ${trouble}`);
				page += `<h2>${html(title)}</h2><section>`;
				if (picture) page += `<img loading="lazy" alt="" src="${picture}">`;
				page += `<table>`;
				plain += `\n## ${title}${trouble === undefined ? '' : `\n(${trouble})`}\n`;
				for (const { text, way, parts } of lines) {
					const whole = keysOf(text);
					const keys = whole.length > 0 ? whole : [...new Set(parts.flatMap((part) => keysOf(part)))];
					for (const key of keys) for (const each of key.split(' / ')) shown.add(each);
					const isAgain = before.has(text);
					before.add(text);
					const key = keys.join(', ') || '—';
					const mark = isAgain ? ' class="again"' : '';
					page += `<tr${mark}><td>${html(text)}<td>${html(key)}<td>${html(way)}`;
					if (!isAgain) plain += `${text}\t[${key}] ${way === 'seen' ? '' : way}\n`;
				}
				page += '</table></section>';
			}
		writeFileSync(`${sheetDir}${locale}.html`, page);
		writeFileSync(`${sheetDir}${locale}.txt`, plain);
		const missing = Object.keys(messages).filter((key) => !shown.has(key));
		for (const key of missing) unshown.set(key, [...(unshown.get(key) ?? []), locale]);
		report.push(`${locale}: ${shown.size} messages shown, ${missing.length} not; ${before.size} texts`);
	}
	const all = locales.map((locale) => /** @type {const} */ ([locale, readMessages(locale)]));
	const lines = [...unshown].map(([key, where]) => {
		const texts = all.map(([locale, messages]) => `\t${locale}: ${textsOf(messages[key] ?? '').join(' | ')}`);
		return [`${key}${where.length < locales.length ? ` (not in ${where.join(', ')})` : ''}`, ...texts].join(
			'\n'
		);
	});
	writeFileSync(`${sheetDir}unshown.txt`, `${lines.join('\n')}\n`);
	return report.join('\n');
};
