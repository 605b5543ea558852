/** A phone leaves a group and joins another, changes what it shares, and gets a new join code. */
import type { Page } from '@playwright/test';
import { beginMatch } from '../support/app-actions';
import { expectNoAxeFindings } from '../support/axe';
import { backupOf } from '../support/backups';
import { expect } from '../support/fixtures';
import { groupSign } from '../support/group-sign';
import { inStep, joinGroup, test as groupTest, type GroupSite } from '../support/group-site';
import { seedBackup } from '../support/seed-backup';

const test = groupTest.extend<{ group: GroupSite }>({
	group: async ({ group }, use) => {
		await group.couch.database('next').put(groupSign);
		await use(group);
	}
});

/** Begins a match of Hanamikoji. @returns its id. */
const begin = async (page: Page, names: readonly [string, string]): Promise<string> => {
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page, names);
	await page.locator('[data-score]').waitFor();
	return new URL(page.url()).searchParams.get('id') ?? '';
};
const matchesIn = async ({ couch }: GroupSite, database: string): Promise<readonly string[]> => {
	const { rows } = await couch.database(database).allDocs();
	return rows.flatMap(({ id }) => (id.startsWith('match!') ? id.slice('match!'.length) : [])).toSorted();
};
const playersIn = async ({ couch }: GroupSite, database: string): Promise<readonly unknown[]> => {
	const { rows } = await couch.database(database).allDocs();
	const ids = rows.map(({ id }) => id).filter((id) => id.startsWith('player!'));
	const documents = await Promise.all(ids.map((id) => couch.database(database).get(id)));
	return documents.map(({ name }) => name).toSorted();
};
/** The name of the phone has such a button too, on a server that knows who is here. */
const saveShared = (page: Page): Promise<void> =>
	page.getByRole('button', { name: 'Save', exact: true }).last().click();
const leave = async (page: Page): Promise<void> => {
	await page.getByRole('button', { name: 'Leave the group' }).click();
	await expect(page.getByText(/All matches and records stay on this phone/)).toBeVisible();
	await page.getByRole('button', { name: 'Leave', exact: true }).click();
};

test('the next group gets only the matches of this phone that were in none, and others once they are chosen @trial', async ({
	phone,
	group
}) => {
	const sam = await phone();
	await seedBackup(
		sam,
		backupOf([
			{ id: 'sams', names: ['Sam', 'Tom'] },
			{ id: 'sams-too', names: ['Sam', 'Mia'] }
		])
	);
	await joinGroup(sam, { isGivingReceived: true });
	await inStep(sam);
	const lea = await phone();
	const sent = await begin(lea, ['Léa', 'Ben']);
	await joinGroup(lea);
	await inStep(lea);
	expect(await matchesIn(group, 'group')).toEqual([sent, 'sams', 'sams-too'].toSorted());
	await leave(lea);
	await expect(lea.getByText('You have left group. All matches and records are still')).toBeVisible();
	const since = await begin(lea, ['Léa', 'Zoé']);

	await test.step('the form says how many matches of whom would go there', async () => {
		await lea.goto('/en/settings/#group');
		await lea.getByRole('button', { name: 'Group', exact: true }).click();
		const switches = lea.getByRole('group', { name: 'Shared matches' }).getByRole('switch');
		await expect(switches).toHaveCount(2);
		await expect(switches.nth(0)).toBeChecked();
		await expect(switches.nth(1)).not.toBeChecked();
		await expect(lea.getByText('1\u00a0match entered on this phone only')).toBeVisible();
		await expect(lea.getByText('Léa and Zoé', { exact: true })).toBeVisible();
		await expect(lea.getByText('3\u00a0matches of the group group')).toBeVisible();
		await expect(lea.getByText(/1\u00a0match will be shared with the group/)).toBeVisible();
		await lea.getByText('3\u00a0matches of the group group').click();
		await expect(lea.getByText(/4\u00a0matches will be shared with the group/)).toBeVisible();
		await lea.getByText('3\u00a0matches of the group group').click();
		await expectNoAxeFindings(lea);
	});
	await test.step('the group that was left would have its matches again', async () => {
		await lea.getByLabel('Address of the database').fill('/db/group');
		await expect(lea.getByText(/in this group before\. Its 3\u00a0matches from then/)).toBeVisible();
		await expect(lea.getByText(/of the group group/)).toBeHidden();
	});
	await joinGroup(lea, { database: 'next' });
	await inStep(lea);
	expect(await matchesIn(group, 'next')).toEqual([since]);
	expect(await playersIn(group, 'next')).toEqual(['Léa', 'Zoé']);

	await test.step('what begins from now on goes there too', async () => {
		const later = await begin(lea, ['Ben', 'Zoé']);
		await expect.poll(() => matchesIn(group, 'next')).toEqual([since, later].toSorted());
		await lea.goto('/en/settings/');
		await inStep(lea);
	});
	await test.step('what is shared can be changed', async () => {
		await lea.getByRole('button', { name: 'Choose what is shared' }).click();
		await expect(lea.getByText('What the group already has stays there.')).toBeVisible();
		await expect(lea.getByText(/None of these matches will be shared/)).toBeVisible();
		await expectNoAxeFindings(lea);
		await lea.getByText('3\u00a0matches of the group group').click();
		await saveShared(lea);
		await expect.poll(() => matchesIn(group, 'next')).toHaveLength(5);
		await inStep(lea);
		await lea.getByRole('button', { name: 'Choose what is shared' }).click();
		await expect(lea.getByText('The group already has every match of this phone.')).toBeVisible();
	});
	expect(await matchesIn(group, 'group')).toEqual([sent, 'sams', 'sams-too'].toSorted());
});

