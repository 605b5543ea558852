/** Handing a file to the player: the way out of this browser. */

/** @param name of the file; the day and `.json` follow. */
export const downloadJson = (data: unknown, name: string, now = Date.now()): void => {
	downloadFile(new Blob([JSON.stringify(data)], { type: 'application/json' }), name, 'json', now);
};

/** @returns `ochaya-2026-11-21.csv`. */
export const dated = (name: string, ending: string, now = Date.now()): string =>
	`${name}-${new Date(now).toISOString().slice(0, 10)}.${ending}`;

/** @param name of the file; the day and the ending follow. */
export const downloadFile = (file: Blob, name: string, ending: string, now = Date.now()): void => {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = dated(name, ending, now);
	link.click();
	// The download has its own hold on the data once it has begun.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
