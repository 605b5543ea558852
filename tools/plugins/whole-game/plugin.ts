/**
 * A Vite plugin: `games/<id>/game.ts?whole` is a game with dynamic imports of the other files of its folder.
 * They are generated for each game, so that a page with one game carries no import paths of other games.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../../locales.mjs';

const query = '?whole';

/**
 * Generates the import of a text in the rulebook's folder by language. A phone without network may have the
 * text only in another language. Then that one is taken, and an event tells the page
 * (src/lib/device/offline-texts.svelte.ts).
 */
const importByLocale = (name: string): string => {
	const cases = locales.map((locale) => {
		const file = (of: string) => `import('./rulebook/${name}${of}.md')`;
		const others = locales.filter((other) => other !== locale);
		const instead = others.map(
			(other) => `.catch(() => (dispatchEvent(new Event('text-missing')), ${file(other)}))`
		);
		return `case '${locale}': return (await ${file(locale)}${instead.join('')}).default;`;
	});
	return `switch (locale) {${cases.join('\n')}}`;
};

/**
 * @param has whether a file lies in the game's folder.
 * @returns the module's code, which exports a `WholeGame` (src/lib/games/registry.ts).
 */
export const wholeGameCode = (has: (path: string) => boolean): string => `
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
	spokenWords: async () => (await import('./words/spoken.ts')).spokenWords,
	setupWords: async () => (await import('./words/setup.ts')).setupWords,
	rulebook: async (locale) => {${importByLocale('')}},
	aid: async (locale) => {${importByLocale('aid.')}},
	${
		has('rulebook/first-game.ts')
			? `firstGame: async (locale) => {
		const text = async () => {${importByLocale('first-game.')}};
		const [lead, art, steps] = await Promise.all([
			import('./rulebook/first-game.ts'),
			import('./art/FirstGame.svelte'),
			text()
		]);
		return { ...lead.firstGame, Drawing: art.default, text: steps };
	},`
			: ''
	}
	${has('art/drawings.ts') ? `drawings: async () => (await import('./art/drawings.ts')).drawings,` : ''}
	${has('art/BoxDrawing.svelte') ? `boxDrawing: async () => (await import('./art/BoxDrawing.svelte')).default,` : ''}
	${has('art/OptionDrawing.svelte') ? `optionDrawing: async () => (await import('./art/OptionDrawing.svelte')).default,` : ''}
	${has('art/ResultScene.svelte') ? `resultScene: async () => (await import('./art/ResultScene.svelte')).default,` : ''}
	${has('tool/Tool.svelte') ? `tool: async () => (await import('./tool/Tool.svelte')).default,` : ''}
};`;

/** @returns the plugin. */
export const wholeGamePlugin = (): Plugin => ({
	name: 'whole-game',
	enforce: 'pre',
	load: {
		filter: { id: /\/games\/[^/]+\/game\.ts\?whole$/ },
		handler(id) {
			const folder = dirname(id.slice(0, -query.length));
			return { code: wholeGameCode((path) => existsSync(join(folder, path))), map: null, moduleType: 'js' };
		}
	}
});
