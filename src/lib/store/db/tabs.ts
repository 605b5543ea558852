/** Messages between the tabs of this browser. They say what has changed, but do not contain the change. */
import { isFields } from './predicates.ts';

/**
 * A match got entries; the players or rule sets changed; a file was imported, so that anything may have
 * changed; the group was joined or left; or the group was told which match is open `here`.
 */
export type TabMessage =
	| { readonly kind: 'match'; readonly match: string }
	| { readonly kind: 'players' | 'rule-sets' | 'import' | 'group' | 'here' };

/**
 * Another tab may run another version of the app. Messages of a kind that this version does not know are
 * ignored.
 */
const isTabMessage = (said: unknown): said is TabMessage =>
	isFields(said) &&
	(said.kind === 'players' ||
		said.kind === 'rule-sets' ||
		said.kind === 'import' ||
		said.kind === 'group' ||
		said.kind === 'here' ||
		(said.kind === 'match' && typeof said.match === 'string'));

const listeners = new Set<(message: TabMessage) => void>();
let channel: BroadcastChannel | undefined;

const opened = (): BroadcastChannel | undefined => {
	if (channel || typeof BroadcastChannel === 'undefined') return channel;
	try {
		channel = new BroadcastChannel('ochaya');
	} catch {
		// A browser that refuses storage may refuse this too. There is no other tab to keep in step with
		// then.
		return undefined;
	}
	channel.onmessage = ({ data }: MessageEvent<unknown>) => {
		if (isTabMessage(data)) for (const listener of listeners) listener(data);
	};
	return channel;
};

/** Tells the other tabs. The listeners of this tab are not called. */
export const announce = (message: TabMessage): void => opened()?.postMessage(message);

/** Tells the other tabs and this one, for changes that its own screens did not make. */
export const announceToAll = (message: TabMessage): void => {
	announce(message);
	for (const listener of listeners) listener(message);
};

/**
 * Calls the listener with the messages of the other tabs, and those of `announceToAll`. @returns a function
 * that stops it.
 */
export const listen = (listener: (message: TabMessage) => void): (() => void) => {
	opened();
	listeners.add(listener);
	return () => listeners.delete(listener);
};
