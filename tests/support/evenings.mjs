/**
 * Evenings of play, as many as are wanted: whole matches of each game, from their fixtures, among five friends.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { root } from '../../tools/paths.mjs';
import { gameIds } from './game-ids.mjs';

const friends = ['Léa', 'Sam', 'Ema', 'Tom', 'Zoé'];
const hour = 3_600_000;

/** @returns {number} nine o'clock yesterday: whatever the hour is now, three matches are one evening. */
const lastEvening = () => new Date().setHours(21, 0, 0, 0) - 24 * hour;

/** @param {string} name @returns {string} a player's id. */
export const friendId = (name) => `friend-${name.normalize('NFD').replaceAll(/[^A-Za-z]/g, '')}`;

/**
 * A whole match of a game, as its fixtures have them.
 *
 * @typedef {{ game: string, seats: number, options: unknown, opening: readonly unknown[],
 *   actions: readonly { readonly type: string }[], expected: { outcome: unknown } }} Fixture
 */

/** @param {string} game @param {string} file @returns {Fixture} */
const readFixture = (game, file) => ({
	game,
	...JSON.parse(readFileSync(`${root}src/lib/games/${game}/fixtures/${file}`, 'utf8'))
});

/** @param {string} game @param {string} name of the file, without its ending. @returns {Fixture} */
export const fixtureOf = (game, name) => readFixture(game, `${name}.json`);

/** @param {string} game @returns {readonly Fixture[]} its matches that are over, in the order of their names. */
export const endedFixturesOf = (game) =>
	readdirSync(`${root}src/lib/games/${game}/fixtures/`)
		.sort()
		.map((file) => readFixture(game, file))
		.filter(({ expected }) => expected.outcome !== null);

const whole = gameIds.map(endedFixturesOf);

/**
 * @param {Fixture} fixture
 * @param {{ id: string, began: number, names: readonly string[] }} match began: in milliseconds since 1970; one
 *   action a minute.
 * @returns the entries of the match's log, as version 1 of the game wrote them, which every version reads.
 */
export const logOf = ({ game, options, opening, actions }, { id, began, names }) => {
	const stamp = (/** @type {number} */ seq) => ({
		match: id,
		seq,
		device: 'another-phone',
		at: began + seq * 60_000
	});
	const players = names.map((name) => ({ id: friendId(name), name }));
	return [
		{ ...stamp(0), kind: 'start', game, version: 1, options, players, opening },
		...actions.map((action, place) => ({ ...stamp(place + 1), kind: 'action', version: 1, action }))
	];
};

/** @param {readonly unknown[]} entries @param {number} now @returns a backup file's content. */
export const backupOf = (entries, now) => ({
	format: 'ochaya-backup',
	version: 1,
	exported: new Date(now).toISOString(),
	entries,
	players: friends.map((name, index) => ({
		id: friendId(name),
		name,
		created: now - 1000 * index,
		used: now
	}))
});

/**
 * @param {number} count how many matches, the newest first; three an evening, an evening every other day.
 * @param {number} [now] when the newest began, about.
 * @returns a backup file's content.
 */
export const eveningsOf = (count, now = lastEvening()) => {
	const entries = Array.from({ length: count }, (_, index) => {
		const fixtures = whole[index % whole.length] ?? [];
		const fixture = fixtures[Math.floor(index / whole.length) % fixtures.length];
		if (!fixture) throw new Error('A game without a fixture that ends');
		return logOf(fixture, {
			id: `evening-${String(index).padStart(6, '0')}`,
			began: now - Math.floor(index / 3) * 48 * hour - (index % 3) * hour,
			names: Array.from(
				{ length: fixture.seats },
				(_, seat) => friends[(seat + Math.floor(index / 3)) % friends.length] ?? 'Léa'
			)
		});
	}).flat();
	return backupOf(entries, now);
};

/**
 * Makes many matches of the few that are stored: each row again and again, further and further back, as the
 * store would have them. Their logs are left out: lists and records read rows.
 *
 * @param {import('playwright-core').Page} page any page of the app's origin.
 * @param {number} count how many there are to be in all.
 */
export const multiply = (page, count) =>
	page.evaluate(
		(count) =>
			new Promise((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error);
				opening.onsuccess = () => {
					const database = opening.result;
					const transaction = database.transaction('matches', 'readwrite');
					const store = transaction.objectStore('matches');
					const reading = store.getAll();
					reading.onsuccess = () => {
						const rows = reading.result;
						const day = 86_400_000;
						for (let index = rows.length; index < count; index += 1) {
							const row = rows[index % rows.length];
							const id = `copy-${String(index).padStart(6, '0')}`;
							const back = Math.floor(index / 10) * day;
							store.put({ ...row, id, started: row.started - back, changed: row.changed - back });
						}
					};
					transaction.onabort = () => failed(transaction.error);
					transaction.oncomplete = () => {
						database.close();
						done(undefined);
					};
				};
			}),
		count
	);
