/** What a finger rests on at a table opens a section that the game's rulebook has. */
import { expect, it } from 'vitest';
import { markers } from '../src/lib/games/hanamikoji/rules/actions';
import { ruleOfYaku } from '../src/lib/games/koikoi/rules/yaku';

const parts = import.meta.glob<string>('/src/lib/games/*/{parts,table}/*.svelte', {
	eager: true,
	query: '?raw',
	import: 'default'
});
const books = import.meta.glob<string>('/src/lib/games/*/rulebook/en.md', {
	eager: true,
	query: '?raw',
	import: 'default'
});

const games = ['geisha', 'hanabi', 'hanamikoji', 'koikoi'] as const;
/** The rules that markup gets from the game's data. */
const fromData: Partial<Record<string, readonly string[]>> = {
	hanamikoji: markers,
	koikoi: Object.values(ruleOfYaku)
};

it.each(games)('%s: every rule that a finger opens is in its rulebook', (game) => {
	const written = Object.entries(parts)
		.filter(([path]) => path.startsWith(`/src/lib/games/${game}/`))
		.flatMap(([, text]) => [...text.matchAll(/data-rule=(?:"([\w-]+)"|\{[^}]*\})/g)])
		.flatMap(([whole, plain]) => plain ?? [...whole.matchAll(/'([\w-]+)'/g)].map(([, id]) => id));
	expect(written.length).toBeGreaterThan(0);
	const book = books[`/src/lib/games/${game}/rulebook/en.md`] ?? '';
	for (const rule of new Set([...written, ...(fromData[game] ?? [])])) expect(book).toContain(`{#${rule}}`);
});
