import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

// Only the walls: rules that need types would want the made-up files to exist.
const wallRules = ['house/walls', 'no-restricted-globals', 'no-restricted-properties'];
const eslint = new ESLint({
	overrideConfig: [{ languageOptions: { parserOptions: { projectService: false } } }],
	ruleFilter: ({ ruleId }) => wallRules.includes(ruleId)
});

/** @returns what the walls say against a file of this path and content. */
const complaints = async (path: string, code: string): Promise<readonly string[]> => {
	const text = path.endsWith('.svelte') ? `<script lang="ts">\n${code}\n</script>` : code;
	const [result] = await eslint.lintText(text, { filePath: `src/${path}` });
	if (!result) throw new Error(`${path} is not linted at all`);
	return result.messages.map(({ message }) => message);
};

const uses = (specifier: string) => `import { thing } from '${specifier}';\nexport const used = thing;`;

const walled: readonly (readonly [file: string, specifier: string])[] = [
	['lib/match/fold.ts', '$lib/store/matches'],
	['lib/match/fold.ts', '../store/matches.ts'],
	['lib/match/fold.ts', 'svelte'],
	['lib/match/fold.ts', 'idb'],
	['lib/match/fold.ts', '$app/environment'],
	['lib/match/fold.ts', '../games/registry.ts'],
	['lib/match/fold.ts', '../games/hanabi/rules.ts'],
	['lib/match/fold.ts', '$lib/i18n/format'],
	['lib/store/matches.ts', '$lib/play/live-match.svelte'],
	['lib/store/matches.ts', '../play/live-match.svelte.ts'],
	['lib/store/matches.ts', '$lib/games/registry'],
	['lib/store/matches.ts', '../games/koikoi/yaku.ts'],
	['lib/play/live-match.svelte.ts', '$lib/games/hanamikoji/rules'],
	['lib/play/live-match.svelte.ts', '../games/hanamikoji/rules.ts'],
	['lib/play/Result.svelte', '../games/hanamikoji/Table.svelte'],
	['lib/play/Result.svelte', '../../routes/helper.ts'],
	['lib/play/Result.svelte', 'idb'],
	['lib/records/list.ts', 'idb'],
	['lib/ui/Button.svelte', '$lib/play/live-match.svelte'],
	['lib/ui/Button.svelte', '../store/matches.ts'],
	['lib/i18n/format.ts', '../ui/Button.svelte'],
	['lib/device/wake-lock.ts', '../store/matches.ts'],
	['lib/games/game.ts', './hanamikoji/rules.ts'],
	['lib/games/game.ts', '../match/entry.ts'],
	['lib/games/hanamikoji/rules.ts', '../hanabi/rules.ts'],
	['lib/games/hanamikoji/rules.ts', '$lib/games/hanabi/rules'],
	['lib/games/hanamikoji/rules.ts', '../registry.ts'],
	['lib/games/hanamikoji/rules.ts', '../../match/entry.ts'],
	['lib/games/hanamikoji/rules.ts', './Table.svelte'],
	['lib/games/hanamikoji/rules.ts', './art/Item.svelte'],
	['lib/games/hanamikoji/rules.ts', 'svelte'],
	['lib/games/hanamikoji/rules.ts', 'svelte/reactivity'],
	['lib/games/hanamikoji/rules.ts', 'idb'],
	['lib/games/hanamikoji/rules.ts', '$lib/i18n/paraglide/messages'],
	['lib/games/hanamikoji/rules.test.ts', '../hanabi/rules.ts'],
	['lib/games/hanamikoji/rules.ts', './table/recap.ts'],
	['lib/games/hanamikoji/meta.ts', './art/Poster.svelte'],
	['lib/games/hanamikoji/game.ts', '../../store/matches.ts'],
	['lib/games/hanamikoji/game.ts', 'idb'],
	['lib/games/hanamikoji/Table.svelte', '$lib/play/Timeline.svelte'],
	['lib/games/hanamikoji/Table.svelte', '../../store/matches.ts'],
	['lib/games/hanamikoji/Table.svelte', '../../device/haptics.ts'],
	['lib/games/hanamikoji/Table.svelte', '../hanabi/Table.svelte'],
	['lib/games/hanamikoji/Table.svelte', '$app/navigation'],
	['lib/games/hanamikoji/art/Item.svelte', '../../../match/entry.ts'],
	['routes/[lang=locale]/+page.svelte', '$lib/games/hanamikoji/rules'],
	['routes/[lang=locale]/+page.svelte', '../../lib/games/hanamikoji/rules.ts'],
	['routes/[lang=locale]/+page.svelte', 'idb'],
	['lib/newroom/thing.ts', '$lib/store/matches']
];

