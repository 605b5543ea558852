/** Upgrades options and actions that an older version stored; the schemas check the result afterwards. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Turns the one value that version 1 had for both ribbon sets into `akatan_aotan` and `triade`. */
const ribbonSetPoints = (bothRibbonSets: unknown, value: unknown): Fields => {
	if (bothRibbonSets === 'combined') return { akatan_aotan: value, triade: 3 };
	return { akatan_aotan: 10, triade: bothRibbonSets === 'bonus' ? value : 3 };
};

/**
 * Upgrades options of version 1, which had one value for both ribbon sets, and in which the Oya always stayed
 * after a drawn month. Later options have `points.triade`; they are returned unchanged.
 */
const upgradeFirst = (options: Fields): Fields => {
	const { points, bothRibbonSets } = options;
	if (!isFields(points) || 'triade' in points) return options;
	return {
		passes: false,
		...options,
		points: { ...points, ...ribbonSetPoints(bothRibbonSets, points.akatan_aotan) }
	};
};

/**
 * Upgrades options of any earlier version. Up to version 3, four of a month or four pairs on the table always
 * made the deal void.
 */
export const upgradeOptions = (options: unknown): unknown =>
	isFields(options) ? { tableDeal: 'void', ...upgradeFirst(options) } : options;

/**
 * Lifts the limits of calls and of captured cards for actions of version 1, which knew no such limits, so
 * that its matches stay accepted.
 *
 * @param from - the version that stored the action
 */
export const upgradeAction = (action: unknown, from: number): unknown => {
	const limited = ['take', 'yaku', 'call', 'late-call', 'month'];
	if (from >= 2 || !isFields(action) || !limited.includes(String(action.type))) return action;
	return { ...action, limits: 'off' };
};
