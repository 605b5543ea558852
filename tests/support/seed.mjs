/**
 * Puts matches into the app's database directly, as the store would have: for lists and logs too long to
 * be tapped. The shape is that of `src/lib/store/schema.ts` and `src/lib/match/entry.ts`.
 */

const device = 'seeded-device';
const players = [
	{ id: 'seeded-near', name: 'Anju' },
	{ id: 'seeded-far', name: 'Ruri' }
];
const options = { roundLimit: null, atLimit: 'points' };
const minute = 60_000;

/** A round in which nobody wins a geisha, after both flipped their markers: nine taps, and the match goes on. */
const roundActions = [
	...['secret', 'trade-off', 'gift', 'competition'].flatMap((marker) =>
		[0, 1].map((side) => ({ type: 'marker', side, marker, used: true }))
	),
	{ type: 'score', entry: { way: 'tokens', tokens: Array.from({ length: 7 }, () => null) } }
];

/**
 * @param {string} match its id.
 * @param {number} length how many entries it has, the start included.
 * @param {number} at when it began, in milliseconds since 1970.
 * @returns the log of a match of Hanamikoji under way.
 */
export const longLog = (match, length, at) =>
	Array.from({ length }, (_, seq) => {
		const stamp = { match, seq, device, at: at + seq * 1000 };
		if (seq === 0) {
			const opening = [{ type: 'starter', side: 0 }];
			return { ...stamp, kind: 'start', game: 'hanamikoji', version: 1, options, players, opening };
		}
		return { ...stamp, kind: 'action', version: 1, action: roundActions[(seq - 1) % roundActions.length] };
	});

/**
 * @param {string} match
 * @param {number} entries
 * @param {number} at when it began.
 * @returns the row that lists show of it.
 */
export const rowOf = (match, entries, at) => {
	const changed = at + (entries - 1) * 1000;
	return {
		id: match,
		game: 'hanamikoji',
		version: 1,
		players,
		started: at,
		changed,
		headline: {
			code: 'to-score',
			params: { round: 1, near: 0, nearGeishas: 0, nearCharm: 0, far: 1, farGeishas: 0, farCharm: 0 }
		},
		isDeleted: false,
		entries,
		listed: { changed, status: 'open', byPlayer: players.map(({ id }) => [id, changed, match]) }
	};
};

/**
 * Adds matches to the database of the app, which has made it by showing a page that lists matches.
 *
 * @param {import('playwright-core').Page} page any page of the app's origin.
 * @param {readonly { id: string, length: number }[]} matches the newest first; `length` counts entries.
 */
export const seedMatches = async (page, matches) => {
	const now = Date.now();
	const began = matches.map((_, index) => now - (index + 1) * 20 * minute);
	const seeds = {
		players,
		rows: matches.map(({ id, length }, index) => rowOf(id, length, began[index] ?? now)),
		entries: matches.flatMap(({ id, length }, index) => longLog(id, length, began[index] ?? now))
	};
	await page.evaluate(async () => {
		for (let wait = 0; wait < 100; wait += 1) {
			if ((await indexedDB.databases()).some(({ name }) => name === 'ochaya')) return;
			await new Promise((done) => setTimeout(done, 100));
		}
		throw new Error('this page of the app opens no database');
	});
	await page.evaluate(
		({ players, rows, entries }) =>
			new Promise((done, failed) => {
				const opening = indexedDB.open('ochaya');
				opening.onerror = () => failed(opening.error);
				opening.onsuccess = () => {
					const database = opening.result;
					const transaction = database.transaction(['entries', 'matches', 'players'], 'readwrite');
					for (const player of players) transaction.objectStore('players').put(player);
					for (const row of rows) transaction.objectStore('matches').put(row);
					for (const entry of entries) transaction.objectStore('entries').put(entry);
					transaction.onabort = () => failed(transaction.error);
					transaction.oncomplete = () => {
						database.close();
						done(undefined);
					};
				};
			}),
		seeds
	);
};
