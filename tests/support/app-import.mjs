/** Bundles the app's import of backups as a script, to be run in a page that is not a page of the app. */
import { build } from 'vite';
import { root } from '../../tools/paths.mjs';

/**
 * A Vite plugin that reduces games to their rules and leaves out all messages, because bundling views and
 * some thousand messages takes seconds. Stored data holds codes and no words, so it is the same; using a
 * message would throw.
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
			lib: { entry: `${root}src/lib/send/import-file.ts`, name: 'appImport', formats: ['iife'] }
		}
	});
	const [file] = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
	if (!file || !('code' in file)) throw new Error('The import of the app makes no script');
	return file.code;
};

/** @type {Promise<string> | undefined} */
let bundled;

/**
 * @returns a script that sets `appImport` to the exports of `src/lib/send/import-file.ts`; bundled once a
 *   process.
 */
export const appImport = () => (bundled ??= bundle());
