/** Formats the figures of the bench. */
import { median } from './statistics.mjs';

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
 * @typedef {{ first: Timings, again: Timings, offline: Timings | undefined }} Visits
 * @typedef {{ home: Visits, floor: Visits, tables: Readonly<Record<string, Timings>> }} Round
 */

/**
 * @param {readonly Round[]} rounds
 * @param {number} aimOfTables the greatest ratio wanted for a table that is opened directly.
 * @returns {string} the times of the visits, compared with the floor app.
 */
export const reportVisits = (rounds, aimOfTables) => {
	/** @param {(round: Round) => number | undefined} of */
	const middle = (of) => median(rounds.map((round) => of(round) ?? NaN));
	const floorPaint = middle(({ floor }) => floor.first.firstPaint);
	const floorInteractive = middle(({ floor }) => floor.first.interactive);
	const offlineFailures = rounds.filter(({ home }) => !Number.isFinite(home.offline?.interactive)).length;
	const games = Object.keys(rounds[0]?.tables ?? {});
	/** @type {(readonly [string, (round: Round) => Timings | undefined])[]} */
	const opened = [
		['home', ({ home }) => home.first],
		...games.map(
			(game) => /** @type {const} */ ([`${game} directly`, (/** @type {Round} */ { tables }) => tables[game]])
		)
	];
	const tables = opened.slice(1);
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
		...tables.map(([name, of]) =>
			compared(
				`${name}, first paint`,
				middle((round) => of(round)?.firstPaint),
				floorPaint,
				1.15
			)
		),
		...tables.map(([name, of]) =>
			compared(
				`${name}, interactive`,
				middle((round) => of(round)?.interactive),
				floorInteractive,
				aimOfTables
			)
		),
		alone('starts that failed without server', String(offlineFailures), offlineFailures === 0, '0'),
		...opened.map(([name, of]) => {
			const blocking = middle((round) => of(round)?.blocking);
			return alone(`${name}, blocking`, milliseconds(blocking), blocking <= 100, '≤ 100 ms');
		}),
		...opened.flatMap(([name, of]) => {
			const timings = rounds.map(of);
			const shift = Math.max(...timings.map((found) => found?.shift ?? NaN));
			const shifted = new Set(timings.flatMap((found) => found?.shifted ?? []));
			return [
				alone(`${name}, layout shift`, shift.toFixed(4), shift < 0.0005, '0'),
				...[...shifted].map((what) => `    shifted: ${what}`)
			];
		})
	].join('\n');
};
