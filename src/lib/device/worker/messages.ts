/** The messages between pages and the service worker. */

/**
 * A page asks the service worker to cache the next few missing files of the app, which is called a turn. The
 * answer, a `KeepFilesResult`, comes through the port that is sent along.
 */
export interface KeepFilesRequest {
	readonly keep: {
		/** The addresses of all files that the page has loaded. */
		readonly held: readonly string[];
		/** The languages whose rulebooks are to be cached, besides those chosen before. */
		readonly locales: readonly string[];
	};
}

/** How much of the app is cached after a turn, in transferred (compressed) bytes. */
export interface KeepFilesResult {
	readonly kept: number;
	readonly of: number;
	/** Whether a file could not be fetched. */
	readonly isBroken: boolean;
}

/** A page asks a waiting service worker what is new in its version. The answer is `UpdateNews`. */
export interface NewsRequest {
	readonly news: true;
}

export interface UpdateNews {
	/** A text by language. */
	readonly lines: Readonly<Record<string, string>>;
	/** How much was downloaded for the new version. */
	readonly bytes: number;
}

/** A service worker tells all pages how much of a new version is downloaded, in bytes. */
export interface UpdateProgress {
	readonly progress: { readonly done: number; readonly of: number };
}

/** A page tells a waiting service worker to take over. */
export interface SkipWaitingRequest {
	readonly type: 'SKIP_WAITING';
}
