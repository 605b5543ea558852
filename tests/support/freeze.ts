/** Freezes a value deeply, so that changing it throws. @returns the same value. */
export const deepFreeze = <Value>(value: Value): Value => {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(deepFreeze);
	}
	return value;
};
