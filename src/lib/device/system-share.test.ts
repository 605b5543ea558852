/** Where the share sheet cannot be opened, what is shared is saved or copied. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from './download';
import { shareFile, shareLink } from './system-share';

vi.mock('./download', () => ({ downloadFile: vi.fn() }));

const writeText = vi.fn(() => Promise.resolve());
/** What opening the share sheet comes to. */
const withSheet = (share: () => Promise<void>) =>
	vi.stubGlobal('navigator', { canShare: () => true, share, clipboard: { writeText } });
const failing = (name: string) => () => Promise.reject(new DOMException('', name));

beforeEach(() => void vi.clearAllMocks());
afterEach(() => void vi.unstubAllGlobals());

const file = new Blob(['{}']);

test('a file is saved, and a link copied, where the share sheet may not be opened', async () => {
	withSheet(failing('NotAllowedError'));
	expect(await shareFile(file, 'Ochaya', 'txt')).toBe('saved');
	expect(downloadFile).toHaveBeenCalledExactlyOnceWith(file, 'ochaya', 'txt');
	expect(await shareLink('https://tea.example/', 'Ochaya')).toBe('copied');
	expect(writeText).toHaveBeenCalledExactlyOnceWith('https://tea.example/');
});

test('neither is done where the sheet was closed, or shared it', async () => {
	withSheet(failing('AbortError'));
	expect(await shareFile(file, 'Ochaya', 'txt')).toBe('cancelled');
	withSheet(() => Promise.resolve());
	expect(await shareLink('https://tea.example/', 'Ochaya')).toBe('shared');
	expect(downloadFile).not.toHaveBeenCalled();
	expect(writeText).not.toHaveBeenCalled();
});
