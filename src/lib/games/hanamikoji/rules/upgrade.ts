/** Converts stored actions of older versions to the current one. */

/**
 * The version of the stored actions and options. Since version 2, changing the way of entry keeps what was
 * entered before. Version 3 has two options more, to which the schema gives the values they had before.
 */
export const version = 3;

/**
 * @param from the version under which the action was stored
 * @returns the action in the current version; a value that is not an action is returned as it is
 */
export const upgrade = (action: unknown, from: number): unknown =>
	from < 2 && typeof action === 'object' && action !== null && 'type' in action && action.type === 'way'
		? { ...action, isAnew: true }
		: action;
