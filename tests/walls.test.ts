import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { allowedByRoom, wallBetween } from '../tools/lint/walls.mjs';

const wallRules = ['ochaya/walls', 'no-restricted-globals', 'no-restricted-properties'];
const eslint = new ESLint({
	ruleFilter: ({ ruleId }) => wallRules.includes(ruleId)
});

/** The part of ESLint's configuration for a file that is used here. */
interface Linted {
	readonly rules: Readonly<Record<string, readonly [severity: number, ...unknown[]]>>;
}

/**
 * @returns the lint messages for a file with this path and these lines of script, each with the line it is
 *   about.
 */
const complaints = async (path: string, lines: readonly string[]) => {
	const isComponent = path.endsWith('.svelte');
	const text = isComponent ? ['<script lang="ts">', ...lines, '</script>'].join('\n') : lines.join('\n');
	const [result] = await eslint.lintText(text, { filePath: `src/${path}` });
	if (!result) throw new Error(`${path} is not linted at all`);
	return result.messages.map(({ message, line, severity }) => ({
		message,
		code: lines[line - (isComponent ? 2 : 1)],
		isError: severity === 2
	}));
};

const walled: readonly (readonly [file: string, specifier: string])[] = [
	['lib/match/fold.ts', '$lib/store/lists/read-rows'],
	['lib/match/fold.ts', 'svelte'],
	['lib/match/fold.ts', 'idb'],
	['lib/match/fold.ts', '../games/registry.ts'],
	['lib/store/lists/read-rows.ts', '$lib/live/live-match.svelte'],
	['lib/store/lists/read-rows.ts', '$lib/games/registry'],
	['lib/live/live-match.svelte.ts', '$lib/games/hanamikoji/rules/match'],
	['lib/result/Result.svelte', '../games/hanamikoji/table/Table.svelte'],
	['lib/records/list.ts', 'idb'],
	['lib/ui/Button.svelte', '$lib/live/live-match.svelte'],
	['lib/i18n/format.ts', '../ui/Button.svelte'],
	['lib/device/wake-lock.ts', '../store/matches.ts'],
	['lib/games/game.ts', './hanamikoji/rules/match.ts'],
	['lib/games/game.ts', '../match/entry.ts'],
	['lib/games/hanamikoji/rules/match.ts', '../../hanabi/rules/act.ts'],
	['lib/games/hanamikoji/rules/match.ts', '../../../match/entry.ts'],
	['lib/games/hanamikoji/rules/match.ts', '../table/Table.svelte'],
	['lib/games/hanamikoji/rules/match.ts', '../words/table.ts'],
	['lib/games/hanamikoji/rules/match.ts', '../../../../../tests/oracles/hanamikoji/values.ts'],
	['lib/games/hanamikoji/rules/match.ts', '../fixtures/charm.json'],
	['lib/games/hanamikoji/rules/match.ts', 'svelte'],
	['lib/games/hanamikoji/rules/match.ts', '$lib/i18n/paraglide/messages'],
	['lib/games/hanamikoji/rules/match.test.ts', '../../hanabi/rules/act.ts'],
	['lib/games/hanamikoji/words/table.ts', '../table/Table.svelte'],
	['lib/games/hanamikoji/words/table.ts', '$lib/ui/whole-number'],
	['lib/games/hanamikoji/words/table.ts', 'valibot'],
	['lib/games/hanamikoji/rulebook/phase-rule.ts', '../table/Table.svelte'],
	['lib/games/hanamikoji/rulebook/phase-rule.ts', '$lib/rulebook/parts'],
	['lib/games/hanamikoji/art/Item.svelte', '../parts/street-keys.ts'],
	['lib/games/hanamikoji/parts/Street.svelte', '../table/Markers.svelte'],
	['lib/games/hanamikoji/table/Table.svelte', '../timeline/Milestone.svelte'],
	['lib/games/hanamikoji/table/Table.svelte', '../meta.ts'],
	['lib/games/hanamikoji/table/Table.svelte', '../../../store/matches.ts'],
	['lib/games/hanamikoji/table/Table.svelte', '$app/navigation'],
	['lib/games/hanamikoji/timeline/Final.svelte', '../table/Markers.svelte'],
	['lib/games/koikoi/tool/Tool.svelte', '../table/Table.svelte'],
	['lib/games/hanamikoji/meta.ts', './art/Poster.svelte'],
	['lib/games/hanamikoji/game.ts', './table/Table.svelte'],
	['lib/games/hanamikoji/game.ts', '../../store/matches.ts'],
	// A file outside all rooms, and one in an unknown room.
	['lib/games/hanamikoji/words.ts', './rules/match.ts'],
	['lib/games/hanamikoji/extras/more.ts', '../rules/match.ts'],
	['routes/[lang=locale]/+page.svelte', '$lib/games/hanamikoji/rules/match'],
	['lib/sync/group-sync.ts', '$lib/live/live-match.svelte'],
	['lib/sync/group-sync.ts', 'svelte'],
	['lib/store/lists/read-rows.ts', '../../sync/group-sync.ts'],
	['lib/amend/amend-match.ts', '$lib/records/list'],
	['lib/result/Result.svelte', '$lib/table/keys'],
	['lib/records/Figures.svelte', '$lib/people/Duel.svelte'],
	['lib/matches/played.ts', '$lib/match-view/match-words'],
	['lib/share/csv.ts', '$lib/other-apps/matches-csv'],
	['lib/rows/projector.ts', '$lib/amend/amend-match'],
	['routes/[lang=locale]/+page.svelte', '$lib/sync/group-sync'],
	['lib/newroom/thing.ts', '$lib/store/lists/read-rows'],
	['routes/[lang=locale]/+page.svelte', '../../../tools/plugins/index.ts'],
	['../tools/plugins/rulebook/plugin.ts', '../../../src/lib/games/hanabi/rules/act.ts']
];

