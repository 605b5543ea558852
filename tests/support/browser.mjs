#!/usr/bin/env node
/**
 * Finds the browser the tests run in, or gets one.
 *
 * Present ones first: the one named by `CHROMIUM`, Playwright's own, the system's. Else it is fetched:
 * Playwright's own, else the system's through apt (as root). Run by itself, it prints the path.
 */
import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../../tools/test/run.mjs';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
];
const minutes = 60_000;

/** Only root installs what belongs to the system, and cannot use Chromium's sandbox. */
const isRoot = process.getuid?.() === 0;

/** What the browser is started with: no calls home, and no sandbox where root forbids it. */
export const browserArgs = [
	...(isRoot ? ['--no-sandbox'] : []),
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync'
];

/** @param {string} path */
export const isExecutable = (path) => {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
};

/** Playwright throws where it has no build for this system. */
const playwrightsOwn = () => {
	try {
		return chromium.executablePath();
	} catch {
		return undefined;
	}
};

/**
 * @param {readonly string[]} names of commands, the preferred first.
 * @returns {string[]} where they are.
 */
export const onPath = (names) => {
	const folders = (process.env.PATH ?? '').split(delimiter);
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
};

/** @returns {string[]} the paths of the browsers that are already here, the preferred first. */
const presentBrowsers = () =>
	[process.env.CHROMIUM, playwrightsOwn(), ...onPath(systemNames), ...macPaths]
		.filter((path) => path !== undefined)
		.filter(isExecutable);

/** @returns {string | undefined} the browser to use of those already here. */
export const findBrowser = () => presentBrowsers()[0];

/** @param {string} path @param {readonly string[]} args @returns {boolean} whether it starts, and tells its version. */
export const runs = (path, args = browserArgs) => {
	try {
		execFileSync(path, ['--version', ...args], { stdio: 'ignore', timeout: minutes / 2 });
		return true;
	} catch {
		return false;
	}
};

/** @param {'chromium' | 'firefox'} browser gets Playwright's own. @returns {Promise<boolean>} */
export const playwrightInstall = (browser) =>
	run('playwright', ['install', browser], { output: 'never', timeout: 3 * minutes });

/** @param {readonly string[]} packages gets those of the system, as root. @returns {Promise<boolean>} */
export const systemInstall = async (packages) =>
	isRoot &&
	(await run('apt-get', ['update'], { output: 'never', timeout: 3 * minutes })) &&
	(await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
		env: { DEBIAN_FRONTEND: 'noninteractive' },
		output: 'never',
		timeout: 10 * minutes
	}));

/** The ways to get one; each may fail, without a network or without the rights. */
const ways = [() => playwrightInstall('chromium'), () => systemInstall(['chromium'])];

/** @returns {Promise<string>} the path of a browser that runs; ends the process with a line of advice when there is none. */
export const ensureBrowser = async () => {
	const present = presentBrowsers().find((path) => runs(path));
	if (present) return present;
	for (const get of ways) {
		console.error('No browser here yet: getting one.');
		await get();
		const found = presentBrowsers().find((path) => runs(path));
		if (found) return found;
	}
	console.error('No browser: run npx playwright install --with-deps chromium, or set CHROMIUM to one.');
	process.exit(1);
};

/** Debian's Chromium without windows. Playwright's own brings its like along, and other systems have none. */
const shellName = 'chromium-headless-shell';
const findShell = () => onPath([shellName]).find((path) => runs(path));

/**
 * @param {string} browser that `ensureBrowser` found.
 * @returns {Promise<string | undefined>} the path of the same without windows, which runs the tests in about half the
 *   time; got where that can be done. Undefined where there is none, or `CHROMIUM` names the one to use.
 */
export const ensureShell = async (browser) => {
	if (process.env.CHROMIUM || browser === playwrightsOwn()) return undefined;
	if (!findShell()) await systemInstall([shellName]);
	return findShell();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureBrowser());
