/** Copies of the sources elsewhere, to be changed and built: what a build makes must not hang on where it is made. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../paths.mjs';
import { run } from '../test/run.mjs';

/** Not sources: packages (which are linked instead), history, and what the tools make. */
const left = ['node_modules', '.git', '.svelte-kit', 'build', 'test-results', 'playwright-report'];

/** @typedef {{ file: string, find?: string, put: string }} Change in a file: `put` instead of `find`, or as a new file. */

/** One copy of the sources. `remove` it when done. */
export class Scratch {
	/** Its folder. */
	root = mkdtempSync(join(tmpdir(), 'ochaya-'));
	/** What it builds. */
	buildDir = join(this.root, 'build');

	constructor() {
		cpSync(root, this.root, {
			recursive: true,
			filter: (from) => !left.includes(relative(root, from).split(sep)[0] ?? '')
		});
		symlinkSync(join(root, 'node_modules'), join(this.root, 'node_modules'));
	}

	/**
	 * Builds it with a change, which is taken back afterwards.
	 *
	 * @param {Change} [change]
	 * @returns {Promise<string>} the folder of the build, until the next one.
	 * @throws when the change does not fit the sources any more, or the build fails.
	 */
	async build(change) {
		const takeBack = change ? this.#make(change) : () => undefined;
		try {
			const env = { BASE_PATH: '', BUILD_DIR: '', SYNC_ORIGIN: '' };
			if (!(await run('npm', ['run', '--silent', 'build'], { cwd: this.root, env, output: 'on-failure' })))
				throw new Error('a copy of the sources could not be built');
		} finally {
			takeBack();
		}
		return this.buildDir;
	}

	/** @param {Change} change @returns {() => void} what takes it back. */
	#make({ file, find, put }) {
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
