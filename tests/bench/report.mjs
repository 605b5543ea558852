/** The figures of the bench as lines of text. */
import { median, quantile } from './statistics.mjs';

const milliseconds = (/** @type {number} */ value) =>
	Number.isFinite(value) ? `${value.toFixed(value < 100 ? 1 : 0)} ms` : '–';

const heading = (/** @type {string} */ title, /** @type {string} */ other) =>
	`\n${title.padEnd(34)}${'app'.padStart(10)}${other.padStart(14)}${'ratio'.padStart(9)}   aim`;

/**
 * @param {string} name
 * @param {number} app
 * @param {number} other what it is compared with.
 * @param {number} [aim] the greatest ratio wanted.
 */
const compared = (name, app, other, aim) => {
	const ratio = app / other;
	const aimed = aim === undefined ? '' : `≤ ${aim.toFixed(2)}× ${ratio <= aim ? '✓' : '✗'}`;
	const figures = milliseconds(app).padStart(10) + milliseconds(other).padStart(14);
	return `${name.padEnd(34)}${figures}${(Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : '–').padStart(9)}   ${aimed}`;
};

/** @param {string} name @param {string} value @param {boolean} isMet @param {string} aim */
const alone = (name, value, isMet, aim) =>
	`${name.padEnd(34)}${value.padStart(10)}${' '.repeat(26)}${aim} ${isMet ? '✓' : '✗'}`;

/**
 * @typedef {import('./visit.mjs').Timings} Timings
 * @typedef {import('./rounds.mjs').Taps} Taps
 * @typedef {{ first: Timings, again: Timings, offline: Timings | undefined }} Visits
 * @typedef {{ home: Visits, floor: Visits, table: { first: Timings, taps: Taps }, floorTaps: Taps, bareTaps: Taps }} Round
 */

/** @param {readonly Round[]} rounds @returns {string} what the pages cost, against the floor. */
export const reportVisits = (rounds) => {
	/** @param {(round: Round) => number | undefined} of */
	const middle = (of) => median(rounds.map((round) => of(round) ?? NaN));
	const floorPaint = middle(({ floor }) => floor.first.firstPaint);
	const floorInteractive = middle(({ floor }) => floor.first.interactive);
	const offlineFailures = rounds.filter(({ home }) => !Number.isFinite(home.offline?.interactive)).length;
	const blocking = Math.max(
		middle(({ home }) => home.first.blocking),
		middle(({ table }) => table.first.blocking)
	);
	const shift = Math.max(...rounds.flatMap(({ home, table }) => [home.first.shift, table.first.shift]));
	return [
		heading('Visits', 'floor app'),
		compared(
			'home, first paint',
			middle(({ home }) => home.first.firstPaint),
			floorPaint,
			1.15
		),
		compared(
			'home, interactive',
			middle(({ home }) => home.first.interactive),
			floorInteractive,
			1.25
		),
		compared(
			'home, interactive, visited before',
			middle(({ home }) => home.again.interactive),
			middle(({ floor }) => floor.again.interactive)
		),
		compared(
			'home, interactive, server stopped',
			middle(({ home }) => home.offline?.interactive),
			middle(({ floor }) => floor.offline?.interactive),
			1.5
		),
		compared(
			'table directly, first paint',
			middle(({ table }) => table.first.firstPaint),
			floorPaint,
			1.15
		),
		compared(
			'table directly, interactive',
			middle(({ table }) => table.first.interactive),
			floorInteractive
		),
		alone('starts that failed without server', String(offlineFailures), offlineFailures === 0, '0'),
		alone('blocking time', milliseconds(blocking), blocking <= 50, '≤ 50 ms'),
		alone('layout shift', shift.toFixed(3), shift < 0.0005, '0')
	].join('\n');
};

/** @param {readonly Round[]} rounds @returns {string} what a tap costs. */
export const reportTaps = (rounds) => {
	const shown = {
		app: rounds.flatMap(({ table }) => table.taps.shown),
		bare: rounds.flatMap(({ bareTaps }) => bareTaps.shown)
	};
	const stored = {
		app: rounds.flatMap(({ table }) => table.taps.stored),
		floor: rounds.flatMap(({ floorTaps }) => floorTaps.stored)
	};
	return [
		heading('A tap', 'no framework'),
		compared('tap → paint, median', median(shown.app), median(shown.bare), 1.25),
		compared('tap → paint, p95', quantile(shown.app, 0.95), quantile(shown.bare, 0.95), 1.15),
		heading(`A tap (${stored.app.length} stored)`, 'floor app'),
		compared('tap → stored, median', median(stored.app), median(stored.floor)),
		compared('tap → stored, p95', quantile(stored.app, 0.95), quantile(stored.floor, 0.95))
	].join('\n');
};

/** @param {{ shortMatch: number, longMatch: number, shortHistory: number, longHistory: number }} growth */
export const reportGrowth = ({ shortMatch, longMatch, shortHistory, longHistory }) =>
	[
		heading('Much played', 'little'),
		compared('match of 500 entries, against 10', longMatch, shortMatch, 1.5),
		compared('history of 10,000, against 100', longHistory, shortHistory, 1.5)
	].join('\n');
