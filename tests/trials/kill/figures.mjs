/** What became of the taps of many lives, by how they ended. */

/**
 * A life of the browser: so many taps, and how it ended.
 *
 * @typedef {object} Life
 * @property {string} match
 * @property {string} end how it ended.
 * @property {number} first the `seq` of its first tap.
 * @property {number} taps
 * @property {number} shown how many of the first taps the mark called saved.
 * @property {number} early how many of these it called so before their transaction had completed.
 * @property {Map<number, number>} completed when the transaction of a `seq` completed.
 * @property {readonly number[]} times how long it took from a tap to that.
 * @property {number} ended when the end began.
 */

/**
 * A life, and what was there after it.
 *
 * @typedef {object} Outlived
 * @property {Life} life
 * @property {ReadonlySet<number>} kept
 * @property {boolean} isGone the browser came back without its database.
 */

const kinds = /** @type {const} */ (['shown as saved', 'completed', 'neither']);

/** @param {Outlived} outlived @returns its taps, each with what was told of it and whether it is lost. */
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

/** @param {Outlived} outlived @returns its taps that are lost though they were shown as saved, or had completed. */
export const lostOf = (outlived) => tapsOf(outlived).filter(({ is, isLost }) => isLost && !is.neither);

/** @param {readonly number[]} values @param {number} part */
const at = (values, part) =>
	(values.toSorted((one, other) => one - other)[Math.floor(part * values.length)] ?? 0).toFixed(1);

/**
 * Prints what was tried and lost, and each loss of what was shown or completed.
 *
 * @param {string} name of what they have alike.
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
