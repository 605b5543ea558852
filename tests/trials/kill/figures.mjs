/** Counts the lost taps of many lives of the browser. */

/**
 * A life of the browser, from its start to its kill.
 *
 * @typedef {object} Life
 * @property {string} match
 * @property {string} end how it ended.
 * @property {number} first the `seq` of its first tap.
 * @property {number} taps
 * @property {number} shown how many taps the save mark had shown as saved.
 * @property {number} early how many of these it showed before their transaction was complete.
 * @property {Map<number, number>} completed by `seq`: when its transaction was complete, in milliseconds
 *   since 1970.
 * @property {readonly number[]} times milliseconds from a tap until its transaction was complete.
 * @property {number} ended when the kill began, in milliseconds since 1970.
 */

/**
 * A life, and what was stored after it.
 *
 * @typedef {object} Outlived
 * @property {Life} life
 * @property {ReadonlySet<number>} kept the `seq` of each entry that was still there.
 * @property {boolean} isGone whether the whole database was lost.
 */

const kinds = /** @type {const} */ (['shown as saved', 'completed', 'neither']);

/**
 * @param {Outlived} outlived
 * @returns its taps, each with whether it was shown as saved, completed and lost.
 */
const tapsOf = ({ life, kept }) =>
	Array.from({ length: life.taps }, (_, index) => {
		const seq = life.first + index;
		const [isShown, at] = [index < life.shown, life.completed.get(seq)];
		const is = {
			'shown as saved': isShown,
			completed: at !== undefined,
			neither: !isShown && at === undefined
		};
		return { life, seq, at, is, isLost: !kept.has(seq) };
	});

/**
 * @param {Outlived} outlived
 * @returns the lost taps that had been shown as saved, or whose transaction was complete.
 */
export const lostOf = (outlived) => tapsOf(outlived).filter(({ is, isLost }) => isLost && !is.neither);

/** @param {readonly number[]} values @param {number} part @returns the quantile, with one decimal. */
const at = (values, part) =>
	(values.toSorted((one, other) => one - other)[Math.floor(part * values.length)] ?? 0).toFixed(1);

/**
 * Prints how many taps were tried and lost, and each loss of a tap that was shown as saved or completed.
 *
 * @param {string} name what the lives have in common.
 * @param {readonly Outlived[]} lives
 */
export const tell = (name, lives) => {
	const tried = lives.flatMap(tapsOf);
	const figures = kinds.map((kind) => {
		const those = tried.filter(({ is }) => is[kind]);
		return `${kind} ${those.length}, lost ${those.filter(({ isLost }) => isLost).length}`;
	});
	const early = lives.reduce((sum, { life }) => sum + life.early, 0);
	const gone = lives.filter(({ isGone }) => isGone).length;
	const times = lives.flatMap(({ life }) => life.times);
	console.log(
		`  ${name}: ${lives.length} times under ${tried.length} taps; ${figures.join('; ')}; ` +
			`${early} shown before they were complete; ${gone} times without the database; ` +
			`tap to complete ${at(times, 0.5)} ms in the middle, ${at(times, 0.95)} ms at 95 %`
	);
	for (const { life, seq, at: complete } of lives.flatMap(lostOf)) {
		const told =
			complete === undefined ? 'only shown' : `complete ${life.ended - complete} ms before the end`;
		console.log(`    lost: ${life.match}, entry ${seq}: ${told}`);
	}
};
