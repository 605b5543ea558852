/** Several phones share a group over a database: an imitation, or a real one (`support/couch.mjs`). */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect } from '../support/fixtures';
import { beginMatch, saveMark } from '../support/app-actions';
import { inStep, joinGroup, storedEntries, test } from '../support/group-site';
import { backupOf, openRound, winningRound } from '../support/backups';
import { seedBackup } from '../support/seed-backup';

/** Records the address of each document when it is parsed. @returns a function that gives all of them. */
const watchedAddresses = async (page: Page): Promise<() => Promise<string>> => {
	await page.addInitScript(() => {
		addEventListener('DOMContentLoaded', () => {
			const seen = sessionStorage.getItem('addresses') ?? '';
			sessionStorage.setItem('addresses', `${seen} ${location.href}`);
		});
	});
	return () => page.evaluate(() => `${sessionStorage.getItem('addresses')} ${location.href}`);
};

const cell = (page: Page, place: string) => page.locator(`[data-cell=${place}]`);
const sign = (page: Page) => page.locator('[data-group]');

/** Joins the group, and waits until the phone is in step. */
const joined = async (page: Page): Promise<Page> => {
	await joinGroup(page);
	await inStep(page);
	return page;
};
const begin = async (page: Page): Promise<string> => {
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page, ['Aki', 'Ben']);
	await expect(sign(page)).toHaveAttribute('data-group', 'in-step');
	return new URL(page.url()).search;
};
const join = async (page: Page, match: string): Promise<void> => {
	await joined(page);
	await page.goto(`/en/match/${match}`);
	await page.locator('[data-score]').waitFor();
};

test('two phones play one match, a third joins late', async ({ phone }) => {
	const lea = await joined(await phone());
	const match = await begin(lea);
	const sam = await phone();
	await join(sam, match);
	await cell(lea, 'near-0').click();
	await expect(cell(sam, 'near-0')).toContainText('1');
	await cell(sam, 'far-2').click();
	await expect(cell(lea, 'far-2')).toContainText('1');
	await cell(sam, 'far-2').click();
	await cell(lea, 'near-3').click();
	for (const page of [lea, sam]) {
		await expect(cell(page, 'far-2')).toContainText('2');
		await expect(cell(page, 'near-3')).toContainText('1');
		await expect(sign(page)).toHaveAttribute('data-group', 'in-step');
	}
	const late = await phone();
	await joined(late);
	await late.goto('/en/history/');
	await late.getByRole('link', { name: /Aki and Ben/ }).click();
	await expect(cell(late, 'far-2')).toContainText('2');
	const stored = await storedEntries(lea);
	expect(stored).toHaveLength(5);
	expect(await storedEntries(sam)).toEqual(stored);
	expect(await storedEntries(late)).toEqual(stored);
});

test('after both phones played on offline, they have the same match again @trial', async ({
	phone,
	group
}) => {
	const lea = await joined(await phone());
	const match = await begin(lea);
	const sam = await phone();
	await join(sam, match);
	await expect(sign(sam)).toHaveAttribute('data-group', 'in-step');
	group.reach(false);
	for (const page of [lea, sam]) await expect(sign(page)).toHaveAttribute('data-group', 'offline');
	await cell(lea, 'near-0').click();
	await cell(sam, 'far-1').click();
	await cell(lea, 'near-0').click();
	await cell(sam, 'far-4').click();
	for (const page of [lea, sam]) await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	await expect(cell(lea, 'far-1')).not.toContainText('1');
	group.reach(true);
	await lea.evaluate(() => dispatchEvent(new Event('online')));
	await sam.evaluate(() => dispatchEvent(new Event('online')));
	for (const page of [lea, sam]) {
		await expect(cell(page, 'far-4')).toContainText('1');
		await expect(cell(page, 'near-0')).toContainText('2');
		await expect(sign(page)).toHaveAttribute('data-group', 'in-step');
	}
	const stored = await storedEntries(lea);
	expect(stored).toHaveLength(5);
	expect(await storedEntries(sam)).toEqual(stored);
});

