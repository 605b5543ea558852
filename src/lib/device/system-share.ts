/**
 * Shares a picture or a text with another app: by the system's share sheet, or else by a download or the
 * clipboard.
 */
import { datedFileName, downloadFile } from './download';

/** How something was shared; `cancelled` when the player closed the share sheet. */
export type ShareOutcome = 'shared' | 'saved' | 'copied' | 'saved-and-copied' | 'cancelled' | 'failed';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares a PNG picture. Never rejects.
 *
 * @param name the beginning of the file's name; the date and `.png` are appended.
 * @param text shared with the picture by the share sheet.
 */
export const sharePicture = async (picture: Blob, name: string, text: string): Promise<ShareOutcome> => {
	const files = [new File([picture], datedFileName(name, 'png'), { type: picture.type })];
	if (typeof navigator.canShare === 'function' && navigator.canShare({ files })) {
		try {
			await navigator.share({ files, text });
			return 'shared';
		} catch (error) {
			if (isCancelled(error)) return 'cancelled';
		}
	}
	downloadFile(picture, name, 'png');
	try {
		await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
		return 'saved-and-copied';
	} catch {
		return 'saved';
	}
};

/** Shares a text by the share sheet, or else copies it to the clipboard. Never rejects. */
export const shareText = async (text: string): Promise<ShareOutcome> => {
	if (typeof navigator.share === 'function') {
		try {
			await navigator.share({ text });
			return 'shared';
		} catch (error) {
			if (isCancelled(error)) return 'cancelled';
		}
	}
	try {
		await navigator.clipboard.writeText(text);
		return 'copied';
	} catch {
		return 'failed';
	}
};
