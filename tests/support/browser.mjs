#!/usr/bin/env node
/**
 * Finds or installs the Chromium for the tests.
 *
 * It prefers the one given by `CHROMIUM`, then Playwright's own, then the system's. If there is none, it
 * installs Playwright's own, or else the system's through apt (as root). Run as a script, it prints the path.
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

/** Only root can install system packages, and root cannot use Chromium's sandbox. */
const isRoot = process.getuid?.() === 0;

/** Arguments for starting Chromium: without background requests, and for root without the sandbox. */
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

/** Playwright throws if it has no build for this system. */
const playwrightsOwn = () => {
	try {
		return chromium.executablePath();
	} catch {
		return undefined;
	}
};

/**
 * @param {readonly string[]} names of commands, in order of preference.
 * @returns {string[]} the paths at which they are found.
 */
export const findOnPath = (names) => {
	const folders = (process.env.PATH ?? '').split(delimiter);
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
};

/** @returns {string[]} the paths of the installed browsers, in order of preference. */
const presentBrowsers = () =>
	[process.env.CHROMIUM, playwrightsOwn(), ...findOnPath(systemNames), ...macPaths]
		.filter((path) => path !== undefined)
		.filter(isExecutable);

/** @returns {string | undefined} the path of the preferred installed browser. */
export const findBrowser = () => presentBrowsers()[0];

/**
 * @param {string} path
 * @param {readonly string[]} args
 * @returns {boolean} whether the browser starts and prints its version.
 */
export const canStart = (path, args = browserArgs) => {
	try {
		execFileSync(path, ['--version', ...args], { stdio: 'ignore', timeout: minutes / 2 });
		return true;
	} catch {
		return false;
	}
};

/** Installs Playwright's own build. @param {'chromium' | 'firefox'} browser @returns {Promise<boolean>} */
export const playwrightInstall = (browser) =>
	run('playwright', ['install', browser], { output: 'never', timeout: 3 * minutes });

/** Another program may hold apt's locks; `update` knows its own by the same option. */
const waits = ['-o', 'DPkg::Lock::Timeout=120'];

/**
 * Installs system packages, if run as root.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>}
 */
export const systemInstall = async (packages) =>
	isRoot &&
	(await run('apt-get', [...waits, 'update'], { output: 'never', timeout: 5 * minutes })) &&
	(await run('apt-get', [...waits, 'install', '-y', '--no-install-recommends', ...packages], {
		env: { DEBIAN_FRONTEND: 'noninteractive' },
		output: 'never',
		timeout: 10 * minutes
	}));

/** The ways to install one, each of which may fail without a network or without permission. */
const installers = [() => playwrightInstall('chromium'), () => systemInstall(['chromium'])];

/**
 * @returns {Promise<string>} the path of a browser that starts. Without one, the process exits with a line of
 *   advice.
 */
export const ensureBrowser = async () => {
	const present = presentBrowsers().find((path) => canStart(path));
	if (present) return present;
	for (const get of installers) {
		console.error('No browser here yet: getting one.');
		await get();
		const found = presentBrowsers().find((path) => canStart(path));
		if (found) return found;
	}
	console.error('No browser: run npx playwright install --with-deps chromium, or set CHROMIUM to one.');
	process.exit(1);
};

/** Debian's headless shell. Playwright's Chromium includes one, and other systems have none. */
const shellName = 'chromium-headless-shell';
const findShell = () => findOnPath([shellName]).find((path) => canStart(path));

/**
 * @param {string} browser that `ensureBrowser` found.
 * @returns {Promise<string | undefined>} the path of a headless shell, which runs the tests in about half the
 *   time; installed if possible. Undefined if there is none, if it is not needed, or if `CHROMIUM` is set.
 */
export const ensureShell = async (browser) => {
	if (process.env.CHROMIUM || browser === playwrightsOwn()) return undefined;
	if (!findShell()) await systemInstall([shellName]);
	return findShell();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureBrowser());