test('the network goes and comes at every moment of a match, and nothing is lost @trial', async ({
	phone,
	group
}) => {
	const lea = await joined(await phone());
	const match = await begin(lea);
	const sam = await phone();
	await join(sam, match);
	const cells = ['near-0', 'far-0', 'near-1', 'far-1', 'near-2', 'far-2', 'near-3', 'far-3'];
	for (const [turn, place] of cells.entries()) {
		group.reach(turn % 2 === 0);
		group.couch.faults.loseAnswersTo = turn % 3 === 1 ? /_bulk_docs/ : undefined;
		await cell(turn % 4 < 2 ? lea : sam, place).click();
	}
	group.couch.faults.loseAnswersTo = undefined;
	group.reach(true);
	for (const page of [lea, sam]) await page.evaluate(() => dispatchEvent(new Event('online')));
	for (const page of [lea, sam]) {
		for (const place of cells) await expect(cell(page, place)).toContainText('1');
		await expect(sign(page)).toHaveAttribute('data-group', 'in-step');
	}
	const stored = await storedEntries(lea);
	expect(stored).toHaveLength(9);
	expect(await storedEntries(sam)).toEqual(stored);
});

test('the moves of a phone that played on offline are put aside, it says so, and can use them after all @trial', async ({
	phone,
	group
}) => {
	const lea = await joined(await phone());
	const match = await begin(lea);
	const sam = await phone();
	// Its clock is a minute ahead, because taps at about the same time are merged instead of put aside.
	await sam.clock.setFixedTime(Date.now() + 60_000);
	await join(sam, match);
	await expect(sign(sam)).toHaveAttribute('data-group', 'in-step');
	// Cuts the connection of one phone only; for its open requests, the group is unreachable for a moment.
	await sam.route('**/db/**', (route) => route.abort());
	group.reach(false);
	for (const page of [lea, sam]) await expect(sign(page)).toHaveAttribute('data-group', 'offline');
	group.reach(true);
	await lea.evaluate(() => dispatchEvent(new Event('online')));
	await expect(sign(lea)).toHaveAttribute('data-group', 'in-step');
	await cell(lea, 'near-0').click();
	await cell(lea, 'far-2').click();
	await expect(sign(lea)).toHaveAttribute('data-group', 'in-step');
	for (const place of ['far-1', 'far-1', 'near-4']) await cell(sam, place).click();
	await expect(saveMark(sam)).toHaveAttribute('data-save', 'saved');

	const openMenu = (page: Page) => page.getByRole('button', { name: 'Match menu' }).click();
	const expectTaps = async (here: Readonly<Record<string, string>>) => {
		for (const page of [lea, sam])
			for (const [place, taps] of Object.entries(here)) await expect(cell(page, place)).toContainText(taps);
	};
	const theirs = { 'near-0': '1', 'far-2': '1', 'far-1': '0', 'near-4': '0' };
	const ours = { 'near-0': '0', 'far-2': '0', 'far-1': '2', 'near-4': '1' };
	await test.step('once it is back, both have the moves of the other phone', async () => {
		await sam.unroute('**/db/**');
		await sam.evaluate(() => dispatchEvent(new Event('online')));
		await expect(sign(sam)).toHaveAttribute('data-group', 'set-aside');
		await expectTaps(theirs);
		await expect(sign(lea)).toHaveAttribute('data-group', 'in-step');
	});
	await test.step('the phone that was away can choose its own moves for both', async () => {
		await openMenu(sam);
		await expect(sam.getByText(/the others played on\. 3\sentries from here are set aside/)).toBeVisible();
		await expectNoAxeFindings(sam);
		await sam.getByRole('button', { name: 'Use mine instead' }).click();
		await expect(sam.getByText(/^2\sentries the others have made since/)).toBeVisible();
		await sam.getByRole('button', { name: 'Use mine', exact: true }).click();
		await expectTaps(ours);
		await expect(sign(sam)).toHaveAttribute('data-group', 'in-step');
		await expect(sam.getByText(/the others played on/)).toBeHidden();
	});
	await test.step('the other phone is told so, and can leave it so, also after a reload', async () => {
		await expect(sign(lea)).toHaveAttribute('data-group', 'set-aside');
		await openMenu(lea);
		await expect(lea.getByText(/someone chose .* 2\sentries from here are set aside/)).toBeVisible();
		await lea.getByRole('button', { name: 'Keep theirs' }).click();
		await expect(lea.getByText(/someone chose/)).toBeHidden();
		await lea.reload();
		await expect(sign(lea)).toHaveAttribute('data-group', 'in-step');
		await expectTaps(ours);
	});
});

