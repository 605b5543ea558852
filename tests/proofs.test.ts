/** `tests/README.md` names every test file. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../tools/paths.mjs';

const page = readFileSync(`${root}tests/README.md`, 'utf8');
const filesIn = (folder: string, ending: string): readonly string[] =>
	readdirSync(`${root}tests/${folder}`).filter((file) => file.endsWith(ending));

const names = [
	...readdirSync(`${root}tools`, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.test.ts'))
		.map((file) => `tools/${file.replaceAll('\\', '/')}`),
	...filesIn('', '.test.ts'),
	...filesIn('e2e', '.spec.ts').map((file) => file.slice(0, -'.spec.ts'.length)),
	...filesIn('webkit', '.spec.ts').map((file) => `tests/webkit/${file.slice(0, -'.spec.ts'.length)}`)
];

it.each(names)('%s is listed in tests/README.md', (name) => {
	expect(page).toContain(`\`${name}\``);
});
