/** Serves the build and a group's database under the same origin, as a reverse proxy does. */
import type { Browser, Page } from '@playwright/test';
import { createServer } from 'node:http';
import { buildDir } from '../../tools/paths.mjs';
import { startCouch, type Couch } from './couch.mjs';
import { expect, test as base } from './fixtures';
import { groupSign } from './group-sign';
import { stoppable } from './site.mjs';
import { staticHandler } from '../../tools/serve/static-handler.mjs';

export interface GroupSite {
	readonly origin: string;
	readonly couch: Couch;
	/** Makes the database reachable, or cuts all connections to it. Pages are served in any case. */
	reach: (isReached: boolean) => void;
	readonly stop: () => Promise<void>;
}

/**
 * Serves the build, and under `/db/` a group called `group` for the user `lea` with the password `secret`.
 */
const startGroupSite = async (): Promise<GroupSite> => {
	const couch = await startCouch();
	await couch.database('group').put(groupSign);
	const serve = staticHandler({ dir: buildDir });
	let isReached = true;
	const held = new Set<import('node:net').Socket>();
	const server = createServer((request, response) => {
		if (!request.url?.startsWith('/db/')) {
			serve(request, response);
			return;
		}
		if (!isReached) {
			request.socket.destroy();
			return;
		}
		held.add(request.socket);
		response.on('close', () => held.delete(request.socket));
		request.url = request.url.slice('/db'.length);
		couch.handle(request, response);
	});
	const running = await stoppable(server, {});
	return {
		origin: `http://localhost:${running.port}`,
		couch,
		reach: (now) => {
			isReached = now;
			if (!now) for (const socket of held) socket.destroy();
		},
		stop: async () => {
			await running.stop();
			await couch.stop();
		}
	};
};

/** @returns a page in a browser context of its own, with the size of a phone. */
const openPhoneOn = async (browser: Browser, site: GroupSite): Promise<Page> => {
	const context = await browser.newContext({
		baseURL: site.origin,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true
	});
	return context.newPage();
};

/** Tests have a site of their own with a group, and open phones in it: each is a page in a browser of its own. */
export const test = base.extend<{ group: GroupSite; phone: () => Promise<Page> }>({
	// eslint-disable-next-line no-empty-pattern
	group: async ({}, use) => {
		const site = await startGroupSite();
		await use(site);
		await site.stop();
	},
	phone: async ({ browser, group }: { browser: Browser; group: GroupSite }, use) => {
		const pages: Page[] = [];
		await use(async () => {
			const page = await openPhoneOn(browser, group);
			pages.push(page);
			return page;
		});
		for (const page of pages) await page.context().close();
	}
});

/**
 * Opens the settings and joins a group.
 *
 * @param database the name of the group's database.
 * @param isGivingReceived whether matches are given that were received or imported.
 */
export const joinGroup = async (
	page: Page,
	{ password = 'secret', database = 'group', isGivingReceived = false } = {}
): Promise<void> => {
	await page.goto('/en/settings/#group');
	await page.getByRole('button', { name: 'Group', exact: true }).click();
	await page.getByLabel('Address of the database').fill(`/db/${database}`);
	await page.getByLabel('Name', { exact: true }).fill('lea');
	await page.getByLabel('Password').fill(password);
	if (isGivingReceived) await page.getByText(/received or imported/).click();
	await page.getByRole('button', { name: 'Join', exact: true }).click();
};

/** Waits until the settings say that the phone is in step with the group. */
export const inStep = (page: Page): Promise<void> =>
	expect(page.getByText('Up to date with the group')).toBeVisible();

/** @returns all entries stored in a browser, in the order of their keys. */
export const storedEntries = (page: Page): Promise<readonly unknown[]> =>
	page.evaluate(
		() =>
			new Promise<unknown[]>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(new Error('not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const reading = database.transaction('lines').objectStore('lines').getAll();
					reading.onsuccess = () => {
						database.close();
						done(reading.result.flatMap((value: { stretch?: unknown[] }) => value.stretch ?? value));
					};
				};
			})
	);
