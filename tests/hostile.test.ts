/** Whatever is crafted and sent here by hand or lies in a shared database: matches open, results hold, all goes on. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { loadGame } from '$lib/games/registry';
import { importFile } from '$lib/records/import-file';
import { projectorFor } from '$lib/rows/projector';
import { reconnect } from '$lib/store/db/connection';
import { exportAll } from '$lib/store/backup/export';
import { storeBackup } from '$lib/store/backup/import';
import { listMatches } from '$lib/store/lists/list-matches';
import { listPlayers } from '$lib/store/players/players';
import { personOf } from '$lib/store/players/same-player';
import { deviceId } from '$lib/store/settings/settings';
import { fixturesOf } from './support/fixture';
import { allGames } from './support/games';
import { anywhere, byHand } from './support/hostile-crafts';
import { heldMatch, type Held } from './support/hostile-logs';
import { lookAt, opened, playOn, resultOf } from './support/hostile-look';
import type { Craft, Dice, Sent } from './support/hostile-said';
import { deliver, ways } from './support/hostile-ways';
import { runs } from './support/runs';

const newBrowser = (): void => {
	globalThis.indexedDB = new IDBFactory();
	reconnect();
};
beforeEach(newBrowser);

const gameById = new Map((await allGames()).map(({ id, game }) => [id, game]));
const device = await deviceId();
/** As many are made in the suite; the trials, which make more, tell how many came to what. */
const ofSuite = 300;
const handed: Readonly<Record<string, Craft>> = { ...anywhere, ...byHand };
const namesOf = (crafts: object) => fc.constantFrom(...Object.keys(crafts));
const stateArbitrary = fc.record({
	open: fc.constantFrom(0, 0, 1, 2, 9),
	apart: fc.constantFrom(0, 0, 1, 2, 5),
	isCorrected: fc.boolean(),
	isTold: fc.boolean(),
	isChosen: fc.boolean(),
	isDeleted: fc.constantFrom(false, false, false, true)
});
const mutantArbitrary = fc.constantFrom(...ways).chain((way) =>
	fc.record({
		way: fc.constant(way),
		id: fc.constantFrom(...gameById.keys()),
		fixture: fc.nat(99),
		state: stateArbitrary,
		crafts: fc.array(namesOf(way === 'group' ? anywhere : handed), { minLength: 1, maxLength: 3 }),
		dice: fc.array(fc.nat(1e6), { minLength: 24, maxLength: 24 }),
		isAnswered: fc.constantFrom(false, false, true)
	})
);

const throwing = (numbers: readonly number[]): Dice => {
	let thrown = 0;
	return (below) => (below > 0 ? (numbers[thrown++ % numbers.length] ?? 0) % below : 0);
};

const hold = async ({ game, here, players }: Held): Promise<void> => {
	const projector = await projectorFor([game.id]);
	await storeBackup({ entries: here, players }, projector, { own: new Set() });
};

/** Nobody who came is one of ours, and each of ours is who they were. */
const lookAtPlayers = async (held: Held): Promise<void> => {
	const { players } = await listPlayers();
	const personIs = personOf(players);
	for (const { id, name } of held.players) {
		expect(players.find((player) => player.id === id)?.name).toBe(name);
		expect(players.filter((player) => personIs(player.id) === id).map((player) => player.id)).toEqual([id]);
	}
};

/** What a fresh phone makes of all that this one exports is what this one has. */
const lookAtExport = async (): Promise<void> => {
	const gistOfAll = async () => {
		const { rows, damaged } = await listMatches({ limit: 100_000 });
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
	expect(await importFile(file)).toMatchObject({ unread: 0, left: 0, differing: 0, asked: [] });
	expect(await gistOfAll()).toEqual(before);
	newBrowser();
};

test('what is crafted turns no result, ends no match, and leaves nothing that cannot go on', async () => {
	const sample = runs(ofSuite);
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
			const sent = mutant.crafts.reduce((so, name) => handed[name]?.(so, held, dice) ?? so, plain);
			const came = await deliver(sent, { ...mutant, held, dice });
			const after = await opened(game, held.match);
			lookAt(held, before, after);
			if (came.answered > 0)
				expect(after.moves.map(({ action }) => action)).toEqual(before.moves.map(({ action }) => action));
			await lookAtPlayers(held);
			const played = await playOn(held);
			tally(`by ${mutant.way}`, true);
			if (came.refused) tally(`refused: ${came.refused}`, true);
			tally('taken', came.taken > 0);
			tally('partly left out', came.left > 0);
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
	for (const name of ['taken', 'partly left out', 'asked', 'played', 'undone'])
		expect([name, (count[name] ?? 0) > made / 50]).toEqual([name, true]);
});
