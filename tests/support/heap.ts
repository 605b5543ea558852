/** Reads what a page keeps in memory, from heap snapshots of Chromium. */
import type { CDPSession } from '@playwright/test';

/** The parts of a snapshot that are read here. */
interface Snapshot {
	readonly snapshot: {
		readonly meta: {
			readonly node_fields: readonly string[];
			readonly node_types: readonly [types: readonly string[], ...others: unknown[]];
		};
	};
	/** One value after the other for each field of each object. */
	readonly nodes: readonly number[];
	readonly strings: readonly string[];
}

/** What Chromium says of an element, a text or a comment that is in no document. */
const detached = 2;
/**
 * What is not counted as data: what V8 makes of functions that run often, hundreds of kilobytes in the first minutes,
 * and what the engine keeps for itself, which includes caches of styles and fonts. Nodes are counted by themselves.
 */
const engineTypes: ReadonlySet<string | undefined> = new Set(['code', 'object shape', 'hidden', 'native']);

/** What a page keeps, read after a collection of garbage. */
export interface Heap {
	/** What the data of the scripts takes, in bytes: objects, lists, functions, texts and numbers. */
	readonly bytes: number;
	/** How many nodes there are, whether they are in the document or not, and how many listeners on them. */
	readonly nodes: number;
	readonly listeners: number;
	/** How many nodes are kept that are in no document, by tag and class, or by the name of their interface. */
	readonly detached: Readonly<Record<string, number>>;
}

/** @param name `<div class="menu" id="c7">` or `SVGPathElement`. Ids and labels differ each time. */
const kindOf = (name: string): string => {
	const [tag = name] = /^<?[\w-]+/.exec(name) ?? [];
	const [, classes] = /\bclass="([^"]*)"/.exec(name) ?? [];
	return classes === undefined ? tag : `${tag} ${classes}`;
};

/** Collects garbage and reads what is left. @throws Error if the browser takes snapshots of another form. */
export const readHeap = async (session: CDPSession): Promise<Heap> => {
	const chunks: string[] = [];
	const take = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
	session.on('HeapProfiler.addHeapSnapshotChunk', take);
	await session.send('HeapProfiler.collectGarbage');
	await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
	session.off('HeapProfiler.addHeapSnapshotChunk', take);
	const counters = await session.send('Memory.getDOMCounters');
	const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as Snapshot;
	const fields = snapshot.meta.node_fields;
	const [types] = snapshot.meta.node_types;
	const [type = -1, name = -1, size = -1, standing = -1] = ['type', 'name', 'self_size', 'detachedness'].map(
		(field) => fields.indexOf(field)
	);
	if (Math.min(type, name, size, standing) < 0) throw new Error(`A snapshot has ${fields.join(', ')}`);
	let bytes = 0;
	const counts: Record<string, number> = {};
	for (let at = 0; at < nodes.length; at += fields.length) {
		if (!engineTypes.has(types[nodes[at + type] ?? -1])) bytes += nodes[at + size] ?? 0;
		if (nodes[at + standing] !== detached) continue;
		const kind = kindOf(strings[nodes[at + name] ?? -1] ?? '');
		counts[kind] = (counts[kind] ?? 0) + 1;
	}
	return { bytes, nodes: counters.nodes, listeners: counters.jsEventListeners, detached: counts };
};

/** @returns the kinds of which more nodes are kept after than before, with how many more. */
export const newlyDetached = (before: Heap, after: Heap): Readonly<Record<string, number>> =>
	Object.fromEntries(
		Object.entries(after.detached)
			.map(([kind, count]) => [kind, count - (before.detached[kind] ?? 0)] as const)
			.filter(([, more]) => more > 0)
	);
