import { describe, expect, it } from 'vitest';
import { dayOnly } from '$lib/i18n/day-only';
import type { Reading } from './past-match';
import { readText } from './read-file';
import { templateCsv } from './template';
import { knownGames, today } from './testing/known-games';

const read = (text: string): Reading => readText(text, knownGames, today);
const head = 'game,began,player,score,result';
const lines = (...rows: readonly string[]): string => rows.join('\n');
/** What is wrong, as `line: code`. */
const wrongIn = (text: string): readonly string[] =>
	read(text).problems.map(({ where, code }) => `${where && 'line' in where ? where.line : 'file'}: ${code}`);

describe('a table of past matches', () => {
	it('is read with few columns', () => {
		const { matches, problems } = read(lines(head, 'geisha,2026-01-17,Ben,1,', 'geisha,2026-01-17,Chie,3,'));
		expect(problems).toEqual([]);
		expect(matches).toEqual([
			{
				where: { line: 2 },
				id: matches[0]?.id,
				game: 'geisha',
				began: dayOnly(2026, 1, 17),
				players: [{ name: 'Ben' }, { name: 'Chie' }],
				noted: { winners: [1], scores: [1, 3] },
				...{ place: '', note: '', max: undefined, kind: '', options: undefined }
			}
		]);
	});

	it('is read with all of our own columns', () => {
		const own = lines(
			'match,game,began,minutes,place,note,seat,player,player_id,score,max,result,began_match,rounds,kind,options',
			'0123456789abcdef0123456789abcdef,hanabi,2026-01-17T19:00:00.000Z,31,"Chez Léa, Lyon","=1, ""no""',
			'two lines",1,Sam,sam-id,21,30,finished,1,40,2-m5-full,"{""a"":1}"',
			'0123456789abcdef0123456789abcdef,hanabi,2026-01-17T19:00:00.000Z,31,,,2,Léa,lea-id,21,30,finished,0,40,2-m5-full,'
		).replaceAll('\n', '\r\n');
		const { matches, problems } = read(own);
		expect(problems).toEqual([]);
		expect(matches).toMatchObject([
			{
				where: { line: 2 },
				id: '0123456789abcdef0123456789abcdef',
				began: Date.UTC(2026, 0, 17, 19),
				players: [
					{ name: 'Sam', id: 'sam-id' },
					{ name: 'Léa', id: 'lea-id' }
				],
				noted: { winners: [0, 1], scores: [21], minutes: 31, starter: 0 },
				...{ place: 'Chez Léa, Lyon', note: '=1, "no"\r\ntwo lines', max: 30, kind: '2-m5-full' },
				options: { a: 1 }
			}
		]);
	});

	it('may have semicolons, decimal commas, French headings and words, and games by any spelling', () => {
		const { matches, problems } = read(
			lines(
				'Jeu;Date;Joueur;Score;Résultat;Durée',
				'KOI KOI;21/11/2026;Aki;40,0;égalité;12,5',
				'Koï-Koï;21/11/2026;Zoé;40;nul;'
			)
		);
		expect(problems).toEqual([]);
		expect(matches).toMatchObject([
			{ game: 'koikoi', noted: { winners: [0, 1], scores: [40, 40], minutes: 13 } }
		]);
	});

	it.each([
		['Okiya', 'geisha'],
		['NIYA', 'geisha'],
		['置屋', 'geisha'],
		['Hanafuda', 'koikoi'],
		['Hanafuda (Koi-Koi)', 'koikoi'],
		['花見小路', 'hanamikoji'],
		['Hanabi Deluxe', 'hanabi']
	])('knows the box %s', (box, game) => {
		const { matches } = read(lines(head, `${box},2026-01-10,Lea,3,`, `${box},2026-01-10,Sam,3,`));
		expect(matches.map((match) => match.game)).toEqual([game]);
	});

	it('has its dates in one order, which one of them decides', () => {
		const days = (...dates: readonly string[]) =>
			lines(
				'game,date,player,score',
				...dates.flatMap((date) => [`geisha,${date},A,1`, `geisha,${date},B,3`])
			);
		const [some, other, march, april] = [
			[1, 13],
			[1, 3],
			[3, 4],
			[4, 3]
		].map(([month = 1, day = 1]) => dayOnly(2026, month, day));
		const begun = ({ matches }: Reading) => matches.map(({ began }) => began);
		const decided = read(days('01/13/2026', '03/04/2026'));
		expect([begun(decided), decided.problems, decided.unsure]).toEqual([[some, march], [], undefined]);
		expect(begun(read(days('13/01/2026', '03/04/2026')))).toEqual([some, april]);
		expect(read(days('2026-01-03', '03/04/2026')).unsure).toBe('03/04/2026');
		const answered = readText(days('2026-01-03', '03/04/2026'), knownGames, today, { order: 'month-first' });
		expect([begun(answered), answered.unsure]).toEqual([[other, march], undefined]);
	});

	it('tells the line of a cell that stands after a text of several lines', () => {
		const text = lines('game,began,player,score,note', 'geisha,2026-01-17,A,1,"one', 'two"', 'chess,x,,y,');
		expect(wrongIn(text)).toEqual([
			...['2: players', '4: unknown-game', '4: bad-date', '4: no-player', '4: bad-score']
		]);
		expect(read(text).problems[1]).toEqual({
			...{ code: 'unknown-game', text: 'chess', where: { line: 4 } }
		});
	});

	it('of too many rows is refused as a whole', () => {
		expect(wrongIn(lines(head, ...Array<string>(50_001).fill('geisha,2026-01-17,Ben,1,')))).toEqual([
			'file: too-many-rows'
		]);
	});

	it.each([
		['a missing game', ',2026-01-17,A,1,', 'no-game'],
		['a missing date', 'geisha,,A,1,', 'no-date'],
		['a day to come', 'geisha,2027-01-17,A,1,', 'future-date'],
		['a missing player', 'geisha,2026-01-17, ,1,', 'no-player'],
		['half a point', 'geisha,2026-01-17,A,"1,5",', 'bad-score'],
		['an unknown result', 'geisha,2026-01-17,A,1,so so', 'bad-result']
	])('tells of %s', (_, row, code) => {
		expect(wrongIn(lines(head, row))).toEqual([`2: ${code}`]);
	});

	it('tells of quotes that are never closed', () => {
		expect(wrongIn(lines(head, 'geisha,2026-01-17,"A,1,'))).toEqual(['2: quotes']);
	});
});

