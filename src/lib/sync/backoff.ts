/** How long to wait between attempts, with a random part, so that phones do not all retry at once. */

const first = 1_000;
const longest = 300_000;

/** Between half and all of a time, in milliseconds. */
const spread = (whole: number, chance: number): number => Math.round(whole * (0.5 + chance / 2));

/**
 * @param failures how many attempts have failed in a row, from 1.
 * @param chance a random number in [0, 1).
 * @returns milliseconds to wait: at least half, at most all of a time that begins at one second, doubles with
 * each failure, and ends at five minutes.
 */
export const pauseAfter = (failures: number, chance: number): number =>
	spread(Math.min(longest, first * 2 ** Math.min(failures - 1, 20)), chance);

const shortest = 4_000;
const longestProbe = 30_000;
/** How many attempts with short pauses cover the first minutes. */
const shortProbes = 60;

/**
 * The pause before the group is asked again whether it is there. It stays short, because a network is often
 * away for a minute, and the phone has to be in step soon after it is back.
 *
 * @param failures how many attempts have failed in a row, from 1; Infinity for the longest pause.
 * @param chance a random number in [0, 1).
 * @returns milliseconds to wait: at least half, at most all of one second, two, then four seconds for the
 * first minutes, and then slowly more, up to half a minute.
 */
export const probeAfter = (failures: number, chance: number): number => {
	const short = Math.min(shortest, first * 2 ** Math.min(failures - 1, 20));
	const more = Math.max(0, failures - shortProbes) * 500;
	return spread(Math.min(longestProbe, short + more), chance);
};
