/**
 * The rooms of the house and the walls between them: which folder of `src` may import which.
 *
 * routes → play, records, share, rulebook → store → match → the contract of a game. A game knows its own
 * folder and the contract; only the registry reaches into games. Held by `walls-rule.mjs`.
 */
import { posix } from 'node:path';

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {string} [game] the folder's name, for a part of a game; '*' in a glob over all of them.
 */

const screens = ['play', 'records', 'share', 'rulebook'];
const common = ['ui', 'i18n', 'device', 'contract'];

/**
 * By the name of a room: the rooms it may import besides itself, and the packages where not all are allowed.
 *
 * @type {Readonly<Record<string, { rooms: readonly string[], packages?: readonly string[] }>>}
 */
const allowedByRoom = {
	routes: { rooms: [...screens, 'store', 'match', 'registry', ...common] },
	...Object.fromEntries(
		screens.map((screen) => [screen, { rooms: [...screens, 'store', 'match', 'registry', ...common] }])
	),
	store: { rooms: ['match', 'contract'], packages: ['idb', 'valibot'] },
	match: { rooms: ['contract'], packages: ['valibot'] },
	contract: { rooms: [], packages: ['svelte', 'valibot'] },
	registry: { rooms: ['contract', 'game wiring', 'game words', 'game view'] },
	ui: { rooms: ['i18n', 'contract'] },
	i18n: { rooms: ['contract'] },
	device: { rooms: ['ui', 'i18n', 'contract'] },
	'game rules': { rooms: ['contract'], packages: ['valibot'] },
	'game words': { rooms: ['game rules', 'contract', 'i18n'], packages: [] },
	'game wiring': { rooms: ['game rules', 'game words', 'game view', 'contract'], packages: ['valibot'] },
	'game view': { rooms: ['game rules', 'game words', 'contract', 'ui', 'i18n'], packages: ['svelte'] }
};

/** Only the store speaks to the database. */
const packagesOfOneRoom = { idb: 'store' };

/**
 * A view is a component, or a helper of components in the folders `art` and `table`.
 *
 * @param {string} inside the path within a game's folder.
 */
const partOf = (inside) => {
	if (inside === 'game.ts' || inside === 'game') return 'game wiring';
	if (/\.svelte(\.ts)?$/.test(inside) || /^(art|table)\//.test(inside)) return 'game view';
	return /(^|[/-])(meta|words)(\.ts)?$/.test(inside) ? 'game words' : 'game rules';
};

/**
 * @param {string} path within `src`.
 * @returns {Room | undefined} `undefined` for what belongs to no room (styles, types of the whole).
 */
export const roomOf = (path) => {
	if (/^lib\/games\/registry(\.ts)?$/.test(path)) return { name: 'registry' };
	if (/^lib\/games\/(game|wording|option-values|[^/]+\.ts)$/.test(path)) return { name: 'contract' };
	const game = /^lib\/games\/([^/]+)(?:\/(.*))?$/.exec(path);
	if (game) return { name: partOf(game[2] ?? ''), game: game[1] ?? '' };
	const folder = /^lib\/([^/]+)\//.exec(`${path}/`)?.[1];
	if (folder) return { name: folder };
	return /^(routes|params)\/|^hooks\./.test(path) ? { name: 'routes' } : undefined;
};

/**
 * @param {string} importer within `src`.
 * @param {string} specifier as written.
 * @returns {{ path: string } | { package: string }} where it leads: within `src`, or to a package.
 */
const target = (importer, specifier) => {
	const address = specifier.replace(/^!/, '').replace(/\?.*$/, '');
	if (address.startsWith('.')) return { path: posix.join(posix.dirname(importer), address) };
	if (address === '$lib' || address.startsWith('$lib/')) return { path: `lib${address.slice(4)}` };
	if (address.startsWith('/src/')) return { path: address.slice(5) };
	return { package: address };
};

/**
 * @param {string} importer the file's path within `src`.
 * @param {string} specifier what it imports, as written.
 * @returns {string | undefined} why it may not, or `undefined`.
 */
export const wallBetween = (importer, specifier) => {
	const from = roomOf(importer);
	if (!from) return undefined;
	const isTest = importer.endsWith('.test.ts');
	const to = target(importer, specifier);

	if ('package' in to) {
		if (isTest) return undefined;
		const name = /^(@[^/]+\/)?[^/]+/.exec(to.package)?.[0] ?? to.package;
		const packages = allowedByRoom[from.name]?.packages;
		if (packages && !packages.includes(name)) return `${from.name} may not import the package ${name}`;
		const owner = Object.entries(packagesOfOneRoom).find(([only]) => only === name)?.[1];
		return owner && owner !== from.name ? `only ${owner} may import the package ${name}` : undefined;
	}

	const room = roomOf(to.path);
	if (!room) return undefined;
	if (room.game !== undefined) {
		if (from.game !== undefined && from.game !== room.game) return 'no game may import another';
		if (from.game === undefined && from.name !== 'registry' && !isTest) {
			return `only games/registry.ts may reach into games/${room.game}`;
		}
	}
	if (isTest || from.name === room.name) return undefined;
	const allowed = allowedByRoom[from.name];
	if (!allowed) return `${from.name} is no room of the house: add it to tests/tools/rooms.mjs`;
	return allowed.rooms.includes(room.name) ? undefined : `${from.name} may not import ${room.name}`;
};