test('matches of this phone can stay here, and players be chosen by how many matches they have @trial', async ({
	phone,
	group
}) => {
	const lea = await phone();
	await begin(lea, ['Léa', 'Ben']);
	const second = await begin(lea, ['Zoé', 'Ben']);
	await lea.goto('/en/settings/#group');
	await lea.getByRole('button', { name: 'Group', exact: true }).click();
	await lea.getByLabel('Address of the database').fill('/db/group');
	await lea.getByLabel('Name', { exact: true }).fill('lea');
	await lea.getByLabel('Password').fill('secret');
	await lea.getByText('2\u00a0matches entered on this phone only').click();
	await expect(lea.getByText(/None of these matches will be shared/)).toBeVisible();
	await lea.getByRole('button', { name: 'Join', exact: true }).click();
	await inStep(lea);
	expect(await matchesIn(group, 'group')).toEqual([]);
	await lea.getByRole('button', { name: 'Choose what is shared' }).click();
	await lea.getByText('Some players’').click();
	await expect(lea.getByRole('switch', { name: /^Ben/ })).toHaveAccessibleName(/Ben ?0\u00a0matches/);
	await lea.locator('label').filter({ hasText: /^Zoé/ }).click();
	await lea.getByText('1\u00a0match entered on this phone only').click();
	await expect(lea.getByRole('switch', { name: /^Ben/ })).toHaveAccessibleName(/Ben ?2\u00a0matches/);
	await saveShared(lea);
	await expect.poll(() => matchesIn(group, 'group')).toEqual([second]);
});

/** Changes the password of the group from “secret” to “new”. */
const changePassword = ({ couch }: GroupSite): void => {
	const basic = (password: string) => `Basic ${Buffer.from(`lea:${password}`).toString('base64')}`;
	couch.faults.intercept = (request) => {
		const { authorization } = request.headers;
		request.headers.authorization = authorization === basic('new') ? basic('secret') : 'none';
		return false;
	};
};
/** @returns the link of the join code. */
const joinLink = async (page: Page): Promise<string> => {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.getByRole('button', { name: 'Join code for another phone' }).click();
	await page.getByRole('button', { name: 'Copy the link' }).click();
	await expect(page.getByText('Link copied: paste it into a message.')).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
};

