/** The game whose records are shown where none is asked for. */
import { expect, test } from 'vitest';
import { endedRow } from '../../../tests/support/ended-row.ts';
import { gameLastPlayed } from './played';

const ended = (game: string) => ({ ...endedRow, game });
const begun = (game: string) => {
	const { outcome, ...row } = ended(game);
	void outcome;
	return row;
};

test('is that of the last match that is over, whatever has been begun since', () => {
	const rows = [begun('koikoi'), ended('unknown'), ended('hanabi'), ended('geisha')];
	expect(gameLastPlayed(rows)?.id).toBe('hanabi');
	expect(gameLastPlayed(rows.slice(0, 2))?.id).toBe('koikoi');
	expect(gameLastPlayed([])).toBeUndefined();
});
