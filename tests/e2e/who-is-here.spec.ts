/** Who is in the group is shown in the settings, and a match of another phone is opened from there. */
import { expectNoAxeFindings } from '../support/axe';
import { backupOf, openRound, winningRound } from '../support/backups';
import { beginMatch } from '../support/app-actions';
import { expect } from '../support/fixtures';
import { inStep, joinGroup, storedEntries, test } from '../support/group-site';
import { layoutFindings } from '../support/layout';
import { seedBackup } from '../support/seed-backup';

test('the settings show who is here, and a match of another phone is opened from there', async ({
	group,
	phone
}) => {
	// The database of the tests keeps no local documents, as CouchDB does.
	const told: string[] = [];
	const sam = {
		_id: '_local/here!sam',
		kind: 'here',
		name: 'Sam’s phone',
		at: Date.now(),
		match: { id: 'far', game: 'hanamikoji', players: ['Aki', 'Ben'] }
	};
	let isSilent = false;
	group.couch.faults.intercept = (request, response) => {
		if (!request.url?.startsWith('/group/_local_docs')) return false;
		told.push(request.url);
		if (isSilent) {
			response.writeHead(503).end();
			return true;
		}
		response.writeHead(200, { 'content-type': 'application/json' });
		response.end(JSON.stringify({ rows: [{ doc: sam }, { doc: { _id: '_local/other' } }] }));
		return true;
	};
	const page = await phone();
	await page.clock.install();
	await joinGroup(page);
	await inStep(page);
	const entry = page.locator('[data-phone=open]');
	await expect(entry).toContainText('Sam’s phone Here now');
	await expect(entry).toContainText('Playing Hanamikoji: Aki and Ben');
	expect(told).not.toEqual([]);
	await test.step('nothing is said of now once the server has been silent for a minute', async () => {
		isSilent = true;
		const asked = told.length;
		for (let times = 1; times <= 4; times += 1) {
			await page.clock.runFor(20_000);
			await expect.poll(() => told.length).toBe(asked + times);
		}
		await expect(page.getByText('Sam’s phone Last here')).toBeVisible();
		await expect(page.getByText('Nobody else is here right now.')).toBeHidden();
		isSilent = false;
		await page.clock.runFor(20_000);
		await expect(entry).toContainText('Sam’s phone Here now');
	});
	await expectNoAxeFindings(page);
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await layoutFindings(page, { target: 44, names: [] })).toEqual([]);
	await page.getByLabel('Name of this phone').fill('  Kitchen   tablet ');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Name saved.')).toBeVisible();
	await expect(page.getByLabel('Name of this phone')).toHaveValue('Kitchen tablet');
	await entry.getByRole('link', { name: 'Open the match' }).click();
	await expect(page.getByText('This match isn’t on this device yet.')).toBeVisible();
	const lea = await phone();
	await seedBackup(lea, backupOf([{ id: 'far', names: ['Aki', 'Ben'], actions: [openRound] }]));
	await joinGroup(lea, { isGivingReceived: true });
	await inStep(lea);
	await expect(page.locator('[data-score]')).toBeVisible();
});

test('the group is told of a match once, and of no tap, and of no match that is only looked up @trial', async ({
	phone
}) => {
	const page = await phone();
	await page.clock.install();
	await joinGroup(page);
	await inStep(page);
	const matches: unknown[] = [];
	// The database of the tests takes no local documents, as CouchDB does.
	await page.route('**/_bulk_docs', async (route) => {
		const sent = route.request().postData() ?? '';
		if (!sent.includes('_local/here!')) return route.continue();
		const { docs } = JSON.parse(sent) as { docs: { match?: { id: string } }[] };
		matches.push(docs[0]?.match?.id);
		await route.fulfill({ json: [{ ok: true }] });
	});
	/** Lets the times pass after which it is told. */
	const pass = async (): Promise<void> => {
		for (let turn = 0; turn < 4; turn += 1) await page.clock.runFor(1000);
		// What it reads of the store before, another reading comes after.
		await storedEntries(page);
	};
	await page.goto('/en/new/?game=hanamikoji');
	await beginMatch(page, ['Aki', 'Ben']);
	await expect(page.locator('[data-group]')).toHaveAttribute('data-group', 'in-step');
	const id = new URL(page.url()).searchParams.get('id');
	await pass();
	await expect.poll(() => matches.at(-1)).toBe(id);
	const before = matches.length;
	for (const place of ['near-0', 'near-1', 'near-2']) {
		await page.locator(`[data-cell=${place}]`).click();
		await pass();
	}
	await expect(page.locator('[data-group]')).toHaveAttribute('data-group', 'in-step');
	expect(matches).toHaveLength(before);
	await test.step('nor of a tap of another phone', async () => {
		const sam = await phone();
		await joinGroup(sam);
		await inStep(sam);
		await sam.goto(`/en/match/?id=${id}`);
		await sam.locator('[data-cell=far-0]').click();
		await expect(page.locator('[data-cell=far-0]')).toContainText('1');
		await pass();
		await expect(page.locator('[data-group]')).toHaveAttribute('data-group', 'in-step');
		expect(matches).toHaveLength(before);
	});
	await seedBackup(page, backupOf([{ id: 'past', names: ['Aki', 'Ben'], actions: [winningRound] }]));
	await page.goto('/en/match/?id=past');
	await expect(page.getByRole('heading', { name: 'Aki wins' })).toBeVisible();
	await pass();
	expect(matches).not.toContain('past');
});

test('whoever joins is told if the name of the phone cannot be saved @trial', async ({ phone }) => {
	const page = await phone();
	await page.addInitScript(() => {
		// Called with the right `this` below.
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...given) {
			if (given[1] === 'kept:phone:name' && !('hasRoom' in document.documentElement.dataset))
				throw new DOMException('No room', 'QuotaExceededError');
			return put.apply(this, given);
		};
	});
	await page.goto('/en/settings/#group');
	await page.getByRole('button', { name: 'Group', exact: true }).click();
	await page.getByLabel('Address of the database').fill('/db/group');
	await page.getByLabel('Name', { exact: true }).fill('lea');
	await page.getByLabel('Password').fill('secret');
	await page.getByLabel('Name of this phone').fill('Kitchen tablet');
	const join = page.getByRole('button', { name: 'Join', exact: true });
	await join.click();
	await expect(page.getByText('The name couldn’t be saved on this phone.')).toBeVisible();
	await page.evaluate(() => (document.documentElement.dataset.hasRoom = ''));
	await join.click();
	await inStep(page);
});