test('after its password was changed, a join code says that it is out of date, and a new one is enough @trial', async ({
	phone,
	group,
	troubles
}) => {
	troubles.allow(/401/);
	const lea = await phone();
	const match = await begin(lea, ['Léa', 'Ben']);
	await joinGroup(lea);
	await inStep(lea);
	const link = await joinLink(lea);
	changePassword(group);
	const sam = await phone();
	await sam.goto(link);
	await sam.getByRole('button', { name: 'Join', exact: true }).click();
	await expect(sam.getByRole('alert')).toHaveText(
		'The group no longer accepts this join code. Ask someone in the group for a new one.'
	);
	// Another one can be scanned on the spot, or the address typed.
	await expect(sam.getByRole('button', { name: 'I have a join code' })).toBeVisible();
	await sam.getByRole('button', { name: 'Type the address' }).click();
	await expect(sam.getByLabel('Address of the database')).toHaveValue('');
	await expect(sam.getByRole('alert')).toHaveCount(0);
	await lea.reload();
	await expect(lea.getByText(/If the password was changed/)).toBeVisible();
	await expect(lea.getByRole('button', { name: 'I have a join code' })).toBeVisible();
	await expect(lea.getByRole('button', { name: 'Join code for another phone' })).toBeHidden();
	await joinGroup(sam, { password: 'new' });
	await inStep(sam);
	const renewed = await joinLink(sam);
	await lea.goto('/en/');
	await lea.goto(renewed);
	await expect(lea.getByText('A new join code for your group.')).toBeVisible();
	await expectNoAxeFindings(lea);
	await lea.getByRole('button', { name: 'Use this code' }).click();
	await inStep(lea);
	await expect(lea.getByText('The new join code works: this phone is in the group.')).toBeVisible();
	expect(await matchesIn(group, 'group')).toEqual([match]);

	await test.step('once it is changed again, nothing says that this code works, or lets in', async () => {
		group.couch.faults.intercept = (request) => {
			request.headers.authorization = 'none';
			return false;
		};
		// What hears of changes was let in before: it is noticed by the next look.
		await lea.evaluate(() => dispatchEvent(new Event('online')));
		await expect(lea.getByText(/If the password was changed/)).toBeVisible();
		await expect(lea.getByText(/The new join code works/)).toBeHidden();
		await lea.goto('/en/');
		await lea.goto(renewed);
		await expect(lea.getByText(/The group no longer accepts this join code/)).toBeVisible();
		await expect(lea.getByText('You are already in this group.')).toBeHidden();
	});
});

test('the join code of a phone’s own says whose name another phone would have @trial', async ({
	phone,
	group
}) => {
	const basic = (name: string) => `Basic ${Buffer.from(`${name}:secret`).toString('base64')}`;
	const own = basic('group.lea');
	group.couch.faults.intercept = ({ headers }) => {
		if (headers.authorization === own) headers.authorization = basic('lea');
		return false;
	};
	const lea = await phone();
	await lea.goto('/en/settings/#group');
	await lea.getByRole('button', { name: 'Group', exact: true }).click();
	await lea.getByLabel('Address of the database').fill('/db/group');
	await lea.getByLabel('Name', { exact: true }).fill('group.lea');
	await lea.getByLabel('Password').fill('secret');
	await lea.getByRole('button', { name: 'Join', exact: true }).click();
	await inStep(lea);
	await lea.getByRole('button', { name: 'Join code for another phone' }).click();
	await expect(lea.getByText(/joins under the same name, group\.lea/)).toBeVisible();
	const sam = await phone();
	await joinGroup(sam);
	await inStep(sam);
	await sam.getByRole('button', { name: 'Join code for another phone' }).click();
	await expect(sam.getByText(/show it only to the people in your group/)).toBeVisible();
	await expect(sam.getByText(/joins under the same name/)).toBeHidden();
});

test('a join code of another group says that this one is to be left first @trial', async ({
	phone,
	group
}) => {
	const lea = await phone();
	await joinGroup(lea);
	await inStep(lea);
	const sam = await phone();
	await joinGroup(sam, { database: 'next' });
	await inStep(sam);
	await lea.goto(await joinLink(sam));
	const address = `${new URL(group.origin).host}/db/next`;
	await expect(
		lea.getByText(
			`This join code is for another group, ${address}. Leave your group first, then join it here.`
		)
	).toBeVisible();
	await lea.getByRole('button', { name: 'Leave group and go on' }).click();
	await expect(lea.getByText(/All matches and records stay on this phone/)).toBeVisible();
	await lea.getByRole('button', { name: 'Leave', exact: true }).click();
	await expect(lea.getByText(/A join code invites you to the group/)).toBeVisible();
	await lea.getByRole('button', { name: 'Join', exact: true }).click();
	await inStep(lea);
	await expect(lea.getByText(`${address}, as lea`)).toBeVisible();
});
