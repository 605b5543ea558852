/** Converts stored actions of older versions to the current one. */

/**
 * The version of the stored actions and options. Version 2 brought black powder and its seventh colour, version 3 an
 * option of how it scores.
 */
export const version = 3;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** @returns the recounted value of each colour with an empty one for black; `null` and anything else as it is. */
const withBlack = (counted: unknown, empty: unknown): unknown =>
	isFields(counted) ? { black: empty, ...counted } : counted;

/**
 * @param from the version under which the action was stored
 * @returns the action in the current version; a value that is not an action is returned as it is
 */
export const upgrade = (action: unknown, from: number): unknown =>
	from < 2 && isFields(action) && action.type === 'recount'
		? {
				...action,
				fireworks: withBlack(action.fireworks, 0),
				discard: withBlack(action.discard, [0, 0, 0, 0, 0])
			}
		: action;
