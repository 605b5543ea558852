/**
 * The ids of the games, for tests that cannot import the registry. So tests of every game include new ones.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { root } from '../../tools/paths.mjs';

const folder = `${root}src/lib/games/`;

/** @param {string} id @returns {number} its place on the home page. */
const orderOf = (id) => {
	const [, order] = /\border: (\d+)/.exec(readFileSync(`${folder}${id}/meta.ts`, 'utf8')) ?? [];
	if (order === undefined) throw new Error(`The meta.ts of ${id} says no order`);
	return Number(order);
};

/** The ids of all games, found and ordered as in `src/lib/games/registry.ts`. */
export const gameIds = readdirSync(folder)
	.filter((id) => existsSync(`${folder}${id}/meta.ts`))
	.sort((a, b) => orderOf(a) - orderOf(b));

/**
 * Reads the game's fixture of a match under way.
 *
 * @param {string} id
 * @returns {{ options: unknown, opening: readonly unknown[], actions: readonly unknown[] }}
 */
export const underWay = (id) => JSON.parse(readFileSync(`${folder}${id}/fixtures/under-way.json`, 'utf8'));
