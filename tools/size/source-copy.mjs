/** Copies the sources to a temporary folder, where they can be changed and built. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../test/run.mjs';

/**
 * Files that are not copied: packages (which are linked instead), git's history, and the output of the tools.
 */
const notCopied = ['node_modules', '.git', '.svelte-kit', 'build', 'test-results', 'playwright-report'];

/**
 * @typedef {{ file: string, find?: string, put: string }} Change replaces `find` by `put` in the file;
 *   without `find`, creates it.
 */

/** One copy of the sources. Call `remove` when done. */
export class SourceCopy {
	root = mkdtempSync(join(tmpdir(), 'ochaya-'));
	buildDir = join(this.root, 'build');

	constructor() {
		cpSync(root, this.root, {
			recursive: true,
			filter: (from) => !notCopied.includes(relative(root, from).split(sep)[0] ?? '')
		});
		symlinkSync(join(root, 'node_modules'), join(this.root, 'node_modules'));
	}

	/**
	 * Builds the copy with a change, and reverts the change afterwards.
	 *
	 * @param {Change} [change]
	 * @returns {Promise<string>} the folder of the build, which the next build overwrites.
	 * @throws Error if the change does not fit the sources any more, or the build fails.
	 */
	async build(change) {
		const revert = change ? this.#apply(change) : () => undefined;
		try {
			const env = { BASE_PATH: '', BUILD_DIR: '', SYNC_ORIGIN: '' };
			if (!(await run('npm', ['run', '--silent', 'build'], { cwd: this.root, env, output: 'on-failure' })))
				throw new Error('a copy of the sources could not be built');
		} finally {
			revert();
		}
		return this.buildDir;
	}

	/** @param {Change} change @returns {() => void} a function that reverts it. */
	#apply({ file, find, put }) {
		const path = join(this.root, file);
		if (find === undefined) {
			if (existsSync(path) || !existsSync(dirname(path))) throw new Error(`${file} has no place`);
			writeFileSync(path, put);
			return () => rmSync(path);
		}
		const before = readFileSync(path, 'utf8');
		if (before.split(find).length !== 2) throw new Error(`${file} has not once: ${find}`);
		writeFileSync(path, before.replace(find, put));
		return () => writeFileSync(path, before);
	}

	remove() {
		rmSync(this.root, { recursive: true });
	}
}
