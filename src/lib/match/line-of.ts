/** Makes a line of entries that come from elsewhere. */
import { renumber } from './behind.ts';
import type { Entry } from './entry.ts';
import { nameOf } from './line.ts';

/**
 * @param entries of one match, in any order. Of two with one place or one name, the first counts.
 * @returns the line: the start first, without a gap.
 */
export const lineOf = (entries: readonly Entry[]): readonly Entry[] => {
	const isLine = entries.every(
		({ seq, kind }, index) => seq === index && (kind === 'start') === (index === 0)
	);
	if (isLine && new Set(entries.map(nameOf)).size === entries.length) return entries;
	const firstOf = (keyOf: (entry: Entry) => unknown, some: readonly Entry[]): readonly Entry[] => [
		...new Map(some.toReversed().map((entry) => [keyOf(entry), entry])).values()
	];
	const ordered = firstOf(
		nameOf,
		firstOf(({ seq }) => seq, entries)
	).toSorted((a, b) => a.seq - b.seq);
	const start = ordered.find(({ kind }) => kind === 'start');
	const line = [...(start ? [start] : []), ...ordered.filter((entry) => entry !== start)];
	return renumber([], line, { known: ordered });
};