test('taps that the rules refuse after a merge are listed, and can be kept or dropped @trial', async ({
	phone,
	group
}) => {
	const lea = await phone();
	await seedBackup(lea, backupOf([{ id: 'ours', names: ['Aki', 'Ben'] }]));
	await joinGroup(lea, { isGivingReceived: true });
	await inStep(lea);
	const sam = await phone();
	await join(sam, '?id=ours');
	await lea.goto('/en/match/?id=ours');
	await expect(sign(lea)).toHaveAttribute('data-group', 'in-step');
	// Two phones have each scored the last round, so after the merge the second scoring is refused. They come one by
	// one, because a real database tells of two that were added at once in any order.
	const said = { ochaya: 1, at: Date.now(), kind: 'action', version: 1, action: winningRound };
	await group.couch.database('group').put({ _id: 'ours!0000001!one-phone', ...said });
	for (const page of [lea, sam]) await expect(page.getByRole('heading', { name: 'Aki wins' })).toBeVisible();
	await group.couch.database('group').put({ _id: 'ours!0000001!other-phone', ...said });
	for (const page of [lea, sam]) {
		await expect(page.getByRole('heading', { name: 'Aki wins' })).toBeVisible();
		await expect(page.getByText('1 entry set aside')).toBeVisible();
	}
	await expect(lea.getByRole('button', { name: 'Keep' })).toBeDisabled();
	await lea.getByRole('button', { name: 'Drop' }).click();
	for (const page of [lea, sam]) await expect(page.getByText('1 entry set aside')).toBeHidden();
	const stored = await storedEntries(lea);
	expect(stored).toHaveLength(4);
	expect(await storedEntries(sam)).toEqual(stored);
});

test('a wrong password gives a message, and the group is not joined @trial', async ({ phone, troubles }) => {
	troubles.allow(/401/);
	const page = await phone();
	await joinGroup(page, { password: 'wrong' });
	await expect(page.getByRole('alert')).toHaveText('The group didn’t let you in: wrong name or password.');
	await page.reload();
	await expect(page.getByRole('button', { name: 'Group', exact: true })).toBeVisible();
});