describe('a row for a match', () => {
	it('has columns for each player', () => {
		const { matches, problems } = read(
			lines(
				'Date;Jeu;Joueur 1;Score 1;Joueur 2;Score 2;Player_3;score_3',
				...['10/01/2026;Hanamikoji;Zoé;11;Bo;8;;', '10/01/2026;Hanamikoji;Léa;7;Sam;12;;'],
				...['13/01/2026;Hanabi;Zoé;21;Bo;21;Léa;21', '13/01/2026;Geisha;Zoé;3;;;;']
			)
		);
		expect(problems).toEqual([{ code: 'players', text: 'geisha', where: { line: 5 } }]);
		expect(
			matches.map(({ players, noted, where }) => [players.map(({ name }) => name), noted.scores, where])
		).toEqual([
			[['Zoé', 'Bo'], [11, 8], { line: 2 }],
			[['Léa', 'Sam'], [7, 12], { line: 3 }],
			[['Zoé', 'Bo', 'Léa'], [21], { line: 4 }]
		]);
		const tall = read(
			lines('game,date,player,score', 'hanamikoji,2026-01-10,Bo,8', 'hanamikoji,2026-01-10,Zoé,11')
		);
		expect(tall.matches[0]?.id).toBe(matches[0]?.id);
	});

	it('needs a name for each of its players', () => {
		expect(wrongIn(lines('date,game,player 1,player 2,winner', '2026-01-11,Geisha,,,Bo'))).toEqual([
			'2: no-player'
		]);
	});
});

describe('the rows of a match', () => {
	it('are those with the same label, wherever they stand', () => {
		const { matches } = read(
			lines(
				`match,${head}`,
				...['1,geisha,2026-01-17,A,1,', '2,geisha,2026-01-17,A,2,'],
				...['1,geisha,2026-01-17,B,3,', '2,geisha,2026-01-17,B,0,']
			)
		);
		expect(matches.map(({ noted }) => noted.scores)).toEqual([
			[1, 3],
			[2, 0]
		]);
	});

	const rows = (...cells: readonly string[]): string =>
		lines(`match,${head}`, ...cells.map((cell) => `m,${cell}`));
	it.each([
		['two games', rows('geisha,2026-01-17,A,1,', 'koikoi,2026-01-17,B,1,'), 'mixed'],
		['two days', rows('geisha,2026-01-17,A,1,', 'geisha,2026-01-18,B,1,'), 'mixed'],
		['a player twice', rows('geisha,2026-01-17,Léa,1,', 'geisha,2026-01-17,lea,1,'), 'same-player'],
		['one player', rows('geisha,2026-01-17,A,1,'), 'players'],
		['three', rows(...['A', 'B', 'C'].map((name) => `geisha,2026-01-17,${name},1,`)), 'players'],
		['no result', rows('geisha,2026-01-17,A,,', 'geisha,2026-01-17,B,,'), 'no-result'],
		['one score', rows('geisha,2026-01-17,A,1,won', 'geisha,2026-01-17,B,,lost'), 'scores-partial'],
		['scores of a show', rows('hanabi,2026-01-17,A,20,', 'hanabi,2026-01-17,B,21,'), 'scores-differ'],
		['only losers', rows('geisha,2026-01-17,A,,lost', 'geisha,2026-01-17,B,,lost'), 'results-clash'],
		['half a draw', rows('geisha,2026-01-17,A,,won', 'geisha,2026-01-17,B,,drawn'), 'results-clash'],
		['a half-lost show', rows('hanabi,2026-01-17,A,5,lost', 'hanabi,2026-01-17,B,5,won'), 'results-clash'],
		['no end', rows('geisha,2026-01-17,A,1,unfinished', 'geisha,2026-01-17,B,1,unfinished'), 'unfinished']
	])('cannot be those of a match with %s', (_, text, code) => {
		expect(wrongIn(text)).toEqual([`2: ${code}`]);
		expect(read(text).matches).toEqual([]);
	});
});

