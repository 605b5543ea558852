import { expect, it } from 'vitest';
import type { RankingLine, RankingTable } from './ranking-table';
import { rankingPicture, rankingText } from './ranking-share';

const line = (name: string, place?: number): RankingLine => ({
	...{ person: name, name, place, told: '4 wins in 5 matches', whole: '80% · 4 wins in 5 matches' },
	cells: [{ text: '80%', value: 0.8 }]
});
const table: RankingTable = {
	columns: [{ id: 'share', label: 'Share of wins' }],
	ranked: [line('Léa', 1), line('Sam', 1)],
	unranked: [line('Ema'), line('Tom')],
	unrankedHint: '',
	notes: []
};

it('a message has a line for each place, and names who has none', () => {
	expect(rankingText('Hanamikoji ranking', 'This year', table).split('\n')).toEqual([
		'Hanamikoji ranking',
		'This year',
		'1. Léa · 80% · 4 wins in 5 matches',
		'1. Sam · 80% · 4 wins in 5 matches',
		'Not ranked yet: Ema and Tom',
		'Ochaya'
	]);
});

it('a picture has the share, and what it is made of', () => {
	const { lines, after } = rankingPicture('Hanamikoji ranking', 'This year', table);
	expect(lines[0]).toEqual({
		...{ lead: '1', name: 'Léa', value: '80%', told: '4 wins in 5 matches' }
	});
	expect(after).toEqual(['Not ranked yet: Ema and Tom']);
});
