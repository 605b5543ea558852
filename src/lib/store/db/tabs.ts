/** Messages between the tabs of this browser. They say what has changed, but do not contain the change. */
import { isFields } from '../../match/entry.ts';

/**
 * A match got entries, maybe those that the group has; the players or rule sets changed; a file was imported, so that
 * anything may have changed; or the group was joined or left.
 */
export type TabMessage =
	| { readonly kind: 'match'; readonly match: string; readonly isOfGroup?: boolean }
	| { readonly kind: 'players' | 'rule-sets' | 'import' | 'group' };

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
		(said.kind === 'match' && typeof said.match === 'string'));

/** What tabs say to each other under one name. */
interface Channel<Message> {
	/** Tells the other tabs. The listeners of this tab are not called. */
	readonly announce: (message: Message) => void;
	/** Tells the other tabs and this one, for changes that its own screens did not make. */
	readonly announceToAll: (message: Message) => void;
	/**
	 * Calls the listener with the messages of the other tabs, and those of `announceToAll`. @returns a function
	 * that stops it.
	 */
	readonly listen: (listener: (message: Message) => void) => () => void;
}

/** @param isMessage whether something that was said is a message that this version knows. */
export const channelOf = <Message>(
	name: string,
	isMessage: (said: unknown) => said is Message
): Channel<Message> => {
	const listeners = new Set<(message: Message) => void>();
	let channel: BroadcastChannel | undefined;

	const opened = (): BroadcastChannel | undefined => {
		if (channel || typeof BroadcastChannel === 'undefined') return channel;
		try {
			channel = new BroadcastChannel(name);
		} catch {
			// A browser that refuses storage may refuse this too. There is no other tab to keep in step with
			// then.
			return undefined;
		}
		channel.onmessage = ({ data }: MessageEvent<unknown>) => {
			if (isMessage(data)) for (const listener of listeners) listener(data);
		};
		return channel;
	};
	const announce = (message: Message): void => opened()?.postMessage(message);
	return {
		announce,
		announceToAll: (message) => {
			announce(message);
			for (const listener of listeners) listener(message);
		},
		listen: (listener) => {
			opened();
			listeners.add(listener);
			return () => listeners.delete(listener);
		}
	};
};

export const { announce, announceToAll, listen } = channelOf('ochaya', isTabMessage);
