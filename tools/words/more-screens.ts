/** Screens that the tests' list of every screen leaves out, with the words of what is rare or goes wrong. */
import { expect, type Page } from '@playwright/test';
import { chooseFile } from '../../tests/support/app-actions';
import { backupOf, logOf as planned, openRound, winningRound } from '../../tests/support/backups';
import { startCouch, type Couch } from '../../tests/support/couch.mjs';
import { backupOf as backupWith, eveningsOf, fixtureOf, logOf } from '../../tests/support/evenings.mjs';
import { gameIds } from '../../tests/support/game-ids.mjs';
import { oddLogs } from '../../tests/support/odd/logs';
import { writeOddStore } from '../../tests/support/odd/store';
import { linkFragment } from '../../tests/support/received';
import { atRest, type Screen, type ScreenGroup } from '../../tests/support/screens/screen';
import { stubStorage, type StorageFault } from '../../tests/support/storage-faults';
import { readdirSync } from 'node:fs';
import { root } from '../paths.mjs';

/** Brings the page into the state that is read. */
type Preparation = (page: Page) => Promise<void>;

/** Screens of the walk. */
export interface Group extends ScreenGroup {
	/** Stores more than the backup, on a page that is none of the app. */
	readonly store?: (page: Page) => Promise<unknown>;
	/** Prepares the page before it is opened. */
	readonly before?: (page: Page) => Promise<unknown>;
}

const at = Date.now() - 3_600_000;
const friends = ['Léa', 'Sam', 'Ema', 'Tom', 'Zoé'];
const screensAt = (paths: readonly string[]) =>
	Object.fromEntries(paths.map((path) => [`/${path}`, { path }]));
const localeOf = (page: Page): string => new URL(page.url()).pathname.split('/')[1] ?? 'en';
/** The pages outside a match. */
const pages = ['', 'history/', 'players/', 'settings/', 'records/?game=hanamikoji'];

/** Takes the last steps back and makes them again, so that each is heard both ways. */
const hearSteps = async (page: Page): Promise<void> => {
	await page.locator('[data-said], [role=status]').first().waitFor({ state: 'attached' });
	for (const keys of ['Control+z', 'Control+Shift+z'])
		for (let step = 0; step < 10; step += 1) {
			await page.keyboard.press(keys);
			await atRest(page);
		}
};

/** Every fixture of a game: its table before the last step, its result, and the score sheet on paper. */
const matchesOf = (game: string): Group => {
	const names = readdirSync(`${root}src/lib/games/${game}/fixtures/`).map((file) =>
		file.replace('.json', '')
	);
	const matches = names.flatMap((name) => {
		const fixture = fixtureOf(game, name);
		const whole = { id: name, fixture };
		const open = { ...fixture, actions: fixture.actions.slice(0, -1) };
		return fixture.expected.outcome === null ? [whole] : [whole, { id: `${name}-open`, fixture: open }];
	});
	const isOpen = ({ id, fixture }: (typeof matches)[number]) =>
		id.endsWith('-open') || fixture.expected.outcome === null;
	return {
		backup: backupWith(
			matches.flatMap(({ id, fixture }) =>
				logOf(fixture, { id, began: at, names: friends.slice(0, fixture.seats) })
			),
			Date.now()
		),
		screens: Object.fromEntries(
			matches.flatMap((match): [string, Screen][] => {
				const path = `match/?id=${match.id}&game=${game}`;
				const onPaper = (page: Page) => page.emulateMedia({ media: 'print' });
				return isOpen(match)
					? [[match.id, { path, prepare: hearSteps }]]
					: [
							[match.id, { path }],
							[`${match.id}, on paper`, { path, prepare: onPaper }]
						];
			})
		)
	};
};

/** Fills every field of numbers with one that is far too large, after all folds are opened. */
const refusedOptions: Preparation = async (page) => {
	for (const fold of await page.locator('summary').all()) await fold.click();
	await atRest(page);
	for (const field of await page.locator('input[type=number]').all()) await field.fill('999');
};

const said = (seq: number, body: object) => ({ match: 'here', seq, device: 'theirs', at: at + seq, ...body });
const acted = (seq: number, action: object) => said(seq, { kind: 'action', version: 1, action });
const plan = { id: 'here', names: ['Léa', 'Sam'], at } as const;
const count = (side: 0 | 1, cards: number) => ({ type: 'count', side, geisha: 0, cards });
const fileOf = (entries: readonly object[]) => ({ ...backupOf([]), version: 5, entries });
const over = planned({ ...plan, id: 'over', actions: [winningRound] });
const other = backupOf([{ id: 'other', names: ['Lea', 'Tom'], actions: [openRound] }]);
const text = JSON.stringify(other);
/** What comes from another phone, by what it is about. */
const arrivals: Readonly<Record<string, unknown>> = {
	'a new match': other,
	'nothing new': fileOf(over),
	'each phone played on': fileOf([...planned(plan), acted(1, count(0, 2)), acted(2, openRound)]),
	'more of a match': fileOf([...planned({ ...plan, actions: [count(0, 1)] }), acted(2, openRound)]),
	'another result': fileOf([
		...over,
		{ ...said(2, { kind: 'undo', of: { seq: 1, device: 'another-phone' } }), match: 'over' },
		{ ...acted(3, openRound), match: 'over' }
	]),
	'a second start': fileOf([...over, { ...over[0], device: 'aaa', game: 'koikoi' }]),
	'the same moves otherwise': fileOf(planned({ ...plan, actions: [openRound] })),
	'a deletion': fileOf([...over, { ...said(2, { kind: 'delete' }), match: 'over' }]),
	'an unknown game': JSON.parse(text.replaceAll('"game":"hanamikoji"', '"game":"chess"')) as unknown,
	'a later version': { ...other, version: 99 },
	'a player without a name': { ...other, players: [{ id: 'x', created: 1 }] },
	'something else': { name: 'a list' }
};
const openLink =
	(fragment: () => Promise<string>): Preparation =>
	async (page) => {
		const locale = localeOf(page);
		await page.goto('about:blank');
		await page.goto(`/${locale}/receive/#${await fragment()}`);
		await expect(page.locator('main')).toBeVisible();
	};
