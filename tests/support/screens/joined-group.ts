/** The settings of a phone that has joined a group, with a server that is imitated by a few answers. */
import { expect, type Page, type Route } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentVersion } from '../../../src/lib/sync/document.ts';
import { longNames, type ScreenGroup } from './screen';

type Mode = 'well' | 'refused' | 'locked-out';

const phones = [
	{ device: 'one', name: longNames[0], match: { id: 'm', game: 'hanamikoji', players: [...longNames] } },
	{ device: 'two', name: longNames[1] },
	{ device: 'three', ago: 3_600_000 }
];
const here = () =>
	phones.map(({ device, ago = 0, ...more }) => ({
		doc: { _id: `_local/here!${device}`, kind: 'here', at: Date.now() - ago, ...more }
	}));

/** The document that says which version the group is. */
const sign = { key: 'group', value: { rev: '1-a' }, doc: { _id: 'group', ochaya: documentVersion } };

const answerOf = (path: string): unknown => {
	if (path.startsWith('/_changes')) return { results: [], last_seq: '0', pending: 0 };
	if (path.startsWith('/_all_docs')) return { rows: [sign] };
	if (path.startsWith('/_local_docs')) return { rows: here() };
	if (path.startsWith('/_bulk_docs')) return [];
	return { db_name: 'salon', doc_count: 0, update_seq: '0' };
};

/** Hears of nothing, and says every half second that it is still there. A route cannot answer bit by bit. */
const feed = createServer((_, response) => {
	const beat = setInterval(() => response.write('\n'), 500);
	response.on('close', () => clearInterval(beat));
	response.write('\n');
});
const feedAddress = async (): Promise<string> => {
	if (!feed.listening) await once(feed.listen(0, '127.0.0.1').unref(), 'listening');
	return `http://127.0.0.1:${(feed.address() as AddressInfo).port}/`;
};

const modes = new WeakMap<Page, Mode>();

/** Answers as the database of a group, in a mode that lasts until the next one. */
const imitate = async (page: Page, mode: Mode): Promise<void> => {
	const isNew = !modes.has(page);
	modes.set(page, mode);
	if (isNew) await page.route('**/db/salon**', (route) => answer(route, modes.get(page) ?? mode));
};

const answer = async (route: Route, mode: Mode): Promise<void> => {
	const url = route.request().url();
	if (mode === 'refused')
		await route.fulfill({ status: 401, json: { error: 'unauthorized', reason: 'wrong' } });
	else if (mode === 'locked-out') {
		const reason = 'Account is temporarily locked due to multiple authentication failures';
		await route.fulfill({ status: 403, json: { error: 'forbidden', reason } });
	} else if (url.includes('feed=continuous')) await route.continue({ url: await feedAddress() });
	else await route.fulfill({ json: answerOf(new URL(url).pathname.replace(/^.*\/db\/salon/, '')) });
};

const localeOf = (page: Page): string => /\/(fr|en)\//.exec(page.url())?.[1] ?? 'en';

/** Joins the group, unless this page has. */
const join = async (page: Page): Promise<void> => {
	await imitate(page, 'well');
	const joined = page.getByText(/\/db\/salon, /);
	const group = page.getByRole('button', { name: /^(Group|Groupe)$/ });
	await expect(joined.or(group).first()).toBeVisible();
	if (await group.isVisible()) {
		await group.click();
		await page.locator('input[inputmode=url]').fill('/db/salon');
		await page.locator('input[autocomplete=username]').fill(longNames[0]);
		await page.locator('input[type=password]').fill('secret');
		await page.locator('form button[type=submit]').click();
	}
	await expect(joined).toBeVisible();
};
const press = (page: Page, name: RegExp): Promise<void> => page.getByRole('button', { name }).click();
const standing = (page: Page, is: string) => expect(page.locator(`[data-standing=${is}]`)).toBeVisible();
/** Opens the page anew with another answer of the server. */
const opened = async (page: Page, mode: Mode): Promise<void> => {
	await join(page);
	await imitate(page, mode);
	await page.goto(`/${localeOf(page)}/settings/`);
};

export const joinedGroup: ScreenGroup = {
	leftToTrials: [
		'leaving the group',
		'a join code of another group',
		'a group that waits after wrong passwords'
	],
	allowed: /status of 40[13] /,
	screens: {
		'a group that was joined, and who is here': {
			path: 'settings/#group',
			prepare: async (page) => {
				await join(page);
				await standing(page, 'in-step');
				await expect(page.locator('[data-phone=open]')).toHaveCount(2);
			}
		},
		'what is shared': {
			path: 'settings/#group',
			prepare: async (page) => {
				await join(page);
				await press(page, /^(Choose what is shared|Choisir ce qui est partagé)$/);
				await expect(page.getByRole('button', { name: /^(Cancel|Annuler)$/ })).toBeVisible();
			}
		},
		'the join code for another phone': {
			path: 'settings/#group',
			prepare: async (page) => {
				await join(page);
				await press(page, /^(Join code for another phone|Code d’invitation pour un autre téléphone)$/);
				await expect(page.getByRole('img', { name: /another phone|autre téléphone/ })).toBeVisible();
			}
		},
		'leaving the group': {
			path: 'settings/#group',
			prepare: async (page) => {
				await join(page);
				await press(page, /^(Leave the group|Quitter le groupe)$/);
				await expect(page.getByRole('button', { name: /^(Stay|Rester)$/ })).toBeVisible();
			}
		},
		'a join code of another group': {
			path: 'settings/#group',
			prepare: async (page) => {
				await join(page);
				await page.evaluate(() => {
					const json = JSON.stringify({
						url: 'https://tea.example/db/Wolfeschlegel',
						name: 'x',
						password: 'x'
					});
					// A code of the first version has no digest.
					window.arrivedJoinCode = `house=1.${btoa(json).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
					dispatchEvent(new Event('joincode'));
				});
				await expect(page.getByText(/tea\.example\/db\/Wolfeschlegel/)).toBeVisible();
			}
		},
		'a group that refuses the password': {
			path: 'settings/#group',
			prepare: async (page) => {
				await opened(page, 'refused');
				await standing(page, 'refused');
			}
		},
		'a group that waits after wrong passwords': {
			path: 'settings/#group',
			prepare: async (page) => {
				await opened(page, 'locked-out');
				const retry = page.getByRole('button', { name: /^(Try again|Réessayer)$/ });
				await expect(retry.or(page.locator('[data-standing=locked-out]')).first()).toBeVisible();
				if (await retry.isVisible()) await retry.click();
				await standing(page, 'locked-out');
			}
		}
	}
};