const open: readonly (readonly [file: string, specifier: string])[] = [
	['routes/[lang=locale]/+page.svelte', '$lib/play/live-match.svelte'],
	['routes/[lang=locale]/+page.svelte', '$lib/games/registry'],
	['routes/[lang=locale]/+page.svelte', '$app/navigation'],
	['lib/play/live-match.svelte.ts', '$lib/store/matches'],
	['lib/play/live-match.svelte.ts', '../games/registry.ts'],
	['lib/play/live-match.svelte.ts', '$lib/games/game'],
	['lib/rulebook/sheet.svelte.ts', '$lib/games/registry'],
	['lib/store/matches.ts', '../match/entry.ts'],
	['lib/store/matches.ts', 'idb'],
	['lib/match/fold.ts', '../games/game.ts'],
	['lib/match/fold.ts', './entry.ts'],
	['lib/match/fold.ts', 'valibot'],
	['lib/match/fold.test.ts', '../games/hanamikoji/game.ts'],
	['lib/games/registry.ts', './hanamikoji/meta.ts'],
	['lib/games/hanamikoji/game.ts', './Table.svelte'],
	['lib/games/hanamikoji/game.ts', '../game.ts'],
	['lib/games/hanamikoji/words.ts', '$lib/i18n/paraglide/messages'],
	['lib/games/hanamikoji/table-words.ts', '$lib/i18n/format'],
	['lib/games/hanamikoji/table-words.ts', '../wording.ts'],
	['lib/games/hanamikoji/table/words.ts', './recap.ts'],
	['lib/games/hanamikoji/rules.ts', './cards.ts'],
	['lib/games/hanamikoji/Table.svelte', '$lib/ui/Button.svelte'],
	['lib/games/hanamikoji/Table.svelte', './rules.ts'],
	['lib/games/hanamikoji/rules.test.ts', 'fast-check']
];

describe('the walls of the house', () => {
	it.each(walled)('%s may not import %s', async (file, specifier) => {
		expect(await complaints(file, uses(specifier))).toHaveLength(1);
	});

	it.each(open)('%s may import %s', async (file, specifier) => {
		expect(await complaints(file, uses(specifier))).toEqual([]);
	});

	it.each([
		`export { thing } from '../games/hanabi/rules.ts';`,
		`export * from '../games/hanabi/rules.ts';`,
		`import type { Thing } from '../games/hanabi/rules.ts';\nexport type Used = Thing;`,
		`export type Used = import('../games/hanabi/rules.ts').Thing;`,
		`export const used = () => import('../games/hanabi/rules.ts');`,
		'export const used = (name: string) => import(`../games/hanabi/${name}.ts`);',
		`export const used = import.meta.glob('../games/*/rules.ts');`,
		`export const used = import.meta.glob(['/src/lib/games/*/rules.ts']);`
	])('hold against %s', async (code) => {
		expect(await complaints('lib/play/live-match.svelte.ts', code)).toHaveLength(1);
	});
});

describe('what is pure', () => {
	const impure = [
		'Math.random()',
		'Date.now()',
		'new Date()',
		`fetch('/')`,
		`localStorage.getItem('a')`,
		'document.title',
		'crypto.randomUUID()',
		'globalThis.name'
	];
	const pureFiles = ['lib/match/log.ts', 'lib/games/koikoi/yaku.ts', 'lib/games/koikoi/entry/count.ts'];

	it.each(pureFiles.flatMap((file) => impure.map((use) => [file, use] as const)))(
		'%s may not use %s',
		async (file, use) => {
			expect(await complaints(file, `export const used = ${use};`)).toHaveLength(1);
		}
	);

	it('is not asked of the screens', async () => {
		expect(await complaints('lib/play/clock.ts', 'export const used = Date.now();')).toEqual([]);
	});
});
