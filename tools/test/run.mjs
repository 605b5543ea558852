/** Runs a command of the project. */
import { spawn } from 'node:child_process';
import { root } from '../paths.mjs';

/**
 * @param {string} command found in `node_modules/.bin` first.
 * @param {readonly string[]} args
 * @param {{
 *   env?: Record<string, string>, cwd?: string, timeout?: number,
 *   output?: 'shown' | 'at-end' | 'on-failure' | 'never'
 * }} [options] `timeout` in milliseconds; output `at-end` keeps the lines of parallel commands apart.
 * @returns {Promise<boolean>} whether the exit code was 0; false also if the command could not be started.
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
		const printed = [];
		child.stdout?.on('data', (chunk) => printed.push(chunk));
		child.stderr?.on('data', (chunk) => printed.push(chunk));
		child.on('error', () => done(false));
		child.on('close', (code) => {
			const isWanted = output === 'at-end' || (output === 'on-failure' && code !== 0);
			if (isWanted) process.stderr.write(Buffer.concat(printed));
			done(code === 0);
		});
	});
