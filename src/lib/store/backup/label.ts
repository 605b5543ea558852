/**
 * The format and version of a backup file. They are apart from the schemas, which only reading a file needs.
 */

export const backupFormat = 'ochaya-backup';
/**
 * The version that is written: each match as one line. Earlier ones had the logs of version 1: version 2 added rule sets,
 * version 3 was the first in parts, version 4 added corrected details, marks and joined players, version 5 choices between
 * two continuations, version 6 matches that were given up, version 7 results that were noted, and version 8 seasons and
 * hidden players.
 */
export const backupVersion = 9;
/** The earlier versions of files that are one JSON object. */
export const oldObjectVersions = [1, 2, 4, 5, 6, 7] as const;
/** The earlier versions of files in parts. */
export const oldPartsVersions: readonly number[] = [3, 8];
