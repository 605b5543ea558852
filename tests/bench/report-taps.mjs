/** Formats the measured times of taps. */
import { median, quantile } from './statistics.mjs';

/** The largest wanted ratio of the app's times to those of a page without framework. */
const aims = { median: 1.4, p95: 1.5 };
/** How long the work of the second frame may take at most, in milliseconds. */
const aimOfSecondFrame = 50;

const milliseconds = (/** @type {number} */ value) =>
	(Number.isFinite(value) ? value.toFixed(1) : '–').padStart(7);

/** @param {number} value @param {number} other @param {number} aim */
const ratio = (value, other, aim) => {
	const found = value / other;
	return Number.isFinite(found) ? `${found.toFixed(2).padStart(5)}× ${found <= aim ? '✓' : '✗'}` : '      – ';
};

/** @param {Split} split */
const workOf = ({ script, style, layout, paint }) => script + style + layout + paint;

/**
 * @typedef {import('./taps.mjs').SceneTaps} SceneTaps
 * @typedef {import('./trace.mjs').TapSplit} TapSplit
 * @typedef {import('./trace.mjs').Split} Split
 */

const namesOf = (/** @type {SceneTaps} */ { table }) => [...new Set(table.taps.map(({ name }) => name))];

/** @param {readonly Split[]} splits @returns the medians by kind, in one line. */
const splitText = (splits) =>
	/** @type {const} */ (['script', 'style', 'layout', 'paint', 'other'])
		.map(
			(kind) =>
				`${kind} ${median(splits.map((split) => split[kind]))
					.toFixed(1)
					.padStart(5)}`
		)
		.join('  ');

/** @param {string} name @param {readonly TapSplit[]} splits */
const traceLine = (name, splits) =>
	[
		name.padEnd(24),
		`shown: ${splitText(splits.map(({ shown }) => shown))}`,
		`after: ${splitText(splits.map(({ after }) => after))}`,
		`styled ${median(splits.map(({ styled }) => styled)).toFixed(0)}, laid out ${median(splits.map(({ laidOut }) => laidOut)).toFixed(0)}`
	].join(' | ');

/**
 * @param {readonly SceneTaps[]} rounds measurements of the same scene.
 * @param {string} [only] reports only taps of this name.
 * @returns {string} the times by name of the tap, compared with the page without framework, and the traces,
 *   if any.
 */
export const reportTaps = (rounds, only) => {
	const [first] = rounds;
	if (!first) return '';
	const bare = rounds.flatMap((round) => round.bare.taps.map(({ shown = NaN }) => shown));
	const [bareMedian, bareHigh] = [median(bare), quantile(bare, 0.95)];
	const names = namesOf(first).filter((name) => only === undefined || name === only);
	const lines = names.map((name) => {
		const taps = rounds.flatMap(({ table }) => table.taps.filter((tap) => tap.name === name));
		const shown = taps.map((tap) => tap.shown ?? NaN);
		const stored = taps.map((tap) => tap.stored ?? NaN);
		const missed = shown.filter((value) => !Number.isFinite(value)).length;
		const [middle, high] = [median(shown), quantile(shown, 0.95)];
		const second = median(
			rounds.flatMap(({ table }) =>
				table.splits.filter((split) => split.name === name).map(({ after }) => workOf(after))
			)
		);
		return [
			name.padEnd(24),
			milliseconds(middle) + ratio(middle, bareMedian, aims.median).padStart(10),
			milliseconds(high) + ratio(high, bareHigh, aims.p95).padStart(10),
			milliseconds(second) + (Number.isFinite(second) ? (second <= aimOfSecondFrame ? ' ✓' : ' ✗') : '  '),
			milliseconds(median(stored)) + milliseconds(quantile(stored, 0.95)),
			`${taps.length} taps${missed > 0 ? `, ${missed} SHOWED NOTHING` : ''}`
		].join('  ');
	});
	const splits = rounds.flatMap(({ table }) => table.splits);
	const bareSplits = rounds.flatMap((round) => round.bare.splits);
	const traces =
		splits.length === 0
			? []
			: [
					'  of which, in ms (medians; other: events, timers and waiting not told apart)',
					traceLine('no framework', bareSplits),
					...names.map((name) =>
						traceLine(
							name,
							splits.filter((split) => split.name === name)
						)
					)
				];
	return [
		`\n${first.game}, ${first.scene}`.padEnd(25) +
			'  shown, ÷ bare ≤ 1.40  p95, ÷ bare ≤ 1.50    2nd ≤ 50    stored, p95',
		`${'no framework'.padEnd(24)}  ${milliseconds(bareMedian)}${' '.repeat(10)}  ${milliseconds(bareHigh)}`,
		...lines,
		...traces
	].join('\n');
};
