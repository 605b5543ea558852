/** Makes backups of given matches. */

const tenMinutes = 600_000;

/** A match of a backup. */
export interface Planned {
	readonly id: string;
	readonly names: readonly [near: string, far: string, ...others: string[]];
	/** By default Hanamikoji. */
	readonly game?: { readonly id: string; readonly options: unknown; readonly opening: readonly unknown[] };
	/** The actions after the start. */
	readonly actions?: readonly unknown[];
	/**
	 * When it began, in milliseconds since 1970. By default, each match of a backup began ten minutes before
	 * the previous.
	 */
	readonly at?: number;
	/** Milliseconds from one entry to the next; by default a second. */
	readonly pace?: number;
}

/**
 * Scores a round by its tokens.
 *
 * @param tokens the side on which each token lies, or `null` for the middle.
 */
export const scored = (tokens: readonly (0 | 1 | null)[]) => ({
	type: 'score',
	entry: { way: 'tokens', tokens }
});

/** The near player wins with four geishas. */
export const winningRound = scored([0, 0, 0, 0, null, null, 1]);
/** Each player has two geishas, and the match goes on. */
export const openRound = scored([0, 0, null, null, null, 1, 1]);

/** @returns the id of a player in these backups. */
export const playerId = (name: string): string => `player-${name.replaceAll(/[^A-Za-z0-9]/g, '-')}`;

const hanamikoji = {
	id: 'hanamikoji',
	options: { roundLimit: null, atLimit: 'points' },
	opening: [{ type: 'starter', side: 0 }]
};

/** @returns the entries of a match. */
export const logOf = ({ id, names, game = hanamikoji, actions = [], at = 0, pace = 1000 }: Planned) => {
	const stamp = (seq: number) => ({ match: id, seq, device: 'another-phone', at: at + seq * pace });
	return [
		{
			...stamp(0),
			kind: 'start',
			game: game.id,
			version: 1,
			options: game.options,
			players: names.map((name) => ({ id: playerId(name), name })),
			opening: game.opening
		},
		...actions.map((action, index) => ({ ...stamp(index + 1), kind: 'action', version: 1, action }))
	];
};

/** @returns the content of a backup file, version 1. */
export const backupOf = (matches: readonly Planned[]) => {
	const now = Date.now();
	const names = [...new Set(matches.flatMap((match) => match.names))];
	return {
		format: 'ochaya-backup',
		version: 1,
		exported: new Date(now).toISOString(),
		entries: matches.flatMap((match, index) => logOf({ at: now - (index + 1) * tenMinutes, ...match })),
		players: names.map((name, index) => ({
			id: playerId(name),
			name,
			created: now - index,
			used: now - index
		}))
	};
};
