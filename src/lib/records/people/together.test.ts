import { beforeEach, expect, it, vi } from 'vitest';
import { endedRow } from '../../../../tests/support/ended-row.ts';
import type { MatchRow } from '../../store/lists/row.ts';

const stored = vi.hoisted(() => ({ rows: [] as MatchRow[] }));
vi.mock('$lib/store/lists/list-matches', () => ({
	listMatches: () => Promise.resolve({ rows: stored.rows })
}));
vi.mock('$lib/store/players/players', () => ({
	listPlayers: () =>
		Promise.resolve({
			players: [
				{ id: 'aki', name: 'Aki', created: 1 },
				{ id: 'ben', name: 'Ben', created: 1, sameAs: 'aki' }
			]
		})
}));
const { tablesOf } = await import('./together.ts');

beforeEach(() => {
	stored.rows = [];
});
const table = (...ids: readonly string[]): void =>
	void stored.rows.push({ ...endedRow, players: ids.map((id) => ({ id, name: id })) });

it('a table is listed once, whichever players of the same persons sat at it', async () => {
	table('aki', 'cleo', 'dan');
	table('dan', 'ben', 'cleo');
	expect(await tablesOf('aki')).toEqual([['aki', 'cleo', 'dan']]);
});

it('a table with a guest, or with one person at two seats, is not listed', async () => {
	table('aki', 'ben', 'cleo', 'dan');
	table('aki', 'aki', 'aki');
	table('aki', 'cleo', 'guest-3');
	expect(await tablesOf('aki')).toEqual([]);
});
