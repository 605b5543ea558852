import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { played, type Change } from '../../../../tests/support/played.ts';
import { rankingOf, showsRankingOf } from './ranking';
import { csvFormats } from '$lib/share/csv';
import { rankingCsv, showsRankingCsv } from './ranking-csv';

const labels = { nameOf: (person: string) => (person === 'lea' ? '=Léa' : 'Sam, the 2nd'), markOf: () => 0 };
const match = (at: number, change: Change = {}) =>
	played({ id: `match-${at}`, changed: at, scores: [7, 3], ...change });
const rowsOf = (csv: string) =>
	Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data;

it('has a row for each person, with numbers that a spreadsheet reads', () => {
	const matches = [1, 2, 3, 4, 5].map((at) =>
		match(at, { results: at === 3 ? ['drawn', 'drawn'] : ['won', 'lost'] })
	);
	const [lea, sam] = rowsOf(rankingCsv(rankingOf(matches), labels, csvFormats.comma));
	expect(lea).toEqual({
		...{ place: '1', player: "'=Léa", player_id: 'lea', matches: '5', won: '4', drawn: '1', lost: '0' },
		...{ points: '4.5', share: '0.9' },
		...{ elo: '1553', rated_matches: '5', mean_score: '7' }
	});
	expect(sam).toMatchObject({ place: '2', player: 'Sam, the 2nd', points: '0.5', elo: '1447' });
});

it('leaves empty what a person does not have', () => {
	const [line] = rowsOf(
		rankingCsv(rankingOf([match(1, { people: ['lea', undefined], scores: [] })]), labels, csvFormats.comma)
	);
	expect(line).toMatchObject({ place: '', elo: '', rated_matches: '0', mean_score: '' });
});

it('of shows, has their scores', () => {
	const shows = [25, 20, 20].map((score, at) =>
		match(at, {
			...{ results: ['won', 'won'], scores: [score], standing: { scores: [score], max: 25 } },
			record: { isTogether: true, like: '2-full' }
		})
	);
	expect(rowsOf(showsRankingCsv(showsRankingOf(shows), labels, csvFormats.comma))[0]).toEqual({
		...{ place: '', player: "'=Léa", player_id: 'lea', shows: '3' },
		...{ mean_score: '21.6667', best_score: '25', perfect: '1' }
	});
});
