/** Builds the app if the build folder is older than the sources. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, root, subPath, subPathBuildDir } from '../paths.mjs';
import { run } from '../test/run.mjs';

const sources = [
	'src',
	'static',
	'tools',
	'package.json',
	'CHANGELOG.md',
	'svelte.config.js',
	'vite.config.ts',
	'tsconfig.json'
];
/** Whether the message compiler writes the file. */
const isGenerated = (/** @type {string} */ path) =>
	path.includes('i18n/paraglide/') || /project\.inlang\/(cache|README|\.)/.test(path);

/**
 * @param {string} path
 * @returns {number} when the newest file there was changed, in milliseconds since 1970.
 */
const newest = (path) => {
	const here = statSync(path);
	if (!here.isDirectory()) return isGenerated(path) ? 0 : here.mtimeMs;
	return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
};

/** @param {string} dir */
const isFresh = (dir) => {
	const index = join(dir, 'index.html');
	if (!existsSync(index)) return false;
	const built = statSync(index).mtimeMs;
	return sources.every((source) => newest(join(root, source)) < built);
};

/**
 * @param {string} dir
 * @param {Record<string, string>} env
 * @param {string} name for the error message.
 */
const build = async (dir, env, name) => {
	if (isFresh(dir)) return;
	const options = /** @type {const} */ ({ env, output: 'on-failure' });
	const isBuilt =
		(await run('npm', ['run', '--silent', 'messages'], options)) &&
		(await run('vite', ['build', '--logLevel', 'warn'], options));
	if (!isBuilt) throw new Error(`${name} could not be built`);
};

/** Makes `build/` unless it is newer than the sources. @throws Error if the build fails. */
export const ensureBuild = () => build(buildDir, { BASE_PATH: '', BUILD_DIR: '' }, 'The app');

/**
 * Makes the build that is served under `subPath`, unless it is newer than the sources.
 *
 * @throws Error if the build fails.
 */
export const ensureSubPathBuild = () =>
	build(subPathBuildDir, { BASE_PATH: subPath, BUILD_DIR: subPathBuildDir }, 'The app under a path');
