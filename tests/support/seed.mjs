/**
 * Writes many or long matches directly into the app's database, in the format of `src/lib/store/db/schema.ts`
 * and `src/lib/match/entry.ts`.
 */

import { readFileSync } from 'node:fs';
import { longActions } from './long-logs.mjs';

const device = 'seeded-device';
const minute = 60_000;

/**
 * A match to be stored, with a number of entries (the start included) or with given actions.
 *
 * @typedef {object} Seed
 * @property {string} id
 * @property {string} [game] by default `hanamikoji`.
 * @property {number} [length] the number of entries, of which a game without long matches has fewer; by default only the start.
 * @property {readonly object[]} [actions] instead of a length.
 */

const namesAtTable = ['Anju', 'Ruri', 'Toki', 'Rei', 'Kana'];
const players = namesAtTable.map((name) => ({ id: `seeded-${name.toLowerCase()}`, name }));

/** @returns the game's fixture of a match under way. */
const underWay = (/** @type {string} */ game) => {
	const file = new URL(`../../src/lib/games/${game}/fixtures/under-way.json`, import.meta.url);
	/** @type {{ options: unknown, seats: number, opening: readonly object[], actions: readonly object[] }} */
	const fixture = JSON.parse(readFileSync(file, 'utf8'));
	return fixture;
};

/** @returns the options, players and opening of a match, as in that fixture. */
const beginningOf = (/** @type {string} */ game) => {
	const { options, seats, opening } = underWay(game);
	return { game, options, players: players.slice(0, seats), opening };
};

/**
 * @param {Seed} seed
 * @param {number} at when it began, in milliseconds since 1970.
 * @returns the entries of a match under way.
 */
export const longLog = ({ id: match, game = 'hanamikoji', length = 1, actions }, at) => {
	const start = { match, seq: 0, device, number: 0, at, kind: 'start', version: 1, ...beginningOf(game) };
	const long = longActions[game]?.(length - 1) ?? underWay(game).actions.slice(0, length - 1);
	const taken = (actions ?? long).map((action, index) => {
		const seq = index + 1;
		return { match, seq, device, number: seq, at: at + seq * 1000, kind: 'action', version: 1, action };
	});
	return [start, ...taken];
};

/**
 * @param {Seed} seed
 * @param {number} entries the number of entries.
 * @param {number} at when it began, in milliseconds since 1970.
 * @returns the row of the match, for the lists.
 */
export const rowOf = ({ id, game = 'hanamikoji' }, entries, at) => {
	const changed = at + (entries - 1) * 1000;
	const { players } = beginningOf(game);
	// Always a headline of Hanamikoji: tests list no others, and the app makes it anew with the first tap.
	const headline = {
		code: 'to-score',
		params: { round: 1, near: 0, nearGeishas: 0, nearCharm: 0, far: 1, farGeishas: 0, farCharm: 0 }
	};
	return {
		...{ id, game, version: 1, players, started: at, changed, headline, isDeleted: false, entries }
	};
};

/**
 * Opens the history in another tab, which makes the app create its database; home does not create one.
 *
 * @param {import('playwright-core').Page} page any page of the app's origin.
 * @returns the tab, which may be closed once the database is open elsewhere.
 */
const tabWithDatabase = async (page) => {
	const tab = await page.context().newPage();
	await tab.goto(page.url().replace(/\/(fr|en)\/.*$/, '/$1/history/'));
	await tab.evaluate(async () => {
		for (let wait = 0; wait < 100; wait += 1) {
			if ((await indexedDB.databases()).some(({ name }) => name === 'ochaya')) return;
			await new Promise((done) => setTimeout(done, 100));
		}
		throw new Error('the history of the app opens no database');
	});
	return tab;
};

/**
 * Adds matches to the app's database.
 *
 * @param {import('playwright-core').Page} page any page of the app's origin.
 * @param {readonly Seed[]} matches the newest first.
 */
export const seedMatches = async (page, matches) => {
	const now = Date.now();
	const logs = matches.map((seed, index) => {
		const began = now - (index + 1) * 20 * minute;
		const entries = longLog(seed, began);
		return { entries, row: rowOf(seed, entries.length, began) };
	});
	const seeds = {
		players,
		rows: logs.map(({ row }) => row),
		entries: logs.flatMap(({ entries }) => entries)
	};
	const tab = await tabWithDatabase(page);
	await page.evaluate(
		({ players, rows, entries }) =>
			new Promise((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error);
				opening.onsuccess = () => {
					const database = opening.result;
					const transaction = database.transaction(['lines', 'matches', 'players'], 'readwrite');
					for (const player of players) transaction.objectStore('players').put(player);
					for (const row of rows) transaction.objectStore('matches').put(row);
					for (const entry of entries) transaction.objectStore('lines').put(entry);
					transaction.onabort = () => failed(transaction.error);
					transaction.oncomplete = () => {
						database.close();
						done(undefined);
					};
				};
			}),
		seeds
	);
	await tab.close();
};
