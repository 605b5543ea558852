/** Shares with another app: by the system's share sheet, or else by a download or the clipboard. Never rejects. */
import { datedFileName, downloadFile } from './download';

/** How something was shared; `cancelled` when the player closed the share sheet. */
export type ShareOutcome = 'shared' | 'saved' | 'copied' | 'saved-and-copied' | 'cancelled' | 'failed';

const canShare = (data: ShareData): boolean => {
	try {
		return 'canShare' in navigator && navigator.canShare(data);
	} catch {
		return false;
	}
};

/** @returns how the share sheet was left; undefined where it could not be opened. */
const share = async (data: ShareData): Promise<'shared' | 'cancelled' | undefined> => {
	try {
		await navigator.share(data);
		return 'shared';
	} catch (error) {
		return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : undefined;
	}
};

/** Copies a text to the clipboard. */
export const copyText = async (text: string): Promise<'copied' | 'failed'> => {
	try {
		await navigator.clipboard.writeText(text);
		return 'copied';
	} catch {
		return 'failed';
	}
};

/**
 * Shares a PNG picture.
 *
 * @param name the beginning of the file's name; the date and `.png` are appended.
 * @param text shared with the picture by the share sheet.
 */
export const sharePicture = async (picture: Blob, name: string, text: string): Promise<ShareOutcome> => {
	const files = [new File([picture], datedFileName(name, 'png'), { type: picture.type })];
	const outcome = canShare({ files }) ? await share({ files, text }) : undefined;
	if (outcome) return outcome;
	downloadFile(picture, name, 'png');
	try {
		await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
		return 'saved-and-copied';
	} catch {
		return 'saved';
	}
};

/** Shares a text by the share sheet, or else copies it to the clipboard. */
export const shareText = async (text: string): Promise<ShareOutcome> =>
	('share' in navigator ? await share({ text }) : undefined) ?? copyText(text);

/** Whether this browser can share files; few types other than text can be shared. */
export const canShareFiles = (): boolean =>
	canShare({ files: [new File(['{}'], 'ochaya.txt', { type: 'text/plain' })] });

/** Shares a file by the share sheet, or else saves it. @param name without the extension. */
export const shareFile = async (file: Blob, name: string, ending: string): Promise<ShareOutcome> => {
	const files = [new File([file], `${name}.${ending}`, { type: file.type })];
	const outcome = canShare({ files }) ? await share({ files, title: name }) : undefined;
	if (outcome) return outcome;
	downloadFile(file, name.toLowerCase(), ending);
	return 'saved';
};

/** Shares a link by the share sheet, or else copies it. @param title shown beside the link in the share sheet. */
export const shareLink = async (url: string, title: string): Promise<ShareOutcome> =>
	(canShare({ url, title }) ? await share({ url, title }) : undefined) ?? copyText(url);
