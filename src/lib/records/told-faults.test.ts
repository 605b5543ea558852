/** What records once told wrongly of a club, over a real store: each fault by its own test. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	emptyStore,
	openRecords,
	storeEntries,
	type RecordsApp
} from '../../../tests/support/records-app.ts';
import type { Entry, EntryBody, Seated } from '../match/entry.ts';
import type { MatchRow } from '../store/lists/row.ts';
import { eveningsOf } from '../matches/evening.ts';
import { everything, testOf } from './filter/filter.ts';
import { allHistory, foundIn } from '../history/history.ts';
import { recordOf, recordsByPerson } from './person.ts';
import { playedOf, type Played } from '../matches/played.ts';

let app: RecordsApp;
beforeAll(async () => {
	app = await openRecords();
}, 60_000);
beforeEach(() => emptyStore(app));
afterAll(() => void vi.resetModules());

const seat = (id: string, name = id): Seated => ({ id, name });
const [lea, sam] = [seat('lea', 'Léa'), seat('sam', 'Sam')];
/** Friday 20 November 2026, at nine in the evening. */
const evening = new Date(2026, 10, 20, 21).getTime();
const minute = 60_000;
const day = 24 * 60 * minute;

/** A log of one device that is stored as it grows. */
class Log {
	entries: readonly Entry[] = [];
	row: MatchRow | undefined;
	constructor(
		private readonly match: string,
		private at = evening
	) {}
	async add(body: EntryBody, later = 10 * minute): Promise<Entry> {
		const entry: Entry = {
			...body,
			match: this.match,
			seq: this.entries.length,
			device: 'phone',
			number: this.entries.length,
			at: this.at
		};
		this.at += later;
		const { log, row } = await storeEntries(app, this.entries, [entry]);
		[this.entries, this.row] = [log, row];
		return entry;
	}
}
const options = {
	geisha: {
		...{ mode: 'single', wins: 3, target: 10, drawnSingle: 'drawn-match', fullBoard: 'drawn' },
		afterDrawn: 'other'
	},
	hanabi: {
		...{ finalBouquet: false, choreography: false, multicolour: null, countFireworks: false, mode: 'light' },
		aids: {
			...{ maxScore: true, reachable: true, pace: true, cluesUsable: true, efficiency: true },
			...{ critical: true, confirm: true }
		}
	}
} as const;
const begin = async (log: Log, game: keyof typeof options, players: readonly Seated[]): Promise<void> => {
	const { [game]: chosen } = options;
	const opening = [game === 'geisha' ? { type: 'starter', seat: 0 } : { type: 'turn', seat: 0 }];
	await log.add({ kind: 'start', game, version: 1, options: chosen, players, opening });
	if (game === 'geisha')
		await log.add({ kind: 'action', version: 1, action: { type: 'way', way: 'result' } });
};
/** A round of Geisha that a seat wins with so many tiles left. */
const round = (winner: number, left: number): EntryBody => ({
	...{ kind: 'action', version: 1 },
	action: {
		type: 'round',
		record: { kind: 'result', starter: 0, end: { how: 'pattern', winner, left }, isParityKept: false }
	}
});
/** A match of Geisha of one round, which the first seat wins. */
const won = async (match: string, players: readonly Seated[], at = evening): Promise<Log> => {
	const log = new Log(match, at);
	await begin(log, 'geisha', players);
	await log.add(round(0, 5));
	return log;
};

/** Reads everything anew, as when the app is opened. */
const reopened = async () => {
	app.announceToAll({ kind: 'import' });
	const rows = await app.matches.ready();
	return { rows, players: app.matches.players, personOf: app.matches.personOf };
};
const listedOf = async (choice: Partial<typeof allHistory> = {}): Promise<readonly string[]> => {
	const { rows, players, personOf } = await reopened();
	const nameOf = (person: string) => players.find(({ id }) => id === person)?.name;
	const known = { now: Date.now(), personOf, nameOf, wordsOf: () => [] };
	return foundIn(rows, { ...allHistory, ...choice }, known).map(({ id }) => id);
};
const playedHere = async (): Promise<readonly Played[]> => {
	const { rows, personOf } = await reopened();
	return playedOf(rows, personOf);
};
const eveningsHere = async () =>
	eveningsOf((await reopened()).rows).map(({ key, rows }) => [key, rows.length]);

