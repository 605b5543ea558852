/** Crafted lines, received as a file or a link: all matches still open, no result changes, every match can be continued. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { loadGame } from '$lib/games/registry';
import { importFile } from '$lib/send/import-file';
import { projectorFor } from '$lib/rows/projector';
import { reconnect } from '$lib/store/db/connection';
import { exportAll } from '$lib/store/backup/export';
import { storeBackup } from '$lib/store/backup/import';
import { readStoredRows } from '$lib/store/lists/read-rows';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/player';
import { deviceId } from '$lib/store/settings/settings';
import { fixturesOf } from './support/fixture';
import { allGames } from './support/games';
import { crafts, type Craft, type Dice, type Sent } from './support/hostile-crafts';
import { heldMatch, type ParkedMatch } from './support/hostile-logs';
import { expectUnchanged, opened, continueMatch, resultOf } from './support/hostile-checks';
import { deliver, channels } from './support/hostile-delivery';
import { runParameters } from './support/runs';

const newBrowser = (): void => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
};
beforeEach(newBrowser);

const gameById = new Map((await allGames()).map(({ id, game }) => [id, game]));
const device = await deviceId();
/**
 * How many crafted logs the suite tries. The trials try more, and print how many of them had which effect.
 */
const ofSuite = 60;
const craftByName: Readonly<Record<string, Craft>> = crafts;
const stateArbitrary = fc.record({
	open: fc.constantFrom(0, 0, 1, 2, 9),
	apart: fc.constantFrom(0, 0, 1, 2, 5),
	isCorrected: fc.boolean(),
	isTold: fc.boolean(),
	isDeleted: fc.constantFrom(false, false, false, true)
});
const mutantArbitrary = fc.constantFrom(...channels).chain((channel) =>
	fc.record({
		channel: fc.constant(channel),
		id: fc.constantFrom(...gameById.keys()),
		fixture: fc.nat(99),
		state: stateArbitrary,
		crafts: fc.array(fc.constantFrom(...Object.keys(crafts)), { minLength: 1, maxLength: 3 }),
		dice: fc.array(fc.nat(1e6), { minLength: 24, maxLength: 24 }),
		isAnswered: fc.constantFrom(false, false, true)
	})
);

const throwing = (numbers: readonly number[]): Dice => {
	let thrown = 0;
	return (below) => (below > 0 ? (numbers[thrown++ % numbers.length] ?? 0) % below : 0);
};

const hold = async ({ game, here, players }: ParkedMatch): Promise<void> => {
	const projector = await projectorFor([game.id]);
	await storeBackup({ entries: here, players }, projector, { own: new Set() });
};

/** Expects that our players have their names, and that no received player counts as one of ours. */
const lookAtPlayers = async (held: ParkedMatch): Promise<void> => {
	const { players } = await listPlayers();
	const personIs = personOf(players);
	for (const { id, name } of held.players) {
		expect(players.find((player) => player.id === id)?.name).toBe(name);
		expect(players.filter((player) => personIs(player.id) === id).map((player) => player.id)).toEqual([id]);
	}
};

/** Expects that a fresh phone has the same matches after it imports all that this one exports. */
const lookAtExport = async (): Promise<void> => {
	const gistOfAll = async () => {
		const { rows, damaged } = await readStoredRows();
		expect(damaged).toEqual([]);
		return Promise.all(
			rows.map(async ({ id, game: of, unreadable }) => {
				const game = await loadGame(of);
				if (!game) throw new Error(`${id}: ${of}`);
				expect(unreadable).toBe(undefined);
				const folded = await opened(game, id);
				const { state, moves, players, isDeleted } = folded;
				return { id, state, moves: moves.length, players, isDeleted, result: resultOf(game, folded) };
			})
		);
	};
	const before = await gistOfAll();
	const { file, ...trouble } = await exportAll();
	expect(trouble).toEqual({});
	newBrowser();
	expect(await importFile(file)).toMatchObject({ unread: 0, differing: 0, asked: [] });
	expect(await gistOfAll()).toEqual(before);
	newBrowser();
};

test('crafted lines change no result, end no match, and every match can be continued', async () => {
	const sample = runParameters(ofSuite);
	const count: Record<string, number> = {};
	const tally = (name: string, is: boolean): void => {
		count[name] = (count[name] ?? 0) + Number(is);
	};
	let made = 0;
	await fc.assert(
		fc.asyncProperty(mutantArbitrary, async ({ id, ...mutant }) => {
			const game = gameById.get(id);
			const fixtures = fixturesOf(id);
			const [, fixture] = fixtures[mutant.fixture % fixtures.length] ?? [];
			if (!game || !fixture) throw new Error(`${id} has no fixture`);
			made += 1;
			const held = heldMatch(game, fixture, mutant.state, String(made), device);
			await hold(held);
			const before = await opened(game, held.match);
			const dice = throwing(mutant.dice);
			const plain: Sent = { entries: held.shared, players: held.players, ruleSets: [], setups: {} };
			const sent = mutant.crafts.reduce((so, name) => craftByName[name]?.(so, held, dice) ?? so, plain);
			const came = await deliver(sent, mutant.channel, mutant.isAnswered);
			const after = await opened(game, held.match);
			expectUnchanged(held, before, after);
			if (came.answered > 0)
				expect(after.moves.map(({ action }) => action)).toEqual(before.moves.map(({ action }) => action));
			await lookAtPlayers(held);
			const played = await continueMatch(held);
			tally(`by ${mutant.channel}`, true);
			if (came.refused) tally(`refused: ${came.refused}`, true);
			tally('taken', came.taken > 0);
			tally('said otherwise', came.differing > 0);
			tally('asked', came.asked > 0);
			tally('answered', came.answered > 0);
			tally(played, true);
			if (made % 25 === 0) await lookAtExport();
		}),
		sample
	);
	await lookAtExport();
	if (made > ofSuite) console.log({ made, ...count });
	for (const name of ['taken', 'said otherwise', 'asked', 'played', 'undone'])
		expect([name, (count[name] ?? 0) > made / 50]).toEqual([name, true]);
});
