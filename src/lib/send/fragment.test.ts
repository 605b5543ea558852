import { expect, it } from 'vitest';
import { backupOf, openRound, winningRound } from '../../../tests/support/backups';
import { typingErrorsOf } from '../../../tests/support/slips';
import { readBackup } from '../store/backup/file-format.ts';
import { contentLimit, fragmentLimit, fromFragment, toFragment } from './fragment';

const backup = backupOf([
	{ id: 'won', names: ['Aki', 'Léa 🍵'], actions: [winningRound] },
	{ id: 'under-way', names: ['Chie', 'Dan'], actions: [openRound] }
]);

const deflated = async (text: string): Promise<string> => {
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
};

it('is read back unchanged', async () => {
	const fragment = await toFragment(backup as never);
	expect(fragment).toMatch(/^2\.[0-9a-f]{8}\.[A-Za-z0-9_-]+$/);
	expect(await fromFragment(fragment)).toEqual({ json: JSON.stringify(backup) });
});

it('is less than half as long as the file', async () => {
	const fragment = await toFragment(backup as never);
	expect(fragment.length).toBeLessThan(JSON.stringify(backup).length / 2);
});

it.each([
	['nothing', '', 'foreign'],
	['a heading of a page', 'goals', 'foreign'],
	['a later form', '3.abcd', 'newer'],
	['a form that never was', '0.abcd', 'foreign'],
	['markup', '1.<img src=x>', 'foreign'],
	['what does not unfold', '1.abcdefgh', 'damaged'],
	['what is not what it was', '2.00000000.abcdefgh', 'damaged'],
	['too much', `1.${'a'.repeat(fragmentLimit)}`, 'too-big']
])('%s is refused', async (_, fragment, refused) => {
	expect(await fromFragment(fragment)).toEqual({ refused });
});

it('of version 1, without a digest, is read', async () => {
	expect(await fromFragment(`1.${await deflated('{}')}`)).toEqual({ json: '{}' });
});

it('with a letter altered, missing or swapped anywhere is always refused', async () => {
	const fragment = await toFragment(backup as never);
	let tried = 0;
	for (const slip of typingErrorsOf(fragment, 12)) {
		const read = await fromFragment(slip);
		if ('json' in read) throw new Error(`Taken: ${slip}`);
		tried += 1;
	}
	expect(tried).toBeGreaterThan(10 * fragment.length);
});

it('that is a decompression bomb is refused at the limit', async () => {
	const bomb = await deflated(' '.repeat(contentLimit + 1));
	expect(bomb.length).toBeLessThan(30_000);
	expect(await fromFragment(`1.${bomb}`)).toEqual({ refused: 'too-big' });
});

it('cut off anywhere is refused', async () => {
	const fragment = await toFragment(backup as never);
	for (let length = 3; length < fragment.length; length += 29) {
		const read = await fromFragment(fragment.slice(0, length));
		expect('refused' in read || 'refused' in readBackup(read.json)).toBe(true);
	}
});
