/** @returns the values by key, in the order of their first ones; a value may have several keys, or none. */
export const groupedBy = <Value>(
	values: readonly Value[],
	keysOf: (value: Value) => string | readonly string[]
): ReadonlyMap<string, readonly Value[]> => {
	const groups = new Map<string, Value[]>();
	for (const value of values) {
		const keys = keysOf(value);
		for (const key of typeof keys === 'string' ? [keys] : keys) {
			const group = groups.get(key);
			if (group) group.push(value);
			else groups.set(key, [value]);
		}
	}
	return groups;
};
