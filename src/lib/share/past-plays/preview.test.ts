import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { reconnect } from '$lib/store/db/connection';
import { readStoredRows } from '$lib/store/lists/read-rows';
import { addPlayer, listPlayers } from '$lib/store/players/players';
import { joinPlayer } from '$lib/store/players/same-player';
import { importFile } from '$lib/records/import-file';
import { exportAll } from '$lib/store/backup/export';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { addMatches } from './add-matches';
import { previewFile, type Preview } from './preview';
import { templateCsv } from './template';

const newBrowser = (): void => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
};
beforeEach(() => {
	newBrowser();
	overwriteGetLocale(() => 'en');
});

const today = Date.UTC(2026, 10, 26, 12);
const previewOf = (...lines: readonly string[]): Promise<Preview> =>
	previewFile(new Blob([lines.join('\n')]), today);
const rows = async () => (await readStoredRows()).rows;
const head = 'game,began,player,player_id,score,result';

describe('a file of past matches', () => {
	it('stores nothing before it is confirmed', async () => {
		const preview = await previewOf(templateCsv());
		expect([preview.matches.length, preview.already, preview.problems]).toEqual([4, 0, []]);
		expect([preview.newPlayers, preview.knownPlayers]).toEqual([['Aki', 'Ben', 'Chie'], []]);
		expect([await rows(), (await listPlayers()).players]).toEqual([[], []]);
	});

	it('becomes matches that are over, told as noted, with their players', async () => {
		const { matches } = await previewOf(templateCsv());
		expect(await addMatches(matches)).toMatchObject({
			matches: 4,
			players: 3,
			unread: 0,
			asked: []
		});
		const byGame = Object.fromEntries((await rows()).map((row) => [row.game, row]));
		expect(byGame['hanabi']).toMatchObject({
			outcome: { winners: [0, 1, 2], noted: true },
			standing: { scores: [21], max: 25 },
			record: { isNoted: true, like: 'unknown', minutes: 0, rounds: 0, facts: '[]' },
			entries: 2
		});
		expect(byGame['koikoi']).toMatchObject({ place: 'Café', outcome: { shared: true } });
		expect(byGame['geisha']).toMatchObject({ standing: { scores: [] }, outcome: { winners: [1] } });
		expect((await listPlayers()).players.map(({ name }) => name).sort()).toEqual(['Aki', 'Ben', 'Chie']);
	});

	it('is a line without a gap, also with a place and no note', async () => {
		const { matches } = await previewOf(templateCsv());
		for (const { entries } of matches) expect(entries.map(({ seq }) => seq)).toEqual([...entries.keys()]);
	});

	it('adds nothing the second time', async () => {
		await addMatches((await previewOf(templateCsv())).matches);
		expect(await previewOf(templateCsv())).toMatchObject({ matches: [], already: 4, newPlayers: [] });
	});

	it('adds nothing either where it is confirmed in two tabs', async () => {
		const { matches } = await previewOf(templateCsv());
		await addMatches(matches);
		expect(await addMatches(matches)).toMatchObject({ matches: 0, entries: 0, players: 0 });
		expect(await rows()).toHaveLength(4);
	});

	it('is the same on another phone, so that both can merge', async () => {
		await addMatches((await previewOf(templateCsv())).matches);
		const { file } = await exportAll();
		newBrowser();
		await addMatches((await previewOf(templateCsv())).matches);
		expect(await importFile(file)).toMatchObject({ entries: 0, differing: 0, asked: [] });
	});

	it('asks nothing where the same file was read on a phone that knows a player under another id', async () => {
		await addMatches((await previewOf(templateCsv())).matches);
		const { file } = await exportAll();
		newBrowser();
		await addPlayer(
			'Aki',
			() => 1,
			() => 'our-aki'
		);
		await addMatches((await previewOf(templateCsv())).matches);
		const before = await rows();
		expect(await importFile(file)).toMatchObject({ matches: 0, differing: 0, asked: [] });
		expect(await rows()).toEqual(before);
	});
});

describe('the players of a file', () => {
	const seatsOf = async (...lines: readonly string[]) =>
		(await previewOf(head, ...lines)).matches.map(({ seats }) => seats.map(({ id }) => id));

	it('are those who are here: by their id, by their name, or by who they were merged into', async () => {
		await addPlayer(
			'Léa',
			() => 1,
			() => 'lea'
		);
		await addPlayer(
			'Sam',
			() => 1,
			() => 'sam'
		);
		await addPlayer(
			'Samuel',
			() => 1,
			() => 'samuel'
		);
		await joinPlayer('sam', 'samuel');
		expect(
			await seatsOf(
				...['geisha,2026-01-17,Renamed,lea,1,', 'geisha,2026-01-17,sam,,2,'],
				...['geisha,2026-01-18,LEA,other,1,', 'geisha,2026-01-18,Zoé,guest-2,2,']
			)
		).toEqual([
			['lea', 'samuel'],
			['lea', 'guest-2']
		]);
	});

	it('are new ones else, the same for the same name', async () => {
		const [first, second] = await seatsOf(
			...['geisha,2026-01-17,Zoé,,1,', 'geisha,2026-01-17,Bo,bo-elsewhere,2,'],
			...['geisha,2026-01-18,zoe,,1,', 'geisha,2026-01-18,bo,,2,']
		);
		expect(first?.[0]).toMatch(/^past-/);
		expect(first?.[1]).toBe('bo-elsewhere');
		expect(second).toEqual(first);
	});

	it('are not one person at two seats', async () => {
		await addPlayer(
			'Sam',
			() => 1,
			() => 'sam'
		);
		await addPlayer(
			'Samuel',
			() => 1,
			() => 'samuel'
		);
		await joinPlayer('sam', 'samuel');
		const { problems, matches } = await previewOf(
			...[head, 'geisha,2026-01-17,Sam,,1,', 'geisha,2026-01-17,Samuel,,2,']
		);
		expect([matches, problems]).toEqual([[], [{ code: 'same-player', where: { line: 2 }, text: 'Samuel' }]]);
	});
});

describe('the rules of a match', () => {
	const recordOf = async (...cells: readonly string[]) => {
		const { matches, problems } = await previewOf(
			'game,began,player,score,max,kind,options',
			...cells.map((cell, at) => `hanabi,2026-01-17,P${at},${cell}`)
		);
		if (problems.length > 0) return problems.map(({ code }) => code);
		await addMatches(matches);
		const [row] = await rows();
		return [row?.record?.like, row?.standing];
	};

	it('are known from a kind that a preset has', async () => {
		const known = await recordOf('28,30,2-m5-full,', '28,30,,');
		expect(known[1]).toEqual({ scores: [28], max: 30 });
		expect(known[0]).toBe('2-m5-full');
	});
	it('are guessed by the highest score, and said to be unknown', async () => {
		expect(await recordOf('28,30,,', '28,30,,')).toEqual(['unknown', { scores: [28], max: 30 }]);
	});
	it('are not taken from options that the game does not know', async () => {
		expect(await recordOf('20,25,,"{""no"":1}"', '20,25,,')).toEqual(['bad-options']);
	});
});
