/** The app under a path: every link and file is under that path, and every page opens without the server. */
import { chromium } from '@playwright/test';
import { ensureSubPathBuild } from '../../tools/build/build.mjs';
import { subPath, subPathBuildDir } from '../../tools/paths.mjs';
import { browserArgs, ensureBrowser } from '../support/browser.mjs';
import { installed } from '../support/installed.mjs';
import { startSite } from '../support/site.mjs';

const pages = ['/', '/fr/', '/fr/rules/hanamikoji/', '/en/rules/hanamikoji/', '/fr/match/?id=nowhere'];

/** @returns {Promise<boolean>} whether both hold. */
export const underAPath = async () => {
	await ensureSubPathBuild();
	const site = await startSite({ dir: subPathBuildDir, base: subPath });
	const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArgs });
	try {
		const home = `${site.origin}${subPath}`;
		const page = await browser.newPage();
		/** @type {string[]} */
		const asked = [];
		page.on('request', (request) => asked.push(new URL(request.url()).pathname));
		await page.goto(`${home}/fr/`);
		await installed(page);
		const links = await page
			.locator('a[href]')
			.evaluateAll((all) => all.map((link) => /** @type {HTMLAnchorElement} */ (link).pathname));
		await page.waitForFunction(
			async (path) => (await caches.match(path)) !== undefined,
			`${subPath}/texts/fr`
		);
		const outside = [...asked, ...links].filter((path) => !path.startsWith(`${subPath}/`));
		for (const path of outside) console.log(`  outside: ${path}`);

		await site.stop();
		/** @type {string[]} */
		const closed = [];
		for (const path of pages) {
			const response = await page.goto(`${home}${path}`).catch(() => null);
			const isShown =
				response?.status() === 200 &&
				(await page
					.locator('main')
					.waitFor()
					.then(
						() => true,
						() => false
					));
			if (!isShown) closed.push(path);
		}
		for (const path of closed) console.log(`  does not open: ${path}`);
		return outside.length === 0 && closed.length === 0;
	} finally {
		await browser.close();
		await site.stop();
	}
};
