/** Everything a player reads: the messages in all their forms, the rulebooks and the player aids. */
import { locales } from '$lib/games/locale';
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
export const readableParts = (line: string): readonly string[] => {
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

/** @returns every line of the rulebooks and aids, as it is read. Words that the search also takes are no part. */
export const rulebookTexts = (): readonly Text[] =>
	Object.entries(rulebookFiles).flatMap(([path, markdown]) =>
		markdown.split('\n').flatMap((line, index) =>
			readableParts(line).map((text) => ({
				area: areaOf(path),
				kind: 'rulebook' as const,
				place: `${path.replace('/src/lib/games/', '')}:${index + 1}`,
				language: languageOf(path),
				text
			}))
		)
	);
