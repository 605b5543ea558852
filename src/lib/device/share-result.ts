/** Handing a picture or a text to another app: by the system's sheet, else as a file and by the clipboard. */
import { dated, downloadFile } from './download';

/** What came of it; `cancelled` is the player's own choice. */
export type HandedOver = 'shared' | 'saved' | 'copied' | 'saved-and-copied' | 'cancelled' | 'failed';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * @param name of the file; the day and its ending follow.
 * @param text goes along where the sheet takes it.
 */
export const handOverPicture = async (picture: Blob, name: string, text: string): Promise<HandedOver> => {
	const files = [new File([picture], dated(name, 'png'), { type: picture.type })];
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

export const handOverText = async (text: string): Promise<HandedOver> => {
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
