/** Whether this browser has the database. On a first visit, the code that reads it is not loaded at all. */

export const databaseName = 'ochaya';

/**
 * @returns false when there is no database yet; true otherwise, also when the browser cannot tell. It creates
 * no database and never rejects.
 */
export const databaseExists = async (): Promise<boolean> => {
	try {
		const databases = await indexedDB.databases();
		return databases.some(({ name }) => name === databaseName);
	} catch {
		// The browser is too old, or refuses. Opening the database will show the reason.
		return true;
	}
};
