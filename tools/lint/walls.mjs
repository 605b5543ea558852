/**
 * The rooms of the app and the walls between them: which folder of `src` may import which, and what the build
 * plugins in `tools` may import from the app. `walls-rule.mjs` enforces it.
 *
 * There is one direction: routes, then what a person does, then what several of these need, then what stores, then a
 * match, then the contract of a game. No room may import one that imports it, directly or not. A game may import its
 * own folder and the contract; only the registry imports from games.
 */
import { posix } from 'node:path';

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {string} [game] the id of the game the room belongs to; '*' in a glob over all games.
 */

/** What every room with something on the screen may import. */
const common = ['ui', 'i18n', 'device', 'contract'];
/** What shows or changes stored matches may import besides. */
const stored = ['rows', 'store', 'match', 'registry'];
/** What a person does, from the one that knows most of the others. */
const screens = [
	...['home', 'table', 'result', 'setup', 'history', 'people', 'records'],
	...['backup', 'group', 'send', 'other-apps', 'rulebook']
];
/** What several of them need. */
const shared = ['live', 'match-view', 'share', 'qr', 'amend', 'matches'];

/** The folders that a game can have, each of which is a room. */
export const gameRooms = /** @type {const} */ ([
	...['rules', 'words', 'rulebook', 'art', 'parts', 'table', 'timeline', 'tool', 'fixtures']
]);
const drawnRooms = ['game rules', 'game words', 'contract', 'i18n'];

/**
 * By the name of a room: the rooms it may import besides itself, and the packages it may import (all, if not
 * given).
 *
 * @type {Readonly<Record<string, { rooms: readonly string[], packages?: readonly string[] }>>}
 */
export const allowedByRoom = {
	routes: { rooms: [...screens, ...shared, ...stored, ...common, 'page'] },
	// Completes the HTML of prerendered pages, so it runs only in the build.
	page: { rooms: [], packages: ['node:crypto', 'node:fs'] },
	home: { rooms: [...common, ...stored, 'backup', 'match-view', 'matches'] },
	// The screen of a match that is played.
	table: {
		rooms: [
			...[...common, ...stored, 'result', 'group', 'send', 'rulebook'],
			...['live', 'match-view', 'amend']
		]
	},
	// The screen of a match that is over.
	result: {
		rooms: [
			...[...common, ...stored, 'setup', 'records', 'send', 'other-apps'],
			...['live', 'match-view', 'share']
		]
	},
	// Beginning a match, or noting one that was played without the app.
	setup: { rooms: [...common, ...stored, 'match-view', 'matches'] },
	// The list of matches, and an evening of them.
	history: { rooms: [...common, ...stored, 'records', 'match-view', 'share', 'amend', 'matches'] },
	people: { rooms: [...common, ...stored, 'records', 'match-view', 'amend', 'matches'] },
	// What is counted of matches: of a game, its ranking, and what pages of people count too.
	records: { rooms: [...common, ...stored, 'match-view', 'share', 'matches'] },
	backup: { rooms: [...common, ...stored, 'send', 'matches'] },
	// Only a group deals with several phones.
	group: { rooms: [...common, ...stored, 'send', 'qr', 'sync'] },
	// Matches to and from another phone.
	send: { rooms: [...common, ...stored, 'live', 'match-view', 'qr', 'matches'] },
	// Spreadsheets and BG Stats, out and in.
	'other-apps': { rooms: [...common, ...stored, 'share', 'amend', 'matches'] },
	rulebook: { rooms: [...common, 'registry'] },
	// A match that is open.
	live: { rooms: [...common, ...stored] },
	// How a match is shown anywhere.
	'match-view': { rooms: [...common, 'store', 'match', 'registry', 'matches'] },
	// A page or a result given out: as a picture, as CSV, on paper.
	share: { rooms: common },
	// QR codes, drawn and read.
	qr: { rooms: [...common, 'match'] },
	// Changes matches that are not open on the page.
	amend: { rooms: ['matches', 'rows', 'store', 'match', 'contract'], packages: [] },
	// All rows in memory, who played them, and on which evening: what history and records are functions of.
	matches: { rooms: ['rows', 'store', 'match', 'registry', 'contract', 'i18n'], packages: ['svelte'] },
	// Makes the rows of matches by means of their games.
	rows: { rooms: ['store', 'match', 'registry', 'contract'], packages: ['valibot'] },
	sync: { rooms: ['store', 'match', 'contract'], packages: ['valibot'] },
	store: { rooms: ['match', 'contract'], packages: ['idb', 'valibot'] },
	match: { rooms: ['contract'], packages: ['valibot'] },
	// Of `i18n`, the contract needs only the list of languages.
	contract: { rooms: ['i18n'], packages: ['svelte', 'valibot'] },
	registry: {
		rooms: ['contract', ...['entry', 'meta', ...gameRooms].map((room) => `game ${room}`)]
	},
	// The build plugins import types and file names of the app. No room may import the plugins.
	tools: { rooms: ['contract', 'rulebook', 'device'] },
	ui: { rooms: ['i18n', 'contract'] },
	i18n: { rooms: [] },
	device: { rooms: ['ui', 'i18n', 'contract'] },
	// `game.ts` is what the app imports of a game, `meta.ts` what the home page loads of it.
	'game entry': { rooms: ['game rules', 'game words', 'game rulebook', 'contract'], packages: [] },
	'game meta': { rooms: ['contract', 'i18n'], packages: [] },
	'game rules': { rooms: ['contract'], packages: ['valibot'] },
	'game words': { rooms: ['game rules', 'contract', 'i18n'], packages: [] },
	'game rulebook': { rooms: ['game rules', 'game words', 'contract', 'i18n'], packages: [] },
	'game art': { rooms: [...drawnRooms, 'ui'], packages: ['svelte'] },
	// Components that table, timeline and tool share, such as a card picker or the form of a month.
	'game parts': { rooms: [...drawnRooms, 'ui', 'game art'], packages: ['svelte'] },
	'game table': { rooms: [...drawnRooms, 'ui', 'game art', 'game parts'], packages: ['svelte'] },
	'game timeline': { rooms: [...drawnRooms, 'ui', 'game art', 'game parts'], packages: ['svelte'] },
	'game tool': { rooms: [...drawnRooms, 'ui', 'game art', 'game parts'], packages: ['svelte'] },
	'game fixtures': { rooms: [], packages: [] }
};

