/** Runs a command of the project with its output shown. */
import { spawn } from 'node:child_process';
import { root } from '../paths.mjs';

/**
 * @param {string} command found in `node_modules/.bin` first.
 * @param {readonly string[]} args
 * @param {{
 *   env?: Record<string, string>, cwd?: string, timeout?: number,
 *   output?: 'shown' | 'at-end' | 'on-failure' | 'never'
 * }} [options] `timeout` in milliseconds; `at-end` is for what runs beside others, whose lines would mingle.
 * @returns {Promise<boolean>} whether it ended well.
 */
export const run = (command, args, { env = {}, cwd = root, timeout, output = 'shown' } = {}) =>
	new Promise((done) => {
		const child = spawn(command, args, {
			cwd,
			env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH ?? ''}`, ...env },
			stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
			...(timeout === undefined ? {} : { timeout, killSignal: 'SIGKILL' })
		});
		/** @type {Buffer[]} */
		const said = [];
		child.stdout?.on('data', (chunk) => said.push(chunk));
		child.stderr?.on('data', (chunk) => said.push(chunk));
		child.on('error', () => done(false));
		child.on('close', (code) => {
			const isWanted = output === 'at-end' || (output === 'on-failure' && code !== 0);
			if (isWanted) process.stderr.write(Buffer.concat(said));
			done(code === 0);
		});
	});