const open: readonly (readonly [file: string, specifier: string])[] = [
	['routes/[lang=locale]/+page.svelte', '$lib/live/live-match.svelte'],
	['lib/live/live-match.svelte.ts', '$lib/store/lists/read-rows'],
	['lib/group/shared-group.svelte.ts', '$lib/sync/group-sync'],
	['lib/backup/BackupPanel.svelte', '$lib/send/receive/AskedMatches.svelte'],
	['lib/amend/amend-match.ts', '$lib/rows/projector'],
	['lib/sync/group-sync.ts', '../store/backup/import.ts'],
	['lib/rulebook/sheet.svelte.ts', '$lib/games/registry'],
	['lib/store/lists/read-rows.ts', '../match/entry.ts'],
	['lib/store/lists/read-rows.ts', 'idb'],
	['lib/match/fold.ts', '../games/game.ts'],
	['lib/match/fold.ts', 'valibot'],
	['lib/games/registry.ts', './hanamikoji/meta.ts'],
	['lib/games/registry.ts', './hanamikoji/timeline/Final.svelte'],
	['lib/games/hanamikoji/game.ts', './rules/match.ts'],
	['lib/games/hanamikoji/game.ts', './words/table.ts'],
	['lib/games/hanamikoji/game.ts', '../game.ts'],
	['lib/games/hanamikoji/meta.ts', '$lib/i18n/paraglide/messages'],
	['lib/games/hanamikoji/words/table.ts', '$lib/i18n/format'],
	['lib/games/hanamikoji/words/table.ts', '../rules/match.ts'],
	['lib/games/hanamikoji/rules/match.ts', 'valibot'],
	['lib/games/koikoi/rulebook/rule-values.ts', '$lib/i18n/paraglide/messages'],
	['lib/games/koikoi/art/YakuCards.svelte', '../words/yaku.ts'],
	['lib/games/hanamikoji/table/Table.svelte', '$lib/ui/Button.svelte'],
	['lib/games/hanamikoji/table/Table.svelte', '../rules/match.ts'],
	['lib/games/hanamikoji/table/Table.svelte', '../parts/Street.svelte'],
	['lib/games/hanamikoji/timeline/Editor.svelte', '../parts/Street.svelte'],
	['lib/games/koikoi/tool/Tool.svelte', '../parts/CardPicker.svelte'],
	['lib/games/hanamikoji/rules/match.test.ts', '../../../../../tests/oracles/hanamikoji/values.ts'],
	['lib/rulebook/parts.test.ts', '../../../tools/plugins/rulebook/compile.ts'],
	['../tools/plugins/licences/plugin.ts', '../../../src/lib/device/licences/package.ts']
];

