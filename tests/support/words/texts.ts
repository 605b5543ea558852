/** Everything a player reads: the messages in all their forms, the rulebooks and the player aids. */
import { locales } from '$lib/i18n/locale';
import { holds, readCondition, type OptionTexts } from '$lib/rulebook/cases/condition';
import type { Text } from './rule';

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

const messageFiles = import.meta.glob<Readonly<Record<string, Message>>>(
	['/src/lib/*/messages/*.json', '/src/lib/games/*/words/messages/*.json'],
	{ eager: true, import: 'default' }
);
const rulebookFiles = import.meta.glob<string>('/src/lib/games/*/rulebook/*.md', {
	eager: true,
	import: 'default',
	query: '?raw'
});
const printedFiles = import.meta.glob<OptionTexts>('/src/lib/games/*/rulebook/printed.json', {
	eager: true,
	import: 'default'
});

const languageOf = (path: string): Text['language'] => {
	const language = locales.find((locale) => path.endsWith(`${locale}.json`) || path.endsWith(`${locale}.md`));
	if (!language) throw new Error(`${path} is of no language`);
	return language;
};
const areaOf = (path: string): string => {
	const [, game, folder] = /^\/src\/lib\/(?:games\/([^/]+)|([^/]+))\//.exec(path) ?? [];
	return game ?? (folder === 'i18n' ? 'app' : (folder ?? ''));
};

const formsOf = (key: string, message: Message): readonly (readonly [string, string])[] =>
	typeof message === 'string'
		? [[key, message]]
		: message.flatMap(({ match }) =>
				Object.entries(match).map(([form, text]) => [`${key} (${form})`, text] as const)
			);

/** @returns every message in every language, each form of a plural by itself. */
export const messageTexts = (): readonly Text[] =>
	Object.entries(messageFiles).flatMap(([path, messages]) =>
		Object.entries(messages)
			.filter(([key]) => key !== '$schema')
			.flatMap(([key, message]) => formsOf(key, message))
			.map(([place, text]) => ({
				area: areaOf(path),
				kind: 'message',
				place,
				language: languageOf(path),
				text
			}))
	);

/** @returns the text with the words of all its cases: `{when mode=points: the goal}`, cases within cases first. */
const withoutCases = (text: string): string => {
	const shorter = text.replaceAll(/\{when [\w.-]+!?=[\w,.-]+: ([^{}]*)\}/g, '$1');
	return shorter === text ? text : withoutCases(shorter);
};

/**
 * @param line of a rulebook's Markdown
 * @returns what a reader sees of it: the cells of a table's row apart, links and values as their text
 */
const readableParts = (line: string): readonly string[] => {
	if (/^(?::::|\|[ :\-|]+\|$|<!--)/.test(line)) return [];
	return withoutCases(
		line
			.replace(/ \{#[^}]+\}$/, '')
			.replace(/^(?:#+|\s*-|\s*\d+\.) /, '')
			.replaceAll(/\{[\w.-]+=([^}]*)\}/g, '$1')
	)
		.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replaceAll(/\*\*|`/g, '')
		.split(line.startsWith('|') ? '|' : '\n')
		.map((part) => part.trim())
		.filter((part) => part !== '');
};

const conditionOfCase = /\{when ([\w.-]+!?=[\w,.-]+): /;

/** @returns the line with its cases chosen. */
const chosenIn = (line: string, options: OptionTexts): string => {
	const match = conditionOfCase.exec(line);
	if (!match) return line;
	const { 0: opening, 1: condition = '', index } = match;
	let depth = 0;
	let end = index;
	do {
		if (line[end] === '{') depth += 1;
		if (line[end] === '}') depth -= 1;
		end += 1;
	} while (depth > 0 && end < line.length);
	const inner = holds(condition, options) ? line.slice(index + opening.length, end - 1) : '';
	return chosenIn(line.slice(0, index) + inner + line.slice(end), options);
};

/**
 * @param line of a rulebook's Markdown
 * @param printed the options of the printed book
 * @returns the line as printed, and as it reads for the other values of each option that its cases name. Other
 *   options are then as printed, those of the cases around a case as it asks.
 */
const readingsOf = (line: string, printed: OptionTexts): readonly string[] => {
	const conditions = [...line.matchAll(new RegExp(conditionOfCase, 'g'))].map(([, text = '']) => text);
	const valuesByKey = new Map<string, Set<string>>();
	for (const condition of conditions) {
		const { key, values } = readCondition(condition);
		valuesByKey.set(key, new Set([...(valuesByKey.get(key) ?? [printed[key] ?? '']), ...values]));
	}
	for (const condition of conditions) {
		const { key } = readCondition(condition);
		const values = valuesByKey.get(key);
		// A condition that is negated may need a value that none names.
		if (![...(values ?? [])].some((value) => holds(condition, { [key]: value }))) values?.add('\u2026');
	}
	const all = [...valuesByKey].reduce<readonly OptionTexts[]>(
		(chosen, [key, values]) =>
			chosen.flatMap((options) => [...values].map((value) => ({ ...options, [key]: value }))),
		[printed]
	);
	return [...new Set(all.map((options) => chosenIn(line, options)))];
};

/**
 * @returns every line of the rulebooks and aids, as it is read under all values of the options. Words that the search
 *   also takes are no part.
 */
export const rulebookTexts = (): readonly Text[] =>
	Object.entries(rulebookFiles).flatMap(([path, markdown]) => {
		const printed = printedFiles[path.replace(/[^/]+$/, 'printed.json')] ?? {};
		return markdown.split('\n').flatMap((line, index) => {
			const parts = readingsOf(line, printed).flatMap(readableParts);
			return [...new Set(parts)].map((text) => ({
				area: areaOf(path),
				kind: 'rulebook' as const,
				place: `${path.replace('/src/lib/games/', '')}:${index + 1}`,
				language: languageOf(path),
				text
			}));
		});
	});
