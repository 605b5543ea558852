/** A browser whose processes can all be killed at once. */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { browserArgs, ensureBrowser } from './browser.mjs';

/**
 * @typedef {object} Browser
 * @property {import('@playwright/test').Page} page its first page.
 * @property {() => Promise<void>} kill no process of it is left once this has resolved.
 */

/**
 * @param {string} profile the folder it keeps its data in.
 * @returns {Promise<Browser>} in a group of processes of its own.
 */
export const launch = async (profile) => {
	const args = [...browserArgs, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
	const child = spawn(await ensureBrowser(), [...args, 'about:blank'], {
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe']
	});
	const address = await new Promise((found) => {
		let said = '';
		child.stderr.on('data', (chunk) => {
			said += String(chunk);
			const [, told] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
			if (told) found(told);
		});
	});
	const browser = await chromium.connectOverCDP(String(address));
	const [context] = browser.contexts();
	if (!context || child.pid === undefined) throw new Error('No browser came up');
	const { pid } = child;
	const page = await context.newPage();
	const gone = new Promise((done) => child.once('close', done));
	const kill = async () => {
		process.kill(-pid, 'SIGKILL');
		await gone;
		await browser.close().catch(() => undefined);
	};
	return { page, kill };
};
