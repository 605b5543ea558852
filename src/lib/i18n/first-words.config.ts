/** Which words of the house are said by what loads first, for the build: see `chunkGroups` in `vite.config.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** What home loads at once, within `src`; every table loads it too. */
const ofHome = new RegExp(
	'^(lib/device/|lib/ui/(Button|IconButton|TabBar|Trouble)\\.' +
		'|lib/play/(GameTiles|InstallOffer|Notices|StorageHeld|StoreTroubleLater|ToolLinks|Unsaved)\\.' +
		'|routes/([^/]+|\\[lang=locale\\]/[^/]+)$)'
);
/** What every table loads at once besides, and home's rows with it. */
const ofTables = new RegExp(
	'^lib/((ui|match|store|i18n)/|play/([^/]+$|beyond/result-title)|records/(MatchRow|match-rows))' +
		'|^routes/\\[lang=locale\\]/match/'
);

const files = (): readonly string[] =>
	readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
		(file) => /\.(svelte|ts)$/.test(file) && !/paraglide\/|\.test\.ts$/.test(file)
	);
const wordsOf = (said: readonly string[]): ReadonlySet<string> =>
	new Set(
		said.flatMap((file) =>
			[...readFileSync(source + file, 'utf8').matchAll(/\bm\.(\w+)/g)].map(([, key = '']) => key)
		)
	);

/** @returns the keys of the messages that home says, and of those that tables say. */
export const firstWords = () => {
	const all = files();
	return {
		home: wordsOf(all.filter((file) => ofHome.test(file))),
		tables: wordsOf(all.filter((file) => ofTables.test(file)))
	};
};
