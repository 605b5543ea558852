/** Brings what an older version stored to the current shape; the schemas judge it afterwards. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one value that version 1 had for both ribbon sets together, as the two of now. */
const ribbonSetPoints = (bothRibbonSets: unknown, value: unknown): Fields => {
	if (bothRibbonSets === 'combined') return { akatan_aotan: value, triade: 3 };
	return { akatan_aotan: 10, triade: bothRibbonSets === 'bonus' ? value : 3 };
};

/**
 * Version 1 had one value for both ways of counting both ribbon sets, and the Oya always stayed after a drawn
 * month. Options of now are given back as they are: they are known by their two values.
 */
export const upgradeOptions = (options: unknown): unknown => {
	if (!isFields(options) || !isFields(options.points) || 'triade' in options.points) return options;
	const { points, bothRibbonSets } = options;
	return {
		passes: false,
		...options,
		points: { ...points, ...ribbonSetPoints(bothRibbonSets, points.akatan_aotan) }
	};
};

/** What version 1 took is taken still: it knew no limits of calls and of captured cards. */
export const upgradeAction = (action: unknown, from: number): unknown => {
	const limited = ['take', 'yaku', 'call', 'late-call', 'month'];
	if (from >= 2 || !isFields(action) || !limited.includes(String(action.type))) return action;
	return { ...action, limits: 'off' };
};
