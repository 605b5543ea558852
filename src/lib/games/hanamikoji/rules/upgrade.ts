/** Actions of older versions, brought to the current one. */

/** Of the actions as stored. 2: what was entered in one way waits there when the table goes over to another. */
export const version = 2;

/** @returns the action as the current version says it; what is not known is left to the schema. */
export const upgrade = (action: unknown, from: number): unknown =>
	from < 2 && typeof action === 'object' && action !== null && 'type' in action && action.type === 'way'
		? { ...action, isAnew: true }
		: action;
