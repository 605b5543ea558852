/** The engines besides Chromium: finds Firefox and WebKit, or gets them. Without one the tests go on, and say so. */
import { firefox } from '@playwright/test';
import { isExecutable, onPath, playwrightInstall, runs, systemInstall } from './browser.mjs';

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

/** @returns {FoundFirefox[]} the one named by `FIREFOX`, else Playwright's own and the system's. */
const presentFirefoxes = () => {
	const named = process.env.FIREFOX;
	if (named) return [{ path: named, isSystems: true }];
	const own = playwrightsFirefox();
	const systems = [...onPath(['firefox-esr', 'firefox']), macFirefox].filter(isExecutable);
	return [
		...(own ? [{ path: own, isSystems: false }] : []),
		...systems.map((path) => ({ path, isSystems: true }))
	];
};

/** @returns {FoundFirefox | undefined} the one to use of those here. */
export const findFirefox = () => presentFirefoxes()[0];

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

/** @typedef {Record<string, string>} Found what the tests must know to find an engine again. */

/** @returns {Found | undefined} of the first Firefox that starts: one may be here and lack what it needs. */
const startingFirefox = () => {
	const found = presentFirefoxes().find(({ path }) => runs(path, []));
	return found && (found.isSystems ? { FIREFOX: found.path } : {});
};

/** By name: where an engine is, how to get it, and what to do by hand where that fails. */
const engines = /** @type {const} */ ({
	firefox: {
		name: 'Firefox',
		find: startingFirefox,
		ways: [() => playwrightInstall('firefox'), () => systemInstall(['firefox-esr'])],
		advice: 'install firefox-esr, or set FIREFOX to one'
	},
	webkit: {
		name: 'WebKit',
		find: () => findWebKit() && /** @type {Found} */ ({}),
		ways: [() => systemInstall(['webkit2gtk-driver', 'xvfb'])],
		advice: 'install webkit2gtk-driver and xvfb'
	}
});

/** @typedef {keyof typeof engines} Engine */
export const engineIds = /** @type {readonly Engine[]} */ (Object.keys(engines));

/**
 * @param {Engine} engine
 * @returns {Promise<Found | undefined>} where it is, after it was got where that could be done; else nothing.
 */
export const ensureEngine = async (engine) => {
	const { name, find, ways } = engines[engine];
	let found = find();
	for (const get of ways) {
		if (found) break;
		console.error(`No ${name} here yet: getting one.`);
		await get();
		found = find();
	}
	return found;
};

/** @param {Engine} engine that is not here. @returns {string} a line that says so. */
export const leftOut = (engine) =>
	`Left out, for want of a browser: ${engines[engine].name} (${engines[engine].advice}).`;
