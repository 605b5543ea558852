/** Emulates a phone on a slow network: by default with Lighthouse's settings for mobile pages. */
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArgs } from '../support/browser.mjs';
import { probe } from './probe.mjs';
import { trustArgs } from './secure-site.mjs';

/** What kind of phone it is; `bench.mjs` may make it an older one. */
export const phone = {
	/** How many times slower its processor is than this machine's. */
	slowdown: 4
};
const slowNetwork = {
	offline: false,
	latency: 562.5,
	downloadThroughput: (1474.56 * 1024) / 8,
	uploadThroughput: (675 * 1024) / 8
};

/**
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {{ page: Page, session: Session, lastActivity: () => number }} Visitor
 */

/**
 * Runs a function with a browser that has a fresh profile, and deletes the profile afterwards.
 *
 * @template T
 * @param {string} executablePath
 * @param {(context: Context) => Promise<T>} use
 * @returns {Promise<T>}
 */
export const withPhone = async (executablePath, use) => {
	const profile = mkdtempSync(join(tmpdir(), 'ochaya-bench-'));
	const context = await chromium.launchPersistentContext(profile, {
		executablePath,
		args: [...browserArgs, ...trustArgs],
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		hasTouch: true,
		isMobile: true,
		locale: 'fr-FR'
	});
	try {
		return await use(context);
	} finally {
		await context.close();
		rmSync(profile, { recursive: true, force: true });
	}
};

/**
 * @param {Context} context
 * @param {string} ready a selector that matches once the page can be used.
 * @param {{ slow?: 'all' | 'processor' | 'nothing' }} [how] what is slowed down.
 * @returns {Promise<Visitor>}
 */
export const openPage = async (context, ready, { slow = 'all' } = {}) => {
	const page = await context.newPage();
	await page.addInitScript(probe, ready);
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	let last = Date.now();
	const touch = () => {
		last = Date.now();
	};
	session.on('Network.requestWillBeSent', touch);
	session.on('Network.loadingFinished', touch);
	session.on('Network.loadingFailed', touch);
	if (slow === 'all') await session.send('Network.emulateNetworkConditions', slowNetwork);
	if (slow !== 'nothing') await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
	return { page, session, lastActivity: () => last };
};
