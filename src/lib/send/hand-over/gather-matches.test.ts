/** The matches that are sent to another phone. */
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { Trouble } from '$lib/store/db/trouble';
import { gatherMatches } from './gather-matches';

vi.mock('$lib/store/backup/export', () => ({
	exportAll: () => Promise.resolve({ file: new Blob(['half']), trouble: 'lost' })
}));

test('a file of everything that could be read only in part is not sent', async () => {
	const { file } = await gatherMatches('all', undefined);
	await expect(file()).rejects.toEqual(new Trouble('lost'));
});
