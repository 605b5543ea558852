/**
 * A Vite plugin: the runtime that every page carries, without what this app never asks of it. Its packages find
 * out while they run which features are wanted, so the bundler cannot see that some never are. Each change is
 * checked: a version that is written in another way ends the build, and so does code that wants such a feature.
 */
import type { Plugin } from 'vite';

interface Change {
	readonly file: RegExp;
	/** What is replaced by what, in turn. */
	readonly parts: readonly (readonly [was: RegExp, is: string])[];
}

const changes: readonly Change[] = [
	{
		// Svelte: switches that nobody can turn. Components have runes alone (svelte.config.js), none waits within
		// its markup. Who imports what would turn one finds no such export.
		file: /svelte\/src\/internal\/flags\/index\.js$/,
		parts: [
			[/export let (?=\w+_flag = false;)/g, 'export const '],
			[/export function (enable|disable)_\w+_flag\(\) \{[^}]*\}/g, '']
		]
	},
	{
		// Kit asks all of Svelte for these, as there are versions that lack some: here they are known.
		file: /@sveltejs\/kit\/src\/runtime\/client\/client\.js$/,
		parts: [
			[
				/import \* as svelte from 'svelte';/g,
				"import * as named from 'svelte';\nconst svelte = { onMount: named.onMount, settled: named.settled, tick: named.tick, untrack: named.untrack };"
			]
		]
	},
	{
		// Paraglide: the language comes from the page's address (the layout of [lang=locale]), never from a cookie,
		// a pattern of addresses or the browser.
		file: /i18n\/paraglide\/runtime\.js$/,
		parts: [[/^[\s\S]*?export const baseLocale = ("\w+");[\s\S]*$/g, paraglideRuntime('$1')]]
	}
];

/** @param locale the code of the language before a page has said its own. */
function paraglideRuntime(locale: string): string {
	return [
		`export let getLocale = () => ${locale};`,
		'export const overwriteGetLocale = (own) => { getLocale = own; };'
	].join('\n');
}

/**
 * @param code of a module as it is published.
 * @throws Error when a part is no longer written as it was.
 */
export const leaned = (code: string, file: string): string => {
	const parts = changes.find((change) => change.file.test(file))?.parts ?? [];
	return parts.reduce((text, [was, is]) => {
		if (text.search(was) < 0) throw new Error(`${file} is not as it was: ${was.source}`);
		return text.replace(was, is);
	}, code);
};

/** The plugin, for what the browser loads. */
export const leanRuntime = (): Plugin => ({
	name: 'lean-runtime',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: {
		filter: { id: changes.map(({ file }) => file) },
		handler: (code, id) => ({ code: leaned(code, id), map: null })
	}
});
