import { describe, expect, it } from 'vitest';
import { exportedMatch, exportedShow } from '../../../tests/support/exported-match.ts';
import { bgStatsLink, isForBgStats } from './bg-stats.ts';
import { personFinder } from './person-finder.ts';

const meta = {
	id: 'pebbles',
	name: 'Pebbles',
	boardGameGeek: { bggId: 11865, highestWins: true, noPoints: false }
};
const together = { ...meta, id: 'lanterns', name: 'Lanterns' };
const lea = { id: 'lea', name: 'Léa' };
const sam = { id: 'sam', name: 'Sam' };
const match = { ...exportedMatch, note: 'Rain & tea: 100 % "cosy"', players: [lea, sam] };
const { outcome } = match;
const personAt = personFinder([]);

const decoded = (link: string): unknown => JSON.parse(new URL(link).searchParams.get('data') ?? '');
const playersOf = (link: string): unknown => (decoded(link) as { readonly players: unknown }).players;

describe('the link', () => {
	it('a match is a play, with the time of its beginning in UTC and ids that never change', () => {
		const link = bgStatsLink(meta, match, personAt);
		expect(link.startsWith('https://app.bgstatsapp.com/createPlay.html?data=')).toBe(true);
		expect(decoded(link)).toEqual({
			sourceName: 'Ochaya',
			sourcePlayId: 'match',
			playDate: '2026-11-21 19:15:00',
			durationMin: 45,
			comments: 'Rain & tea: 100 % "cosy"',
			location: 'Lyon',
			game: { name: 'Pebbles', bggId: 11865, highestWins: true, noPoints: false, sourceGameId: 'pebbles' },
			players: [
				{ name: 'Léa', sourcePlayerId: 'lea', score: '4', winner: false, startPlayer: false, rank: 2 },
				{ name: 'Sam', sourcePlayerId: 'sam', score: '7', winner: true, startPlayer: true, rank: 1 }
			]
		});
	});

	it('players who were merged are one player there, with the id and the name of the person', () => {
		const merged = personFinder([
			{ ...lea, name: 'Léa Martin', created: 1 },
			{ id: 'lea-2', name: 'Léa M.', created: 2, sameAs: 'lea' }
		]);
		const played = { ...match, players: [{ id: 'lea-2', name: 'Léa M.' }, sam] };
		expect(playersOf(bgStatsLink(meta, played, merged))).toMatchObject([
			{ name: 'Léa Martin', sourcePlayerId: 'lea' },
			{ name: 'Sam', sourcePlayerId: 'sam' }
		]);
	});

	it('a guest is another player in each match', () => {
		const guest = { id: 'guest-2', name: 'Player 2' };
		const idIn = (id: string) =>
			playersOf(bgStatsLink(meta, { ...match, id, players: [lea, guest] }, personAt));
		expect(idIn('m1')).toMatchObject([{}, { name: 'Player 2', sourcePlayerId: 'm1-guest-2' }]);
		expect(idIn('m2')).toMatchObject([{}, { name: 'Player 2', sourcePlayerId: 'm2-guest-2' }]);
	});

	it.each([
		['perfect', exportedShow(25), true],
		['finished', exportedShow(24), false],
		['lost', { ...exportedShow(0), outcome: { ...outcome, winners: [], lost: true } }, false]
	])('a show that is %s: all players have its score, and win only if it is perfect', (_, show, winner) => {
		const score = String(show.standing.scores[0]);
		expect(playersOf(bgStatsLink(together, show, personAt))).toMatchObject([
			{ score, winner, rank: 1 },
			{ score, winner, rank: 1 }
		]);
	});

	it('in a draw nobody wins, and all have the first rank', () => {
		const drawn = { ...match, outcome: { ...outcome, winners: [0, 1], shared: true } };
		expect(playersOf(bgStatsLink(meta, drawn, personAt))).toMatchObject([
			{ winner: false, rank: 1 },
			{ winner: false, rank: 1 }
		]);
	});

	it('of a match that one player gave up, the other wins', () => {
		const left = { ...match, outcome: { ...outcome, winners: [0], givenUp: 'forfeit' as const } };
		expect(playersOf(bgStatsLink(meta, left, personAt))).toMatchObject([
			{ winner: true, rank: 1 },
			{ winner: false, rank: 2 }
		]);
	});
});

it('a match without a result is not for BG Stats', () => {
	expect(isForBgStats(match)).toBe(true);
	expect(isForBgStats({ ...match, outcome: { ...outcome, winners: [], givenUp: 'unfinished' } })).toBe(false);
	const { record: _, ...early } = match;
	expect(isForBgStats(early)).toBe(false);
});
