/**
 * Decides which modules are bundled into one chunk: first by the page that needs them at once, then by room.
 * There are few chunks, because each has a line in the import map of every page (`src/lib/page/`), and small
 * ones compress badly.
 *
 * What a page needs at once is not listed by hand: it is what the page's own module imports, directly or not,
 * and the messages used there. `npm run size` measures it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from './locales.mjs';

/** The part of the bundler's context that is used here. */
interface Modules {
	readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}
type Group = (id: string, modules: Modules) => string | null;

const source = fileURLToPath(new URL('../src/', import.meta.url));
const page = 'routes/[lang=locale]';
const games = readdirSync(`${source}lib/games`, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

/** @returns the files of the messages that a source file uses. */
const wordsIn = (file: string): readonly string[] =>
	[...readFileSync(file.replace(/\?.*/, ''), 'utf8').matchAll(/\bm\.(\w+)/g)].map(
		([, key = '']) => `${source}lib/i18n/paraglide/messages/${key}.js`
	);

/** @returns the given files, all that they import statically, and the files of the messages used there. */
const reachedFrom = (roots: readonly string[], modules: Modules): ReadonlySet<string> => {
	const reached = new Set<string>();
	const visit = (id: string): void => {
		// All messages are imported as one module, so the ones in use are found by searching the source text.
		if (reached.has(id) || !id.startsWith(source) || id.includes('/paraglide/')) return;
		reached.add(id);
		for (const word of wordsIn(id)) reached.add(word);
		modules.getModuleInfo(id)?.importedIds.forEach(visit);
	};
	for (const root of roots) visit(source + root);
	return reached;
};

/** @returns the id of the game that a file or a message belongs to, if any. */
const gameOf = (id: string): string | undefined =>
	games.find((game) => id.includes(`/games/${game}/`) || id.includes(`/messages/${game}_`));

/** Whether a file is of the contract, which every game and screen may use. */
const isOfContract = (id: string): boolean => /\/lib\/games\/[^/]+\.ts$/.test(id);

/** Messages get chunks of their own, because they change more often than the code that uses them. */
const isOfWords = (id: string): boolean => /\/paraglide\/messages\/|\/games\/[^/]+\/words\//.test(id);

/**
 * @returns a function that gives the name of the chunk for a file that a first page needs; `undefined` for
 *   other files.
 */
const firstNeeds = (modules: Modules): ((id: string) => string | undefined) => {
	const reach = (...roots: string[]) => reachedFrom(roots, modules);
	const every = reach(
		'routes/+layout.svelte',
		'routes/+error.svelte',
		`${page}/+layout.svelte`,
		'hooks.client.ts'
	);
	const home = reach(`${page}/+page.svelte`);
	// Home with matches shows their rows, for which each game has words.
	const rows = reach('lib/home/lazy.ts', ...games.map((game) => `lib/games/${game}/words/lists.ts`));
	const match = reach(`${page}/match/+page.svelte`);
	const tables = games.map((game) =>
		reach(`lib/games/${game}/game.ts?whole`, `lib/games/${game}/table/Table.svelte`)
	);
	// The spoken sentences come just after a table. A chunk shared with its sheets would bring their styles too.
	const spoken = games.map((game) => reach(`lib/games/${game}/words/spoken.ts`));
	// Pages of records have words of every game, and not the styles of its table and sheets.
	const recorded = games.map((game) => reach(`lib/games/${game}/words/records.ts`));
	return (id) => {
		const atTables = games.filter((_, place) => tables[place]?.has(id));
		const isOfTables = match.has(id) || atTables.length > 0;
		if (every.has(id) || (home.has(id) && isOfTables)) return 'app';
		if (home.has(id)) return 'home';
		if (rows.has(id)) return gameOf(id)?.concat('-lists') ?? (isOfTables ? 'store' : 'rows');
		const isShared = match.has(id) || atTables.length > 1 || (atTables.length > 0 && isOfContract(id));
		const table = isShared ? 'table' : atTables[0];
		const ofRecords = games.filter((_, place) => recorded[place]?.has(id));
		if (table) return isOfWords(id) || ofRecords.includes(table) ? `${table}-words` : table;
		const saidAt = games.filter((_, place) => spoken[place]?.has(id));
		if (saidAt.length > 0) return saidAt.length > 1 ? 'table-words' : saidAt[0]?.concat('-spoken');
		return ofRecords.length > 1 ? 'table-words' : ofRecords[0]?.concat('-records');
	};
};

/** Computed once a build, when the first group asks. */
let needs: ReturnType<typeof firstNeeds> | undefined;

/** @returns the groups for these chunks of the first pages; earlier groups take their files first. */
const ofFirstPages = (chunks: readonly string[]): readonly { readonly name: Group }[] =>
	chunks.map((chunk) => ({
		name: (id, modules) => ((needs ??= firstNeeds(modules))(id) === chunk ? chunk : null)
	}));

/** @returns the group of the files whose paths match; `name` may use the capture groups, as `$1`. */
const named =
	(path: RegExp, name: string): Group =>
	(id) => {
		const [found] = path.exec(id) ?? [];
		return found === undefined ? null : found.replace(path, name);
	};

/**
 * Svelte modules for forms and wide tables, which home does not have. Svelte's index module would pull them
 * in.
 */
const rareInSvelte =
	'reactivity/|internal/client/(index|dom/(elements/bindings/(input|select|universal)|blocks/html))';

/** The groups take files in this order. What a file imports goes with it, unless an earlier group took it. */
export const chunkGroups = [
	{ name: 'version', test: /src\/lib\/device\/version\.ts$/ },
	{
		name: 'framework',
		test: new RegExp(
			`node_modules/(svelte/src/(?!${rareInSvelte})|@sveltejs|devalue|clsx|esm-env)|paraglide/(runtime|registry)|preload-helper|rolldown.runtime`
		)
	},
	...ofFirstPages(['app', 'home']),
	{ name: 'forms', test: new RegExp(`node_modules/svelte/src/(${rareInSvelte})`) },
	...ofFirstPages(['store', 'rows', ...games.map((game) => `${game}-lists`), 'table-words', 'table']),
	...ofFirstPages(games.flatMap((game) => [`${game}-words`, game, `${game}-spoken`, `${game}-records`])),
	// What several pages share is in no page's own chunk.
	{
		name: 'more',
		test: /src\/lib\/(ui|device|i18n|store|(records|matches|match-view)\/[\w-]+\.ts|games\/[^/]+\.ts)/,
		minShareCount: 2
	},
	{
		name: named(
			/\/games\/([^/]+)\/(?:(?:timeline|table|tool|words)\/|art\/First|rulebook\/first-game\.ts)/,
			'$1-more'
		)
	},
	{ name: named(/\/games\/([^/]+)\/rulebook\/(?:aid\.|first-game\.)?([\w-]+)\.md$/, '$1-$2') },
	{ name: named(/\/games\/([^/]+)\/rulebook\/asked\.([\w-]+)\.txt$/, '$1-asked-$2') },
	{ name: named(/\/games\/([^/]+)\/art\/(?:Record|Result)Scene/, '$1-scenes') },
	// The rooms around the tables. What the search is made by comes only once somebody searches.
	{
		name: named(
			/\/src\/lib\/((?:amend|backup|device|group|history|home|live|match-view|matches|other-apps|people|qr|records|result|rulebook|send|setup|share|sync|table)(?:\/[^/.]+(?=\/))?)(?!\/search\/book-index|\/book-index)/,
			'$1'
		)
	}
];

/**
 * @param chunk a chunk of the browser's build.
 * @returns its file name pattern. The service worker reads the game and the language off it.
 */
export const chunkFileNames = ({ name }: { readonly name: string }): string => {
	const [game = '', ...parts] = name.split('-');
	const part = parts.join('-').replace(/^asked-/, '');
	const isText = locales.includes(part);
	const folder = !games.includes(game) ? 'chunks' : isText ? `texts/${part}/${game}` : `games/${game}`;
	return `_app/immutable/${folder}/[hash:7].js`;
};