const received = {
	...Object.fromEntries(
		Object.entries(arrivals).map(([what, content]) => [
			what,
			{ path: '', prepare: openLink(() => linkFragment(JSON.stringify(content))) }
		])
	),
	'no link of ours': { path: '', prepare: openLink(() => Promise.resolve('hello')) },
	'a later link': { path: '', prepare: openLink(() => Promise.resolve('3.abcd')) },
	'a link cut off': {
		path: 'receive/',
		prepare: openLink(async () => (await linkFragment(text)).slice(0, 120))
	},
	...Object.fromEntries(
		[...Object.entries(arrivals), ['no backup', '{'] as const].map(([what, content]) => [
			`imported: ${what}`,
			{ path: 'settings/', prepare: (page: Page) => chooseFile(page, content) }
		])
	)
};

const failing = (fault: StorageFault): Group => ({
	backup: backupOf([plan, { ...plan, id: 'over', actions: [winningRound] }]),
	before: (page) => stubStorage(page, [fault]),
	screens: {
		...screensAt([...pages, 'match/?id=over']),
		...Object.fromEntries(
			gameIds.map((game) => [
				`a match of ${game}`,
				{
					path: `new/?game=${game}`,
					prepare: async (page) => {
						await page.locator('button[type=submit]').click();
						await expect(page).toHaveURL(/match/);
					}
				}
			])
		)
	}
});

/** The server of the group, which every screen of this process uses. */
let couch: Promise<Couch> | undefined;
/** Joins a group with this password. @param isReached whether its server answers. */
const join =
	(password: string, isReached = true): Preparation =>
	async (page) => {
		couch ??= startCouch();
		const { database, origin } = await couch;
		await database('group').info();
		await page.route('**/db/**', async (route) => {
			const { pathname, search } = new URL(route.request().url());
			const url = `${origin}${pathname.slice('/db'.length)}${search}`;
			const answer = isReached ? await route.fetch({ url, timeout: 2_000 }).catch(() => null) : null;
			await (answer ? route.fulfill({ response: answer }) : route.abort()).catch(() => undefined);
		});
		const form = page.locator('form:has(input[type=password])');
		const opener = page.locator('.phones > button');
		await opener.or(form).first().waitFor();
		if (await opener.isVisible()) await opener.click();
		await form.locator('input').first().fill('/db/group');
		await form.locator('input:not([type=password])').nth(1).fill('lea');
		await form.locator('input[type=password]').fill(password);
		await form.locator('[type=submit]').click();
	};

/** Has the words of the manifest read as if they passed by. */
const manifest: Preparation = (page) =>
	page.evaluate(async (locale) => {
		const { passingWords } = globalThis as unknown as { passingWords: object[] };
		const answer = await fetch(`/${locale}/manifest.webmanifest`);
		JSON.parse(await answer.text(), (key, value: unknown) => {
			if (typeof value === 'string' && /^(name|short_name|description|label)$/.test(key))
				passingWords.push({ text: value, way: `manifest, ${key}`, parts: [] });
			return value;
		});
	}, localeOf(page));

export const moreGroups: Readonly<Record<string, Group>> = {
	...Object.fromEntries(gameIds.map((game) => [`${game}, each match`, matchesOf(game)])),
	setups: {
		backup: eveningsOf(4),
		screens: Object.fromEntries(
			gameIds.map((game) => [`setup of ${game}`, { path: `new/?game=${game}`, prepare: refusedOptions }])
		)
	},
	rulebooks: {
		screens: {
			...screensAt(['rules/', ...gameIds.flatMap((game) => [`rules/${game}/`, `rules/${game}/aid/`])]),
			manifest: { path: '', prepare: manifest },
			'no such page': {
				path: '',
				prepare: async (page) => {
					await page.goto(`/${localeOf(page)}/nowhere/`);
				}
			},
			'other tools': { path: 'tool/?game=koikoi' }
		}
	},
	received: {
		backup: fileOf([...planned({ ...plan, actions: [count(0, 1), count(1, 1)] }), ...over]),
		screens: received
	},
	'a full disk': failing('full'),
	'no storage': failing('closed'),
	'slow storage': failing('slow'),
	'an older tab': failing('ahead'),
	'odd data': {
		backup: eveningsOf(8),
		store: writeOddStore,
		screens: screensAt([...pages, ...[...oddLogs(Date.now()).keys()].map((id) => `match/?id=${id}`)])
	},
	'a group': {
		backup: backupOf([plan]),
		screens: {
			joined: { path: 'settings/', prepare: join('secret') },
			'a wrong password': { path: 'settings/', prepare: join('wrong') },
			'out of reach': { path: 'settings/', prepare: join('secret', false) }
		}
	}
};