/** A show that ends with the last card, at 4 of 25. */
const show = async (match: string, players: readonly Seated[]): Promise<Log> => {
	const log = new Log(match);
	await begin(log, 'hanabi', players);
	for (const [colour, rank] of [
		['white', 1],
		['white', 2],
		['red', 1],
		['blue', 1]
	])
		await log.add({
			...{ kind: 'action', version: 1 },
			action: { type: 'play', card: { colour, rank }, announced: null }
		});
	await log.add({ kind: 'action', version: 1, action: { type: 'finish' } });
	return log;
};
const join = async (id: string, person: string): Promise<void> => {
	expect(await app.joinPlayer(id, person)).not.toHaveProperty('refused');
};
describe('a match', () => {
	it('is not moved by deleting it and bringing it back, nor by correcting a round, nor by a note', async () => {
		await won('later', [lea, sam], evening + day);
		const log = await won('first', [lea, sam]);
		const played = evening + 20 * minute;
		expect(log.row?.changed).toBe(played);
		// A week later.
		await log.add({ kind: 'note', text: 'Played at the window' }, 7 * day);
		const edited = log.entries.find(({ seq }) => seq === 2);
		if (!edited) throw new Error('There is a round');
		await log.add({
			...{ kind: 'edit', version: 1, of: 2 },
			action: (round(1, 6) as Extract<EntryBody, { kind: 'action' }>).action
		});
		expect(log.row?.outcome?.winners).toEqual([1]);
		expect(log.row?.changed).toBe(played);
		const { seq } = await log.add({ kind: 'delete' });
		expect(await listedOf()).toEqual(['later']);
		await log.add({ kind: 'undo', of: seq });
		expect(log.row?.changed).toBe(played);
		expect(await listedOf()).toEqual(['later', 'first']);
		expect(await eveningsHere()).toEqual([
			['2026-11-21', 1],
			['2026-11-20', 1]
		]);
	});
	it('played on Saturday at 01:15 is of Friday evening', async () => {
		const night = new Date(2026, 10, 21, 1, 15).getTime();
		await won('early', [lea, sam]);
		await won('night', [sam, lea], night - 20 * minute);
		expect(await eveningsHere()).toEqual([['2026-11-20', 2]]);
		const isThen = testOf({ ...everything, time: '2026-11-20_2026-11-20' }, Date.now());
		expect((await playedHere()).filter(isThen)).toHaveLength(2);
		expect(await listedOf({ time: '2026-11-21_2026-11-21' })).toEqual([]);
	});
});

describe('a person', () => {
	it('has the matches of her other name, in her figures and in all matches', async () => {
		await app.write(['players'], (transaction) =>
			transaction.objectStore('players').put({ ...lea, created: 1 })
		);
		for (let place = 0; place < 3; place += 1) await won(`own-${place}`, [lea, sam], evening + place * day);
		for (let place = 0; place < 14; place += 1)
			await won(`other-${place}`, [sam, seat('lea-2', 'Miss L')], evening - place * day);
		await join('lea-2', 'lea');
		const people = recordsByPerson(await playedHere());
		expect(people.get('lea')?.all).toEqual({ won: 3, drawn: 0, lost: 14 });
		expect(people.has('lea-2')).toBe(false);
		expect(await listedOf({ player: 'lea' })).toHaveLength(17);
		expect(await listedOf({ player: 'lea-2' })).toHaveLength(17);
		expect(await listedOf({ player: 'sam', rival: 'lea' })).toHaveLength(17);
		expect(await listedOf({ text: 'léa' })).toHaveLength(17);
		expect(people.get(app.matches.personOf('lea-2'))?.matches).toBe(17);
	});
	it('does not win a show that ends at 4 of 25, which is no perfect one either', async () => {
		await show('show', [lea, sam]);
		await won('match', [lea, sam]);
		const { all, byGame, byRival, shows, recent } = recordOf(await playedHere(), 'lea');
		expect(all).toEqual({ won: 1, drawn: 0, lost: 0 });
		expect(byGame.has('hanabi')).toBe(false);
		expect(byRival.get('sam')).toEqual({ won: 1, drawn: 0, lost: 0 });
		expect([...shows]).toEqual([['hanabi', 1]]);
		expect(recent.find(({ game }) => game === 'hanabi')).toMatchObject({ result: 'finished', score: 4 });
	});
});

describe('guests', () => {
	const [one, two] = [seat('guest-1', 'Player 1'), seat('guest-2', 'Player 2')];
	it('are nobody: two unnamed pairs are not the same people', async () => {
		await won('first', [one, two]);
		await won('second', [one, two], evening + day);
		await show('show', [lea, sam, seat('guest-3', 'Player 3')]);
		const matches = await playedHere();
		expect(matches).toHaveLength(3);
		expect([...recordsByPerson(matches).keys()].sort()).toEqual(['lea', 'sam']);
		expect(recordOf(matches, 'guest-1').matches).toBe(0);
		expect(await listedOf({ player: 'guest-1' })).toEqual([]);
	});
});

describe('all matches', () => {
	it('has a match in progress under the name that its player has now', async () => {
		const log = new Log('open');
		await begin(log, 'geisha', [seat('lea-2', 'Miss L'), sam]);
		expect(log.row?.outcome).toBeUndefined();
		await app.write(['players'], (transaction) =>
			transaction.objectStore('players').put({ ...lea, created: 1 })
		);
		await join('lea-2', 'lea');
		expect(await listedOf({ text: 'lea' })).toEqual(['open']);
		expect(await listedOf({ text: 'miss' })).toEqual(['open']);
		expect(await listedOf({ text: 'zoe' })).toEqual([]);
	});
});
