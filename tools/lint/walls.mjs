/**
 * The rooms of the app and the walls between them: which folder of `src` may import which, and
 * what the plugins of the build in `tools` may take of it.
 *
 * routes → play, records, share, rulebook → sync, rows → store → match → the contract of a game. A game knows its own
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

/** The folders of a game, each a room: the same in every game. */
export const gameRooms = /** @type {const} */ ([
	...['rules', 'words', 'rulebook', 'art', 'parts', 'table', 'timeline', 'tool', 'testing', 'fixtures']
]);
const said = ['game rules', 'game words', 'contract', 'i18n'];

/**
 * By the name of a room: the rooms it may import besides itself, and the packages where not all are allowed.
 *
 * @type {Readonly<Record<string, { rooms: readonly string[], packages?: readonly string[] }>>}
 */
const allowedByRoom = {
	routes: { rooms: [...screens, 'rows', 'store', 'match', 'registry', 'page', ...common] },
	// What a page is given while it is written: runs in the build alone.
	page: { rooms: [], packages: ['node:crypto', 'node:fs'] },
	...Object.fromEntries(
		screens.map((screen) => [
			screen,
			{ rooms: [...screens, 'rows', 'store', 'match', 'registry', ...common] }
		])
	),
	// Only the live match and the settings know of several phones: both lie in `play`.
	play: { rooms: [...screens, 'sync', 'rows', 'store', 'match', 'registry', ...common] },
	// Makes the rows of matches, by what their games say of them.
	rows: { rooms: ['store', 'match', 'registry', 'contract'], packages: ['valibot'] },
	sync: { rooms: ['store', 'match', 'contract'], packages: ['valibot'] },
	store: { rooms: ['match', 'contract'], packages: ['idb', 'valibot'] },
	match: { rooms: ['contract'], packages: ['valibot'] },
	// For the list of languages alone.
	contract: { rooms: ['i18n'], packages: ['svelte', 'valibot'] },
	registry: {
		rooms: ['contract', ...['door', 'meta', ...gameRooms].map((room) => `game ${room}`)]
	},
	// The plugins of the build: of the app, only the shape of what they write for it. No room imports them.
	tools: { rooms: ['contract', 'rulebook', 'play', 'device'] },
	ui: { rooms: ['i18n', 'contract'] },
	i18n: { rooms: ['contract'] },
	device: { rooms: ['ui', 'i18n', 'contract'] },
	// What the app takes of a game, and what the home page loads of it.
	'game door': { rooms: ['game rules', 'game words', 'game rulebook', 'contract'], packages: [] },
	'game meta': { rooms: ['contract', 'i18n'], packages: [] },
	'game rules': { rooms: ['contract'], packages: ['valibot'] },
	'game words': { rooms: ['game rules', 'contract', 'i18n'], packages: [] },
	'game rulebook': { rooms: ['game rules', 'game words', 'contract', 'i18n'], packages: [] },
	'game art': { rooms: [...said, 'ui'], packages: ['svelte'] },
	// What several of the screens below put together: a card picker, the form of a month.
	'game parts': { rooms: [...said, 'ui', 'game art'], packages: ['svelte'] },
	'game table': { rooms: [...said, 'ui', 'game art', 'game parts'], packages: ['svelte'] },
	'game timeline': { rooms: [...said, 'ui', 'game art', 'game parts'], packages: ['svelte'] },
	'game tool': { rooms: [...said, 'ui', 'game art', 'game parts'], packages: ['svelte'] },
	// For its tests alone: ready values, and slow readings of the rules.
	'game testing': { rooms: ['game rules', 'contract'], packages: ['valibot'] },
	'game fixtures': { rooms: [], packages: [] }
};

/** Only the store speaks to the database. */
const packagesOfOneRoom = { idb: 'store' };

/** The files at the root of a game: nothing else lies there but their tests. */
const doors = new Map([
	['game', 'game door'],
	['meta', 'game meta']
]);

/**
 * @param {string} inside the path within a game's folder.
 * @returns {string} the room; one that has no walls yet, and so may import nothing, for any other folder or file.
 */
const roomInGame = (inside) => {
	const [first = '', ...rest] = inside.split('/');
	return rest.length > 0
		? `game ${first}`
		: (doors.get(first.replace(/(\.test)?\.ts$/, '')) ?? `game ${first}`);
};

/**
 * @param {string} path from `src`.
 * @returns {Room | undefined} `undefined` for what belongs to no room (styles, types of the whole).
 */
export const roomOf = (path) => {
	if (path.startsWith('../tools/')) return { name: 'tools' };
	if (/^lib\/games\/registry(-posters)?(\.ts)?$/.test(path)) return { name: 'registry' };
	if (/^lib\/games\/(game|said|facts|views|places|wording|option-values|[^/]+\.ts)$/.test(path))
		return { name: 'contract' };
	const game = /^lib\/games\/([^/]+)(?:\/(.*))?$/.exec(path);
	if (game) return { name: roomInGame(game[2] ?? ''), game: game[1] ?? '' };
	const folder = /^lib\/([^/]+)\//.exec(`${path}/`)?.[1];
	if (folder) return { name: folder };
	return /^(routes|params)\/|^hooks\./.test(path) ? { name: 'routes' } : undefined;
};

/**
 * @param {string} importer from `src`.
 * @param {string} specifier as written.
 * @returns {{ path: string } | { package: string }} where it leads: from `src`, or to a package.
 */
const target = (importer, specifier) => {
	const address = specifier.replace(/^!/, '').replace(/\?.*$/, '');
	if (address.startsWith('.'))
		return { path: posix.join(posix.dirname(importer), address).replace(/^\.\.\/src\//, '') };
	if (address === '$lib' || address.startsWith('$lib/')) return { path: `lib${address.slice(4)}` };
	if (address.startsWith('/src/')) return { path: address.slice(5) };
	return { package: address };
};

/**
 * @param {string} importer the file's path from `src`.
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
	if (!allowed) return `${from.name} is no room: add it to tools/lint/walls.mjs`;
	return allowed.rooms.includes(room.name) ? undefined : `${from.name} may not import ${room.name}`;
};
