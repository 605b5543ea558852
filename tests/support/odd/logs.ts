/**
 * Logs that the app itself never makes: one person at two seats, two starts, no start, a wrong number of
 * seats.
 */
import type { Planned } from '../backups';
import { endedFixturesOf, fixtureOf } from '../evenings.mjs';
import { gameIds } from '../game-ids.mjs';

type Seats = readonly { readonly id: string; readonly name: string }[];
type Game = NonNullable<Planned['game']>;

/** By game: the fixture to use, where the first one that is over is not a match played at length. */
const fixtureNames: Readonly<Record<string, string>> = {
	hanamikoji: 'charm',
	hanabi: 'perfect',
	koikoi: 'six-months',
	geisha: 'points-to-ten'
};
const wholeMatchOf = (game: string): Game & { readonly actions: readonly unknown[] } => {
	const name = fixtureNames[game];
	const fixture = name === undefined ? endedFixturesOf(game)[0] : fixtureOf(game, name);
	if (!fixture) throw new Error(`No match of ${game} that is over`);
	return { ...fixture, id: game };
};

const hour = 3_600_000;

/** @returns the entries of a match, from the time `at` on, a second apart. */
const written = (match: string, at: number, bodies: readonly object[]): readonly object[] =>
	bodies.map((body, seq) => ({ match, seq, device: 'another-phone', at: at + seq * 1000, ...body }));

const start = (game: Game, players: Seats) => ({
	kind: 'start',
	game: game.id,
	version: 1,
	options: game.options,
	players,
	opening: game.opening
});
const said = (actions: readonly unknown[]): readonly object[] =>
	actions.map((action) => ({ kind: 'action', version: 1, action }));

const aki = { id: 'aki', name: 'Aki' };
/** Merged with Aki in `oddPlayers`. */
const ben = { id: 'ben', name: 'Ben' };

/** @param now in milliseconds since 1970. @returns the logs by match; the first ones can be read. */
export const oddLogs = (now: number): ReadonlyMap<string, readonly object[]> => {
	const logs = new Map<string, readonly object[]>();
	const add = (match: string, bodies: readonly object[]): void =>
		void logs.set(match, written(match, now - (logs.size + 1) * hour, bodies));
	for (const id of gameIds) {
		const game = wholeMatchOf(id);
		add(`merged-${id}`, [start(game, [aki, ben]), ...said(game.actions)]);
		add(`doubled-${id}`, [start(game, [aki, aki]), ...said(game.actions)]);
	}
	const game = wholeMatchOf('hanamikoji');
	add('two-starts', [
		start(game, [aki, ben]),
		start(wholeMatchOf('koikoi'), [ben, aki]),
		...said(game.actions)
	]);
	add('alone', [start(game, [aki]), ...said(game.actions)]);
	add('crowd', [
		start(
			game,
			Array.from({ length: 8 }, () => aki)
		),
		...said(game.actions)
	]);
	add('strange-actions', [
		start(game, [aki, { id: 'long', name: 'W'.repeat(160) }]),
		...said([{ type: 'nonsense' }, 7])
	]);
	add('no-start', said(game.actions));
	add('unknown-game', [start({ ...game, id: 'mahjong' }, [aki, ben])]);
	add('bad-options', [start({ ...game, options: { goal: 'none' } }, [aki, ben])]);
	add('newer', [{ ...start(game, [aki, ben]), version: 99 }]);
	add('damaged-start', [{ ...start(game, [aki, ben]), opening: 'torn' }, { kind: 'of a later build' }]);
	return logs;
};

/** The matches of `oddLogs` that cannot be opened, but have entries that can be exported. */
export const unreadableLogs = ['no-start', 'unknown-game', 'bad-options', 'newer'] as const;