test('an invalid or unsafe address gives a message before any request is made @trial', async ({
	phone,
	group
}) => {
	const page = await phone();
	await joinGroup(page);
	await inStep(page);
	await page.getByRole('button', { name: 'Leave the group' }).click();
	await page.getByRole('button', { name: 'Leave', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
	await expectNoAxeFindings(page);
	const asked = group.couch.requests.length;
	for (const [address, words] of [
		['group', /Enter the whole address/],
		['http://couch.example/group', /Use an https address/],
		['https://lea:secret@couch.example/group', /in their fields/],
		['https://couch.example/group', /only connects to its own server/]
	] as const) {
		await page.getByLabel('Address of the database').fill(address);
		await page.getByLabel('Name', { exact: true }).fill('lea');
		await page.getByRole('button', { name: 'Join', exact: true }).click();
		await expect(page.getByRole('alert')).toHaveText(words);
	}
	expect(group.couch.requests).toHaveLength(asked);
});

test('another phone joins by a join code', async ({ phone, context }) => {
	await context.grantPermissions([]);
	const lea = await joined(await phone());
	await begin(lea);
	await lea.goto('/en/settings/');
	await inStep(lea);
	await lea.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await lea.getByRole('button', { name: 'Join code for another phone' }).click();
	await expect(lea.getByRole('img', { name: 'Join code for another phone' })).toBeVisible();
	await expectNoAxeFindings(lea);
	await lea.getByRole('button', { name: 'Copy the link' }).click();
	await expect(lea.getByText('Link copied.')).toBeVisible();
	const link = await lea.evaluate(() => navigator.clipboard.readText());
	expect(link).toContain('#group=');
	const sam = await phone();
	const addresses = await watchedAddresses(sam);
	await sam.goto(link);
	await expect(sam.getByText(/A join code invites you/)).toBeVisible();
	await expect(sam.getByRole('heading', { name: 'Group' })).toBeInViewport();
	await expect(sam.getByRole('heading', { name: 'Group' })).toBeFocused();
	await test.step('the password has left the address and the history', async () => {
		expect(sam.url()).toMatch(/\/en\/settings\/$/);
		await sam.getByText('Français').click();
		await expect(sam).toHaveURL(/\/fr\/settings\/$/);
		await sam.getByText('English').click();
		await expect(sam).toHaveURL(/\/en\/settings\/$/);
		await sam.goto('/en/rules/');
		await sam.goBack();
		await expect(sam).toHaveURL(/\/en\/settings\/$/);
		await sam.reload();
		await expect(sam.getByRole('button', { name: 'Group', exact: true })).toBeVisible();
		expect(await addresses()).not.toContain('group=');
	});
	await test.step('a damaged code gives a message', async () => {
		await sam.evaluate((address) => location.assign(address), link.slice(0, -1));
		await expect(sam.getByText('This join code is incomplete or damaged')).toBeVisible();
		expect(sam.url()).toMatch(/\/en\/settings\/$/);
	});
	await test.step('a code also works if it is opened on the settings page', async () => {
		await sam.evaluate((address) => location.assign(address), link);
		await expect(sam.getByText(/A join code invites you/)).toBeVisible();
		expect(sam.url()).toMatch(/\/en\/settings\/$/);
		expect(await addresses()).not.toContain('group=');
	});
	await sam.getByRole('button', { name: 'Join', exact: true }).click();
	await inStep(sam);
	await expect(sam.getByText('You are already in this group.')).toBeHidden();
	await sam.goto('/en/history/');
	await expect(sam.getByRole('link', { name: /Aki and Ben/ })).toBeVisible();
});

test('after leaving the group, everything is kept, and nothing more is sent @trial', async ({
	phone,
	group
}) => {
	const page = await phone();
	await seedBackup(page, backupOf([{ id: 'ours', names: ['Aki', 'Ben'], actions: [openRound] }]));
	await joined(page);
	await page.getByRole('button', { name: 'Leave the group' }).click();
	await page.getByRole('button', { name: 'Leave', exact: true }).click();
	await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
	const sent = () => group.couch.requests.filter(({ method }) => method !== 'GET').length;
	const before = sent();
	await page.goto('/en/match/?id=ours');
	await cell(page, 'near-0').click();
	await expect(saveMark(page)).toHaveAttribute('data-save', 'saved');
	await expect(sign(page)).toHaveCount(0);
	expect(sent()).toBe(before);
});

test('home makes no requests to a group, and loads no code for it, until one is joined @trial', async ({
	phone,
	group
}) => {
	const page = await phone();
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	await page.goto('/en/');
	await page.locator('main').waitFor();
	await page.waitForLoadState('networkidle');
	expect(group.couch.requests).toHaveLength(0);
	expect(files.filter((file) => /keeper|shared-group|qr-worker|uqr/i.test(file))).toEqual([]);
});
