import { expect, it } from 'vitest';
import { bgStatsLink, type Play } from './bg-stats.ts';

const meta = {
	id: 'koikoi',
	name: 'Koï-Koï',
	boardGameGeek: { bggId: 11865, highestWins: true, noPoints: false }
};
const play: Play = {
	id: 'match-1',
	began: Date.UTC(2026, 10, 21, 19, 15, 30),
	minutes: 45,
	comments: 'Rain & tea: 100 % "cosy"',
	location: 'Lyon',
	players: [
		{ id: 'lea', name: 'Léa' },
		{ id: 'sam', name: 'Sam' }
	],
	outcome: { winners: [1], reason: { code: 'total', params: {} }, rule: 'end' },
	standing: { scores: [40, 50] },
	starter: 0
};
const decoded = (link: string): unknown => JSON.parse(new URL(link).searchParams.get('data') ?? '');

it('a match is a play, with its time in UTC and ids that never change', () => {
	const link = bgStatsLink(meta, play);
	expect(link.startsWith('https://app.bgstatsapp.com/createPlay.html?data=')).toBe(true);
	expect(decoded(link)).toEqual({
		sourceName: 'Ochaya',
		sourcePlayId: 'match-1',
		playDate: '2026-11-21 19:15:30',
		durationMin: 45,
		comments: 'Rain & tea: 100 % "cosy"',
		location: 'Lyon',
		game: { name: 'Koï-Koï', bggId: 11865, highestWins: true, noPoints: false, sourceGameId: 'koikoi' },
		players: [
			{ name: 'Léa', sourcePlayerId: 'lea', score: '40', winner: false, startPlayer: true, rank: 2 },
			{ name: 'Sam', sourcePlayerId: 'sam', score: '50', winner: true, startPlayer: false, rank: 1 }
		]
	});
});

it('where all players share the result, they win or lose together, with the same score', () => {
	const together = { ...play, standing: { scores: [21], max: 25 } };
	const won = decoded(bgStatsLink(meta, { ...together, outcome: { ...play.outcome, winners: [0, 1] } }));
	expect(won).toMatchObject({
		players: [
			{ score: '21', winner: true, rank: 1 },
			{ score: '21', winner: true }
		]
	});
	const lost = decoded(
		bgStatsLink(meta, { ...together, outcome: { ...play.outcome, winners: [], lost: true } })
	);
	expect(lost).toMatchObject({
		players: [
			{ winner: false, rank: 1 },
			{ winner: false, rank: 1 }
		]
	});
});

it('in a draw all winners have the first rank', () => {
	const outcome = { ...play.outcome, winners: [0, 1], shared: true };
	expect(decoded(bgStatsLink(meta, { ...play, outcome }))).toMatchObject({
		players: [
			{ winner: true, rank: 1 },
			{ winner: true, rank: 1 }
		]
	});
});
