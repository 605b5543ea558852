/** What the tabs of this browser tell each other: what changed, never the change itself. */
import * as v from 'valibot';

/** A match got entries, the players changed, or a file was imported (anything may have changed). */
const newsSchema = v.variant('kind', [
	v.strictObject({ kind: v.literal('match'), match: v.string() }),
	v.strictObject({ kind: v.literal('players') }),
	v.strictObject({ kind: v.literal('import') })
]);
export type News = v.InferOutput<typeof newsSchema>;

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
		// Another tab may run another version: what it says that we do not know is not for us.
		const news = v.safeParse(newsSchema, data);
		if (news.success) for (const listener of listeners) listener(news.output);
	};
	return channel;
};

/** Tells the other tabs; the one that speaks does not hear itself. */
export const announce = (news: News): void => opened()?.postMessage(news);

/** Hears the other tabs. @returns how to stop. */
export const listen = (listener: (news: News) => void): (() => void) => {
	opened();
	listeners.add(listener);
	return () => listeners.delete(listener);
};
