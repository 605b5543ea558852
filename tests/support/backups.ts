/** Backup files made by hand: matches that would take long to tap, and files that are none. */

const tenMinutes = 600_000;

/** A match as a test names it. */
export interface Planned {
	readonly id: string;
	readonly names: readonly [near: string, far: string, ...others: string[]];
	/** Hanamikoji without one. */
	readonly game?: { readonly id: string; readonly options: unknown; readonly opening: readonly unknown[] };
	/** What is said after the start. */
	readonly actions?: readonly unknown[];
	/** When it began, in milliseconds since 1970; without it, the first of a backup is the newest. */
	readonly at?: number;
	/** From one entry to the next, in milliseconds: a second without it. */
	readonly pace?: number;
}

/** Where the tokens lie after a round; a side, or `null` for the middle. */
export const scored = (tokens: readonly (0 | 1 | null)[]) => ({
	type: 'score',
	entry: { way: 'tokens', tokens }
});

/** Near wins with four geishas. */
export const winningRound = scored([0, 0, 0, 0, null, null, 1]);
/** Near has two geishas, far two; the match goes on. */
export const openRound = scored([0, 0, null, null, null, 1, 1]);

/** A player's id, from their name. */
export const playerId = (name: string): string => `player-${name.replaceAll(/[^A-Za-z0-9]/g, '-')}`;

const hanamikoji = {
	id: 'hanamikoji',
	options: { roundLimit: null, atLimit: 'points' },
	opening: [{ type: 'starter', side: 0 }]
};

/** @returns the log of a match. */
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

/** @returns a backup file's content. */
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