describe('who won', () => {
	const notedOf = (game: string, ...cells: readonly string[]) =>
		read(lines(head, ...cells.map((cell, at) => `${game},2026-01-17,P${at},${cell}`))).matches[0]?.noted;

	it.each([
		['the highest score', ['4,', '9,'], { winners: [1], scores: [4, 9] }],
		['nobody alone with the same scores', ['9,', '9,'], { winners: [0, 1], scores: [9, 9] }],
		['who is said to, whatever the scores', ['4,won', '9,lost'], { winners: [0], scores: [4, 9] }],
		['who is said to, without scores', [',won', ',lost'], { winners: [0], scores: [] }],
		['the other, where one is said to have lost', [',lost', ','], { winners: [1], scores: [] }],
		['nobody alone in a draw', ['1,drawn', '1,'], { winners: [0, 1], scores: [1, 1] }]
	])('is %s', (_, cells, noted) => {
		expect(notedOf('geisha', ...cells)).toEqual(noted);
	});

	it.each([
		['finished with its score', ['21,', '21,'], { winners: [0, 1], scores: [21] }],
		['with its score on one row', ['21,finished', ','], { winners: [0, 1], scores: [21] }],
		['perfect', [',perfect', ',perfect'], { winners: [0, 1], scores: [25] }],
		['lost, whatever points it had', ['12,lost', '12,lost'], { winners: [], scores: [0], lost: true }],
		['lost with no points', ['0,', '0,'], { winners: [], scores: [0], lost: true }]
	])('of a show is nobody: it is %s', (_, cells, noted) => {
		expect(notedOf('hanabi', ...cells)).toEqual(noted);
	});
});

describe('the id of a match', () => {
	const idsOf = (text: string): readonly string[] => read(text).matches.map(({ id }) => id);
	const match = ['geisha,2026-01-17,Ben,1,', 'geisha,2026-01-17,Chie,3,'];

	it('follows from what the file says, in whatever form', () => {
		const [id] = idsOf(lines(head, ...match));
		expect(id).toMatch(/^past-[0-9a-f]{32}$/);
		expect(idsOf(lines(head, 'Geisha,17/01/2026,chie,3,', 'GEISHA,17/01/2026,BEN,1,'))).toEqual([id]);
		expect(idsOf(lines(head, ...match.map((row) => row.replace('-17', '-18'))))).not.toEqual([id]);
	});

	it('is that of its label, day and people, if it has a label: its result may be corrected', () => {
		const labelled = (...rows: readonly string[]) =>
			idsOf(lines(`match,${head}`, ...rows.map((row) => `7,${row}`)));
		const first = labelled(...match);
		expect(labelled('geisha,2026-01-17,Chie,2,', 'geisha,2026-01-17,Ben,4,')).toEqual(first);
		expect(labelled(...match.map((row) => row.replace('Ben', 'Bo')))).not.toEqual(first);
		expect(labelled(...match.map((row) => row.replace('-17', '-18')))).not.toEqual(first);
	});

	it('differs for the same result twice in one file', () => {
		expect(new Set(idsOf(lines(head, ...match, ...match))).size).toBe(2);
	});

	it('is one of ours where the file has one, and no number of somebody’s table', () => {
		const own = 'fedcba98765432100123456789abcdef';
		expect(idsOf(lines(`match,${head}`, ...match.map((row) => `${own},${row}`)))).toEqual([own]);
	});
});

it('the template is read as it is, with a match of each game', () => {
	const { matches, problems } = read(templateCsv().replace('\uFEFF', ''));
	expect(problems).toEqual([]);
	expect(matches.map(({ game, noted }) => [game, noted])).toEqual([
		['hanamikoji', { winners: [0], scores: [11, 8], minutes: 25 }],
		['hanabi', { winners: [0, 1, 2], scores: [21] }],
		['koikoi', { winners: [0, 1], scores: [40, 40] }],
		['geisha', { winners: [1], scores: [], minutes: 15 }]
	]);
});
