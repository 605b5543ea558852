/** Shares files and links through the system's share sheet; without one, files are saved and links copied. */
import type { GatheredMatches } from './gather-matches';

/** `left` means that the player closed the share sheet. */
export type ShareOutcome = 'shared' | 'saved' | 'copied' | 'left' | 'failed';

const share = async (data: ShareData): Promise<ShareOutcome> => {
	try {
		await navigator.share(data);
		return 'shared';
	} catch (error) {
		return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
	}
};

const canShare = (data: ShareData): boolean => {
	try {
		return 'canShare' in navigator && navigator.canShare(data);
	} catch {
		return false;
	}
};

/** Whether this browser can share files. */
export const canShareFiles = (): boolean =>
	canShare({ files: [new File(['{}'], 'ochaya.txt', { type: 'text/plain' })] });

/** @param file makes the file; few types other than text can be shared. @param name without the extension. */
export const shareFile = async (file: GatheredMatches['file'], name: string): Promise<ShareOutcome> => {
	const { content, ending } = await file();
	const files = [new File([content], `${name}.${ending}`, { type: content.type })];
	if (canShare({ files })) return share({ files, title: name });
	const { downloadFile } = await import('$lib/device/download');
	downloadFile(content, name.toLowerCase(), ending);
	return 'saved';
};

/** @param title shown beside the link in the share sheet. */
export const shareLink = async (url: string, title: string): Promise<ShareOutcome> => {
	if (canShare({ url, title })) return share({ url, title });
	try {
		await navigator.clipboard.writeText(url);
		return 'copied';
	} catch {
		return 'failed';
	}
};
