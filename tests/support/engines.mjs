/** The engines besides Chromium: finds Firefox and WebKit, or gets them. Without one the tests go on, and say so. */
import { firefox } from '@playwright/test';
import { isExecutable, onPath, playwrightInstall, systemInstall } from './browser.mjs';

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Playwright throws where it has no build for this system. */
const playwrightsFirefox = () => {
	try {
		const path = firefox.executablePath();
		return isExecutable(path) ? path : undefined;
	} catch {
		return undefined;
	}
};

/**
 * @typedef {object} FoundFirefox
 * @property {string} path
 * @property {boolean} isSystems Playwright's own is driven otherwise than a Firefox as it is released.
 */

/** @returns {FoundFirefox | undefined} the one named by `FIREFOX`, Playwright's own, the system's. */
export const findFirefox = () => {
	const named = process.env.FIREFOX;
	if (named) return { path: named, isSystems: true };
	const own = playwrightsFirefox();
	if (own) return { path: own, isSystems: false };
	const path = [...onPath(['firefox-esr', 'firefox']), macFirefox].find(isExecutable);
	return path === undefined ? undefined : { path, isSystems: true };
};

/**
 * WebKitGTK's driver. It hangs without a display, so a virtual one belongs to it.
 *
 * @returns {{ driver: string, display: string } | undefined} the paths of both.
 */
export const findWebKit = () => {
	const [driver] = process.env.WEBKIT_DRIVER ? [process.env.WEBKIT_DRIVER] : onPath(['WebKitWebDriver']);
	const [display] = onPath(['Xvfb']);
	return driver === undefined || display === undefined ? undefined : { driver, display };
};

/** By name: where an engine is, how to get it, and what to do by hand where that fails. */
const engines = /** @type {const} */ ({
	firefox: {
		name: 'Firefox',
		find: findFirefox,
		ways: [() => playwrightInstall('firefox'), () => systemInstall(['firefox-esr'])],
		advice: 'install firefox-esr, or set FIREFOX to one'
	},
	webkit: {
		name: 'WebKit',
		find: findWebKit,
		ways: [() => systemInstall(['webkit2gtk-driver', 'xvfb'])],
		advice: 'install webkit2gtk-driver and xvfb'
	}
});

/** @typedef {keyof typeof engines} Engine */
export const engineIds = /** @type {readonly Engine[]} */ (Object.keys(engines));

/**
 * @param {Engine} engine
 * @returns {Promise<boolean>} whether it is here, after it was got where that could be done.
 */
export const ensureEngine = async (engine) => {
	const { name, find, ways } = engines[engine];
	if (find()) return true;
	for (const get of ways) {
		console.error(`No ${name} here yet: getting one.`);
		await get();
		if (find()) return true;
	}
	return false;
};

/** @returns {readonly string[]} a line for each engine that is not here. */
export const leftOut = () =>
	engineIds
		.filter((engine) => !engines[engine].find())
		.map((engine) => `Left out, for want of a browser: ${engines[engine].name} (${engines[engine].advice}).`);
