/**
 * A Vite plugin: `games/<id>/game.ts?whole` is a game with the ways to what lies at its places in the folder.
 * Written out for each game by the build, so that a page with one game carries the ways into no other.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../../locales.mjs';

const query = '?whole';

/**
 * The ways to a text of the rulebook's folder, one in each language. Without a network a phone may have it in
 * another language only: then that is the text, and the page is told (src/lib/device/rulebooks-here.svelte.ts).
 */
const byLocale = (name: string): string => {
	const ways = locales.map((locale) => {
		const file = (of: string) => `import('./rulebook/${name}${of}.md')`;
		const others = locales.filter((other) => other !== locale);
		const instead = others.map(
			(other) => `.catch(() => (dispatchEvent(new Event('text-missing')), ${file(other)}))`
		);
		return `case '${locale}': return (await ${file(locale)}${instead.join('')}).default;`;
	});
	return `switch (locale) {${ways.join('\n')}}`;
};

/** @param has whether a file lies in the game's folder. @returns the module, as `WholeGame` types it (src/lib/games/registry.ts). */
export const codeOf = (has: (path: string) => boolean): string => `
import { game as own } from './game.ts';
export const game = {
	...own,
	table: async () => (await import('./table/Table.svelte')).default,
	history: async () => {
		const [milestone, editor, final, words] = await Promise.all([
			import('./timeline/Milestone.svelte'),
			import('./timeline/Editor.svelte'),
			import('./timeline/Final.svelte'),
			import('./words/timeline.ts')
		]);
		return {
			words: words.milestoneWords,
			Milestone: milestone.default,
			Editor: editor.default,
			Final: final.default
		};
	},
	setupWords: async () => (await import('./words/setup.ts')).setupWords,
	rulebook: async (locale) => {${byLocale('')}},
	aid: async (locale) => {${byLocale('aid.')}},
	${has('art/drawings.ts') ? `drawings: async () => (await import('./art/drawings.ts')).drawings,` : ''}
	${has('tool/Tool.svelte') ? `tool: async () => (await import('./tool/Tool.svelte')).default,` : ''}
};`;

export const wholeGamePlugin = (): Plugin => ({
	name: 'whole-game',
	enforce: 'pre',
	load: {
		filter: { id: /\/games\/[^/]+\/game\.ts\?whole$/ },
		handler(id) {
			const folder = dirname(id.slice(0, -query.length));
			return { code: codeOf((path) => existsSync(join(folder, path))), map: null, moduleType: 'js' };
		}
	}
});