describe('the walls between rooms', () => {
	it.each(walled)('%s may not import %s', (file, specifier) => {
		expect(wallBetween(file, specifier)).toBeTypeOf('string');
	});

	it.each(open)('%s may import %s', (file, specifier) => {
		expect(wallBetween(file, specifier)).toBeUndefined();
	});

	it('lead in one direction: no room may import one that may import it, directly or not', () => {
		/** What is left of the rooms once those are taken away, again and again, that import none of the rest. */
		let circle = Object.entries(allowedByRoom);
		for (let length = Infinity; circle.length < length;) {
			length = circle.length;
			const names = new Set(circle.map(([name]) => name));
			circle = circle.filter(([, { rooms }]) => rooms.some((room) => names.has(room)));
		}
		expect(circle.map(([name]) => name)).toEqual([]);
	});

	it('are lint errors in every room', async () => {
		const roomOf = (path: string) =>
			path
				.split('/')
				.slice(0, path.includes('/games/') ? 4 : 2)
				.join('/');
		const fileByRoom = new Map([...walled, ...open].map(([path]) => [roomOf(path), path]));
		for (const file of fileByRoom.values()) {
			const { rules } = (await eslint.calculateConfigForFile(`src/${file}`)) as Linted;
			expect(rules['ochaya/walls']?.[0], file).toBe(2);
		}
	});

	const ways = [
		`import { first } from '../games/hanabi/rules/act.ts';`,
		`import type { Second } from '../games/hanabi/rules/act.ts';`,
		`export { third } from '../games/hanabi/rules/act.ts';`,
		`export * from '../games/hanabi/rules/act.ts';`,
		`export type Fifth = import('../games/hanabi/rules/act.ts').Thing;`,
		`export const sixth = () => import('../games/hanabi/rules/act.ts');`,
		'export const seventh = (name: string) => import(`../games/hanabi/rules/${name}.ts`);',
		`export const eighth = import.meta.glob('../games/*/rules/act.ts');`,
		`export const ninth = import.meta.glob(['/src/lib/games/*/rules/act.ts']);`
	];
	it.each(['lib/live/live-match.svelte.ts', 'lib/table/later.ts', 'lib/result/Result.svelte'])(
		'are found in %s for every kind of import, and for nothing else',
		async (file) => {
			const free = [`import { more } from '../match/fold.ts';`, `export const used = [first, more];`];
			const found = await complaints(file, [...ways, ...free]);
			expect(found).toEqual(
				ways.map((code) => ({
					code,
					isError: true,
					message: expect.stringContaining('only games/registry.ts may reach into games/') as unknown
				}))
			);
		}
	);
});

describe('pure code', () => {
	const impure = [
		'Math.random()',
		'Date.now()',
		'new Date()',
		`fetch('/')`,
		`localStorage.getItem('a')`,
		'document.title',
		'crypto.randomUUID()',
		'globalThis.name'
	].map((use, place) => `export const used${place} = ${use};`);
	const pureFiles = [
		'lib/match/entry.ts',
		...['rules/yaku.ts', 'words/table.ts', 'parts/yaku-choices.ts'].map((file) => `lib/games/koikoi/${file}`)
	];

	it.each(pureFiles)('%s may not use time, chance or the outside world', async (file) => {
		const found = await complaints(file, [...impure, 'export const pure = Math.max(1, 2);']);
		expect(found.map(({ code }) => code)).toEqual(impure);
		expect(found.every(({ isError }) => isError)).toBe(true);
	});

	it('is not required of the screens', async () => {
		expect(await complaints('lib/table/clock.ts', impure)).toEqual([]);
	});
});
