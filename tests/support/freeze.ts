/** Freezes a value and all it holds, so that a change to it throws. */
export const deepFreeze = <Value>(value: Value): Value => {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(deepFreeze);
	}
	return value;
};
