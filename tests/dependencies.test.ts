/** `dependencies` lists exactly the packages that ship, so that `npm audit --omit=dev` checks these. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/paths.mjs';

const { dependencies, devDependencies, overrides } = JSON.parse(
	readFileSync(join(root, 'package.json'), 'utf8')
) as {
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
	overrides: Record<string, string>;
};

/** These ship too, but are development dependencies by SvelteKit's convention. */
const framework = ['svelte', '@sveltejs/kit'];
/** Files in `src` that run only in the build. */
const buildFiles = /(plugin|hooks\.server)\.ts$|\.config\.ts$/;

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
	(file) => /\.(svelte|ts)$/.test(file) && !/paraglide\/|\.test\.ts$|\/testing\//.test(file)
);
const imported = new Set(
	sources
		.filter((file) => !buildFiles.test(file))
		.flatMap((file) => [
			...readFileSync(join(root, 'src', file), 'utf8').matchAll(
				/^\s*(?:import|export)(?! type\b)[^;]*?from '([^.$'][^']*)'|\bimport\('([^.$'][^']*)'\)/gm
			)
		])
		.map(([, named, lazy]) => named ?? lazy ?? '')
		.filter((address) => !/^(node|virtual):/.test(address) && !builtinModules.includes(address))
		.map((address) => /^(@[^/]+\/)?[^/]+/.exec(address)?.[0] ?? address)
);

test('what the app imports while it runs is a dependency, and nothing else is', () => {
	expect([...imported].filter((name) => !framework.includes(name)).sort()).toEqual(
		Object.keys(dependencies).sort()
	);
});

test('no package is a dependency and a development dependency', () => {
	expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([]);
});

test('versions are pinned', () => {
	const all = Object.entries({ ...dependencies, ...devDependencies });
	expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

const documented = Object.fromEntries(
	[
		...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| ([\d.]+) +\|/gm)
	].map(([, name = '', version = '']) => [name, version])
);

test('every override has its reason in docs/dependencies.md', () => {
	expect(Object.keys(overrides).filter((name) => !(name in documented))).toEqual([]);
});

test('packages that docs/dependencies.md lists as held back have the version given there', () => {
	const held: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies, ...overrides };
	expect(documented).toEqual(Object.fromEntries(Object.keys(documented).map((name) => [name, held[name]])));
});
