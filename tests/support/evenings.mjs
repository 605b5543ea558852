/**
 * Evenings of play, as many as are wanted: whole matches of each game, from their fixtures, among four friends.
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

/** Matches that are over, by game: their options, opening and actions. */
const whole = gameIds.map((game) => {
	const folder = `${root}src/lib/games/${game}/fixtures/`;
	return readdirSync(folder)
		.sort()
		.map((file) => JSON.parse(readFileSync(folder + file, 'utf8')))
		.filter(({ expected }) => expected.outcome !== null)
		.map((fixture) => ({ game, ...fixture }));
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
		const began = now - Math.floor(index / 3) * 48 * hour - (index % 3) * hour;
		const seated = Array.from({ length: fixture.seats }, (_, seat) => {
			const name = friends[(seat + Math.floor(index / 3)) % friends.length] ?? 'Léa';
			return { id: friendId(name), name };
		});
		const stamp = (/** @type {number} */ seq) => ({
			match: `evening-${String(index).padStart(6, '0')}`,
			seq,
			device: 'another-phone',
			at: began + seq * 60_000
		});
		return [
			{
				...stamp(0),
				kind: 'start',
				game: fixture.game,
				version: 1,
				options: fixture.options,
				players: seated,
				opening: fixture.opening
			},
			...fixture.actions.map((/** @type {unknown} */ action, /** @type {number} */ place) => ({
				...stamp(place + 1),
				kind: 'action',
				version: 1,
				action
			}))
		];
	}).flat();
	return {
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
	};
};

/**
 * Makes many matches of the few that are stored: each row again and again, further and further back, as the
 * store would have them, their results on their shelves. Their logs are left out: lists and records read rows.
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
				/** As in `src/lib/store/results/shelf.ts`. */
				const shelfOf = (/** @type {string} */ id) => {
					let hash = 0x811c9dc5;
					for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
					return (hash >>> 0) % 128;
				};
				opening.onsuccess = () => {
					const database = opening.result;
					const transaction = database.transaction(['matches', 'results'], 'readwrite');
					const store = transaction.objectStore('matches');
					const results = transaction.objectStore('results');
					const reading = store.getAll();
					const readingResults = results.getAll();
					readingResults.onsuccess = () => {
						const rows = reading.result;
						/** @type {Map<string, unknown[]>} */
						const resultOf = new Map();
						for (const text of readingResults.result) {
							// How many there were, noted beside the shelves.
							if (typeof text !== 'string') continue;
							const parsed = JSON.parse(text);
							const isShelf = typeof parsed[0] !== 'string';
							for (const result of isShelf ? parsed : [parsed]) resultOf.set(result[0], result);
						}
						const day = 86_400_000;
						for (let index = rows.length; index < count; index += 1) {
							const row = rows[index % rows.length];
							const id = `copy-${String(index).padStart(6, '0')}`;
							const back = Math.floor(index / 10) * day;
							const changed = row.changed - back;
							const byPlayer = row.players.map((/** @type {{ id: string }} */ player) => [
								player.id,
								changed,
								id
							]);
							store.put({
								...row,
								id,
								started: row.started - back,
								changed,
								listed: { ...row.listed, changed, byPlayer }
							});
							const [, game, version, , ...rest] = resultOf.get(row.id) ?? [];
							if (game) resultOf.set(id, [id, game, version, changed, ...rest]);
						}
						/** @type {unknown[][]} */
						const shelves = Array.from({ length: 128 }, () => []);
						for (const [id, result] of resultOf) shelves[shelfOf(id)]?.push(result);
						results.clear();
						for (const [shelf, lying] of shelves.entries()) results.put(JSON.stringify(lying), [shelf]);
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
