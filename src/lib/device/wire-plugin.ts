/**
 * A Vite plugin: how the client's files go to a phone. Their names stand many times in what loads first, so they
 * are short. What runs as soon as it arrives says so: Chromium then compiles all of it beside the page while it is
 * fetched, instead of function by function when each is first called.
 */
import type { Plugin } from 'vite';

/** Understood at the very beginning of a file. */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * The plugin.
 *
 * @param first names of the chunks of which most runs as soon as they are there.
 * @throws Error when a chunk is not there, or names are made otherwise.
 */
export const wire = (first: readonly string[]): Plugin => ({
	name: 'wire',
	apply: 'build',
	outputOptions(options) {
		// Everywhere: fonts and styles have the same names for the server's build.
		options.hashCharacters = 'base36';
		if (this.environment.name !== 'client') return options;
		const { chunkFileNames } = options;
		if (typeof chunkFileNames !== 'string' || !chunkFileNames.includes('[hash]'))
			throw new Error('chunks are named otherwise');
		return { ...options, chunkFileNames: chunkFileNames.replace('[hash]', '[hash:7]') };
	},
	generateBundle: {
		// After Vite, which writes its list of files to the very beginning.
		order: 'post',
		handler(_, bundle) {
			if (this.environment.name !== 'client') return;
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			for (const wanted of first) {
				const chunk = chunks.find(({ name }) => name === wanted);
				if (!chunk) throw new Error(`no chunk is named ${wanted}`);
				chunk.code = compileAll + chunk.code;
			}
		}
	}
});
