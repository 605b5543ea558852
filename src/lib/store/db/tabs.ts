/** What the tabs of this browser tell each other: what changed, never the change itself. */
import { isFields } from './predicates.ts';

/**
 * A match got entries, the players or rule sets changed, a file was imported (anything may have changed), or the
 * group was joined or left.
 */
export type News =
	| { readonly kind: 'match'; readonly match: string }
	| { readonly kind: 'players' | 'rule-sets' | 'import' | 'group' };

/** Another tab may run another version of the app. News of a kind that this version does not know is ignored. */
const isNews = (said: unknown): said is News =>
	isFields(said) &&
	(said.kind === 'players' ||
		said.kind === 'rule-sets' ||
		said.kind === 'import' ||
		said.kind === 'group' ||
		(said.kind === 'match' && typeof said.match === 'string'));

const listeners = new Set<(news: News) => void>();
let channel: BroadcastChannel | undefined;

const opened = (): BroadcastChannel | undefined => {
	if (channel || typeof BroadcastChannel === 'undefined') return channel;
	try {
		channel = new BroadcastChannel('ochaya');
	} catch {
		// Where storage is refused, this can be too; then there is no other tab to agree with either.
		return undefined;
	}
	channel.onmessage = ({ data }: MessageEvent<unknown>) => {
		if (isNews(data)) for (const listener of listeners) listener(data);
	};
	return channel;
};

/** Tells the other tabs. The listeners of this one are not called. */
export const announce = (news: News): void => opened()?.postMessage(news);

/** Tells the other tabs and this one too: for changes that came from elsewhere. */
export const announceToAll = (news: News): void => {
	announce(news);
	for (const listener of listeners) listener(news);
};

/** Listens to the other tabs. @returns what ends it. */
export const listen = (listener: (news: News) => void): (() => void) => {
	opened();
	listeners.add(listener);
	return () => listeners.delete(listener);
};
