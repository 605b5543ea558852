/** Several phones share a group over a database: an imitation, or a real one (`support/couch.mjs`). */
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { expect } from '../support/fixtures';
import { beginMatch, saveMark } from '../support/app-actions';
import { inStep, joinGroup, storedEntries, test, type GroupSite } from '../support/group-site';
import { backupOf, openRound } from '../support/backups';
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

/** Two phones play one match on separately for a minute, one of them out of reach. Then it is back. */
const playedApart = async (phone: () => Promise<Page>, group: GroupSite) => {
	const lea = await joined(await phone());
	const match = await begin(lea);
	const sam = await phone();
	await sam.clock.install();
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
	// What was tapped within half a minute would go behind the other's by itself.
	await sam.clock.fastForward(60_000);
	await sam.unroute('**/db/**');
	await sam.evaluate(() => dispatchEvent(new Event('online')));
	await expect(sign(sam)).toHaveAttribute('data-group', 'apart');
	await expectTaps([lea, sam], theirs);
	await expect(sign(lea)).toHaveAttribute('data-group', 'in-step');
	await sam.getByRole('button', { name: 'Match menu' }).click();
	await expect(sam.getByText(/3\sentries made here since then are kept aside/)).toBeVisible();
	return { lea, sam };
};
const theirs = { 'near-0': '1', 'far-2': '1', 'far-1': '0', 'near-4': '0' };
const ours = { 'near-0': '0', 'far-2': '0', 'far-1': '2', 'near-4': '1' };
const expectTaps = async (pages: readonly Page[], here: Readonly<Record<string, string>>): Promise<void> => {
	for (const page of pages)
		for (const [place, taps] of Object.entries(here)) await expect(cell(page, place)).toContainText(taps);
};

test('a phone that played on while it was away takes the others’ moves, and can use its own for all @trial', async ({
	phone,
	group
}) => {
	const { lea, sam } = await playedApart(phone, group);
	await expectNoAxeFindings(sam);
	await sam.getByRole('button', { name: 'Keep mine' }).click();
	await expect(sam.getByText(/^2\sentries made elsewhere since then will be undone/)).toBeVisible();
	await sam.getByRole('button', { name: 'Keep mine' }).click();
	await expectTaps([lea, sam], ours);
	await expect(sam.getByText('You played on separately')).toBeHidden();
	for (const page of [lea, sam]) await expect(sign(page)).toHaveAttribute('data-group', 'in-step');
});

test('a wrong password gives a message, and the group is not joined @trial', async ({ phone, troubles }) => {
	troubles.allow(/401/);
	const page = await phone();
	await joinGroup(page, { password: 'wrong' });
	await expect(page.getByRole('alert')).toHaveText('The group didn’t let you in: wrong name or password.');
	await page.reload();
	await expect(page.getByRole('button', { name: 'Group', exact: true })).toBeVisible();
});

test('another phone joins by a join code', async ({ phone, context }) => {
	await context.grantPermissions([]);
	const lea = await joined(await phone());
	await begin(lea);
	await lea.goto('/en/settings/');
	await inStep(lea);
	await lea.getByRole('button', { name: 'Join code for another phone' }).click();
	await expect(lea.getByRole('img', { name: 'Join code for another phone' })).toBeVisible();
	await expectNoAxeFindings(lea);
	await test.step('it is said where the link cannot be copied', async () => {
		await lea.evaluate(() =>
			Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
		);
		await lea.getByRole('button', { name: 'Copy the link' }).click();
		await expect(lea.getByText('This browser doesn’t allow copying.')).toBeVisible();
		await lea.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
	});
	await lea.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await lea.getByRole('button', { name: 'Copy the link' }).click();
	await expect(lea.getByText('Link copied: paste it into a message.')).toBeVisible();
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
		await expect(sam.getByRole('button', { name: 'Send to another phone' })).toBeVisible();
		// Nothing was joined, and this phone's app has no group of its own.
		await expect(sam.getByText('Group', { exact: true })).toHaveCount(0);
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
	expect(files.filter((file) => /keeper|shared-group|qr-worker/i.test(file))).toEqual([]);
});
