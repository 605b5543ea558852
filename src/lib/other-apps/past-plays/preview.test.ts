import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { reconnect } from '$lib/store/db/connection';
import { readStoredRows } from '$lib/store/lists/read-rows';
import { announceToAll } from '$lib/store/db/tabs';
import { deleteMatch } from '$lib/amend/amend-match';
import { addPlayer, listPlayers } from '$lib/store/players/players';
import { mergePlayer } from '$lib/store/players/merge-player';
import { importFile } from '$lib/send/import-file';
import { rankingOf } from '$lib/records/ranking/ranking';
import { playedOf } from '$lib/matches/played';
import { exportAll } from '$lib/store/backup/export';
import { loadGame } from '$lib/games/registry';
import { overwriteGetLocale } from '$lib/i18n/paraglide/runtime';
import { addMatches } from './add-matches';
import { previewFile, type Preview } from './preview';
import { templateCsv } from './template';

const newBrowser = (): void => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
	announceToAll({ kind: 'import' });
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
		expect(preview.newPlayers).toEqual(['Aki', 'Ben', 'Chie']);
		expect([await rows(), (await listPlayers()).players]).toEqual([[], []]);
	});

	it('becomes matches that are over, told as noted, with their players', async () => {
		const preview = await previewOf(templateCsv());
		expect(await addMatches(preview)).toEqual({ matches: 4, corrected: 0 });
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
		const preview = await previewOf(templateCsv());
		for (const { entries } of preview.matches)
			expect(entries.map(({ seq }) => seq)).toEqual([...entries.keys()]);
	});

	it('adds nothing the second time', async () => {
		await addMatches(await previewOf(templateCsv()));
		expect(await previewOf(templateCsv())).toMatchObject({ matches: [], already: 4, newPlayers: [] });
	});

	it('adds nothing either where it is confirmed in two tabs', async () => {
		const preview = await previewOf(templateCsv());
		await addMatches(preview);
		expect(await addMatches(preview)).toEqual({ matches: 0, corrected: 0 });
		expect(await rows()).toHaveLength(4);
	});

	it('is the same on another phone, so that both can merge', async () => {
		await addMatches(await previewOf(templateCsv()));
		const { file } = await exportAll();
		newBrowser();
		await addMatches(await previewOf(templateCsv()));
		expect(await importFile(file)).toMatchObject({ entries: 0, differing: 0, asked: [] });
	});

	it('asks nothing where the same file was read on a phone that knows a player under another id', async () => {
		await addMatches(await previewOf(templateCsv()));
		const { file } = await exportAll();
		newBrowser();
		await addPlayer(
			'Aki',
			() => 1,
			() => 'our-aki'
		);
		await addMatches(await previewOf(templateCsv()));
		const before = await rows();
		expect(await importFile(file)).toMatchObject({ matches: 0, differing: 0, asked: [] });
		expect(await rows()).toEqual(before);
	});
});

describe('the matches of one day without a time', () => {
	const scores = ['11 8', '12 7', '11 9', '13 6', '11 7', '8 11'].map((told) => told.split(' '));
	const told = scores.map(([lea, sam]) => [
		...[`hanamikoji,2026-01-10,Lea,,${lea},`, `hanamikoji,2026-01-10,Sam,,${sam},`]
	]);
	const ratingOfLea = async (...lines: readonly string[]) => {
		await addMatches(await previewOf(head, ...lines));
		const [lea] = rankingOf(playedOf(await rows(), (id) => id)).ranked;
		return Math.round(lea?.rating?.value ?? 0);
	};

	it('count in the order of the file', async () => {
		expect(await ratingOfLea(...told.flat())).toBe(1545);
	});

	it('count from the end of a file that begins with the latest', async () => {
		const earlier = ['hanamikoji,2026-01-09,Bo,,8,', 'hanamikoji,2026-01-09,Zoé,,11,'];
		expect(await ratingOfLea(...told.toReversed().flat(), ...earlier)).toBe(1545);
	});
});

describe('the players of a file', () => {
	const seatsOf = async (...lines: readonly string[]) =>
		(await previewOf(head, ...lines)).matches.map(({ players }) => players.map(({ id }) => id));

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
		await mergePlayer('sam', 'samuel');
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
		await mergePlayer('sam', 'samuel');
		const { problems, matches } = await previewOf(
			...[head, 'geisha,2026-01-17,Sam,,1,', 'geisha,2026-01-17,Samuel,,2,']
		);
		expect([matches, problems]).toEqual([[], [{ code: 'same-player', where: { line: 2 }, text: 'Samuel' }]]);
	});
});

describe('the rules of a match', () => {
	const recordOf = async (...cells: readonly string[]) => {
		const preview = await previewOf(
			'game,began,player,score,max,kind,options',
			...cells.map((cell, at) => `hanabi,2026-01-17,P${at},${cell}`)
		);
		if (preview.problems.length > 0) return preview.problems.map(({ code }) => code);
		await addMatches(preview);
		const [row] = await rows();
		return [row?.record?.like, row?.standing];
	};

	it('are guessed by the highest score, and said to be unknown', async () => {
		expect(await recordOf('28,30,,', '28,30,,')).toEqual(['unknown', { scores: [28], max: 30 }]);
	});
	it('are not taken from options that the game does not know', async () => {
		expect(await recordOf('20,25,,"{""no"":1}"', '20,25,,')).toEqual(['bad-options']);
	});
});

