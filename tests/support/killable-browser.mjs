/** Starts a browser whose processes can all be killed at once. */
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { browserArgs, ensureBrowser } from './browser.mjs';

/**
 * @typedef {object} Browser
 * @property {import('@playwright/test').Page} page a new page.
 * @property {() => Promise<void>} kill kills all its processes, and resolves when they have ended.
 */

/**
 * @param {string} profile the folder of the browser's profile.
 * @returns {Promise<Browser>} the browser, in a process group of its own.
 */
export const launchKillable = async (profile) => {
	const args = [...browserArgs, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
	const child = spawn(await ensureBrowser(), [...args, 'about:blank'], {
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe']
	});
	const address = await new Promise((found) => {
		let printed = '';
		child.stderr.on('data', (chunk) => {
			printed += String(chunk);
			const [, url] = /DevTools listening on (ws:\S+)/.exec(printed) ?? [];
			if (url) found(url);
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
