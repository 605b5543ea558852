import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leaned } from './lean-runtime-plugin';

const flags = 'node_modules/svelte/src/internal/flags/index.js';
const client = 'node_modules/@sveltejs/kit/src/runtime/client/client.js';
const runtime = 'src/lib/i18n/paraglide/runtime.js';
const leanedFile = (file: string): string => leaned(readFileSync(file, 'utf8'), file);

test("Svelte's switches are off, and nothing turns them on", () => {
	const code = leanedFile(flags);
	expect(code.match(/export const \w+/g)).toEqual([
		'export const async_mode_flag',
		'export const legacy_mode_flag',
		'export const tracing_mode_flag'
	]);
	expect(code).not.toMatch(/function|= true/);
});

test('Kit names all that it takes of Svelte', () => {
	const asked = [
		...readFileSync(client, 'utf8').matchAll(/(?<![\w./])svelte\.(\w+)|const \{ (.*) \} = svelte;/g)
	].flatMap(([, one, some]) => one ?? some?.split(', ') ?? []);
	expect(new Set(asked)).toEqual(new Set(['onMount', 'tick', 'untrack', 'fork', 'settled']));
	// `fork` stands behind an experiment that is not chosen.
	expect(leanedFile(client)).toContain(
		'const svelte = { onMount: named.onMount, settled: named.settled, tick: named.tick, untrack: named.untrack };'
	);
});

test('the language is what a page says, before that the first one', () => {
	expect(leanedFile(runtime)).toBe(
		'export let getLocale = () => "en";\nexport const overwriteGetLocale = (own) => { getLocale = own; };'
	);
});

test('what is built in another way is refused', () => {
	for (const file of [flags, client, runtime])
		expect(() => leaned('export {};', file)).toThrow(`${file} is not as it was`);
	expect(leaned('export {};', 'another.js')).toBe('export {};');
});
