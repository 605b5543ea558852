/** There are no circular imports in `src` and `tools`. Imports of types count, dynamic imports do not. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../tools/paths.mjs';

const files = new Set(
	Object.keys(import.meta.glob(['/src/**/*.{ts,svelte}', '/tools/**/*.ts'])).map((path) =>
		path.replace(/^\//, '')
	)
);

/** @returns the imported file; `undefined` for packages, styles and generated files. */
const targetOf = (importer: string, specifier: string): string | undefined => {
	const address = specifier.replace(/\?.*$/, '').replace(/^\$lib\//, '/src/lib/');
	if (!/^[./]/.test(address)) return undefined;
	const path = address.startsWith('/') ? address.slice(1) : posix.join(posix.dirname(importer), address);
	return [path, `${path}.ts`].find((candidate) => files.has(candidate));
};

const importsOf = (file: string): readonly string[] => {
	const text = readFileSync(`${root}${file}`, 'utf8');
	const scripts = file.endsWith('.svelte')
		? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
		: [text];
	return scripts.flatMap((script) =>
		ts
			.createSourceFile(file, script, ts.ScriptTarget.Latest)
			.statements.flatMap((node) =>
				(ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
				node.moduleSpecifier &&
				ts.isStringLiteral(node.moduleSpecifier)
					? (targetOf(file, node.moduleSpecifier.text) ?? [])
					: []
			)
	);
};

/** @returns a circle for each import that closes one, beginning with its alphabetically first file. */
const circlesIn = (graph: ReadonlyMap<string, readonly string[]>): readonly string[] => {
	const circles = new Set<string>();
	const done = new Set<string>();
	const follow = (file: string, path: readonly string[]): void => {
		const before = path.indexOf(file);
		if (before >= 0) {
			const circle = path.slice(before);
			const first = circle.indexOf([...circle].sort()[0] ?? '');
			circles.add(
				[...circle.slice(first), ...circle.slice(0, first)]
					.map((member) => member.replace(/^src\/(lib\/)?/, ''))
					.join(' → ')
			);
			return;
		}
		if (done.has(file)) return;
		for (const next of graph.get(file) ?? []) follow(next, [...path, file]);
		done.add(file);
	};
	for (const file of graph.keys()) follow(file, []);
	return [...circles].sort();
};

it('there are no circular imports in src and tools', () => {
	const graph = new Map([...files].sort().map((file) => [file, importsOf(file)]));
	expect([...graph.values()].flat().length).toBeGreaterThan(1000);
	expect(circlesIn(graph)).toEqual([]);
});
