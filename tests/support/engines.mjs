/** Finds or installs Firefox and WebKit. Without one of them, its tests are left out with a message. */
import { firefox } from '@playwright/test';
import { isExecutable, findOnPath, playwrightInstall, canStart, systemInstall } from './browser.mjs';

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Playwright throws if it has no build for this system. */
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
 * @property {boolean} isSystems whether it is a released Firefox, which Playwright drives differently from
 *   its own build.
 */

/** @returns {FoundFirefox[]} the one given by `FIREFOX`, otherwise Playwright's own and the system's. */
const presentFirefoxes = () => {
	const named = process.env.FIREFOX;
	if (named) return [{ path: named, isSystems: true }];
	const own = playwrightsFirefox();
	const systems = [...findOnPath(['firefox-esr', 'firefox']), macFirefox].filter(isExecutable);
	return [
		...(own ? [{ path: own, isSystems: false }] : []),
		...systems.map((path) => ({ path, isSystems: true }))
	];
};

/** @returns {FoundFirefox | undefined} the preferred Firefox of those on this machine. */
export const findFirefox = () => presentFirefoxes()[0];

/**
 * Finds WebKitGTK's driver, and Xvfb, because the driver hangs without a display.
 *
 * @returns {{ driver: string, display: string } | undefined} the paths of both.
 */
export const findWebKit = () => {
	const [driver] = process.env.WEBKIT_DRIVER ? [process.env.WEBKIT_DRIVER] : findOnPath(['WebKitWebDriver']);
	const [display] = findOnPath(['Xvfb']);
	return driver === undefined || display === undefined ? undefined : { driver, display };
};

/** @typedef {Record<string, string>} Found environment variables by which the tests find the engine. */

/** @returns {Found | undefined} for the first Firefox that starts, since one may lack libraries it needs. */
const startingFirefox = () => {
	const found = presentFirefoxes().find(({ path }) => canStart(path, []));
	return found && (found.isSystems ? { FIREFOX: found.path } : {});
};

/** By engine: how to find it, how to install it, and what the user can do if that fails. */
const engines = /** @type {const} */ ({
	firefox: {
		name: 'Firefox',
		find: startingFirefox,
		installers: [() => playwrightInstall('firefox'), () => systemInstall(['firefox-esr'])],
		advice: 'install firefox-esr, or set FIREFOX to one'
	},
	webkit: {
		name: 'WebKit',
		find: () => findWebKit() && /** @type {Found} */ ({}),
		installers: [() => systemInstall(['webkit2gtk-driver', 'xvfb'])],
		advice: 'install webkit2gtk-driver and xvfb'
	}
});

/** @typedef {keyof typeof engines} Engine */
export const engineIds = /** @type {readonly Engine[]} */ (Object.keys(engines));

/**
 * @param {Engine} engine
 * @returns {Promise<Found | undefined>} how to find it, after installing it if necessary; undefined if that
 *   failed.
 */
export const ensureEngine = async (engine) => {
	const { name, find, installers } = engines[engine];
	let found = find();
	for (const get of installers) {
		if (found) break;
		console.error(`No ${name} here yet: getting one.`);
		await get();
		found = find();
	}
	return found;
};

/** @param {Engine} engine that could not be installed. @returns {string} a line that says so. */
export const missingEngineMessage = (engine) =>
	`Left out, for want of a browser: ${engines[engine].name} (${engines[engine].advice}).`;
