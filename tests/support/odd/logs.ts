/** Logs of matches as no setup makes them: one person at two seats, two starts, none, seats the game does not have. */
import { readFileSync } from 'node:fs';
import { root } from '../../../tools/paths.mjs';
import type { Planned } from '../backups';
import { gameIds } from '../game-ids.mjs';

type Seats = readonly { readonly id: string; readonly name: string }[];
type Game = NonNullable<Planned['game']>;

/** A match of each game that is over, as a fixture of it has it. */
const wholes: Readonly<Record<string, string>> = {
	hanamikoji: 'charm',
	hanabi: 'perfect',
	koikoi: 'six-months',
	geisha: 'points-to-ten'
};
const fixtureOf = (game: string): Game & { readonly actions: readonly unknown[] } => ({
	...(JSON.parse(
		readFileSync(`${root}src/lib/games/${game}/fixtures/${wholes[game] ?? 'under-way'}.json`, 'utf8')
	) as { options: unknown; opening: readonly unknown[]; actions: readonly unknown[] }),
	id: game
});

const hour = 3_600_000;

/** One entry after the other, from `at` on, one an hour. */
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
/** Merged with Aki: see the players. */
const ben = { id: 'ben', name: 'Ben' };

/** @returns the logs by match, that can be read first. */
export const oddLogs = (now: number): ReadonlyMap<string, readonly object[]> => {
	const logs = new Map<string, readonly object[]>();
	const add = (match: string, bodies: readonly object[]): void =>
		void logs.set(match, written(match, now - (logs.size + 1) * hour, bodies));
	for (const id of gameIds) {
		const game = fixtureOf(id);
		add(`merged-${id}`, [start(game, [aki, ben]), ...said(game.actions)]);
		add(`doubled-${id}`, [start(game, [aki, aki]), ...said(game.actions)]);
	}
	const game = fixtureOf('hanamikoji');
	add('two-starts', [start(game, [aki, ben]), start(fixtureOf('koikoi'), [ben, aki]), ...said(game.actions)]);
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

/** Of these, those that cannot be opened, but have entries that can be exported. */
export const unreadableLogs = ['no-start', 'unknown-game', 'bad-options', 'newer'] as const;
