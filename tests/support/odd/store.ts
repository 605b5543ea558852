/** Odd data for every object store, and a function that writes it past all checks of the app. */
import type { Page } from '@playwright/test';
import { gameIds } from '../game-ids.mjs';
import { oddLogs } from './logs';
import { oddRows } from './rows';

/**
 * Players that can be shown: merged in a ring, with nobody or with themselves, and with short and long names.
 */
export const oddPlayers: readonly {
	readonly id: string;
	readonly name: string;
	readonly [more: string]: unknown;
}[] = [
	{ id: 'aki', name: 'Aki', created: 1, used: 9 },
	{ id: 'ben', name: 'Ben', created: 2, sameAs: 'aki' },
	{ id: 'cleo', name: 'Cléo', created: 3, mark: 11 },
	{ id: 'ring-one', name: 'Ring 1', created: 4, sameAs: 'ring-two' },
	{ id: 'ring-two', name: 'Ring 2', created: 5, sameAs: 'ring-one' },
	{ id: 'lost', name: 'Lost', created: 6, sameAs: 'nobody-at-all' },
	{ id: 'self', name: 'Self', created: 7, sameAs: 'self' },
	{ id: 'alone', name: 'Alone', created: 8 },
	{ id: 'short', name: 'O', created: 9 },
	{ id: 'long', name: 'W'.repeat(160), created: 10 },
	{ id: 'twin-one', name: 'Twin', created: 11 },
	{ id: 'twin-two', name: 'Twin', created: 11 }
];
/** Invalid players, which cannot be shown. */
export const lostPlayers = [
	{ id: 'no-name', name: 5, created: 1 },
	{ id: 'later-build', name: 'Later', created: 1, title: 'Baron' }
];

const ruleSet = { version: 1, preset: 'no-such-preset', created: 1, changed: 1 };
const ruleSets = [
	{ ...ruleSet, id: 'of-no-game', game: 'mahjong', name: 'East', options: {} },
	...gameIds.flatMap((game) => [
		{ ...ruleSet, id: `refused-${game}`, game, name: 'Refused', options: { nonsense: true } },
		{ ...ruleSet, id: `double-${game}`, game, name: 'Refused', options: null },
		{ id: `torn-${game}`, game }
	])
];
/** Remembered setups, as another build may have stored them. */
const setups: readonly unknown[] = [
	{
		players: Array.from({ length: 12 }, (_, seat) => ({ id: 'aki', name: seat > 5 ? '' : 'Aki' })),
		options: { nonsense: 1 },
		preset: 'no-such-preset',
		ruleSet: 'gone',
		starter: -1
	},
	{ players: [{ id: 'long', name: 'W'.repeat(900) }], starter: 0.5 },
	{ players: 'torn', starter: 'nobody' },
	{ players: [], options: null, starter: 1e9 }
];

/** @returns the values by object store, each with its key if the store has no key path. */
const oddStore = (now = Date.now()): Readonly<Record<string, readonly (readonly [unknown, unknown?])[]>> => {
	const logs = oddLogs(now);
	const unlisted = [...logs.keys()].map((id, index) => ({
		id,
		changed: now - 7_200_000 - index
	}));
	return {
		entries: [...logs.values()].flat().map((entry) => [entry] as const),
		// The rows of the odd logs are damaged too, and the app rebuilds them.
		matches: [...oddRows(now), ...unlisted].map((row) => [row] as const),
		players: [...oddPlayers, ...lostPlayers].map((player) => [player] as const),
		ruleSets: ruleSets.map((set) => [set] as const),
		settings: [
			...gameIds.map((game, index) => [setups[index % setups.length], `setup:${game}`] as const),
			[{ at: 'never' }, 'backup'],
			['many', 'house'],
			[{ torn: true }, 'once:record:unknown-words']
		]
	};
};

/** Adds the odd data to an existing database. The page must not be on a page of the app. */
export const writeOddStore = (page: Page): Promise<void> =>
	page.evaluate(
		(stores) =>
			new Promise<void>((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error ?? new Error('Not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					const transaction = database.transaction(Object.keys(stores), 'readwrite');
					for (const [name, values] of Object.entries(stores))
						for (const [value, key] of values)
							transaction.objectStore(name).put(value, ...(key === undefined ? [] : [key as IDBValidKey]));
					transaction.onabort = () => failed(transaction.error ?? new Error('Not stored'));
					transaction.oncomplete = () => {
						database.close();
						done();
					};
				};
			}),
		oddStore()
	);
