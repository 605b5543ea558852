/** Handing something to the system's sheet; where there is none, it is saved or copied. */
import type { Gathered } from './gather';

/** What became of it; `left`: the player closed the sheet. */
export type Delivered = 'shared' | 'saved' | 'copied' | 'left' | 'failed';

const share = async (data: ShareData): Promise<Delivered> => {
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

/** Whether files go through the system's sheet here. */
export const canShareFiles = (): boolean =>
	canShare({ files: [new File(['{}'], 'ochaya.txt', { type: 'text/plain' })] });

/** @param name of the file, without its ending. Sheets take text files, and few other kinds. */
export const deliverFile = async (file: Gathered['file'], name: string): Promise<Delivered> => {
	const { content, ending } = await file();
	const files = [new File([content], `${name}.${ending}`, { type: content.type })];
	if (canShare({ files })) return share({ files, title: name });
	const { downloadFile } = await import('$lib/device/download');
	downloadFile(content, name.toLowerCase(), ending);
	return 'saved';
};

/** @param title what sheets show beside the link. */
export const deliverLink = async (url: string, title: string): Promise<Delivered> => {
	if (canShare({ url, title })) return share({ url, title });
	try {
		await navigator.clipboard.writeText(url);
		return 'copied';
	} catch {
		return 'failed';
	}
};
