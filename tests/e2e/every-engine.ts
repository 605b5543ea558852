/** The tests that run in Firefox too: a first visit, a match of each game, and what engines differ in. */
import { readFileSync } from 'node:fs';

/** By file: how their titles begin. */
const titlesByFile: Readonly<Record<string, readonly string[]>> = {
	'backup.spec.ts': ['everything is exported, and another browser takes it in once'],
	'match-lasting.spec.ts': [
		'a reload right after a tap in mid-round',
		'taps in two tabs at once lose nothing'
	],
	'rules-search.spec.ts': ['another game’s answer opens in the sheet'],
	'shell.spec.ts': ['an unknown address says so in the style of the app'],
	'smoke.spec.ts': [
		'Hanamikoji, by cards',
		'Hanabi, a perfect show',
		'Koï-Koï, three months',
		'Geisha, to 10 points',
		'without its server: setup, two rounds',
		'two tabs show each other’s taps'
	]
};

for (const [file, titles] of Object.entries(titlesByFile)) {
	const source = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll(/test\(\s+/g, 'test(');
	const gone = titles.find((title) => !source.includes(`test('${title}`));
	if (gone) throw new Error(`${file} has no test of the name “${gone}” any more`);
}

/** Matches these tests, with the project, file and groups that Playwright puts before a title. */
export const everyEngine = Object.entries(titlesByFile).flatMap(([file, titles]) =>
	titles.map((title) => new RegExp(`${file.replaceAll('.', '\\.')} .*${title}`))
);
