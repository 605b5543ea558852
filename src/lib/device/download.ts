/** Handing a file to the player: the way out of this browser. */

/** @param name of the file; the day and `.json` follow. */
export const downloadJson = (data: unknown, name: string, now = Date.now()): void => {
	const address = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: 'application/json' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = `${name}-${new Date(now).toISOString().slice(0, 10)}.json`;
	link.click();
	// The download has its own hold on the data once it has begun.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
