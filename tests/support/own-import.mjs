/** The app's own import of a backup as a script of its own, for a page that is none of the app's. */
import { build } from 'vite';
import { root } from '../../tools/paths.mjs';

/**
 * A game is its rules here, and has no words: its views, and some thousand messages, would take seconds to gather.
 * What is stored holds codes and no words, so it is the same; a word asked for would throw.
 */
const rulesOnly = {
	name: 'rules-only',
	enforce: /** @type {const} */ ('pre'),
	/** @param {string} id */
	load: (id) => {
		if (id.endsWith('/game.ts?whole'))
			return `export { game } from ${JSON.stringify(id.slice(0, -'?whole'.length))};`;
		return id.endsWith('/i18n/paraglide/messages.js') ? 'export const m = {};' : null;
	}
};

const bundle = async () => {
	const built = await build({
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [rulesOnly],
		resolve: { alias: { $lib: `${root}src/lib` } },
		build: {
			write: false,
			minify: true,
			copyPublicDir: false,
			lib: { entry: `${root}src/lib/records/import-file.ts`, name: 'ownImport', formats: ['iife'] }
		}
	});
	const [file] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
	if (!file || !('code' in file)) throw new Error('The import of the app makes no script');
	return file.code;
};

/** @type {Promise<string> | undefined} */
let bundled;

/** @returns a script that sets `ownImport` to what `src/lib/records/import-file.ts` exports; made once a worker. */
export const ownImport = () => (bundled ??= bundle());