describe('a file given again, corrected', () => {
	const told = (sam: number, lea = 11) => [
		'match,game,date,player,score',
		`1,Hanamikoji,2026-01-10,Lea,${lea}`,
		`1,Hanamikoji,2026-01-10,Sam,${sam}`
	];
	const storedResults = async () =>
		(await rows()).map(({ outcome, standing, entries }) => [outcome?.winners, standing?.scores, entries]);
	const again = async (): Promise<Preview> => {
		announceToAll({ kind: 'import' });
		return previewOf(...told(9));
	};

	it('offers the other result of a match that is here, and adds no second one', async () => {
		await addMatches(await previewOf(...told(8)));
		const preview = await again();
		expect([preview.matches, preview.already]).toEqual([[], 0]);
		expect(preview.corrected.map(({ result }) => result)).toEqual([{ winners: [0], scores: [11, 9] }]);
		expect(await storedResults()).toEqual([[[0], [11, 8], 2]]);
		expect(await addMatches(preview)).toMatchObject({ matches: 0, corrected: 1 });
		expect(await storedResults()).toEqual([[[0], [11, 9], 4]]);
		expect(await again()).toMatchObject({ matches: [], corrected: [], already: 1 });
	});

	it('knows who sat where, in whatever order the rows stand', async () => {
		await addMatches(await previewOf(...told(8)));
		const [head = '', lea = '', sam = ''] = told(12);
		announceToAll({ kind: 'import' });
		const preview = await previewOf(head, sam, lea);
		expect(preview.corrected.map(({ result }) => result)).toEqual([{ winners: [1], scores: [11, 12] }]);
	});

	it('knows the play of BG Stats by its id', async () => {
		const file = (score: string) =>
			JSON.stringify({
				players: ['Lea', 'Sam'].map((name, at) => ({ id: at + 1, name })),
				games: [{ id: 1, name: 'Hanamikoji', bggId: 158600 }],
				plays: [
					{
						...{ uuid: 'A-1', playDate: '2026-01-10 20:15:00', gameRefId: 1 },
						playerScores: [
							{ playerRefId: 1, score: '11', winner: score < '11' },
							{ playerRefId: 2, score, winner: score > '11' }
						]
					}
				]
			});
		await addMatches(await previewOf(file('10')));
		announceToAll({ kind: 'import' });
		const { matches, corrected } = await previewOf(file('12'));
		expect([matches, corrected.map(({ result }) => result)]).toEqual([
			[],
			[{ winners: [1], scores: [11, 12] }]
		]);
	});

	it('leaves a deleted match deleted', async () => {
		await addMatches(await previewOf(...told(8)));
		const [row] = await rows();
		if (row) await deleteMatch(row);
		expect(await again()).toMatchObject({ matches: [], corrected: [], already: 1 });
	});

	it('adds a match of another day or other people that has the same label', async () => {
		await addMatches(await previewOf(...told(8)));
		announceToAll({ kind: 'import' });
		const other = told(8).map((line) => line.replace('2026-01-10', '2026-01-11'));
		expect(await previewOf(...other)).toMatchObject({ matches: [{}], corrected: [], already: 0 });
	});

	it('knows a match of that day and people under another name, or none, by its result', async () => {
		const unlabelled = (sam: number) => told(sam).map((line) => line.replace(/^[^,]*,/, ','));
		await addMatches(await previewOf(...unlabelled(8)));
		announceToAll({ kind: 'import' });
		expect(await previewOf(...told(8))).toMatchObject({ matches: [], corrected: [], already: 1 });
		// Another result may be that of a second match, with a label that is new here or none.
		expect(await previewOf(...told(9))).toMatchObject({ matches: [{}], corrected: [], already: 0 });
		expect(await previewOf(...unlabelled(9))).toMatchObject({ matches: [{}], corrected: [], already: 0 });
		newBrowser();
		await addMatches(await previewOf(...told(8)));
		announceToAll({ kind: 'import' });
		expect(await previewOf(...unlabelled(8))).toMatchObject({ matches: [], corrected: [], already: 1 });
		const second = told(12).map((line) => line.replace(/^1,/, '2,'));
		expect(await previewOf(...second)).toMatchObject({ matches: [{}], corrected: [], already: 0 });
	});

	it('takes two matches of that day for none of them but those that say the same', async () => {
		await addMatches(await previewOf(...told(8)));
		announceToAll({ kind: 'import' });
		const two = [...told(8), ...told(10, 7).slice(1)].map((line) => line.replace(/^1,/, ','));
		expect(await previewOf(...two)).toMatchObject({ matches: [{ result: { scores: [7, 10] } }], already: 1 });
	});

	it('knows a match of the same minute, whatever it is called', async () => {
		const at = (sam: number, clock = '20:15') => [
			...[
				'game,date,player,score',
				`Geisha,2026-01-10 ${clock},Lea,3`,
				`Geisha,2026-01-10 ${clock},Sam,${sam}`
			]
		];
		await addMatches(await previewOf(...at(1)));
		announceToAll({ kind: 'import' });
		expect(await previewOf(...at(2))).toMatchObject({ matches: [], corrected: [{}] });
		expect(await previewOf(...at(2, '20:16'))).toMatchObject({ matches: [{}], corrected: [] });
	});

	it('does not correct a match that was played at the app, nor to a score that it cannot have', async () => {
		const preset = Object.values((await loadGame('hanabi'))?.options.presets ?? {})[0];
		const options = `"${JSON.stringify(preset).replaceAll('"', '""')}"`;
		const show = (score: number) => [
			'match,game,date,player,score,options',
			...['Lea', 'Sam'].map((name) => `1,Hanabi,2026-01-10,${name},${score},${options}`)
		];
		await addMatches(await previewOf(...show(20)));
		announceToAll({ kind: 'import' });
		expect((await previewOf(...show(22))).corrected).toHaveLength(1);
		const impossible = await previewOf(...show(31));
		expect([impossible.matches, impossible.corrected, impossible.already]).toEqual([[], [], 1]);
	});
});
