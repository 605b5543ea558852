/** Saves files with the browser's download. */

/**
 * Downloads data as a JSON file.
 *
 * @param name the beginning of the file's name; the date and `.json` are appended.
 */
export const downloadJson = (data: unknown, name: string, now = Date.now()): void => {
	downloadFile(new Blob([JSON.stringify(data)], { type: 'application/json' }), name, 'json', now);
};

/** @returns a file name with the date in UTC, such as `ochaya-2026-11-21.csv`. */
export const datedFileName = (name: string, ending: string, now = Date.now()): string =>
	`${name}-${new Date(now).toISOString().slice(0, 10)}.${ending}`;

/** @param name the beginning of the file's name; the date and the ending are appended. */
export const downloadFile = (file: Blob, name: string, ending: string, now = Date.now()): void => {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = datedFileName(name, ending, now);
	link.click();
	// A download that has begun no longer needs the address.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