/** Packages that only one room may import: only the store accesses the database. */
const packagesOfOneRoom = { idb: 'store' };

/** The rooms of the files at the root of a game's folder. Only tests may lie there besides. */
const roomByRootFile = new Map([
	['game', 'game entry'],
	['meta', 'game meta']
]);

/**
 * @param {string} inside the path within a game's folder.
 * @returns {string} the room. An unknown folder or file gives a room that is not listed, which may import
 *   nothing.
 */
const roomInGame = (inside) => {
	const [first = '', ...rest] = inside.split('/');
	return rest.length > 0
		? `game ${first}`
		: (roomByRootFile.get(first.replace(/(\.test)?\.ts$/, '')) ?? `game ${first}`);
};

/**
 * @param {string} path relative to `src`.
 * @returns {Room | undefined} `undefined` for files outside all rooms, such as global styles and types.
 */
export const roomOf = (path) => {
	if (path.startsWith('../tools/')) return { name: 'tools' };
	if (/^lib\/games\/registry(-posters)?(\.ts)?$/.test(path)) return { name: 'registry' };
	if (
		/^lib\/games\/(game|locale|outcome|sides|facts|views|required-files|wording|option-values|[^/]+\.ts)$/.test(
			path
		)
	)
		return { name: 'contract' };
	const game = /^lib\/games\/([^/]+)(?:\/(.*))?$/.exec(path);
	if (game) return { name: roomInGame(game[2] ?? ''), game: game[1] ?? '' };
	const folder = /^lib\/([^/]+)\//.exec(`${path}/`)?.[1];
	if (folder) return { name: folder };
	return /^(routes|params)\/|^hooks\./.test(path) ? { name: 'routes' } : undefined;
};

/**
 * @param {string} importer path of the file, relative to `src`.
 * @param {string} specifier as written.
 * @returns {{ path: string } | { package: string }} the imported path, relative to `src`, or the package.
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
 * @param {string} importer path of the file, relative to `src`.
 * @param {string} specifier as written in the import.
 * @returns {string | undefined} why the file may not import it, or `undefined` if it may.
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

	if (to.path.startsWith('../tests/') && !isTest && from.name !== 'tools')
		return 'only tests may import from tests';
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
