/** Whether this browser has the database at all: on a first visit nothing that reads it is loaded. */

export const databaseName = 'ochaya';

/** @returns false where there is none yet; true also where the browser does not say. Makes none, never rejects. */
export const isDatabaseMade = async (): Promise<boolean> => {
	try {
		const databases = await indexedDB.databases();
		return databases.some(({ name }) => name === databaseName);
	} catch {
		// An older browser, or one that refuses: who opens it hears why.
		return true;
	}
};
