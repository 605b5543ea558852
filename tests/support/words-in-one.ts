/**
 * A Vite plugin for the unit tests: the messages, each a file of its own, come as one module. It takes far longer to
 * hand 1,500 files to each worker than to bundle them.
 */
import { build, type Plugin } from 'vite';

export const wordsInOne = (): Plugin => ({
	name: 'words-in-one',
	load: {
		filter: { id: /i18n\/paraglide\/messages\/_index\.js$/ },
		async handler(index) {
			const built = await build({
				configFile: false,
				logLevel: 'silent',
				build: {
					ssr: index,
					write: false,
					minify: false,
					// What the messages share with the app stays outside: the language is told there.
					rolldownOptions: { external: [/\/paraglide\/\w+\.js$/] }
				}
			});
			const bundle = Array.isArray(built) ? built[0] : built;
			if (!bundle || !('output' in bundle)) throw new Error('the messages were not bundled');
			const [chunk] = bundle.output;
			for (const file of chunk.moduleIds) this.addWatchFile(file);
			return { code: chunk.code, map: null };
		}
	}
});
