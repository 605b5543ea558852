/** What pages and the service worker say to one another. */

/** A page asks for the next turn of keeping; the answer comes through the port that is sent along. */
export interface TurnAsked {
	readonly keep: {
		/** The addresses of what the page has loaded. */
		readonly held: readonly string[];
		/** Of the texts to keep, beside those kept before. */
		readonly locales: readonly string[];
	};
}

/** How much of the app is kept, in bytes on the wire. */
export interface Turn {
	readonly kept: number;
	readonly of: number;
	/** Something could not be fetched. */
	readonly isBroken: boolean;
}

/** A page asks a worker that waits what is new in its version. */
export interface NewsAsked {
	readonly news: true;
}

export interface News {
	/** A line in each language. */
	readonly lines: Readonly<Record<string, string>>;
	/** What was fetched for it. */
	readonly bytes: number;
}

/** A worker tells all pages how far the fetching of a new version is, in bytes. */
export interface Progress {
	readonly progress: { readonly done: number; readonly of: number };
}

/** A page lets the version that waits take over. */
export interface SkipWaiting {
	readonly type: 'SKIP_WAITING';
}
