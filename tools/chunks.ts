/**
 * Which files of the app travel together: first what a page asks for at once, then rooms. Few files, since each has a
 * line in the names of every page (`src/lib/page/`), and small ones compress badly.
 *
 * What a page asks for at once is not listed anywhere: it is what the page's own file imports, through others too, and
 * the words these say. `npm run size` measures it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from './locales.mjs';

/** What the bundler tells a group of a module. */
interface Modules {
	readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}
type Group = (id: string, modules: Modules) => string | null;

const source = fileURLToPath(new URL('../src/', import.meta.url));
const page = 'routes/[lang=locale]';
const games = readdirSync(`${source}lib/games`, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

/** @returns the files of the messages that a file of ours says. */
const wordsIn = (file: string): readonly string[] =>
	[...readFileSync(file.replace(/\?.*/, ''), 'utf8').matchAll(/\bm\.(\w+)/g)].map(
		([, key = '']) => `${source}lib/i18n/paraglide/messages/${key}.js`
	);

/** @returns the files of the app that these import at once, themselves included, and those of the words they say. */
const reachedFrom = (roots: readonly string[], modules: Modules): ReadonlySet<string> => {
	const reached = new Set<string>();
	const visit = (id: string): void => {
		// The messages are imported as one: which of them are wanted, only the words tell.
		if (reached.has(id) || !id.startsWith(source) || id.includes('/paraglide/')) return;
		reached.add(id);
		for (const word of wordsIn(id)) reached.add(word);
		modules.getModuleInfo(id)?.importedIds.forEach(visit);
	};
	for (const root of roots) visit(source + root);
	return reached;
};

/** @returns the game that a file or a message belongs to. */
const gameOf = (id: string): string | undefined =>
	games.find((game) => id.includes(`/games/${game}/`) || id.includes(`/messages/${game}_`));

/** A sentence changes more often than what says it: so it does not travel with it. */
const isOfWords = (id: string): boolean => /\/paraglide\/messages\/|\/games\/[^/]+\/words\//.test(id);

/** @returns for a file the chunk of the page that asks for it first; none for what no first page asks for. */
const firstNeeds = (modules: Modules): ((id: string) => string | undefined) => {
	const reach = (...roots: string[]) => reachedFrom(roots, modules);
	const every = reach(
		'routes/+layout.svelte',
		'routes/+error.svelte',
		`${page}/+layout.svelte`,
		'hooks.client.ts'
	);
	const home = reach(`${page}/+page.svelte`);
	// Home with matches: its rows, which each game words.
	const rows = reach('lib/records/home/parts.ts', ...games.map((game) => `lib/games/${game}/words/lists.ts`));
	const match = reach(`${page}/match/+page.svelte`);
	const tables = games.map((game) =>
		reach(`lib/games/${game}/game.ts?whole`, `lib/games/${game}/table/Table.svelte`)
	);
	return (id) => {
		const atTables = games.filter((_, place) => tables[place]?.has(id));
		const isOfTables = match.has(id) || atTables.length > 0;
		if (every.has(id) || (home.has(id) && isOfTables)) return 'app';
		if (home.has(id)) return 'home';
		if (rows.has(id)) return gameOf(id)?.concat('-lists') ?? (isOfTables ? 'store' : 'rows');
		const table = match.has(id) || atTables.length > 1 ? 'table' : atTables[0];
		return isOfWords(id) ? table?.concat('-words') : table;
	};
};

/** Of this build: worked out once, when the first group asks. */
let needs: ReturnType<typeof firstNeeds> | undefined;

/** @returns the groups of what is asked for first, in the order in which they take their own. */
const ofFirstPages = (chunks: readonly string[]): readonly { readonly name: Group }[] =>
	chunks.map((chunk) => ({
		name: (id, modules) => ((needs ??= firstNeeds(modules))(id) === chunk ? chunk : null)
	}));

/** @returns the group of the files whose paths match, named after what is found there. */
const named =
	(path: RegExp, name: string): Group =>
	(id) => {
		const [found] = path.exec(id) ?? [];
		return found === undefined ? null : found.replace(path, name);
	};

/** What forms and wide tables ask of Svelte: home has neither. Its index would draw them in. */
const rareInSvelte =
	'reactivity/|internal/client/(index|dom/(elements/bindings/(input|select|universal)|blocks/html))';

/** In the order in which files are taken; what a file imports goes with it, unless it was taken before. */
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
	...ofFirstPages(games.flatMap((game) => [`${game}-words`, game])),
	// What several pages share is in no page's own file.
	{ name: 'more', test: /src\/lib\/(ui|device|i18n|store|games\/[^/]+\.ts)/, minShareCount: 2 },
	{ name: named(/\/games\/([^/]+)\/(?:timeline|table|tool|words)\//, '$1-more') },
	{ name: named(/\/games\/([^/]+)\/rulebook\/(?:aid\.)?([\w-]+)\.md$/, '$1-$2') },
	// The rooms around the tables.
	{ name: named(/\/src\/lib\/((?:play|records|rulebook|share|sync)(?:\/[^/.]+(?=\/))?)/, '$1') }
];

/**
 * @param chunk a chunk of the browser's build.
 * @returns how its file is called. The service worker reads off it which game and which language it is of.
 */
export const chunkFileNames = ({ name }: { readonly name: string }): string => {
	const [game = '', ...parts] = name.split('-');
	const part = parts.join('-');
	const isText = locales.includes(part);
	const folder = !games.includes(game) ? 'chunks' : isText ? `texts/${part}/${game}` : `games/${game}`;
	return `_app/immutable/${folder}/[hash:7].js`;
};
