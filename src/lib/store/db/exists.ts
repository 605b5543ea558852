/** Asks whether this browser has the database: on a first visit the code that reads it is not loaded at all. */

export const databaseName = 'ochaya';

/** @returns false where there is none yet; true also where the browser does not say. Makes none, never rejects. */
export const databaseExists = async (): Promise<boolean> => {
	try {
		const databases = await indexedDB.databases();
		return databases.some(({ name }) => name === databaseName);
	} catch {
		// The browser is older, or refuses. Opening the database will tell why.
		return true;
	}
};
